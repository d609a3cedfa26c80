package dev.orebound.content.gear;

import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.reading.Field;
import java.util.List;

/**
 * The effects of a piece of gear on the game.
 *
 * @param standing in force while it is carried
 */
public record GearPower(
        @Field("0..5, optional: rules of the game that it changes while it is carried")
        List<StandingChange> standing,

        @Field("optional: statuses that the player never gets")
        List<StatusEffect> unharmedBy,

        @Field("0.." + GearPower.MOST_RULES + ", optional: its rules")
        List<GearRule> rules) {
    /** The most rules of one piece. */
    public static final int MOST_RULES = 3;

    /** Returns true if it does nothing at all. */
    public boolean isIdle() {
        return standing.isEmpty() && unharmedBy.isEmpty() && rules.isEmpty();
    }
}
