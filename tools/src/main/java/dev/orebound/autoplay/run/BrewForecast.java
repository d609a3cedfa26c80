package dev.orebound.autoplay.run;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.STATUSES;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.HitEffect;
import dev.orebound.content.element.ElementRules.GroundEffect;
import dev.orebound.content.element.ElementRules.GroundRule;
import dev.orebound.content.element.ElementRules.MixtureRule;
import dev.orebound.content.element.ElementRules.Reaction;
import dev.orebound.content.element.ElementRules.ShatterRules;
import dev.orebound.content.element.ElementRules.StatusReaction;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.GroundKind;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.element.ReactionTable;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.element.StatusRules;
import dev.orebound.content.element.StatusRules.StatusFlag;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.content.monster.Monster;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.element.GroundEffects;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Predicts what an attack does to a body and to the ground by the table of reactions. Sets of statuses are bit masks of
 * ordinals. Harm is counted in health; time for which a foe is helpless or hindered counts as a share of it.
 */
final class BrewForecast {
    private static final StatusEffect[] STATUS_EFFECTS = StatusEffect.values();
    private static final GroundInfluence[] INFLUENCES = GroundInfluence.values();
    private static final GroundSlot[] SLOTS = GroundSlot.values();
    private static final int WHOLE = 100;
    private static final int HELPLESS_TICKS_A_HEALTH = 4;
    private static final int HINDERED_TICKS_A_HEALTH = 30;
    private static final int HARMFUL_GROUND = 8;

    private final KnownFloorView view;
    private final Content content;
    private final ReactionTable table;

    BrewForecast(KnownFloorView view) {
        this.view = view;
        content = view.world().content();
        table = content.reactions();
    }

    /** Returns the statuses that a foe has. */
    static int statusesOf(Entity foe) {
        StatusComponent own = STATUSES.get(foe);
        int has = 0;
        for (StatusEffect status : STATUS_EFFECTS) {
            has |= own.has(status) ? 1 << status.ordinal() : 0;
        }
        return has;
    }

    /** Returns the harm of an attack itself and of its statuses. */
    int harm(Attack attack, Entity foe) {
        int harm = attack.damage();
        for (int i = 0; i < attack.effects().size(); i++) {
            TimedStatus brings = inflicted(attack, i, foe);
            harm += brings == null ? 0 : worth(brings.status(), brings.ticks());
        }
        return harm;
    }

    /** Returns the harm that comes in addition because a foe has some statuses already. */
    int meetingHarm(Attack attack, int has, Entity foe) {
        ShatterRules shatter = content.elements().shatter();
        int harm = 0;
        if (attack.damage() >= shatter.heavyDamage() && hasBrittle(has)) {
            harm += attack.damage() * (shatter.percent() - WHOLE) / WHOLE;
        }
        for (int i = 0; i < attack.effects().size(); i++) {
            TimedStatus brings = inflicted(attack, i, foe);
            StatusReaction meeting = brings == null ? null : meeting(has, brings.status());
            if (brings != null && meeting != null) {
                harm += meeting.damage();
                harm += worth(brings.status(), brings.ticks()) * (meeting.comesPercent() - WHOLE) / WHOLE;
                TimedStatus adds = meeting.adds();
                harm += adds == null || isUnharmed(foe, adds.status()) ? 0 : worth(adds.status(), adds.ticks());
            }
        }
        return harm;
    }

    /** Returns the statuses that a foe has after an attack. */
    int statusesAfter(Attack attack, int has, Entity foe) {
        int after = has;
        for (int i = 0; i < attack.effects().size(); i++) {
            TimedStatus brings = inflicted(attack, i, foe);
            if (brings != null) {
                StatusReaction meeting = meeting(after, brings.status());
                after |= 1 << brings.status().ordinal();
                TimedStatus adds = meeting == null ? null : meeting.adds();
                after |= adds == null ? 0 : 1 << adds.status().ordinal();
            }
        }
        return after;
    }

    /** Returns the harm of the ground that an attack makes of what is under a foe now. */
    int groundHarm(Attack attack, Entity foe) {
        GroundInfluence influence = attack.influence();
        if (influence == null || kindOf(foe).isOffTheGround()) {
            return 0;
        }
        int harm = 0;
        int cell = BODIES.get(foe).cell;
        for (int i = 0; i < SLOTS.length; i++) {
            Reaction reaction = onGround(influence, SLOTS[i], cell);
            harm += reaction == null ? 0 : harmOf(reaction);
        }
        Reaction other = otherReaction(influence, cell, true);
        return harm + (other == null ? 0 : harmOf(other));
    }

