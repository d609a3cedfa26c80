package dev.orebound.world.tactic;

import dev.orebound.content.behaviour.TacticRules;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.component.TravelMode;
import dev.orebound.world.state.TickClock;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Player;

/**
 * Spares hunters who are far from their foe and out of its sight a thought every tick: while they only come nearer they go on
 * doing so, and think in turn. It asks the least that tells, since a great horde is nearly all afar.
 */
final class Afar {
    private final TacticRules rules;
    private final TickClock clock;
    private final FloorState state;
    private final Player player;
    private final MonsterColumns all;

    Afar(FloorContext context, MonsterColumns all) {
        rules = context.content().tactics();
        clock = context.clock();
        state = context.state();
        player = context.player();
        this.all = all;
    }

    /** True if the hunter with this index keeps its wish of the tick before and thinks of nothing. */
    boolean goesOn(int index) {
        boolean isOnItsWay = all.wishes.get(index).way == TravelMode.TO_PREY
                && (clock.tick() + all.spawnId(index)) % rules.farTicks() != 0
                && all.minds.get(index).state == MindState.HUNTING
                && isFarAndUnseen(all.bodies.get(index))
                && all.strikers.get(index).phase == StrikePhase.READY
                && all.healths.get(index).staggerTicks == 0
                && player.isAlive();
        if (!isOnItsWay) {
            return false;
        }
        TacticComponent tactic = all.tactics.get(index);
        if (isDue(tactic)) {
            return false;
        }
        if (tactic.baulkedTicks > 0) {
            tactic.baulkedTicks++;
        }
        return true;
    }

    private boolean isFarAndUnseen(BodyComponent body) {
        float dx = player.body().x - body.x;
        float dy = player.body().y - body.y;
        return dx * dx + dy * dy > rules.farCells() * rules.farCells() && !state.isInSight(body.cell);
    }

    /** Whether it counts ticks that have to do with its foe. */
    private static boolean isDue(TacticComponent tactic) {
        return tactic.withdrawTicks + tactic.backTicks + tactic.restTicks + tactic.sideTicks > 0;
    }
}
