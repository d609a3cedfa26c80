package dev.orebound.view;

import dev.orebound.chance.Hash64;
import dev.orebound.grid.Grid;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.World;

/** Draws what lies flat: bridges, and grass, bones and the like, strewn so that no row or column of cells shows. */
final class StrewnPainter {
    private static final int CHARRED = 0x52342a;

    /** How far pieces on the ground stray from the middle of their cell's south edge, in pixels. */
    private static final int STREW_ASIDE = 11;

    private static final int STREW_UP = 7;

    private final QuadBatch batch;
    private final SpriteCatalog looks;
    private final World world;
    private final Grid grid;
    private final BridgePainter bridges;
    /** The dice of each cell. */
    private final int[] strewn;

    StrewnPainter(SceneContext frame, BridgePainter bridges) {
        this.batch = frame.batch;
        this.looks = frame.sprites;
        this.world = frame.world;
        this.bridges = bridges;
        grid = frame.world.floor().grid();
        strewn = new int[grid.size()];
        Hash64 hash = new Hash64(0);
        for (int cell = 0; cell < strewn.length; cell++) {
            hash.reset(frame.world.floor().request().seed().value());
            strewn[cell] = (int) (hash.add(cell).value() >>> 32);
        }
    }

    /**
     * Up to two pieces strewn over the cell, or its bridge.
     *
     * @param fire how high a fire stands on it, from 0, none, to 1: what burns is charred already
     */
    void paint(int cell, float fire) {
        if (bridges.isBridge(cell)) {
            bridges.paint(cell);
            return;
        }
        SpriteStrip strip = looks.terrains.get(world.floor().terrain().at(cell));
        if (strip.frames() == 0) {
            return;
        }
        batch.plain();
        if (fire > 0) {
            batch.colour(UiPalette.mix(0xffffff, CHARRED, fire), 1);
        }
        int dice = strewn[cell];
        if ((dice & 3) == 0) {
            paintPiece(strip, cell, dice >>> 16, STREW_UP);
        }
        if ((dice & 7) != 7) {
            paintPiece(strip, cell, dice >>> 4, 0);
        }
    }

    private void paintPiece(SpriteStrip strip, int cell, int dice, int up) {
        float aside = (dice & 15) % STREW_ASIDE - STREW_ASIDE / 2;
        int above = (dice >>> 4 & 15) % STREW_UP + up;
        strip.draw(batch, (dice >>> 8 & 15) % strip.frames(), x(cell) + aside, bottom(cell) + above);
    }

    private float x(int cell) {
        return (grid.x(cell) + 0.5f) * SceneContext.CELL;
    }

    private float bottom(int cell) {
        return grid.y(cell) * SceneContext.CELL;
    }
}
