package dev.orebound.content.element;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The effects of a status on the body that has it. */
public record StatusRules(
        StatusEffect status,

        @Field("1..3600 ticks: longest duration, whatever is added")
        int longestTicks,

        @Field("-99..99, default 0: health lost each time; negative heals; armour does not help")
        int damage,

        @Field("1..600 ticks, default 60: time between two of them")
        int everyTicks,

        @Field("0..999, default 0: health that it never takes")
        int leaves,

        @Field("5..100 %, default 100: share of the speed that is left; of several statuses the slowest counts")
        int speedPercent,

        @Field("optional: further effects") List<StatusFlag> flags,

        @Field("0..600 ticks, default 0: time after its end in which nothing makes the body helpless again")
        int steadyTicks,

        @Field("optional: influence on the ground under the body") @Nullable
        GroundInfluence gives,

        @Field("default at_first: when it influences the ground")
        Giving giving) {

    /** Further effects of a status. */
    public enum StatusFlag {
        @Meaning("the body can do nothing")
        HELPLESS,
        @Meaning("the body can neither dash, leap nor charge")
        GROUNDED,
        @Meaning("the body sees next to nothing: it notices only what is close, and its shots go astray")
        BLIND,
        @Meaning("armour does not help the body")
        BARE,
        @Meaning("a heavy blow shatters the body's shell: it hurts more, and the status ends")
        BRITTLE
    }

    /** The times at which a body affects the ground. */
    public enum Giving {
        @Meaning("once, when the status begins")
        AT_FIRST,
        @Meaning("for as long as the status lasts")
        ALWAYS
    }

    /** Returns true if the body can do nothing. */
    public boolean isHelpless() {
        return has(StatusFlag.HELPLESS);
    }

    /** Returns true if the status has a flag. */
    public boolean has(StatusFlag flag) {
        return flags.contains(flag);
    }

    /** Returns true if the status keeps a body from what it could do without it. */
    public boolean hinders() {
        return speedPercent < 100 || !flags.isEmpty();
    }

    /** Returns true if the status takes health or holds the body fast. */
    public boolean hurts() {
        return damage > 0 || isHelpless();
    }
}
