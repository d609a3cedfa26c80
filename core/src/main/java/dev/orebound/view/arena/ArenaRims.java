package dev.orebound.view.arena;

import dev.orebound.content.effect.EffectMoment;
import dev.orebound.grid.Grid;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.effect.ImpactEffects;
import dev.orebound.view.floor.FloorPicture;
import dev.orebound.view.frame.FogOfWar;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws the edge of a trap room's floor, along the rock as it is drawn. While the doors close, a red rim runs along the
 * rock, and golden arrows lead out through the doorways as long as leaving is possible; while they are shut the rim
 * only smoulders.
 */
public final class ArenaRims implements SceneLayer {
    private static final int DANGER = 0xff4a34;
    private static final int WAY_OUT = 0xffd26e;
    private static final int SMOULDERS = 0x8f2a30;
    /** Width of the rim and of its glow, in pixels from the drawn rock. */
    public static final int THICK = 2;

    /** Cells between two crests of the light that runs along the edge. */
    private static final float CREST_CELLS = 5;

    private static final float CRESTS_A_SECOND = 1.6f;
    private static final float WAY_OUT_CELLS = 4;
    private static final int ARROWS = 5;
    private static final float ARROWS_A_SECOND = 2.2f;

    private final World world;
    private final Grid grid;
    private final SceneContext frame;
    private final FogOfWar fog;
    private final List<RoomRim> rims = new ArrayList<>();
    private final List<List<DoorwayPoints>> thresholds = new ArrayList<>();

    public ArenaRims(SceneContext frame, FloorPicture picture) {
        this.world = frame.world;
        this.frame = frame;
        this.fog = frame.fog;
        grid = frame.world.floor().grid();
        for (Arena arena : frame.world.arenas()) {
            rims.add(new RoomRim(arena.room(), frame.world.floor(), picture));
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
                float bright = 0.55f + 0.45f * frame.flashes.wave(crest * 2 * Math.PI);
                batch.colour(rgb, alpha * (0.45f + 0.55f * bright) * fog.sight(cell));
                batch.effect(QuadShape.BLOCK, 0, glow * bright, 0);
                rim.paint(batch, i);
                batch.colour(rgb, 0.22f * alpha * bright * fog.sight(cell));
                rim.paintGlow(batch, i);
            }
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
                batch.effect(QuadShape.ARROWS, frame.flashes.time() * ARROWS_A_SECOND % 1, 0.8f, ARROWS / 255f);
                batch.strip(x, y, WAY_OUT_CELLS * SceneContext.CELL, 8, dx / length, dy / length);
            }
        }
    }

    /** Lets gold burst from all rock round a room that is won. */
    public void burst(int room, ImpactEffects impacts) {
        for (int i = 0; i < rims.size(); i++) {
            if (world.arenas().get(i).room().id() == room) {
                burst(rims.get(i), impacts);
            }
        }
    }

    private void burst(RoomRim rim, ImpactEffects impacts) {
        for (int i = 0; i < rim.size(); i++) {
            float x = rim.boxes.get(rim.box(i)) + rim.boxes.get(rim.box(i) + 2) / 2f;
            float y = rim.boxes.get(rim.box(i) + 1) + rim.boxes.get(rim.box(i) + 3) / 2f;
            if (frame.section.sees(x, y, SceneContext.CELL)) {
                impacts.show(EffectMoment.RIM_GILDED, x, y);
                if (i % 3 == 0) {
                    impacts.show(EffectMoment.RIM_GLINTING, x, y);
                }
            }
        }
    }
}
