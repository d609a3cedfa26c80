package dev.orebound.world.tactic;

import dev.orebound.content.behaviour.TacticRules;
import dev.orebound.content.behaviour.TacticRules.CalmRules;
import dev.orebound.grid.Grid;
import dev.orebound.world.horde.HordeMinds;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.path.TerrainQueries;
import dev.orebound.world.state.TickClock;

/**
 * Moves monsters that do not see a foe: they go where their horde wants them, mill about their post, or search for the
 * player they lost.
 */
final class CalmBehaviour {
    /** Aims from one random-looking direction to the next; no simple fraction of a full turn. */
    private static final int TURN = 157;

    private final TacticRules rules;
    private final CalmRules calm;
    /** The share of full speed at which monsters stroll. */
    private final float strollPace;

    private final TickClock clock;
    private final HordeMinds hordes;
    private final TerrainQueries terrain;
    private final FearTactics fear;

    CalmBehaviour(TacticRules rules, TickClock clock, HordeMinds hordes, TerrainQueries terrain, FearTactics fear) {
        this.rules = rules;
        calm = rules.calm();
        strollPace = calm.strollPercent() / 100f;
        this.clock = clock;
        this.hordes = hordes;
        this.terrain = terrain;
        this.fear = fear;
    }

    /** Strolls along in formation. */
    void wander(TacticActor actor) {
        if (actor.mind.hasSlot) {
            go(actor, actor.mind.slotX, actor.mind.slotY, strollPace);
        } else {
            actor.stand();
        }
    }

    /** Strolls home: to the formation slot, or else to the post. */
    void goHome(TacticActor actor) {
        go(actor, homeX(actor), homeY(actor), strollPace);
    }

    /** Steps about the formation slot or post now and then, and stands in between. */
    void guard(TacticActor actor) {
        float x = homeX(actor);
        float y = homeY(actor);
        boolean isPause = (clock.tick() / rules.millTicks() + actor.spawnId) % 2 == 0;
        boolean isShutOut = isAt(actor, x, y, calm.houseCells()) && !terrain.isWalkable(actor.body, x, y);
        if (isShutOut || (isPause && isAt(actor, x, y, calm.pauseCells()))) {
            actor.stand();
            return;
        }
        int aim = currentAim(actor, rules.millTicks());
        float millX = x + AimTable.x(aim) * rules.millCells();
        float millY = y + AimTable.y(aim) * rules.millCells();
        if (terrain.isWalkable(x, y, millX, millY, actor.body.radius)) {
            go(actor, millX, millY, strollPace);
        } else {
            go(actor, x, y, strollPace);
        }
    }

    /** Goes to where the player was last seen, or where the horde searches, and looks around there. */
    void search(TacticActor actor) {
        int last = actor.monster.horde < 0
                ? Grid.NONE
                : hordes.all().get(actor.monster.horde).lastSeenCell();
        if (actor.mind.hasSlot) {
            searchAt(actor, actor.mind.slotX, actor.mind.slotY);
        } else if (last != Grid.NONE) {
            searchAt(actor, terrain.centreX(last), terrain.centreY(last));
        } else {
            lookAround(actor);
        }
    }

    private void searchAt(TacticActor actor, float x, float y) {
        if (isAt(actor, x, y, calm.lookCells()) || actor.isBeyondLeash(x, y) || fear.isStoppedByLight(actor, x, y)) {
            lookAround(actor);
        } else {
            go(actor, x, y, 1);
        }
    }

    private void lookAround(TacticActor actor) {
        actor.stand();
        int aim = currentAim(actor, rules.turnTicks());
        actor.look(AimTable.x(aim), AimTable.y(aim));
    }

    private float homeX(TacticActor actor) {
        return actor.mind.hasSlot ? actor.mind.slotX : terrain.centreX(actor.tactic.postCell);
    }

    private float homeY(TacticActor actor) {
        return actor.mind.hasSlot ? actor.mind.slotY : terrain.centreY(actor.tactic.postCell);
    }

    /** Returns an aim that changes after a number of ticks and differs from monster to monster. */
    private int currentAim(TacticActor actor, int ticks) {
        return (int) ((clock.tick() / ticks * TURN + AimTable.spread(actor.spawnId)) % Intent.AIMS);
    }

    private void go(TacticActor actor, float x, float y, float pace) {
        int cell = terrain.cellAt(x, y);
        int goal = leaderGoal(actor);
        if (isAt(actor, x, y, calm.thereCells())) {
            actor.stand();
        } else if (goal != cell && terrain.isWalkable(actor.body, x, y)) {
            actor.goStraight(x, y, pace);
        } else {
            actor.goTo(goal == Grid.NONE ? cell : goal);
            actor.wish.pace = pace;
        }
    }

    /**
     * Returns the goal of the leader, or {@link Grid#NONE}. All that go there follow the same field, even if they could
     * walk straight, so that they queue. Members that cannot walk straight to their slot also go that way: few goals
     * need few fields.
     */
    private int leaderGoal(TacticActor actor) {
        return actor.monster.horde < 0
                ? Grid.NONE
                : hordes.all().get(actor.monster.horde).goalCell();
    }

    private static boolean isAt(TacticActor actor, float x, float y, float withinCells) {
        float dx = x - actor.body.x;
        float dy = y - actor.body.y;
        return dx * dx + dy * dy <= withinCells * withinCells;
    }
}
