package dev.orebound.autoplay.run;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.NearestSearch;
import dev.orebound.cave.floor.Exit;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.player.BotSkill;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.walker.StepDistances;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.state.TickClock;
import java.util.List;

/**
 * Retreats from a losing fight: through a door of a sealed room that it breaks, to a draught, otherwise to an exit,
 * otherwise away from all foes, and casts on the way. If no progress was made for long, it fights on as if in good
 * health.
 */
final class Retreat implements BotTask {
    private static final int THINK_TICKS = 45;
    private static final long MOST_IDLE_TICKS = 60L * TickClock.TICKS_A_SECOND;
    private static final int PLACES = 14;
    private static final float AT_ITS_HEELS = 2.2f;
    private static final int DASH_CHANCE = 10;

    private final KnownFloorView floor;
    private final VisibleFoes foes;
    private final KnownItems items;
    private final KnownExits exits;
    private final StepDistances steps;
    private final BrewCaster caster;
    private final FloorProgress progress;
    private final BotSkill skill;
    private final RandomStream chance;
    private int goal = Grid.NONE;
    private long thinksAt;

    Retreat(Surroundings around, BrewCaster caster, FloorProgress progress, BotSkill skill, RandomStream chance) {
        floor = around.floor();
        foes = around.foes();
        items = around.items();
        exits = around.exits();
        steps = around.steps();
        this.caster = caster;
        this.progress = progress;
        this.skill = skill;
        this.chance = chance;
    }

    @Override
    public boolean act(WalkerView view, WalkerControls controls) {
        Entity foe = foes.target();
        if (foe == null || floor.healthPercent() >= skill.retreatPercent() || isInVain(view)) {
            return false;
        }
        caster.act(controls, foe);
        if (breaksOut(view, controls)) {
            return true;
        }
        int draught = items.nearestDraught();
        if (draught != Grid.NONE && isOpen(view, draught)) {
            controls.walkTo(draught);
        } else {
            Exit exit = exits.nearest();
            if (exit != null && !exits.areLocked() && isOpen(view, exit.at())) {
                exits.take(exit, controls);
            } else {
                runOff(view, controls);
            }
        }
        if (view.squaredTo(foe) < AT_ITS_HEELS * AT_ITS_HEELS && chance.chance(DASH_CHANCE)) {
            controls.dash();
        }
        return true;
    }

    /** Breaks the nearest door of a sealed room, once no draught is left. */
    private boolean breaksOut(WalkerView view, WalkerControls controls) {
        Arena arena = view.world().arenaAroundPlayer();
        if (arena == null
                || !arena.state().isSealed()
                || arena.kind().losses().breakTicks() == 0
                || view.world().player().component().draughtCount > 0) {
            return false;
        }
        if (view.world().prompt() == InteractPrompt.BREAK_DOOR) {
            controls.intent().hold(Intent.INTERACT);
            return true;
        }
        int place = NearestSearch.nearestCell(steps.around(), cell -> touchesDoor(arena, cell, view));
        if (place == Grid.NONE) {
            return false;
        }
        controls.walkTo(place);
        return true;
    }

    private static boolean touchesDoor(Arena arena, int cell, WalkerView view) {
        return NearestSearch.any(arena.doors(), door -> view.grid().steps4(door.cell, cell) == 1);
    }

    private boolean isInVain(WalkerView view) {
        return view.world().tick() - progress.lastTick() > MOST_IDLE_TICKS;
    }

    /** Returns true if no foe is nearer to a place than the bot. */
    private boolean isOpen(WalkerView view, int place) {
        return nearestFoe(view, place) >= view.grid().steps8(place, view.self().cell);
    }

    private void runOff(WalkerView view, WalkerControls controls) {
        long tick = view.world().tick();
        if (goal == Grid.NONE || tick >= thinksAt) {
            thinksAt = tick + THINK_TICKS;
            goal = farFromAll(view);
        }
        if (controls.walkTo(goal)) {
            goal = Grid.NONE;
        }
    }

    /** Returns the sampled place that is farthest from all foes and not too far away. */
    private int farFromAll(WalkerView view) {
        DistanceMap around = steps.around();
        return NearestSearch.bestCell(
                NearestSearch.anyCell(around, chance),
                PLACES - 1,
                around,
                chance,
                place -> 2 * nearestFoe(view, place) - around.at(place));
    }

    private int nearestFoe(WalkerView view, int place) {
        List<Entity> all = foes.all();
        int least = Integer.MAX_VALUE / 4;
        for (int i = 0; i < all.size(); i++) {
            least = Math.min(least, view.grid().steps8(place, view.bodyOf(all.get(i)).cell));
        }
        return least;
    }
}
