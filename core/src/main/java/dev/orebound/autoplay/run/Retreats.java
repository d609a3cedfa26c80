package dev.orebound.autoplay.run;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotView;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.player.BotSkill;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.world.state.TickClock;
import java.util.List;

/**
 * Runs from a fight that goes ill: to a draught, else out by an exit, else to where nobody is; casts over its shoulder. Once
 * nothing has come of anything for long, running helps no more, and it goes on as if it were well.
 */
final class Retreats implements BotTask {
    private static final int THINK_TICKS = 45;
    private static final long MOST_IDLE_TICKS = 60L * TickClock.TICKS_A_SECOND;
    private static final int PLACES = 14;
    private static final float AT_ITS_HEELS = 2.2f;
    private static final int DASH_CHANCE = 10;

    private final KnownFloorView floor;
    private final VisibleFoes foes;
    private final KnownItems things;
    private final KnownExits exits;
    private final StepDistances steps;
    private final SpellCaster casts;
    private final FloorProgress progress;
    private final BotSkill skill;
    private final RandomStream chance;
    private int goal = Grid.NONE;
    private long thinksAt;

    Retreats(
            KnownFloorView floor,
            VisibleFoes foes,
            KnownItems things,
            KnownExits exits,
            StepDistances steps,
            SpellCaster casts,
            FloorProgress progress,
            BotSkill skill,
            RandomStream chance) {
        this.floor = floor;
        this.foes = foes;
        this.things = things;
        this.exits = exits;
        this.steps = steps;
        this.casts = casts;
        this.progress = progress;
        this.skill = skill;
        this.chance = chance;
    }

    @Override
    public boolean act(BotView sight, BotControls hands) {
        Entity foe = foes.target();
        if (foe == null || floor.healthPercent() >= skill.retreatPercent() || isInVain(sight)) {
            return false;
        }
        casts.act(hands, foe);
        int draught = things.nearestDraught();
        if (draught != Grid.NONE && isOpen(sight, draught)) {
            hands.walkTo(draught);
        } else if (canLeave(sight)) {
            exits.take(exits.nearest(), hands);
        } else {
            runOff(sight, hands);
        }
        if (sight.squaredTo(foe) < AT_ITS_HEELS * AT_ITS_HEELS && chance.chance(DASH_CHANCE)) {
            hands.dash();
        }
        return true;
    }

    private boolean isInVain(BotView sight) {
        return sight.world().tick() - progress.lastTick() > MOST_IDLE_TICKS;
    }

    private boolean canLeave(BotView sight) {
        int exit = exits.nearest();
        return exit != KnownExits.NONE
                && !exits.areLocked()
                && isOpen(sight, sight.world().floor().exits().get(exit).at());
    }

    /** True if nobody stands nearer to a place than it does itself. */
    private boolean isOpen(BotView sight, int place) {
        return nearestFoe(sight, place) >= sight.grid().steps8(place, sight.self().cell);
    }

    private void runOff(BotView sight, BotControls hands) {
        long tick = sight.world().tick();
        if (goal == Grid.NONE || tick >= thinksAt) {
            thinksAt = tick + THINK_TICKS;
            goal = farFromAll(sight);
        }
        if (hands.walkTo(goal)) {
            goal = Grid.NONE;
        }
    }

    /** Of some places, the one that is farthest from all foes and not too far itself. */
    private int farFromAll(BotView sight) {
        DistanceMap around = steps.around();
        int best = sight.self().cell;
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < PLACES; i++) {
            int place = around.reached(chance.below(around.reachedCount()));
            int worth = 2 * nearestFoe(sight, place) - around.at(place);
            if (worth > most) {
                most = worth;
                best = place;
            }
        }
        return best;
    }

    private int nearestFoe(BotView sight, int place) {
        List<Entity> all = foes.all();
        int least = Integer.MAX_VALUE / 4;
        for (int i = 0; i < all.size(); i++) {
            least = Math.min(least, sight.grid().steps8(place, sight.bodyOf(all.get(i)).cell));
        }
        return least;
    }
}
