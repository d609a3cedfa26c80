package dev.orebound.world.tactic;

import dev.orebound.world.combat.AttackChoice;

/** Stands where it is, while a shot or a lob will soon be ready that it could begin from there. */
final class Patience implements Tactic {
    private final AttackChoice choice;

    Patience(AttackChoice choice) {
        this.choice = choice;
    }

    @Override
    public boolean decides(TacticActor at) {
        if (!choice.waits(at.attacker)) {
            return false;
        }
        at.standAndFacePrey();
        return true;
    }
}
