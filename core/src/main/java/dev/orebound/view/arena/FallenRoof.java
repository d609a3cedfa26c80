package dev.orebound.view.arena;

import dev.orebound.content.biome.Biome.CoverLook;
import dev.orebound.grid.Cells;
import dev.orebound.grid.IntLayer;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.arena.Arena;

/**
 * Draws what is left of a roof that gave way: slabs and splinters on the ground of the lost trap room, for as long as
 * the floor is in play. They are in nobody's way, and where they lie follows from the room alone.
 */
public final class FallenRoof implements SceneLayer {
    /** A piece lies on every third cell, and a second one on every ninth. */
    private static final int EVERY_CELLS = 3;

    private static final int ASIDE = 7;
    private static final int HALF_ASIDE = ASIDE / 2;
    private static final int UP = 6;
    private static final float REACH = 16;
    private static final float SHADE = 0.4f;
    private static final float SHADE_X = 11;
    private static final float SHADE_Y = 7;
    private static final String RUBBLE = "rubble";

    private final SceneContext frame;
    private final SpriteStrip pieces;
    private final IntLayer liquid;
    private final int rgb;

    public FallenRoof(SceneContext frame) {
        this.frame = frame;
        pieces = frame.sprites.roofDebris;
        liquid = frame.world.floor().liquid();
        rgb = colour(frame);
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

    @Override
    public void draw() {
        for (int i = 0; i < frame.world.arenas().size(); i++) {
            Arena arena = frame.world.arenas().get(i);
            if (arena.hasCollapsed()) {
                draw(arena.room().cells());
            }
        }
    }

    private void draw(Cells cells) {
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.at(i);
            int dice = (int) (frame.dice(cell) >>> 33);
            boolean isBare = liquid.at(cell) == 0 && frame.world.floorState().isWalkable(cell);
            if (isBare
                    && dice % EVERY_CELLS == 0
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
}
