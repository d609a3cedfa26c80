package dev.orebound.view.arena;

import com.badlogic.gdx.utils.FloatArray;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.content.biome.Biome.CoverLook;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.floor.FloorPicture;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.arena.Arena;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws the damage of a trap room with a weak roof: cracks that grow over walls and ground as its time runs out, props
 * that splinter, stones that come down, and the slabs and splinters of a roof that gave way. All of it lies flat,
 * beneath marks and bodies, and follows from the room and the state of its arena alone. It also makes the light fail.
 */
public final class RoofDamage implements SceneLayer {
    /** Share of its time from which a roof shows damage, and the damage that it shows at once. */
    private static final float SOUND_SHARE = 0.6f;

    private static final float FIRST_DAMAGE = 0.18f;

    /** Columns of cells between two props. */
    private static final int PROP_CELLS = 4;

    /** Damage from which props are cracked, and broken. */
    private static final float CRACKED = 0.1f;

    private static final float BROKEN = 0.55f;

    /** Damage from which stones lie on the ground, and the share of their places at the end. */
    private static final float STONES_FROM = 0.3f;

    private static final float STONES_SHARE = 0.4f;

    /** A piece lies on every third cell once the roof gave way, and a second one on every ninth. */
    private static final int EVERY_CELLS = 3;

    private static final int ASIDE = 7;
    private static final int HALF_ASIDE = ASIDE / 2;
    private static final int UP = 6;
    private static final float REACH = 16;
    private static final float SHADE = 0.4f;
    private static final float SHADE_X = 11;
    private static final float SHADE_Y = 7;
    private static final String RUBBLE = "rubble";
    private static final float LIGHT_FAILS_A_SECOND = 0.9f;

    private final SceneContext frame;
    private final SpriteStrip pieces;
    private final SpriteStrip prop;
    private final IntLayer liquid;
    private final List<RoofCracks> cracks = new ArrayList<>();
    private final List<FloatArray> props = new ArrayList<>();
    private final int rgb;
    private boolean isFirstFrame = true;
    private float failing;

    public RoofDamage(SceneContext frame, FloorPicture picture) {
        this.frame = frame;
        pieces = frame.sprites.roofDebris;
        prop = frame.sprites.roofProp;
        liquid = frame.world.floor().liquid();
        rgb = colour(frame);
        for (Arena arena : frame.world.arenas()) {
            boolean isWeak = arena.roofTicks() > 0;
            cracks.add(isWeak ? RoofCracks.of(arena.room(), frame, picture) : RoofCracks.NONE);
            props.add(isWeak ? propsOf(arena, picture) : new FloatArray());
        }
    }

    /**
     * Returns the damage that shows of a roof, from 0, none, to 1, as if it had given way.
     *
     * @param share of its time for which it still holds
     */
    static float damage(float share) {
        return share >= SOUND_SHARE ? 0 : FIRST_DAMAGE + (1 - FIRST_DAMAGE) * (1 - share / SOUND_SHARE);
    }

    /** Returns the colour of the region's rubble, lightened, because it shades the pieces. */
    private static int colour(SceneContext frame) {
        for (CoverLook cover : frame.biome.covers()) {
            if (cover.terrain().equals(RUBBLE) && !cover.soil().isEmpty()) {
                return UiPalette.mix(0xffffff, cover.soil().get(cover.soil().size() - 1), 0.6f);
            }
        }
        return 0xffffff;
    }

