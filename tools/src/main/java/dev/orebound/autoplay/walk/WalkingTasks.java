package dev.orebound.autoplay.walk;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.GoalTask;
import dev.orebound.autoplay.MineOre;
import dev.orebound.autoplay.MineOre.MiningManner;
import dev.orebound.autoplay.MonsterFight;
import dev.orebound.autoplay.MonsterSearch;
import dev.orebound.autoplay.NearestSearch;
import dev.orebound.autoplay.TakingTasks;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewBook;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.component.MindState;
import dev.orebound.world.intent.Intent;

/** The tasks of the walking bot. */
final class WalkingTasks {
    private static final int FARTHEST_ORE_CELLS = 15;
    private static final MiningManner MINING = new MiningManner(1.6f, false, GoalTask.ONCE, Integer.MAX_VALUE, 60);

    /** Number of random places of which the farthest from the hunter is the goal. */
    private static final int FLEEING_DRAWS = 12;

    private static final int DASH_PERCENT = 2;

    private WalkingTasks() {}

    /** Creates a task that mines the nearest ore and picks up what it drops. */
    static BotTask mines() {
        return new MineOre(MINING, (view, controls, isVain) -> {
            int ore = MineOre.nearestOre(
                    view, each -> true, each -> view.grid().steps8(each.cell, view.self().cell), FARTHEST_ORE_CELLS);
            return ore == Grid.NONE || controls.stepsTo(ore) == DistanceMap.UNREACHED ? Grid.NONE : ore;
        });
    }

    /** Creates a task that sneaks up to the nearest sleeping monster and strikes. */
    static BotTask sneaksUp() {
        return new GoalTask<Entity>(
                GoalTask.EVERY_TICK,
                (view, controls) -> MonsterSearch.nearestInReach(view, controls, MindState.ASLEEP),
                (view, controls, sleeper) -> {
                    if (!MonsterFight.strikeOrWalkTo(view, controls, sleeper)) {
                        controls.intent().hold(Intent.SNEAK);
                    }
                    return true;
                });
    }

    /** Creates a task that walks to the first shut chest that it can reach and opens it. */
    static BotTask opensAnyChest() {
        return TakingTasks.opensChest(
                GoalTask.ONCE,
                (view, controls) -> NearestSearch.first(
                        view.world().chests(),
                        chest -> !chest.isOpen && controls.stepsTo(chest.cell) != DistanceMap.UNREACHED));
    }

    /** Creates a task that fights the nearest hunting monster until none is left. */
    static BotTask fightsHunters() {
        MonsterFight fight = new MonsterFight();
        return new GoalTask<Entity>(
                GoalTask.EVERY_TICK,
                (view, controls) -> MonsterSearch.nearest(view, MindState.HUNTING),
                (view, controls, foe) -> {
                    fight.fight(view, controls, foe, foe);
                    return true;
                });
    }

    /** Creates a task that runs to a place far from the nearest hunter, dashing now and then. */
    static BotTask runsAway(RandomStream chance) {
        return GoalTask.forCell(
                GoalTask.ONCE, (view, controls) -> farFromHunter(view, chance), (view, controls, place) -> {
                    if (chance.chance(DASH_PERCENT)) {
                        controls.dash();
                    }
                    return !controls.walkTo(place);
                });
    }

    private static int farFromHunter(WalkerView view, RandomStream chance) {
        Entity hunter = MonsterSearch.nearest(view, MindState.HUNTING);
        int from = hunter == null ? view.self().cell : view.bodyOf(hunter).cell;
        DistanceMap around = new DistanceMap(view.grid());
        around.spreadFrom(view.self().cell, view.walls());
        return NearestSearch.bestCell(
                view.self().cell,
                FLEEING_DRAWS,
                around,
                chance,
                place -> view.grid().steps8(place, from));
    }

    /** Throws a flask of any brew at a place nearby, to see what happens. */
    static final class ThrowFlask implements BotTask {
        private static final int FARTHEST_CELLS = 5;
        private static final int NEAREST_CELLS = 2;
        private static final int TRIES = 20;
        private static final int THROWING_TICKS = 30;

        private final RandomStream chance;
        private int place = Grid.NONE;
        private int ticks;

        ThrowFlask(RandomStream chance) {
            this.chance = chance;
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            if (ticks++ == 0) {
                int ores = anyBrew(view);
                place = placeAbout(view);
                if (ores == 0 || place == Grid.NONE) {
                    return false;
                }
                controls.choose(ores);
                return true;
            }
            controls.throwAt(place);
            return ticks < THROWING_TICKS;
        }

        /** Returns the ores of a brew of which there is a flask, or 0. */
        private int anyBrew(WalkerView view) {
            BrewBook book = view.world().content().brews();
            int brew = NearestSearch.firstFrom(
                    chance.below(book.size()),
                    book.size(),
                    each -> view.world().purse().affords(each, BrewUse.FLASK));
            return brew == NearestSearch.NONE ? 0 : book.oresOf(brew);
        }

        private int placeAbout(WalkerView view) {
            DistanceMap around = new DistanceMap(view.grid());
            around.spreadFrom(view.self().cell, view.walls());
            for (int i = 0; i < TRIES; i++) {
                int cell = around.reached(
                        chance.below(Math.min(around.reachedCount(), FARTHEST_CELLS * FARTHEST_CELLS * 2)));
                float squared = view.squaredTo(cell);
                boolean isFar = squared > NEAREST_CELLS * NEAREST_CELLS && squared < FARTHEST_CELLS * FARTHEST_CELLS;
                if (isFar && view.isInView(cell)) {
                    return cell;
                }
            }
            return Grid.NONE;
        }
    }
}
