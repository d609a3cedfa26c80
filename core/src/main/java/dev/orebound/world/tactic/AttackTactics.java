package dev.orebound.world.tactic;

import dev.orebound.world.combat.AttackChoice;
import dev.orebound.world.component.GoalPurpose;

/** Tactics that begin an attack, against the player or else against a companion that is nearer, or that wait for one. */
final class AttackTactics {
    private final AttackChoice choice;
    private final MonsterColumns monsters;

    AttackTactics(AttackChoice choice, MonsterColumns monsters) {
        this.choice = choice;
        this.monsters = monsters;
    }

    /** Begins the first attack of any kind that would have an effect. */
    boolean strike(TacticActor actor) {
        return strike(actor, false);
    }

    /** Begins an attack other than melee, if the monster is one that keeps its distance. */
    boolean strikeFromAfar(TacticActor actor) {
        return actor.manner.keepsDistance() && strike(actor, true);
    }

    private boolean strike(TacticActor actor, boolean isFromAfar) {
        boolean strikes =
                choice.choose(actor.attacker, monsters.entities(), isFromAfar) || strikeCompanion(actor, isFromAfar);
        if (strikes) {
            actor.stand();
            actor.tactic.baulkedTicks = 0;
            actor.tactic.errand = GoalPurpose.NONE;
        }
        return strikes;
    }

    private boolean strikeCompanion(TacticActor actor, boolean isFromAfar) {
        if (!actor.faceCompanion()) {
            return false;
        }
        boolean strikes = choice.choose(actor.attacker, monsters.entities(), isFromAfar);
        actor.facePlayer();
        return strikes;
    }

    /** Stands still while a shot or a lob that could begin from here will soon be ready. */
    boolean waitForShot(TacticActor actor) {
        if (!choice.waits(actor.attacker)) {
            return false;
        }
        actor.standAndFaceFoe();
        return true;
    }
}
