package dev.orebound.content.gear;

import dev.orebound.content.combat.HitEffect;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import java.util.List;

/**
 * A rule of gear: when something happens, if all conditions hold, then its effects follow in the next tick.
 *
 * @param every only every so many of these moments, counted while the conditions hold
 * @param restTicks from one time until the next
 */
@Meaning(value = "a rule", home = "relics.json")
public record GearRule(
        @Field("the moment") GearMoment when,

        @Field("ids in brews.json, optional: brews that count, for brew_used and lay_drawn")
        List<String> brews,

        @Field("optional: statuses that count, for status_given")
        List<StatusEffect> statuses,

        @Field("1..99, default 1: only every so many times") int every,

        @Field("0..36000 ticks, default 0: rest from one time until the next")
        int restTicks,

        @Field(value = "0..3, optional: conditions, all of which must hold", name = "if")
        List<GearCondition> conditions,

        @Field(value = "1..4: what follows", name = "then") List<GearEffect> effects)
        implements Checked {

    /**
     * The shortest rest of a rule that can answer itself, or another rule that answers it: one that hurts foes and acts
     * when something is hurt, or one that drops things and acts when one is taken.
     */
    private static final int SHORTEST_REST = 10;

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        if (!brews.isEmpty() && when != GearMoment.BREW_USED && when != GearMoment.LAY_DRAWN) {
            entry.complain("brews", "are not for this moment; leave them out");
        }
        if (!statuses.isEmpty() && when != GearMoment.STATUS_GIVEN) {
            entry.complain("statuses", "are not for this moment; leave them out");
        }
        if (when == GearMoment.ALWAYS && restTicks < SHORTEST_REST) {
            entry.complain("rest_ticks", "is needed for always; give " + SHORTEST_REST + " or more");
        }
        if (answersHarm() && restTicks < SHORTEST_REST && effects.stream().anyMatch(GearRule::harms)) {
            entry.complain(
                    "rest_ticks",
                    "is below " + SHORTEST_REST + ", but the rule answers harm with harm; give " + SHORTEST_REST
                            + " or more");
        }
        if (when == GearMoment.ITEM_TAKEN
                && restTicks < SHORTEST_REST
                && effects.stream().anyMatch(GearRule::drops)) {
            entry.complain(
                    "rest_ticks",
                    "is below " + SHORTEST_REST + ", but the rule drops an item when one is taken; give "
                            + SHORTEST_REST + " or more");
        }
    }

    private static boolean drops(GearEffect effect) {
        return effect.does() instanceof GearEffect.Drop;
    }

    private boolean answersHarm() {
        return switch (when) {
            case BREW_HIT, KILL, STATUS_GIVEN, REACTION, SHATTERED, ORE_BROKEN, BLOW_HIT, BREW_USED -> true;
            default -> false;
        };
    }

    private static boolean harms(GearEffect effect) {
        return effect.does() instanceof GearEffect.Cast
                || effect.does() instanceof GearEffect.Repeat
                || (effect.does() instanceof GearEffect.Blast blast
                        && (blast.influence() != null
                                || blast.oreDamage() > 0
                                || blast.effects().stream()
                                        .anyMatch(each -> each.does() instanceof HitEffect.Damage
                                                || each.does() instanceof HitEffect.Inflict)));
    }
}
