package dev.orebound.world.tactic;

import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaWard;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.combat.AttackChoice;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.GoalPurpose;

/**
 * Tactics that begin an attack, against the player or else against a companion or ward that is nearer, or that wait for
 * one; and the tactic of monsters that go for a ward.
 */
final class AttackTactics {
    private final AttackChoice choice;
    private final FloorArenas arenas;

    AttackTactics(AttackChoice choice, FloorArenas arenas) {
        this.choice = choice;
        this.arenas = arenas;
    }

    /**
     * Attacks the ward of the monster's arena, or goes to it; on the way it strikes the player or a companion that
     * stands in reach. Applies to the monsters that want the ward.
     */
    boolean besiege(TacticActor actor) {
        Arena arena = actor.isInArena() ? arenas.in(actor.monster.arenaRoom) : null;
        ArenaWard ward = arena == null ? null : arena.ward();
        if (ward == null || !ward.isWantedBy(actor.spawnId)) {
            return false;
        }
        actor.face(ward.body());
        boolean strikes = choice.choose(actor.attacker, false);
        boolean waits = !strikes && choice.waits(actor.attacker);
        actor.facePlayer();
        if (strikes) {
            actor.stand();
        } else if (waits) {
            actor.standAndFace(ward.body());
        } else if (!strike(actor)) {
            actor.goTo(ward.body().cell);
        }
        return true;
    }

    /**
     * Turns on a golem that draws attacks, if one is near and nearer than any other; a monster that cannot strike it
     * walks up to it.
     */
    boolean answerTaunt(TacticActor actor) {
        BodyComponent golem = actor.taunter();
        if (golem == null) {
            return false;
        }
        actor.face(golem);
        boolean strikes = choice.choose(actor.attacker, false);
        boolean waits = !strikes && choice.waits(actor.attacker);
        actor.facePlayer();
        if (strikes) {
            actor.stand();
        } else if (waits || actor.kind.isRooted()) {
            actor.standAndFace(golem);
        } else {
            actor.goTo(golem.cell);
        }
        return true;
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
        boolean strikes = choice.choose(actor.attacker, isFromAfar) || strikeFriend(actor, isFromAfar);
        if (strikes) {
            actor.stand();
            actor.tactic.baulkedTicks = 0;
            actor.tactic.errand = GoalPurpose.NONE;
        }
        return strikes;
    }

    private boolean strikeFriend(TacticActor actor, boolean isFromAfar) {
        if (!actor.faceFriend()) {
            return false;
        }
        boolean strikes = choice.choose(actor.attacker, isFromAfar);
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
