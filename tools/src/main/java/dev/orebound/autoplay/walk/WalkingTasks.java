package dev.orebound.autoplay.walk;

import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.ORES;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.MonsterFight;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewBook;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.InteractPrompt;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The tasks of the walking bot, and the search for the monsters they are about. */
public final class WalkingTasks {
    private WalkingTasks() {}

    /** Walks to the nearest unseen cell, or anywhere once all was seen. */
    static final class Explore implements BotTask {
        /** Ticks to keep walking to a cell that has come into sight, because a new search in every tick costs too much. */
        private static final int THINK_TICKS = 45;

        private final RandomStream chance;
        private int goal = Grid.NONE;
        private boolean isUnseenSought;
        private int ticks;

        Explore(RandomStream chance) {
            this.chance = chance;
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            boolean isNews = goal != Grid.NONE
                    && ticks > THINK_TICKS
                    && isUnseenSought
                    && view.floor().isSeen(goal);
            if (goal == Grid.NONE || isNews) {
                think(view);
            }
            ticks++;
            if (controls.walkTo(goal)) {
                goal = Grid.NONE;
            }
            return true;
        }

        private void think(WalkerView view) {
            DistanceMap around = new DistanceMap(view.grid());
            around.spreadFrom(view.self().cell, view.walls());
            ticks = 0;
            isUnseenSought = true;
            for (int i = 0; i < around.reachedCount(); i++) {
                if (!view.floor().isSeen(around.reached(i))) {
                    goal = around.reached(i);
                    return;
                }
            }
            isUnseenSought = false;
            goal = around.reached(chance.below(around.reachedCount()));
        }
    }

    /** Mines the nearest ore and picks up what it drops. */
    public static final class Mine implements BotTask {
        private static final int FARTHEST_CELLS = 15;
        private static final float REACH = 1.6f;
        private static final int PICKING_TICKS = 60;

        private int ore = Grid.NONE;
        private int pickingTicks;

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            if (ore == Grid.NONE) {
                ore = nearestOre(view);
                if (ore == Grid.NONE || controls.stepsTo(ore) == DistanceMap.UNREACHED) {
                    return false;
                }
            }
            float x = view.middleX(ore);
            float y = view.middleY(ore);
            if (view.floor().ore(ore) == null) {
                return !controls.walkTo(ore) && pickingTicks++ < PICKING_TICKS;
            }
            if (view.squaredTo(x, y) < REACH * REACH) {
                controls.strikeAt(x, y);
            } else {
                controls.walkTo(ore);
            }
            return true;
        }

