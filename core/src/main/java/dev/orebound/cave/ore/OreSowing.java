package dev.orebound.cave.ore;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.VeinRules;
import dev.orebound.grid.BitVolume;
import dev.orebound.grid.Grid;

/**
 * Sows the ore from which veins grow, slice by slice from the top: lenses as large as a vein, since single cells would grow
 * into threads without a heart. Each lies about the middle of a square of its own, so that they neither crowd nor leave wide gaps,
 * and has a width and a height of its own.
 *
 * <p>Where a band of another primary ore begins runs a fault: few veins go on through it.
 */
final class OreSowing {
    private final BitVolume ore;
    private final Grid grid;
    private final VeinRules rules;
    private final RandomStream stream;
    private final boolean[] isSown;

    /** @param ore nothing as yet */
    OreSowing(BitVolume ore, VeinRules rules, RandomStream stream) {
        this.ore = ore;
        this.grid = ore.grid();
        this.rules = rules;
        this.stream = stream;
        isSown = new boolean[squares(grid.width()) * squares(grid.height())];
    }

    private int squares(int cells) {
        return (cells + rules.grain() - 1) / rules.grain();
    }

    /** Sows a slice, the one below that which was sown last. */
    void sow(int slice, boolean isBelowFault) {
        boolean[] isSownAbove = isSown.clone();
        for (int square = 0; square < isSown.length; square++) {
            isSown[square] = stream.chance(rules.orePercent());
            if (isSown[square] && !(isBelowFault && isSownAbove[square])) {
                sowSquare(slice, square);
            }
        }
        if (isBelowFault) {
            ore.clearBelowOthers(slice);
            for (int square = 0; square < isSown.length; square++) {
                isSown[square] &= !isSownAbove[square] || stream.chance(rules.throughPercent());
                if (isSown[square] && isSownAbove[square]) {
                    sowSquare(slice, square);
                }
            }
        }
    }

    private void sowSquare(int slice, int square) {
        int columns = squares(grid.width());
        int x = square % columns * rules.grain();
        int y = square / columns * rules.grain();
        sowLens(slice, x + somewhere(), y + somewhere());
    }

    /** In the middle half of a square. */
    private int somewhere() {
        return (rules.grain() + 2 * stream.below(rules.grain())) / 4;
    }

    /** An ellipse, as far as it lies on the map. */
    private void sowLens(int slice, int middleX, int middleY) {
        int width = stream.between(rules.radius().lowest(), rules.radius().highest());
        int height = stream.between(rules.radius().lowest(), rules.radius().highest());
        for (int y = Math.max(0, middleY - height); y <= Math.min(grid.height() - 1, middleY + height); y++) {
            int up = (y - middleY) * width;
            for (int x = Math.max(0, middleX - width); x <= Math.min(grid.width() - 1, middleX + width); x++) {
                int aside = (x - middleX) * height;
                if (aside * aside + up * up <= width * width * height * height) {
                    ore.set(slice, grid.cell(x, y));
                }
            }
        }
    }
}
