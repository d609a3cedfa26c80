package dev.orebound.world.tactic;

import dev.orebound.content.behaviour.TacticRules;
import dev.orebound.content.behaviour.TacticRules.PlaceRules;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.path.TerrainQueries;
import dev.orebound.world.state.ActorColumns;

/** Tactics of monsters that do not close in: their places in relation to their post, their allies and their foe. */
final class PositionTactics {
    /** Length of a step round the foe, in cells. */
    private static final float CIRCLE_STEP = 1.2f;

    private final PlaceRules places;
    private final float circlePace;
    private final float apartPace;
    private final TerrainQueries terrain;
    private final BitLayer opaque;
    private final AllyGroups allies;
    private final ActorColumns monsters;

    PositionTactics(
            TacticRules rules, TerrainQueries terrain, BitLayer opaque, AllyGroups allies, ActorColumns monsters) {

        places = rules.places();
        circlePace = rules.circlePercent() / 100f;
        apartPace = places.apartPercent() / 100f;
        this.terrain = terrain;
        this.opaque = opaque;
        this.allies = allies;
        this.monsters = monsters;
    }

    /** Does not follow a foe beyond the leash, but returns to the post. */
    boolean returnToPost(TacticActor actor) {
        if (!actor.isBeyondLeash(actor.foe.x, actor.foe.y)) {
            return false;
        }
        if (actor.isNearPost(actor.body.x, actor.body.y)) {
            actor.standAndFaceFoe();
        } else {
            actor.goTo(actor.tactic.postCell);
        }
        return true;
    }

    /** Keeps its allies between itself and the foe, and stays near enough to help them. */
    boolean stayBehindAllies(TacticActor actor) {
        if (!actor.manner.has(FightingStyle.Habit.STAYS_BEHIND)
                || actor.makesLastStand()
                || !allies.hasOtherHunters(actor)) {
            return false;
        }
        float middleX = allies.middleX(actor);
        float middleY = allies.middleY(actor);
        float awayX = middleX - actor.foe.x;
        float awayY = middleY - actor.foe.y;
        float away = (float) Math.sqrt(awayX * awayX + awayY * awayY);
        if (away == 0) {
            return false;
        }
        float most = places.behindCells();
        for (float behind = most; behind >= 0; behind -= most / 2) {
            if (goBehind(actor, middleX + awayX / away * behind, middleY + awayY / away * behind)) {
                return true;
            }
        }
        return false;
    }

    private boolean goBehind(TacticActor actor, float x, float y) {
        float dx = x - actor.body.x;
        float dy = y - actor.body.y;
        if (!terrain.isWalkable(actor.body, x, y)) {
            return false;
        }
        if (dx * dx + dy * dy <= places.behindNearCells() * places.behindNearCells()) {
            actor.standAndFaceFoe();
        } else {
            actor.goStraight(x, y, 1);
        }
        return true;
    }

    /** Keeps away from allies, so that one flask does not hit all of them, but in sight of the foe. */
    boolean keepApart(TacticActor actor) {
        if (actor.manner.apartCells() == 0 || actor.makesLastStand()) {
            return false;
        }
        BodyComponent ally = nearestAlly(actor);
        if (ally == actor.body || !actor.seesFoe()) {
            return false;
        }
        float dx = actor.body.x - ally.x;
        float dy = actor.body.y - ally.y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        float awayX = distance > 0 ? dx / distance : -actor.towardsY;
        float awayY = distance > 0 ? dy / distance : actor.towardsX;
        return stepApart(actor, awayX, awayY) || stepAside(actor, awayX, awayY);
    }

    /** Returns the nearest of the allies that are too near, or the monster's own body if there is none. */
    private BodyComponent nearestAlly(TacticActor actor) {
        BodyComponent nearest = actor.body;
        float least = actor.manner.apartCells() * actor.manner.apartCells();
        for (int i = allies.first(actor); i >= 0; i = allies.next(i)) {
            BodyComponent ally = monsters.bodies.get(i);
            float dx = ally.x - actor.body.x;
            float dy = ally.y - actor.body.y;
            if (ally != actor.body && dx * dx + dy * dy < least) {
                least = dx * dx + dy * dy;
                nearest = ally;
            }
        }
        return nearest;
    }

    private boolean stepAside(TacticActor actor, float awayX, float awayY) {
        float turn = awayX * -actor.towardsY + awayY * actor.towardsX >= 0 ? 1 : -1;
        return stepApart(actor, -actor.towardsY * turn, actor.towardsX * turn);
    }

    private boolean stepApart(TacticActor actor, float x, float y) {
        float toX = actor.body.x + x * places.apartStepCells();
        float toY = actor.body.y + y * places.apartStepCells();
        float nearest = actor.manner.keeps().nearestCells();
        float dx = toX - actor.foe.x;
        float dy = toY - actor.foe.y;
        if (!terrain.isWalkable(actor.body, toX, toY)
                || !LineTrace.isClear(opaque, toX, toY, actor.foe.x, actor.foe.y)
                || dx * dx + dy * dy < nearest * nearest) {
            return false;
        }
        actor.goStraight(toX, toY, apartPace);
        actor.lookAtFoe();
        return true;
    }

    /** Stays at the wanted distance, facing the foe, or circles it. */
    boolean holdDistance(TacticActor actor) {
        FightingStyle.KeptDistance keeps = actor.manner.keeps();
        if (!actor.manner.keepsDistance()
                || actor.foeDistance < keeps.nearestCells()
                || actor.foeDistance > keeps.farthestCells()
                || !actor.seesFoe()) {
            return false;
        }
        actor.standAndFaceFoe();
        if (actor.manner.has(FightingStyle.Habit.CIRCLES) && !actor.makesLastStand()) {
            circle(actor);
        }
        return true;
    }

    /** Circles the foe one way until something is in the way, then the other way. */
    private void circle(TacticActor actor) {
        int turn = actor.tactic.circlesBack == (actor.spawnId % 2 == 0) ? -1 : 1;
        float x = actor.body.x - actor.towardsY * turn * CIRCLE_STEP;
        float y = actor.body.y + actor.towardsX * turn * CIRCLE_STEP;
        if (terrain.isWalkable(actor.body, x, y)) {
            actor.goStraight(x, y, circlePace);
            actor.lookAtFoe();
        } else {
            actor.tactic.circlesBack = !actor.tactic.circlesBack;
        }
    }
}
