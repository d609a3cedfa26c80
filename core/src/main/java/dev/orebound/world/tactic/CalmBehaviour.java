package dev.orebound.world.tactic;

import dev.orebound.world.path.TerrainQueries;
import dev.orebound.content.behaviour.CalmRules;
import dev.orebound.content.behaviour.TacticRules;
import dev.orebound.grid.Grid;
import dev.orebound.world.horde.HordeMinds;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.path.TerrainQueries;
import dev.orebound.world.state.TickClock;

/** What monsters do who see no foe: they go where their horde wants them, mill about their post, or look for whom they lost. */
final class CalmBehaviour {
    /** From one look to the next in aims: no simple part of a turn. */
    private static final int TURN = 157;

    private final TacticRules rules;
    private final CalmRules calm;

    /** How much of its speed who walks without haste keeps. */
    private final float stroll;

    private final TickClock clock;
    private final HordeMinds hordes;
    private final TerrainQueries lie;
    private final Leash leash;
    private final ShunLight light;

    CalmBehaviour(TacticRules rules, TickClock clock, HordeMinds hordes, TerrainQueries lie, Leash leash, ShunLight light) {
        this.rules = rules;
        calm = rules.calm();
        stroll = calm.strollPercent() / 100f;
        this.clock = clock;
        this.hordes = hordes;
        this.lie = lie;
        this.leash = leash;
        this.light = light;
    }

    /** Goes to its place in its horde. */
    void travels(TacticActor at, float pace) {
        if (at.mind.hasSlot) {
            goes(at, at.mind.slotX, at.mind.slotY, pace);
        } else {
            at.stand();
        }
    }

    /** Goes home, at its ease: to its place in its horde, or else to its post. */
    void returns(TacticActor at) {
        if (at.mind.hasSlot) {
            travels(at, stroll);
        } else {
            goes(at, middleX(at.tactic.postCell), middleY(at.tactic.postCell), stroll);
        }
    }

    /** Goes its way with its horde. */
    void wanders(TacticActor at) {
        travels(at, stroll);
    }

    /** Steps about its place now and then, within a little of it, and stands in between. */
    void guards(TacticActor at) {
        float x = at.mind.hasSlot ? at.mind.slotX : middleX(at.tactic.postCell);
        float y = at.mind.hasSlot ? at.mind.slotY : middleY(at.tactic.postCell);
        boolean isPause = (clock.tick() / rules.millTicks() + at.spawnId) % 2 == 0;
        boolean isShutOut = isAt(at, x, y, calm.houseCells()) && !lie.isWalkable(at.body, x, y);
        if (isShutOut || (isPause && isAt(at, x, y, calm.pauseCells()))) {
            at.stand();
            return;
        }
        int aim = aimNow(at, rules.millTicks());
        float millX = x + AimTable.x(aim) * rules.millCells();
        float millY = y + AimTable.y(aim) * rules.millCells();
        if (lie.isWalkable(x, y, millX, millY, at.body.radius)) {
            goes(at, millX, millY, stroll);
        } else {
            goes(at, x, y, stroll);
        }
    }

    /** Goes to where the player was last seen, or where its horde looks for them, and looks about there. */
    void searches(TacticActor at) {
        int last = at.monster.horde < 0
                ? Grid.NONE
                : hordes.all().get(at.monster.horde).lastSeenCell();
        if (at.mind.hasSlot) {
            searchesAt(at, at.mind.slotX, at.mind.slotY);
        } else if (last != Grid.NONE) {
            searchesAt(at, middleX(last), middleY(last));
        } else {
            looksAbout(at);
        }
    }

    private void searchesAt(TacticActor at, float x, float y) {
        if (isAt(at, x, y, calm.lookCells()) || leash.isTooFar(at, x, y) || light.stops(at, x, y)) {
            looksAbout(at);
        } else {
            goes(at, x, y, 1);
        }
    }

    private void looksAbout(TacticActor at) {
        at.stand();
        int aim = aimNow(at, rules.turnTicks());
        at.look(AimTable.x(aim), AimTable.y(aim));
    }

    /** One of all aims, another after so many ticks; each monster has its own. */
    private int aimNow(TacticActor at, int ticks) {
        return (int) ((clock.tick() / ticks * TURN + AimTable.spread(at.spawnId)) % Intent.AIMS);
    }

    private void goes(TacticActor at, float x, float y, float pace) {
        int cell = lie.grid().cell((int) x, (int) y);
        int goal = leadersGoal(at);
        if (isAt(at, x, y, calm.thereCells())) {
            at.stand();
        } else if (goal != cell && lie.isWalkable(at.body, x, y)) {
            at.goStraight(x, y, pace);
        } else {
            at.goTo(goal == Grid.NONE ? cell : goal);
            at.wish.pace = pace;
        }
    }

    /**
     * Where its leader goes, or {@link Grid#NONE}. All who go there go by the same field, even where they could walk straight:
     * so they queue. Whoever cannot walk straight to its place goes that way too: few goals make few fields.
     */
    private int leadersGoal(TacticActor at) {
        return at.monster.horde < 0
                ? Grid.NONE
                : hordes.all().get(at.monster.horde).goalCell();
    }

    private static boolean isAt(TacticActor at, float x, float y, float within) {
        float dx = x - at.body.x;
        float dy = y - at.body.y;
        return dx * dx + dy * dy <= within * within;
    }

    private float middleX(int cell) {
        return lie.grid().x(cell) + 0.5f;
    }

    private float middleY(int cell) {
        return lie.grid().y(cell) + 0.5f;
    }
}
