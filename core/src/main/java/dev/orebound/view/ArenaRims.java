package dev.orebound.view;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.effect.ParticleKind;
import dev.orebound.view.effect.ParticlePool;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Draws the edge of a trap room's floor. While the doors close, a red rim runs along the rock, and golden arrows lead
 * out through the doorways as long as leaving is possible; while they are shut the rim only smoulders.
 */
final class ArenaRims implements SceneLayer {
    private static final int DANGER = 0xff4a34;
    private static final int WAY_OUT = 0xffd26e;
    private static final int SMOULDERS = 0x8f2a30;
    private static final int GOLD = 0xffc65c;
    private static final float THICK = 2;
    /** Cells between two crests of the light that runs along the edge. */
    private static final float CREST_CELLS = 5;

    private static final float CRESTS_A_SECOND = 1.6f;
    private static final float WAY_OUT_CELLS = 4;
    private static final int ARROWS = 5;
    private static final float ARROWS_A_SECOND = 2.2f;
    /** Pixels by which the rim's glow reaches farther in. */
    private static final float SOFT = 4;

    private final World world;
    private final Grid grid;
    private final SceneContext frame;
    private final FogOfWar fog;
    private final List<RoomRim> rims = new ArrayList<>();
    private final List<List<DoorwayPoints>> thresholds = new ArrayList<>();

    /** Holds the edge of a room's floor along the rock: one piece for each side of a cell that touches rock. */
    static final class RoomRim {
        private final int[] cells;
        private final Direction[] sides;

        RoomRim(Room room, Floor floor) {
            Grid grid = floor.grid();
            int[] found = new int[room.cells().size() * 4];
            Direction[] towards = new Direction[found.length];
            int size = 0;
            for (int i = 0; i < room.cells().size(); i++) {
                int cell = room.cells().at(i);
                for (Direction side : Direction.STRAIGHT) {
                    int next = grid.neighbour(cell, side);
                    if (next == Grid.NONE || !floor.structure().at(next)) {
                        found[size] = cell;
                        towards[size++] = side;
                    }
                }
            }
            cells = Arrays.copyOf(found, size);
            sides = Arrays.copyOf(towards, size);
        }

        int size() {
            return cells.length;
        }

        /** Returns the cell of a piece. */
        int cell(int piece) {
            return cells[piece];
        }

        /** Returns the side of the cell that touches rock. */
        Direction side(int piece) {
            return sides[piece];
        }
    }

    ArenaRims(SceneContext frame) {
        this.world = frame.world;
        this.frame = frame;
        this.fog = frame.fog;
        grid = frame.world.floor().grid();
        for (Arena arena : frame.world.arenas()) {
            rims.add(new RoomRim(arena.room(), frame.world.floor()));
            thresholds.add(DoorwayPoints.of(arena.room(), frame.world.floor()));
        }
    }

    @Override
    public void draw() {
        QuadBatch batch = frame.batch;
        for (int i = 0; i < rims.size(); i++) {
            Arena arena = world.arenas().get(i);
            if (arena.state() == ArenaState.CLOSING) {
                paintRim(batch, rims.get(i), DANGER, 0.85f, 0.8f);
                paintWaysOut(batch, thresholds.get(i), arena);
            } else if (arena.isShutting()) {
                paintRim(batch, rims.get(i), SMOULDERS, 0.5f, 0.3f);
            }
        }
    }

    private void paintRim(QuadBatch batch, RoomRim rim, int rgb, float alpha, float glow) {
        for (int i = 0; i < rim.size(); i++) {
            int cell = rim.cell(i);
            float x = grid.x(cell) * SceneContext.CELL;
            float y = grid.y(cell) * SceneContext.CELL;
            if (fog.sight(cell) > 0 && frame.section.sees(x, y, SceneContext.CELL * 2)) {
                float crest = (grid.x(cell) + grid.y(cell)) / CREST_CELLS - frame.time * CRESTS_A_SECOND;
                float bright = 0.55f + 0.45f * (float) Math.sin(crest * 2 * Math.PI);
                batch.colour(rgb, alpha * (0.45f + 0.55f * bright) * fog.sight(cell));
                batch.effect(QuadShape.BLOCK, 0, glow * bright, 0);
                paintSide(batch, x, y, rim.side(i), THICK);
                batch.colour(rgb, 0.22f * alpha * bright * fog.sight(cell));
                paintSide(batch, x, y, rim.side(i), THICK + SOFT);
            }
        }
    }

    private static void paintSide(QuadBatch batch, float x, float y, Direction side, float thick) {
        float far = SceneContext.CELL - thick;
        switch (side) {
            case EAST -> batch.shape(x + far, y, thick, SceneContext.CELL);
            case WEST -> batch.shape(x, y, thick, SceneContext.CELL);
            case NORTH -> batch.shape(x, y + far, SceneContext.CELL, thick);
            default -> batch.shape(x, y, SceneContext.CELL, thick);
        }
    }

    private void paintWaysOut(QuadBatch batch, List<DoorwayPoints> ways, Arena arena) {
        float left = arena.closingTicksLeft()
                / (float) Math.max(1, arena.kind().doors().closingTicks());
        for (int i = 0; i < ways.size(); i++) {
            DoorwayPoints way = ways.get(i);
            float dx = way.outsideX() - way.insideX();
            float dy = way.outsideY() - way.insideY();
            float length = (float) Math.sqrt(dx * dx + dy * dy);
            float x = (way.insideX() - dx / length) * SceneContext.CELL;
            float y = (way.insideY() - dy / length) * SceneContext.CELL;
            if (length > 0.5f && frame.section.sees(x, y, WAY_OUT_CELLS * SceneContext.CELL)) {
                batch.colour(WAY_OUT, (0.35f + 0.65f * left) * fog.seen(way.cell()));
                batch.effect(QuadShape.ARROWS, frame.time * ARROWS_A_SECOND % 1, 0.8f, ARROWS / 255f);
                batch.strip(x, y, WAY_OUT_CELLS * SceneContext.CELL, 8, dx / length, dy / length);
            }
        }
    }

    /** Lets gold burst from all rock round a room that is won. */
    void burst(int room, ParticlePool particles) {
        for (int i = 0; i < rims.size(); i++) {
            if (world.arenas().get(i).room().id() == room) {
                burst(rims.get(i), particles);
            }
        }
    }

    private void burst(RoomRim rim, ParticlePool particles) {
        for (int i = 0; i < rim.size(); i++) {
            int cell = rim.cell(i);
            Direction side = rim.side(i);
            float x = (grid.x(cell) + 0.5f + side.dx() * 0.4f) * SceneContext.CELL;
            float y = (grid.y(cell) + 0.5f + side.dy() * 0.4f) * SceneContext.CELL;
            if (frame.section.sees(x, y, SceneContext.CELL)) {
                particles.burst(ParticleKind.EMBER, 2, x, y, 2, 9, 44, GOLD);
                if (i % 3 == 0) {
                    particles.burst(ParticleKind.GLINT, 1, x, y, 4, 6, 24, 0xfff0a8);
                }
            }
        }
    }
}
