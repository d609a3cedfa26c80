package dev.orebound.content.element;

import dev.orebound.content.reading.JsonEntry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a status does to whom it afflicts.
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
        List<Flag> flags,
        int steadyTicks,
        @Nullable GroundInfluence gives,
        Giving giving) {

    /** What else a status does. */
    public enum Flag {
        /** Whom it afflicts can do nothing. */
        HELPLESS
    }

    /** When a body gives something to the ground. */
    public enum Giving {
        /** Once, when the status begins. */
        AT_FIRST,
        /** As long as it lasts. */
        ALWAYS
    }

    public StatusRules {
        flags = List.copyOf(flags);
    }

    /** True if whom it afflicts can do nothing. */
    public boolean isHelpless() {
        return flags.contains(Flag.HELPLESS);
    }

    /** True if one would rather not have it. */
    public boolean hurts() {
        return damage > 0 || isHelpless();
    }

    static StatusRules read(StatusEffect status, JsonEntry entry) {
        boolean gives = entry.has("gives");
        StatusRules rules = new StatusRules(
                status,
                entry.whole("longest_ticks", 1, 3600),
                entry.has("damage") ? entry.whole("damage", -99, 99) : 0,
                entry.has("every_ticks") ? entry.whole("every_ticks", 1, 600) : 60,
                entry.has("leaves") ? entry.whole("leaves", 0, 999) : 0,
                entry.has("speed_percent") ? entry.whole("speed_percent", 5, 100) : 100,
                entry.has("flags") ? entry.choices("flags", Flag.class) : List.of(),
                entry.has("steady_ticks") ? entry.whole("steady_ticks", 0, 600) : 0,
                gives ? entry.choice("gives", GroundInfluence.class) : null,
                entry.has("giving") ? entry.choice("giving", Giving.class) : Giving.AT_FIRST);
        entry.rejectUnknownFields();
        return rules;
    }
}
