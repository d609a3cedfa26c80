package dev.orebound.content.floor;

import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;

/**
 * The distribution of ore in the rock, for {@code OreField}, and the amount of it that stands on the floor, for {@code
 * GrowOre}.
 *
 * @param grain side in cells of the squares in each of which a lens of ore may be sown
 * @param orePercent of the squares in which one is
 * @param radius of a lens in cells, to the sides and up and down each
 * @param throughPercent of the squares below others with ore, where a band begins, those that may have any
 * @param rounds of growing
 * @param birth neighbours of 27, the cell itself counted
 * @param survival likewise
 * @param leastCells of a piece of a vein on one floor
 * @param band depths in a row with the same primary ore
 * @param primaryPercent of a floor's veins
 * @param orePercentADistance chance of ore for each step from the vein's border
 */
public record VeinRules(
        int grain,
        int orePercent,
        IntRange radius,
        int throughPercent,
        int rounds,
        int birth,
        int survival,
        int leastCells,
        IntRange band,
        int primaryPercent,
        int orePercentADistance) {

    static VeinRules read(JsonEntry entry) {
        return entry.complete(new VeinRules(
                entry.whole("grain", 2, 32),
                entry.whole("ore_percent", 1, 100),
                IntRange.read(entry, "radius", 1, 16),
                entry.whole("through_percent", 0, 100),
                entry.whole("rounds", 1, 12),
                entry.whole("birth", 1, 27),
                entry.whole("survival", 1, 27),
                entry.whole("least_cells", 1, 200),
                IntRange.read(entry, "band", 1, 17),
                entry.whole("primary_percent", 0, 100),
                entry.whole("ore_percent_a_distance", 0, 100)));
    }
}
