package dev.orebound.content.floor;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.IntRange;

/**
 * The distribution of ore in the rock, for {@code OreField}, and the amount of it that stands on the floor, for
 * {@code GrowOre}.
 */
public record VeinRules(
        @Field("2..32: side of the squares in each of which a lens of ore may be seeded")
        int grain,

        @Field("1..100 %: share of squares that hold one") int orePercent,

        @Field("1..16: radius of a lens; more gives fatter veins that run together")
        IntRange radius,

        @Field("0..100 %: chance of ore below ore, where a new band begins")
        int throughPercent,

        @Field("1..12: rounds of growth") int rounds,

        @Field("1..27: neighbours on this floor, above and below, the cell included, with which ore grows")
        int birth,

        @Field("1..27: neighbours with which ore stays; less gives deeper veins")
        int survival,

        @Field("1..200: smallest piece on one floor") int leastCells,
        @Field("1..17: depths with the same primary ore") IntRange band,

        @Field("0..100 %: share of a floor's veins that hold its primary ore")
        int primaryPercent,

        @Field("0..100 %: chance of ore for each step from the border of the vein")
        int orePercentADistance) {}
