package dev.orebound.content.element;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.terrain.Terrain;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rules for the effects of elements on bodies and on the ground. In each list the first line that matches applies.
 *
 * @param statuses what each status does, by its ordinal
 * @param meetings what comes of a status that comes to another
 * @param ground what each influence makes of a cell; where no line fits, nothing
 * @param touches what a cell does to who stands there; here every line that fits counts
 * @param spreadTicks from one time that a burning cell sets its neighbours alight to the next, 1 to 600
 * @param fall how one falls
 */
public record ElementRules(
        List<StatusRules> statuses,
        List<StatusReaction> meetings,
        List<GroundRule> ground,
        List<ContactRule> touches,
        int spreadTicks,
        FallRules fall) {

    /** The file that they are read from. */
    public static final String FILE = "content/elements.json";

    public ElementRules {
        statuses = List.copyOf(statuses);
        meetings = List.copyOf(meetings);
        ground = List.copyOf(ground);
        touches = List.copyOf(touches);
    }

    /** Returns the rules of a status. */
    public StatusRules of(StatusEffect status) {
        return statuses.get(status.ordinal());
    }

    /** Reads all rules, and complains about their faults. */
    public static ElementRules read(Assets assets, ContentTable<Terrain> terrains, List<String> complaints) {
        JsonEntry entry = JsonEntry.root(assets, FILE, complaints);
        return entry.complete(new ElementRules(
                statuses(entry.object("statuses")),
                entry.objects("meetings").stream().map(StatusReaction::read).toList(),
                entry.objects("ground").stream()
                        .map(each -> GroundRule.read(each, terrains))
                        .toList(),
                entry.objects("touches").stream()
                        .map(each -> ContactRule.read(each, terrains))
                        .toList(),
                entry.whole("spread_ticks", 1, 600),
                FallRules.read(entry.object("fall"))));
    }

    private static List<StatusRules> statuses(JsonEntry entry) {
        List<StatusRules> statuses = new ArrayList<>();
        for (StatusEffect status : StatusEffect.values()) {
            statuses.add(StatusRules.read(status, entry.object(status.id())));
        }
        entry.rejectUnknownFields();
        return statuses;
    }

    /**
     * The outcome when a status reaches a body that already has one, which may be the same.
     *
     * @param has what afflicts the body
     * @param comes what comes to it
     * @param comesPercent how much of its ticks comes, 0 to 400; of 0 nothing does
     * @param keptPercent how much is kept of the ticks of what was there, 0 to 400; of 0 that ends
     * @param damage done at once, 0 to 99
     * @param adds what comes besides, or null; it meets nothing
     */
    public record StatusReaction(
            StatusEffect has,
            StatusEffect comes,
            int comesPercent,
            int keptPercent,
            int damage,
            @Nullable TimedStatus adds) {

        private static StatusReaction read(JsonEntry entry) {
            return entry.complete(new StatusReaction(
                    entry.choice("has", StatusEffect.class),
                    entry.choice("comes", StatusEffect.class),
                    entry.whole("comes_percent", 0, 400),
                    entry.whole("kept_percent", 0, 400),
                    entry.wholeOr("damage", 0, 99, 0),
                    entry.has("adds") ? TimedStatus.read(entry.object("adds")) : null));
        }
    }

    /**
     * The effect of an influence on a cell.
     *
     * @param influence what comes to it
     * @param spot what the cell must be
     * @param effect what comes of it
     * @param ticks for how long, 0 to 3600
     * @param catchPercent how likely it comes about where a neighbour brings it, 1 to 100; else it always does
     * @param mostCells how far a charge runs, in cells, 1 to 400
     */
    public record GroundRule(
            GroundInfluence influence,
            GroundCondition spot,
            GroundEffect effect,
            int ticks,
            int catchPercent,
            int mostCells) {

        private static GroundRule read(JsonEntry entry, ContentTable<Terrain> terrains) {
            GroundRule rule = new GroundRule(
                    entry.choice("influence", GroundInfluence.class),
                    GroundCondition.read(entry, terrains),
                    entry.choice("does", GroundEffect.class),
                    entry.wholeOr("ticks", 0, 3600, 0),
                    entry.wholeOr("catch_percent", 1, 100, 100),
                    entry.wholeOr("most_cells", 1, 400, 1));
            boolean lasts = rule.effect == GroundEffect.BURNS
                    || rule.effect == GroundEffect.STEAMS
                    || rule.effect == GroundEffect.CHARGES;
            if (lasts && entry.has("does") && rule.ticks == 0) {
                entry.complain("ticks", "is 0 or missing; give for how long, within 1..3600");
            }
            entry.rejectUnknownFields();
            return rule;
        }
    }

    /** The effects of influences on cells. */
    public enum GroundEffect {
        NOTHING,
        /** It is on fire for a while, which may spread, and is burnt after that. */
        BURNS,
        /** Its fire dies and leaves it unburnt; steam rises, if that is given ticks. */
        GOES_OUT,
        /** Steam stands on it for a while, which nobody sees into or out of. */
        STEAMS,
        /** Its steam is gone. */
        CLEARS,
        /** It carries a charge for a while, and with it all cells on which the same comes of it and that hang together with it. */
        CHARGES,
        /** It brings fire to the cells beside it. */
        FLARES
    }

    /**
     * The effect of a cell on a body that stands on it.
     *
     * @param spot what the cell must be
     * @param inflicts the status that it brings, or null
     * @param damage that it does besides, 0 to 99, each time
     * @param everyTicks how often, 1 to 600
     * @param gives what a body that stands there brings to the ground by that, or null
     */
    public record ContactRule(
            GroundCondition spot,
            @Nullable TimedStatus inflicts,
            int damage,
            int everyTicks,
            @Nullable GroundInfluence gives) {

        private static ContactRule read(JsonEntry entry, ContentTable<Terrain> terrains) {
            return entry.complete(new ContactRule(
                    GroundCondition.read(entry, terrains),
                    entry.has("inflicts") ? TimedStatus.read(entry.object("inflicts")) : null,
                    entry.wholeOr("damage", 0, 99, 0),
                    entry.wholeOr("every_ticks", 1, 600, 60),
                    entry.has("gives") ? entry.choice("gives", GroundInfluence.class) : null));
        }
    }

    /**
     * The condition that a cell must meet for a rule to apply.
     *
     * @param lies ids of terrains, one of which lies there, as terrain or liquid; empty: anything does
     * @param state what the elements have made of it, or null for anything
     */
    public record GroundCondition(
            List<String> lies, @Nullable GroundState state) {
        public GroundCondition {
            lies = List.copyOf(lies);
        }

        private static GroundCondition read(JsonEntry entry, ContentTable<Terrain> terrains) {
            return new GroundCondition(
                    entry.has("lies") ? entry.references("lies", terrains) : List.of(),
                    entry.has("state") ? entry.choice("state", GroundState.class) : null);
        }
    }

    /**
     * The conditions and effects of a fall.
     *
     * @param brinkTicks for which whoever plays must push straight on at the brink of a peril to step over it, 1 to 240
     * @param damage health that a fall takes, 0 to 99; one is always left
     * @param hiddenCells within which no horde that would see it lies where one lands, 0 to 40
     */
    public record FallRules(int brinkTicks, int damage, int hiddenCells) {

        private static FallRules read(JsonEntry entry) {
            return entry.complete(new FallRules(
                    entry.whole("brink_ticks", 1, 240),
                    entry.whole("damage", 0, 99),
                    entry.whole("hidden_cells", 0, 40)));
        }
    }
}
