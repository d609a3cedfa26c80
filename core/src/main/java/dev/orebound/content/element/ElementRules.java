package dev.orebound.content.element;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rules for the effects of elements on bodies and on the ground. In each list the first line that matches applies.
 */
@Meaning("""
        One set of rules for what fire, water, cold and shock do to bodies and to the ground. In the lists meetings and ground
        the first line that fits counts, so put special lines before general ones. A second has 60 ticks.""")
public record ElementRules(
        @Field("one for each status: what it does") List<StatusRules> statuses,

        @Field(
                "optional: what comes of a status that reaches a body with a status; two equal statuses without a line add up"
                        + " to the longer, different ones last side by side. If the body already has the status that comes, only a line with that status twice can fit")
        List<StatusReaction> meetings,

        @Field("optional: what each influence makes of a cell; the first line that fits counts")
        List<GroundRule> ground,

        @Field("optional: what a cell does to a body on it; every line that fits counts")
        List<ContactRule> touches,

        @Field("1..600 ticks: time after which a burning cell sets its neighbours alight again")
        int spreadTicks,

        @Field("how a body falls") FallRules fall) {

    /** The file that they are read from. */
    public static final String FILE = "content/elements.json";

    /** Returns the rules of a status. */
    public StatusRules of(StatusEffect status) {
        return statuses.get(status.ordinal());
    }

    /** The outcome when a status reaches a body that already has one, which may be the same. */
    public record StatusReaction(
            @Field("status that the body has") StatusEffect has,
            @Field("status that reaches it") StatusEffect comes,

            @Field("0..400 %: share of the new status' ticks that arrives; 0: none")
            int comesPercent,

            @Field("0..400 %: share of the old status' ticks that is kept; 0: it ends")
            int keptPercent,

            @Field("0..99, default 0: health lost at once") int damage,

            @Field("optional: one more status, which meets nothing") @Nullable
            TimedStatus adds) {}

    /** The effect of an influence on a cell. */
    public record GroundRule(
            @Field("what reaches the cell") GroundInfluence influence,

            GroundCondition spot,

            @Field(value = "what comes of it", name = "does")
            GroundEffect effect,

            @Field(
                    "0..3600 ticks, default 0: duration of the fire, of the steam (also after goes_out) or of the charge")
            int ticks,

            @Field("1..100 %, default 100: chance, when a burning neighbour brings it")
            int catchPercent,

            @Field("1..400 cells, default 1: largest size of a charge")
            int mostCells)
            implements Checked {

        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            boolean lasts =
                    effect == GroundEffect.BURNS || effect == GroundEffect.STEAMS || effect == GroundEffect.CHARGES;
            if (lasts && ticks == 0) {
                entry.complain("ticks", "is 0 or missing; give for how long, within 1..3600");
            }
        }
    }

    /** The effects of influences on cells. */
    public enum GroundEffect {
        NOTHING,
        @Meaning("it is on fire for a while, which may spread, and is burnt after that")
        BURNS,
        @Meaning("its fire dies and leaves it unburnt; steam rises, if that is given ticks")
        GOES_OUT,
        @Meaning("steam stands on it for a while, which nobody sees into or out of")
        STEAMS,
        @Meaning("its steam is gone")
        CLEARS,
        @Meaning(
                "it carries a charge for a while, and with it all cells on which the same comes of it and that hang together with it")
        CHARGES,
        @Meaning("it brings fire to the cells beside it")
        FLARES
    }

    /** The effect of a cell on a body that stands on it. */
    public record ContactRule(
            GroundCondition spot,

            @Field("optional: status that it brings") @Nullable
            TimedStatus inflicts,

            @Field("0..99, default 0: health lost each time")
            int damage,

            @Field("1..600 ticks, default 60: time between two contacts")
            int everyTicks,

            @Field("optional: what the body then brings to the ground") @Nullable
            GroundInfluence gives) {}

    /** The condition that a cell must meet for a rule to apply. */
    public record GroundCondition(
            @Field("ids in terrains.json, optional: one of these lies there, as terrain or liquid; left out: anything")
            List<String> lies,

            @Field("optional: required state of the cell; left out: any") @Nullable
            GroundState state) {}

    /** The conditions and effects of a fall. */
    public record FallRules(
            @Field("1..240 ticks: time for which the player must push towards a peril to step into it")
            int brinkTicks,

            @Field("0..99: health lost in a fall, which leaves at least 1")
            int damage,

            @Field("0..40 cells: no horde lies in sight of the landing cell within this distance")
            int hiddenCells) {}
}
