package dev.orebound.content.element;

import dev.orebound.content.reading.JsonEntry;

/**
 * How one comes to fall, and what that does.
 *
 * @param brinkTicks for which whoever plays must push straight on at the brink of a peril to step over it, 1 to 240
 * @param damage health that a fall takes, 0 to 99; one is always left
 * @param hiddenCells within which no horde that would see it lies where one lands, 0 to 40
 */
public record FallRules(int brinkTicks, int damage, int hiddenCells) {

    static FallRules read(JsonEntry entry) {
        FallRules rules = new FallRules(
                entry.whole("brink_ticks", 1, 240), entry.whole("damage", 0, 99), entry.whole("hidden_cells", 0, 40));
        entry.rejectUnknownFields();
        return rules;
    }
}
