package dev.orebound.cave.pass;

import dev.orebound.chance.RandomStream;
import dev.orebound.content.floor.CountByDepth;

/** Draws how many of something a floor of some depth has. */
final class Counts {
    private Counts() {}

    static int draw(CountByDepth rule, FloorBuilder floor, RandomStream stream) {
        int hundredths = rule.hundredths(floor.request().depth());
        return hundredths / 100 + (stream.chance(hundredths % 100) ? 1 : 0);
    }
}