    /** Returns cell and feet of the props along the northern faces of a room. */
    private FloatArray propsOf(Arena arena, FloorPicture picture) {
        Floor floor = frame.world.floor();
        Grid grid = floor.grid();
        FloatArray found = new FloatArray();
        Cells cells = arena.room().cells();
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.at(i);
            int north = grid.neighbour(cell, Direction.NORTH);
            boolean isFace = north != Grid.NONE
                    && !floor.structure().at(north)
                    && grid.x(cell) % PROP_CELLS == arena.room().id() % PROP_CELLS
                    && frame.world
                                    .content()
                                    .terrains()
                                    .at(floor.terrain().at(north))
                                    .light()
                            == null;
            int x = (int) frame.middleX(cell);
            int foot = (int) frame.southY(cell) + 4;
            while (isFace && foot < frame.southY(cell) + 2 * SceneContext.CELL && picture.isGround(x, foot)) {
                foot++;
            }
            if (isFace && picture.isFace(x - 4, foot + 3) && picture.isFace(x + 4, foot + 3)) {
                found.addAll(cell, x, foot - 1f);
            }
        }
        return found;
    }

    @Override
    public void update(float seconds) {
        Arena around = frame.world.arenaAroundPlayer();
        float wanted = around != null && around.state().isSealed() ? damage(around.roofShare()) : 0;
        float step = isFirstFrame ? 1 : LIGHT_FAILS_A_SECOND * seconds;
        failing += Math.max(-step, Math.min(step, wanted - failing));
        isFirstFrame = false;
        frame.screen.failLight(failing);
    }

    @Override
    public void draw() {
        for (int i = 0; i < frame.world.arenas().size(); i++) {
            Arena arena = frame.world.arenas().get(i);
            if (arena.roofTicks() > 0) {
                float damage = damage(arena.roofShare());
                drawProps(props.get(i), damage);
                if (damage > 0) {
                    cracks.get(i).draw(frame, damage);
                }
                if (damage > STONES_FROM) {
                    drawStones(arena, damage);
                }
            }
        }
    }

    private void drawProps(FloatArray placed, float damage) {
        int picture = damage >= BROKEN ? 2 : damage >= CRACKED ? 1 : 0;
        QuadBatch batch = frame.batch;
        batch.plain();
        for (int i = 0; i < placed.size; i += 3) {
            int cell = (int) placed.get(i);
            float x = placed.get(i + 1);
            float y = placed.get(i + 2);
            if (frame.fog.seen(cell) > 0 && frame.section.sees(x, y, REACH)) {
                // Not all break at once.
                int kept = (int) (frame.dice(cell) >>> 40 & 3) == 0 ? 1 : 0;
                prop.draw(batch, Math.max(0, picture - kept), x, y);
            }
        }
    }

    private void drawStones(Arena arena, float damage) {
        Cells cells = arena.room().cells();
        float share = arena.hasCollapsed() ? 1 : STONES_SHARE * (damage - STONES_FROM) / (1 - STONES_FROM);
        int shown = (int) (share * 256);
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.at(i);
            int dice = (int) (frame.dice(cell) >>> 33);
            boolean isBare = liquid.at(cell) == 0 && frame.world.floorState().isWalkable(cell);
            if (isBare
                    && dice % EVERY_CELLS == 0
                    && (dice >>> 23) <= shown
                    && frame.fog.seen(cell) > 0
                    && frame.section.sees(frame.middleX(cell), frame.middleY(cell), REACH)) {
                paint(cell, dice >>> 8);
                if (dice / EVERY_CELLS % EVERY_CELLS == 0) {
                    paint(cell, dice >>> 17);
                }
            }
        }
    }

    private void paint(int cell, int dice) {
        QuadBatch batch = frame.batch;
        float x = frame.middleX(cell) + ((dice & 15) % ASIDE - HALF_ASIDE);
        float y = frame.southY(cell) + 1 + (dice >>> 4 & 15) % UP;
        batch.colour(0, SHADE);
        batch.effect(QuadShape.SHADOW, 0, 0, 0);
        batch.shape(x - SHADE_X, y - 2, SHADE_X * 2, SHADE_Y * 2);
        batch.colour(rgb, 1);
        batch.effect(QuadShape.SPRITE, 0, 0, 0);
        pieces.draw(batch, (dice >>> 8) % pieces.frames(), x, y);
    }

    /** Holds the cracks of a room as short straight pieces, each with the damage from which it shows. */
    private static final class RoofCracks {
        static final RoofCracks NONE = new RoofCracks();

        /** Numbers of a piece: cell, x, y, direction, length, half its width, and the damage from which it shows. */
        private static final int PIECE = 8;

        /** Cells for each crack in the open, and for each that begins on a face. */
        private static final int CELLS_A_CRACK = 11;

        private static final int FACES_A_CRACK = 2;

        /** Height on a face at which its cracks begin. */
        private static final int FACE_PIXELS = 12;

        private static final int MOST_PIECES = 11;
        private static final float LEAST_LENGTH = 3.5f;
        private static final float LATEST_START = 0.6f;

        /** Damage in which a crack grows to its end. */
        private static final float GROWS_FOR = 0.4f;

        private static final int DARK = 0x0c0712;
        private static final float DARKNESS = 0.82f;
        private static final float EDGE = 0.2f;

        private final FloatArray pieces = new FloatArray();

        static RoofCracks of(Room room, SceneContext frame, FloorPicture picture) {
            RoofCracks made = new RoofCracks();
            Floor floor = frame.world.floor();
            Cells cells = room.cells();
            for (int i = 0; i < cells.size(); i++) {
                int cell = cells.at(i);
                long dice = frame.dice(cell);
                int north = floor.grid().neighbour(cell, Direction.NORTH);
                boolean isUnderFace = north != Grid.NONE && !floor.structure().at(north);
                float x = frame.middleX(cell) + (dice >>> 50 & 7) - 4;
                float y = frame.middleY(cell) + (dice >>> 54 & 7) - 4;
                if (isUnderFace && Math.floorMod(dice, FACES_A_CRACK) == 0) {
                    while (picture.isGround((int) x, (int) y)) {
                        y++;
                    }
                    made.add(new CrackWalk(frame, picture, dice), x, y + FACE_PIXELS, 0.3f, -1);
                } else if (Math.floorMod(dice, CELLS_A_CRACK) == 0) {
                    made.add(
                            new CrackWalk(frame, picture, dice),
                            x,
                            y,
                            (dice >>> 20 & 15) - 7.5f,
                            (dice >>> 24 & 15) - 7.5f);
                }
            }
            return made;
        }

        /** A state of chance and the place in which a crack may run. */
        private static final class CrackWalk {
            private final SceneContext frame;
            private final FloorPicture picture;
            private long dice;

            CrackWalk(SceneContext frame, FloorPicture picture, long dice) {
                this.frame = frame;
                this.picture = picture;
                this.dice = dice;
            }

            /** Returns a number from 0 to below 1. */
            float chance() {
                dice = dice * 6364136223846793005L + 1442695040888963407L;
                return (dice >>> 40) / (float) (1 << 24);
            }

            boolean isDry(float x, float y) {
                int pixelX = (int) x;
                int pixelY = (int) y;
                boolean isIn = pixelX >= 0 && pixelY >= 0 && pixelX < picture.width() && pixelY < picture.height();
                return isIn
                        && (picture.isGround(pixelX, pixelY) || picture.isFace(pixelX, pixelY))
                        && picture.liquidAt(pixelX + pixelY * picture.width()) == 0;
            }

            int cell(float x, float y) {
                return frame.grid.cell((int) (x / SceneContext.CELL), (int) (y / SceneContext.CELL));
            }
        }

        /** Adds a crack from a place on, in a direction of any length. */
        private void add(CrackWalk walk, float x, float y, float towardsX, float towardsY) {
            float start = LATEST_START * walk.chance();
            int count = 5 + (int) (walk.chance() * (MOST_PIECES - 4));
            grow(walk, x, y, towardsX, towardsY, start, count, 1);
        }

        private void grow(
                CrackWalk walk,
                float fromX,
                float fromY,
                float towardsX,
                float towardsY,
                float start,
                int count,
                float width) {
            float x = fromX;
            float y = fromY;
            float dx = towardsX;
            float dy = towardsY;
            for (int i = 0; i < count; i++) {
                float far = (float) Math.sqrt(dx * dx + dy * dy) + 0.001f;
                float bend = 1.5f * (walk.chance() - 0.5f);
                float wayX = dx / far - bend * dy / far;
                float wayY = dy / far + bend * dx / far;
                float norm = (float) Math.sqrt(wayX * wayX + wayY * wayY);
                wayX /= norm;
                wayY /= norm;
                float length = LEAST_LENGTH + 4 * walk.chance();
                float endX = x + wayX * length;
                float endY = y + wayY * length;
                if (!walk.isDry(endX, endY)) {
                    return;
                }
                float thick = width * (i < count / 2 ? 1 : 0.5f);
                pieces.addAll(walk.cell(x, y), x, y, wayX, wayY, length + 0.5f, thick, start + GROWS_FOR * i / count);
                if (width > 0.5f && i > 0 && walk.chance() < 0.4f) {
                    float side = walk.chance() < 0.5f ? 1 : -1;
                    float sideX = wayX - side * 1.2f * wayY;
                    float sideY = wayY + side * 1.2f * wayX;
                    grow(walk, endX, endY, sideX, sideY, start + GROWS_FOR * (i + 1) / count, 3, 0.5f);
                }
                x = endX;
                y = endY;
                dx = wayX;
                dy = wayY;
            }
        }

        void draw(SceneContext frame, float damage) {
            draw(frame, damage, true);
            draw(frame, damage, false);
        }

        private void draw(SceneContext frame, float damage, boolean isEdge) {
            QuadBatch batch = frame.batch;
            float wider = damage > BROKEN ? 1.5f : 1;
            batch.colour(isEdge ? frame.rockRgb() : DARK, isEdge ? EDGE : DARKNESS);
            batch.effect(QuadShape.BLOCK, 0, 0, 0);
            for (int i = 0; i < pieces.size; i += PIECE) {
                float x = pieces.get(i + 1);
                float y = pieces.get(i + 2);
                float thick = pieces.get(i + 6);
                boolean isShown = pieces.get(i + 7) < damage && (thick > 0.5f || !isEdge);
                if (isShown && frame.section.sees(x, y, REACH) && frame.fog.seen((int) pieces.get(i)) > 0) {
                    batch.strip(
                            x,
                            isEdge ? y - 1 : y,
                            pieces.get(i + 5),
                            thick * wider / (isEdge ? 1 : 1.4f),
                            pieces.get(i + 3),
                            pieces.get(i + 4));
                }
            }
        }
    }
}
