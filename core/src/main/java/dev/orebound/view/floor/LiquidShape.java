package dev.orebound.view.floor;

import dev.orebound.chance.Streams;
import dev.orebound.content.Table;
import dev.orebound.content.Terrain;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;

/**
 * Which liquid covers each pixel of a floor, and how deep it is there: from 0 at its bank to 255. Of water, what is shallow
 * ends at {@link #SHALLOW}. Where nothing covers the ground the kind is {@link LiquidKind#NONE}.
 */
final class LiquidShape {
    /** The deepest that shallow water gets. */
    static final int SHALLOW = 96;

    private static final float COARSE = 58;
    private static final float FINE = 26;
    private static final int BANK = 128;

    private final byte[] kind;
    private final byte[] depth;
    private final ValueNoise coarse;
    private final ValueNoise fine;
    private final int width;

    LiquidShape(IntLayer liquid, Table<Terrain> terrains, RockShape rock, BitLayer open, Streams streams, String node) {
        width = rock.width();
        kind = new byte[width * rock.height()];
        depth = new byte[kind.length];
        coarse = new ValueNoise(width, rock.height(), 11, streams.stream("view.bank", node, "coarse"));
        fine = new ValueNoise(width, rock.height(), 4, streams.stream("view.bank", node, "fine"));
        LiquidKind[] kinds = LiquidKind.ofAll(terrains);
        for (LiquidKind which : LiquidKind.values()) {
            BitLayer cells = cells(liquid, kinds, which);
            if (which != LiquidKind.NONE && cells.count() > 0) {
                fill(which, new LiquidMask(cells, open), rock);
            }
        }
        BitLayer deep = cells(liquid, terrains.indexOf("deep_water"));
        if (deep.count() > 0) {
            deepen(new LiquidMask(deep, open));
        }
    }

    private static BitLayer cells(IntLayer liquid, LiquidKind[] kinds, LiquidKind wanted) {
        MutableBitLayer cells = new MutableBitLayer(liquid.grid());
        for (int cell = 0; cell < liquid.grid().size(); cell++) {
            cells.set(cell, kinds[liquid.at(cell)] == wanted);
        }
        return cells;
    }

    private static BitLayer cells(IntLayer layer, int terrain) {
        Grid grid = layer.grid();
        MutableBitLayer cells = new MutableBitLayer(grid);
        for (int cell = 0; cell < grid.size(); cell++) {
            cells.set(cell, layer.at(cell) == terrain);
        }
        return cells;
    }

    private void fill(LiquidKind which, LiquidMask mask, RockShape rock) {
        int most = which == LiquidKind.WATER ? SHALLOW : 255;
        for (int index = 0; index < kind.length; index++) {
            int density = mask.at(index);
            if (density < BANK - 60 || rock.at(index) != RockShape.GROUND) {
                continue;
            }
            float inwards = density + wobble(index) - BANK;
            if (inwards > 0) {
                kind[index] = (byte) which.ordinal();
                depth[index] = (byte) Math.min(most, (int) (inwards * most / (255f - BANK)));
            }
        }
    }

    private void deepen(LiquidMask deep) {
        for (int index = 0; index < kind.length; index++) {
            if (kind[index] == LiquidKind.WATER.ordinal()) {
                float share = Math.max(0, Math.min(1, (deep.at(index) + wobble(index) * 0.8f - 70) / 170f));
                depth[index] = (byte) Math.round((depth[index] & 0xff) + share * (255 - SHALLOW));
            }
        }
    }

    /** None where a bank cannot be, so that the insides of liquids stay smooth. */
    private float wobble(int index) {
        int x = index % width;
        int y = index / width;
        return coarse.at(x, y) * COARSE + fine.at(x, y) * FINE;
    }

    LiquidKind at(int index) {
        return KINDS[kind[index]];
    }

    private static final LiquidKind[] KINDS = LiquidKind.values();

    /** From 0, at the bank, to 255. */
    int depth(int index) {
        return depth[index] & 0xff;
    }

    byte[] kinds() {
        return kind;
    }

    byte[] depths() {
        return depth;
    }
}
