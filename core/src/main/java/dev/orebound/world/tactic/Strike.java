package dev.orebound.world.tactic;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.world.combat.AttackChoice;
import dev.orebound.world.component.GoalPurpose;
import java.util.function.Supplier;

/** Begins the first attack that comes to something: against the player, or else against a companion who is nearer. */
final class Strike implements Tactic {
    private final AttackChoice choice;
    private final Supplier<ImmutableArray<Entity>> all;
    private final boolean isFromAfar;

    private Strike(AttackChoice choice, Supplier<ImmutableArray<Entity>> all, boolean isFromAfar) {
        this.choice = choice;
        this.all = all;
        this.isFromAfar = isFromAfar;
    }

    /** Whatever it has. */
    static Strike any(AttackChoice choice, Supplier<ImmutableArray<Entity>> all) {
        return new Strike(choice, all, false);
    }

    /** Only what is no blow from hand to hand, and only for those who keep a distance. */
    static Strike fromAfar(AttackChoice choice, Supplier<ImmutableArray<Entity>> all) {
        return new Strike(choice, all, true);
    }

    @Override
    public boolean decides(TacticActor at) {
        if (isFromAfar && !at.manner.keepsDistance()) {
            return false;
        }
        boolean strikes = choice.choose(at.attacker, all.get(), isFromAfar) || strikesCompanion(at);
        if (strikes) {
            at.stand();
            at.tactic.baulkedTicks = 0;
            at.tactic.errand = GoalPurpose.NONE;
        }
        return strikes;
    }

    private boolean strikesCompanion(TacticActor at) {
        if (!at.facesCompanion()) {
            return false;
        }
        boolean strikes = choice.choose(at.attacker, all.get(), isFromAfar);
        at.facePlayer();
        return strikes;
    }
}
