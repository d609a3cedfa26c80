package dev.orebound.content.element;

import dev.orebound.content.reading.JsonEntry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The effects of a status on the body that has it.
 *
 * @param status which it is
 * @param longestTicks that it lasts, whatever is added, 1 to 3600
 * @param damage health taken each time, -99 to 99; what is below 0 heals
 * @param everyTicks how often, 1 to 600
 * @param leaves health that it never takes, 0 to 999
 * @param speedPercent of its own speed that is left, 5 to 100
 * @param flags what else it does
 * @param steadyTicks after its end for which nothing makes the body helpless, 0 to 600
 * @param gives what the body brings to the ground that it stands on, or null
 * @param giving when it does
 */
public record StatusRules(
        StatusEffect status,
        int longestTicks,
        int damage,
        int everyTicks,
        int leaves,
        int speedPercent,
        List<StatusFlag> flags,
        int steadyTicks,
        @Nullable GroundInfluence gives,
        Giving giving) {

    /** Further effects of a status. */
    public enum StatusFlag {
        /** The body can do nothing. */
        HELPLESS
    }

    /** The times at which a body affects the ground. */
    public enum Giving {
        /** Once, when the status begins. */
        AT_FIRST,
        /** For as long as the status lasts. */
        ALWAYS
    }

    public StatusRules {
        flags = List.copyOf(flags);
    }

    /** Returns true if the body can do nothing. */
    public boolean isHelpless() {
        return flags.contains(StatusFlag.HELPLESS);
    }

    /** Returns true if the status is harmful. */
    public boolean hurts() {
        return damage > 0 || isHelpless();
    }

    static StatusRules read(StatusEffect status, JsonEntry entry) {
        boolean gives = entry.has("gives");
        return entry.complete(new StatusRules(
                status,
                entry.whole("longest_ticks", 1, 3600),
                entry.wholeOr("damage", -99, 99, 0),
                entry.wholeOr("every_ticks", 1, 600, 60),
                entry.wholeOr("leaves", 0, 999, 0),
                entry.wholeOr("speed_percent", 5, 100, 100),
                entry.has("flags") ? entry.choices("flags", StatusFlag.class) : List.of(),
                entry.wholeOr("steady_ticks", 0, 600, 0),
                gives ? entry.choice("gives", GroundInfluence.class) : null,
                entry.has("giving") ? entry.choice("giving", Giving.class) : Giving.AT_FIRST));
    }
}
