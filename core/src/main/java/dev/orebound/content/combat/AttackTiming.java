package dev.orebound.content.combat;

import dev.orebound.content.reading.JsonEntry;

/**
 * How long an attack takes, in ticks.
 *
 * @param windUpTicks from the first sign until it comes, 1 to 240
 * @param recoveryTicks from then until its owner may act again, 1 to 240
 * @param cooldownTicks from the moment it comes until it can be begun again, 0 to 3600
 */
public record AttackTiming(int windUpTicks, int recoveryTicks, int cooldownTicks) {

    static AttackTiming read(JsonEntry entry) {
        return new AttackTiming(
                entry.whole("wind_up_ticks", 1, 240),
                entry.whole("recovery_ticks", 1, 240),
                entry.has("cooldown_ticks") ? entry.whole("cooldown_ticks", 0, 3600) : 0);
    }
}
