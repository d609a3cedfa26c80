package dev.orebound.content.element;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rules for the effects of elements on bodies and on the ground. {@link ReactionTable} looks them up. */
@Meaning("""
        One set of rules for what the influences of brews do to bodies, to the ground and to each other. Every pair \
        has its line:
        each influence with each ground and with each other influence, each status with each status. A second has 60 \
        ticks.""")
public record ElementRules(
        @Field("one for each status: what it does") List<StatusRules> statuses,

        @Field("1..200: what comes of a status that reaches a body with a status, each pair once; of several "
                + "statuses the first that changes something counts, the same one before all")
        List<StatusReaction> meetings,

        @Field("1..400: what each influence makes of a cell: one line for each ground, one for bare floor, and "
                + "lines for terrain; of those the first that fits counts")
        List<GroundRule> ground,

        @Field("1..100: what comes of an influence on a cell where another was a moment ago, each pair once, in "
                + "any order")
        List<MixtureRule> mixtures,

        @Field("optional: what a cell does to a body on it; every line that fits counts")
        List<ContactRule> touches,

        @Field("1..600 ticks: time after which a burning cell sets its neighbours alight again")
        int spreadTicks,

        @Field("1..240 ticks: time for which an influence stays on a cell to mix with another")
        int traceTicks,

        @Field("24..60 ticks: time for which a ground that hurts is seen before it does")
        int warningTicks,

        @Field("1..40 cells: the most cells of one ground at a time on a floor")
        int mostCells,

        @Field("what shatters a brittle body") ShatterRules shatter,

        @Field("how a body falls") FallRules fall) {

    /** The file that they are read from. */
    public static final String FILE = "content/elements.json";

    /** Returns the rules of a status. */
    public StatusRules of(StatusEffect status) {
        return statuses.get(status.ordinal());
    }

    /** The outcome when a status reaches a body that already has one, which may be the same. */
    public record StatusReaction(
            @Field("1..11: statuses that the body has, each by itself")
            List<StatusEffect> has,

            @Field("1..11: statuses that reach it, each by itself")
            List<StatusEffect> comes,

            @Field("0..400 %, default 100: share of the new status' ticks that arrives; 0: none")
            int comesPercent,

            @Field("0..400 %, default 100: share of the old status' ticks that is kept; 0: it ends")
            int keptPercent,

            @Field("0..99, default 0: health lost at once") int damage,

            @Field("optional: one more status, which meets nothing") @Nullable
            TimedStatus adds)
            implements Checked {

        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            if (comesPercent == 0 && keptPercent > 100) {
                entry.complain(
                        "kept_percent",
                        "is " + keptPercent + " while nothing of the new status arrives, so ground that brings it in"
                                + " each tick would keep the old one for ever; give at most 100");
            }
        }

        /** Returns true if the two do more than last side by side. */
        public boolean changes() {
            return comesPercent != 100 || keptPercent != 100 || damage != 0 || adds != null;
        }
    }

    /** The effect of influences on a cell. */
    public record GroundRule(
            @Field("1..10: what reaches the cell, each by itself")
            List<GroundInfluence> influences,

            @Field("ids in grounds.json, optional: the cell has one of these")
            List<String> on,

            @Field("ids in terrains.json, optional: it has no ground on it, and one of these lies there, unburnt")
            List<String> lies,

            Reaction reaction,

            @Field("1..100 %, default 100: chance, when a burning neighbour brings it")
            int catchPercent)
            implements Checked {

        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            if (!on.isEmpty() && !lies.isEmpty()) {
                entry.complain("lies", "does not go with on; leave out one of them");
            }
            if (on.isEmpty() && reaction.effect() == GroundEffect.ENDS) {
                entry.complain("does", "has nothing to end; give makes, or grounds in on");
            }
        }
    }

    /** The effect of an influence on a cell where another influence was a moment ago. */
    public record MixtureRule(
            @Field("1..10: one of the two, each by itself") List<GroundInfluence> first,
            @Field("1..10: the other, each by itself") List<GroundInfluence> second,
            Reaction reaction)
            implements Checked {

        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            if (reaction.effect() == GroundEffect.ENDS) {
                entry.complain("does", "has nothing to end; give makes");
            }
        }
    }

    /** The outcome of a reaction on a cell. */
    public record Reaction(
            @Field(value = "what comes of it", name = "does")
            GroundEffect effect,

            @Field("ids in grounds.json, optional: the grounds that come; of runs only one")
            List<String> makes,

            @Field("0..3600 ticks, default 0: for how long they last")
            int ticks,

            @Field("1..40 cells, default 1: the most cells to which it runs")
            int mostCells)
            implements Checked {

        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            boolean needs = effect == GroundEffect.MAKES || effect == GroundEffect.RUNS;
            if (needs && makes.isEmpty()) {
                entry.complain("makes", "is missing; give the ground that comes");
            }
            if (makes.isEmpty() != (ticks == 0)) {
                entry.complain("ticks", "goes with makes; give both or neither");
            }
            if (!makes.isEmpty() && !needs && effect != GroundEffect.ENDS) {
                entry.complain("makes", "is for makes, runs and ends; leave it out");
            }
            if (effect == GroundEffect.RUNS && makes.size() > 1) {
                entry.complain("makes", "names several grounds, of which only one can run; give one");
            }
        }
    }

    /** The effects on cells. */
    public enum GroundEffect {
        NOTHING,
        @Meaning("grounds come, each in place of what the cell has in its slot")
        MAKES,
        @Meaning("the ground ends, and others may come")
        ENDS,
        @Meaning("a ground comes, and with it on all cells on which the same comes of it and that hang together with "
                + "this one")
        RUNS,
        @Meaning("it brings fire to the cells beside it")
        FLARES
    }

    /** The effect of a cell on a body that stands on it. */
    public record ContactRule(
            @Field("ids in grounds.json, optional: the cell has one of these")
            List<String> on,

            @Field("ids in terrains.json, optional: one of these lies there, and nothing carries bodies over it")
            List<String> lies,

            @Field("optional: status that it brings") @Nullable
            TimedStatus inflicts,

            @Field("0..99, default 0: health lost each time")
            int damage,

            @Field("1..600 ticks, default 60: time between two contacts")
            int everyTicks,

            @Field("optional: what the body then brings to the ground") @Nullable
            GroundInfluence gives)
            implements Checked {

        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            if (on.isEmpty() == lies.isEmpty()) {
                entry.complain("on", "or lies names where it happens; give one of them");
            }
        }
    }

    /** The rules for a heavy blow on a body with a brittle status. */
    public record ShatterRules(
            @Field("1..999: least damage of a heavy blow, before armour")
            int heavyDamage,

            @Field("100..400 %: share of its damage that the body takes")
            int percent) {}

    /** The conditions and effects of a fall. */
    public record FallRules(
            @Field("1..240 ticks: time for which the player must push towards a peril to step into it")
            int brinkTicks,

            @Field("0..99: health lost in a fall, which leaves at least 1")
            int damage,

            @Field("0..40 cells: no horde lies in sight of the landing cell within this distance")
            int hiddenCells) {}
}
