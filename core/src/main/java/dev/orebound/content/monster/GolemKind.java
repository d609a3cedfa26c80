package dev.orebound.content.monster;

import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.HitEffect;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.content.reading.TableEntry;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A kind of golem that can be woken: a build of an ore. Its body is the monster of the same id, which is composed of
 * both rows.
 *
 * @param build its build
 * @param nature what its ore makes of it
 */
public record GolemKind(String id, GolemBuild build, GolemOre nature) implements TableEntry {
    /** The budget price of a wave, which no golem ever is in. */
    private static final int THREAT = 9;

    private static final int SIGHT_CELLS = 8;
    private static final int WHOLE = 100;

    /** Returns the id of its body among the monsters. */
    public String monster() {
        return id;
    }

    /** Returns the id of the ore that wakes it. */
    public String ore() {
        return nature.ore();
    }

    /** Returns the price of waking it, in measures. */
    public int measures() {
        return build.measures();
    }

    /**
     * Composes its body.
     *
     * @param brewed the bolt of its ore's brew, or null if there is none
     */
    Monster body(String manner, @Nullable Attack brewed) {
        List<Attack> attacks = new ArrayList<>();
        GolemBuild.GolemBolt bolt = build.bolt();
        if (bolt != null && brewed != null) {
            attacks.add(new Attack(
                    brewed.form(),
                    bolt.timing(),
                    bolt.begins(),
                    null,
                    scaled(brewed.effects(), bolt.damagePercent()),
                    null));
        }
        for (Attack attack : build.attacks()) {
            attacks.add(new Attack(
                    attack.form(),
                    attack.timing(),
                    attack.begins(),
                    attack.near(),
                    withStatuses(attack.effects()),
                    attack.influence()));
        }
        return new Monster(
                id,
                nature.id() + "_" + build.sprite(),
                Math.max(1, build.health() * nature.healthPercent() / WHOLE),
                build.speed() * nature.speedPercent() / WHOLE,
                build.radiusCells(),
                SIGHT_CELLS,
                build.weight() * nature.weightPercent() / WHOLE,
                build.steadyTicks(),
                build.gait(),
                THREAT,
                build.armour() + nature.armour(),
                manner,
                null,
                nature.unharmedBy(),
                attacks);
    }

    private List<HitEffect> withStatuses(List<HitEffect> effects) {
        List<HitEffect> all = new ArrayList<>(effects);
        for (TimedStatus timed : nature.inflicts()) {
            all.add(new HitEffect(new HitEffect.Inflict(timed)));
        }
        return all;
    }

    private static List<HitEffect> scaled(List<HitEffect> effects, int percent) {
        List<HitEffect> all = new ArrayList<>();
        for (HitEffect effect : effects) {
            all.add(
                    effect.does() instanceof HitEffect.Damage damage
                            ? new HitEffect(new HitEffect.Damage(Math.max(1, damage.health() * percent / WHOLE)))
                            : effect);
        }
        return all;
    }
}