        private static int nearestOre(WalkerView view) {
            ImmutableArray<Entity> ores = view.world().ores();
            int nearest = Grid.NONE;
            int fewest = FARTHEST_CELLS;
            for (int i = 0; i < ores.size(); i++) {
                int cell = ORES.get(ores.get(i)).cell;
                int steps = view.grid().steps8(cell, view.self().cell);
                if (steps < fewest) {
                    nearest = cell;
                    fewest = steps;
                }
            }
            return nearest;
        }
    }

    /** Sneaks up to the nearest sleeping monster and strikes. */
    static final class SneakAttack implements BotTask {
        private final MonsterSearch hunters;

        SneakAttack(MonsterSearch hunters) {
            this.hunters = hunters;
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            Entity sleeper = hunters.nearestInReach(view, controls, MindState.ASLEEP);
            if (sleeper == null) {
                return false;
            }
            BodyComponent body = view.bodyOf(sleeper);
            if (!MonsterFight.strikeInReach(view, controls, sleeper)) {
                controls.walkTo(body.cell);
                controls.intent().hold(Intent.SNEAK);
            }
            return true;
        }
    }

    /** Walks to the nearest captive and frees it. */
    public static final class FreeNearestCaptive implements BotTask {
        private final MonsterSearch hunters;

        public FreeNearestCaptive(MonsterSearch hunters) {
            this.hunters = hunters;
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            Entity captive = hunters.nearestInReach(view, controls, MindState.SHACKLED);
            if (captive == null) {
                return false;
            }
            BodyComponent body = view.bodyOf(captive);
            float reach = view.world().content().player().reachCells();
            if (view.squaredTo(captive) < reach * reach && view.isInView(body.x, body.y)) {
                if (view.world().prompt() != InteractPrompt.TAKE_EXIT) {
                    controls.intent().hold(Intent.INTERACT);
                }
            } else {
                controls.walkTo(body.cell);
            }
            return true;
        }
    }

    /** Fights the nearest hunting monster until none is left. */
    public static final class FightHunters implements BotTask {
        private final MonsterFight fight = new MonsterFight();
        private final MonsterSearch hunters;

        FightHunters(MonsterSearch hunters) {
            this.hunters = hunters;
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            Entity foe = hunters.nearest(view);
            if (foe == null) {
                return false;
            }
            fight.fight(view, controls, foe, foe);
            return true;
        }
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
            controls.throwAt(view.middleX(place), view.middleY(place));
            return ticks < THROWING_TICKS;
        }

        /** Returns the ores of a brew of which there is a flask, or 0. */
        private int anyBrew(WalkerView view) {
            BrewBook book = view.world().content().brews();
            int first = chance.below(book.size());
            for (int i = 0; i < book.size(); i++) {
                int brew = (first + i) % book.size();
                if (view.world().purse().affords(brew, BrewUse.FLASK)) {
                    return book.oresOf(brew);
                }
            }
            return 0;
        }

        private int placeAbout(WalkerView view) {
            DistanceMap around = new DistanceMap(view.grid());
            around.spreadFrom(view.self().cell, view.walls());
            for (int i = 0; i < TRIES; i++) {
                int cell = around.reached(
                        chance.below(Math.min(around.reachedCount(), FARTHEST_CELLS * FARTHEST_CELLS * 2)));
                float squared = view.squaredTo(view.middleX(cell), view.middleY(cell));
                boolean isFar = squared > NEAREST_CELLS * NEAREST_CELLS && squared < FARTHEST_CELLS * FARTHEST_CELLS;
                if (isFar && view.isInView(view.middleX(cell), view.middleY(cell))) {
                    return cell;
                }
            }
            return Grid.NONE;
        }
    }

    /** Walks to a reachable shut chest and opens it. */
    static final class OpenAnyChest implements BotTask {
        private int chest = -1;

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            List<ChestComponent> chests = view.world().chests();
            for (int i = 0; i < chests.size() && chest < 0; i++) {
                if (!chests.get(i).isOpen && controls.stepsTo(chests.get(i).cell) != DistanceMap.UNREACHED) {
                    chest = i;
                }
            }
            return controls.openChest(chest < 0 || chests.get(chest).isOpen ? Grid.NONE : chests.get(chest).cell);
        }
    }

    /** Runs to a place far from the nearest hunter, dashing now and then. */
    static final class RunAway implements BotTask {
        private static final int PLACES = 12;
        private static final int DASH_PERCENT = 2;

        private final RandomStream chance;
        private final MonsterSearch hunters;
        private int goal = Grid.NONE;

        RunAway(RandomStream chance, MonsterSearch hunters) {
            this.chance = chance;
            this.hunters = hunters;
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            if (goal == Grid.NONE) {
                goal = farthestFrom(hunters.nearest(view), view);
            }
            if (chance.chance(DASH_PERCENT)) {
                controls.dash();
            }
            return !controls.walkTo(goal);
        }

        private int farthestFrom(@Nullable Entity foe, WalkerView view) {
            DistanceMap around = new DistanceMap(view.grid());
            around.spreadFrom(view.self().cell, view.walls());
            int from = foe == null ? view.self().cell : view.bodyOf(foe).cell;
            int farthest = view.self().cell;
            for (int i = 0; i < PLACES; i++) {
                int place = around.reached(chance.below(around.reachedCount()));
                if (view.grid().steps8(place, from) > view.grid().steps8(farthest, from)) {
                    farthest = place;
                }
            }
            return farthest;
        }
    }

    /** Finds the monsters of a floor by their state; never one that is under water. */
    public static final class MonsterSearch {
        /** Returns the nearest living monster that hunts the player; null if there is none. */
        @Nullable
        Entity nearest(WalkerView view) {
            return nearest(view, MindState.HUNTING);
        }

        /** Returns the nearest living monster in a state; null if there is none or it cannot be reached. */
        @Nullable
        Entity nearestInReach(WalkerView view, WalkerControls controls, MindState state) {
            Entity nearest = nearest(view, state);
            return nearest == null || controls.stepsTo(view.bodyOf(nearest).cell) == DistanceMap.UNREACHED
                    ? null
                    : nearest;
        }

        /** Returns the nearest living monster in a state by straight distance; null if there is none. */
        private @Nullable Entity nearest(WalkerView view, MindState state) {
            ImmutableArray<Entity> all = view.world().monsters();
            Entity nearest = null;
            float least = Float.MAX_VALUE;
            for (int i = 0; i < all.size(); i++) {
                Entity each = all.get(i);
                boolean isMeant =
                        MINDS.get(each).state == state && HEALTHS.get(each).health > 0 && !view.isUnderWater(each);
                float squared = view.squaredTo(each);
                if (isMeant && squared < least) {
                    nearest = each;
                    least = squared;
                }
            }
            return nearest;
        }
    }
}