    /**
     * Returns true if an influence would make ground of a cell that hurts or hinders.
     *
     * @param onBareFloor whether that counts also if it only follows from bare floor
     */
    boolean isBadAt(@Nullable GroundInfluence influence, int cell, boolean onBareFloor) {
        if (influence == null) {
            return false;
        }
        for (int i = 0; i < SLOTS.length; i++) {
            Reaction reaction = onGround(influence, SLOTS[i], cell);
            if (reaction != null && isBad(reaction)) {
                return true;
            }
        }
        Reaction other = otherReaction(influence, cell, onBareFloor);
        return other != null && isBad(other);
    }

    private @Nullable Reaction onGround(GroundInfluence influence, GroundSlot slot, int cell) {
        int kind = view.world().part(GroundEffects.class).kindAt(slot, cell);
        GroundRule rule = kind == GroundEffects.NONE ? null : table.on(influence, kind);
        return rule == null ? null : rule.reaction();
    }

    /** Returns the reaction with what was brought to a cell a moment ago, with its terrain, or on bare floor. */
    private @Nullable Reaction otherReaction(GroundInfluence influence, int cell, boolean onBareFloor) {
        int trace = view.world().part(GroundEffects.class).traceAt(cell);
        MixtureRule mixture = trace == GroundEffects.NONE ? null : table.mixture(influence, INFLUENCES[trace]);
        if (mixture != null && mixture.reaction().effect() != GroundEffect.NOTHING) {
            return mixture.reaction();
        }
        List<GroundRule> rules = table.onTerrain(influence);
        String terrain =
                content.terrains().at(view.world().floor().terrain().at(cell)).id();
        String liquid =
                content.terrains().at(view.world().floor().liquid().at(cell)).id();
        for (int i = 0; i < rules.size(); i++) {
            if (rules.get(i).lies().contains(terrain) || rules.get(i).lies().contains(liquid)) {
                return rules.get(i).reaction();
            }
        }
        GroundRule bare = onBareFloor ? table.onBareFloor(influence) : null;
        return bare == null ? null : bare.reaction();
    }

    private int harmOf(Reaction reaction) {
        int harm = 0;
        for (int i = 0; i < reaction.makes().size(); i++) {
            GroundKind kind = content.grounds().get(reaction.makes().get(i));
            int index = content.grounds().indexOf(kind.id());
            if (kind.bursts() != null) {
                harm += kind.bursts().damage();
            } else if (view.world().part(GroundEffects.class).hurts(index)) {
                harm += HARMFUL_GROUND;
            }
        }
        return reaction.effect() == GroundEffect.RUNS ? 2 * harm : harm;
    }

    private boolean isBad(Reaction reaction) {
        for (int i = 0; i < reaction.makes().size(); i++) {
            if (view.world()
                    .part(GroundEffects.class)
                    .warns(content.grounds().indexOf(reaction.makes().get(i)))) {
                return true;
            }
        }
        return reaction.effect() == GroundEffect.FLARES;
    }

    private @Nullable TimedStatus inflicted(Attack attack, int effect, Entity foe) {
        return attack.effects().get(effect).does() instanceof HitEffect.Inflict inflict
                        && !isUnharmed(foe, inflict.timed().status())
                ? inflict.timed()
                : null;
    }

    private @Nullable StatusReaction meeting(int has, StatusEffect comes) {
        for (StatusEffect status : STATUS_EFFECTS) {
            StatusReaction meeting = (has >> status.ordinal() & 1) == 0 ? null : table.meeting(status, comes);
            if (meeting != null && meeting.changes()) {
                return meeting;
            }
        }
        return null;
    }

    private boolean hasBrittle(int has) {
        for (StatusEffect status : STATUS_EFFECTS) {
            if ((has >> status.ordinal() & 1) != 0
                    && content.elements().of(status).has(StatusFlag.BRITTLE)) {
                return true;
            }
        }
        return false;
    }

    private int worth(StatusEffect status, int ticks) {
        StatusRules rules = content.elements().of(status);
        int worth = Math.max(0, rules.damage()) * ticks / rules.everyTicks();
        if (rules.isHelpless()) {
            return worth + ticks / HELPLESS_TICKS_A_HEALTH;
        }
        return rules.hinders() ? worth + ticks / HINDERED_TICKS_A_HEALTH : worth;
    }

    private boolean isUnharmed(Entity foe, StatusEffect status) {
        return kindOf(foe).unharmedBy().contains(status);
    }

    private Monster kindOf(Entity foe) {
        return content.monsters().at(MONSTERS.get(foe).monster);
    }
}
