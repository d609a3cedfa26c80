package dev.orebound.autoplay.run;

import static dev.orebound.world.component.ComponentMappers.COMPANIONS;

import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.LockWorker;
import dev.orebound.autoplay.NearestSearch;
import dev.orebound.autoplay.TakingTasks;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.LockSpot.WaySpot;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewBook;
import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.vignette.LockWay;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.walker.StepDistances;
import dev.orebound.walker.WalkerControls;
import dev.orebound.walker.WalkerView;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.component.PropState;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.TickClock;
import org.jspecify.annotations.Nullable;

/** The tasks of the run bot about vignettes: take what is in them, open their locks, and run when a roof comes down. */
final class VignetteTasks {
    private VignetteTasks() {}

    /** Runs out of a vignette whose roof comes down, the way back to where the bot came in, which it knows. */
    static final class RunFromRoof implements BotTask {
        private final VignetteSense sense;
        private final DistanceMap back;

        RunFromRoof(KnownFloorView floor, VignetteSense sense) {
            this.sense = sense;
            back = new DistanceMap(floor.grid());
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            if (sense.falling() == VignetteSense.NONE) {
                return false;
            }
            VignetteSpot spot = view.world().floor().vignettes().get(sense.falling());
            if (!spot.cells().contains(view.self().cell) || view.isShut(spot)) {
                return false;
            }
            back.spreadFrom(view.world().entrance(), view.floor().unwalkable());
            int next = back.stepDown(view.self().cell);
            if (next == Grid.NONE) {
                return false;
            }
            controls.walkStraightTo(view.middleX(next), view.middleY(next));
            return true;
        }
    }

    /** Takes the nearest key, prize or companion that it wants, the best of what is in cages, and pulls levers of shut locks. */
    static final class TakeThings implements BotTask {
        private static final int THINK_TICKS = 20;

        /** The longest time to try one thing. */
        private static final int TRYING_TICKS = 25 * TickClock.TICKS_A_SECOND;

        /** The time after which any cage of the vignette will do. */
        private static final int CHOOSY_TICKS = 8 * TickClock.TICKS_A_SECOND;

        private final KnownFloorView floor;
        private final StepDistances steps;
        private final VignetteSense sense;
        /** Ticks for which each cell was tried. */
        private final int[] tried;

        private int goal = Grid.NONE;
        private InteractPrompt wanted = InteractPrompt.NOTHING;
        private long thinksAt;

        TakeThings(KnownFloorView floor, StepDistances steps, VignetteSense sense) {
            this.floor = floor;
            this.steps = steps;
            this.sense = sense;
            tried = new int[floor.grid().size()];
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            if (view.world().tick() >= thinksAt) {
                thinksAt = view.world().tick() + THINK_TICKS;
                think(view);
            }
            if (goal == Grid.NONE) {
                return false;
            }
            if (tried[goal]++ > TRYING_TICKS) {
                goal = Grid.NONE;
                return false;
            }
            boolean isMeant = view.world().promptCell() == goal || tried[goal] > CHOOSY_TICKS;
            boolean isOffered = view.world().prompt() == wanted && isMeant;
            controls.interactOrWalkTo(goal, isOffered);
            thinksAt = isOffered ? view.world().tick() + 2 : thinksAt;
            return true;
        }

        private void think(WalkerView view) {
            goal = Grid.NONE;
            KeyComponent key = NearestSearch.nearest(
                    view.floor().keys(),
                    each -> each.state == KeyState.LYING
                            && (each.vignette < 0 || sense.dares(each.vignette))
                            && isInReach(each.cell),
                    each -> steps.to(each.cell),
                    StepDistances.UNREACHED);
            int stepsToKey = key == null ? StepDistances.UNREACHED : steps.to(key.cell);
            PropComponent prop = NearestSearch.nearest(
                    view.floor().props(),
                    each -> TakingTasks.promptOf(each) != InteractPrompt.NOTHING
                            && isInReach(each.cell)
                            && isWanted(view, each),
                    each -> steps.to(each.cell),
                    stepsToKey);
            if (prop != null) {
                goal = prop.cell;
                wanted = TakingTasks.promptOf(prop);
            } else if (key != null) {
                goal = key.cell;
                wanted = InteractPrompt.TAKE_KEY;
            }
        }

        /** Returns true for a known cell in reach that was not tried for too long. */
        private boolean isInReach(int cell) {
            return floor.isKnown(cell) && tried[cell] <= TRYING_TICKS && steps.to(cell) != StepDistances.UNREACHED;
        }

        private boolean isWanted(WalkerView view, PropComponent prop) {
            if (!sense.dares(prop.vignette)) {
                return false;
            }
            return switch (prop.kind) {
                case LEVER -> prop.what >= 0 && !view.floor().locks().get(prop.what).isOpen;
                case KENNEL -> view.world().companions().size() < Party.MOST_COMPANIONS && isBestOf(view, prop);
                case CAGE -> isBestOf(view, prop);
                default -> true;
            };
        }

        /** Returns true for the cage that the bot takes from: the best, or any on a whim. */
        private boolean isBestOf(WalkerView view, PropComponent cage) {
            return !NearestSearch.any(
                    view.floor().props(),
                    other -> other.vignette == cage.vignette
                            && (other.kind == PropKind.CAGE || other.kind == PropKind.KENNEL)
                            && other.state == PropState.STANDING
                            && tried[other.cell] <= TRYING_TICKS
                            && worth(view, other) > worth(view, cage));
        }

        private int worth(WalkerView view, PropComponent cage) {
            if (!sense.reads(cage.vignette)) {
                return Math.floorMod(cage.number - sense.whim(cage.vignette), Math.max(1, tried.length));
            }
            return switch (cage.holds) {
                case RELIC -> 4;
                case COMPANION -> 3;
                case ITEM -> worthOfItem(view, cage);
                case NOTHING -> 0;
            };
        }

        private static int worthOfItem(WalkerView view, PropComponent cage) {
            ItemEffect effect = view.world().content().items().at(cage.what).effect();
            return effect == ItemEffect.RELIC ? 4 : effect == ItemEffect.EQUIPMENT ? 2 : 1;
        }
    }

    /** Opens the nearest lock that the bot knows and can pay for, in the cheapest way. */
    static final class OpenLocks implements BotTask {
        private static final int THINK_TICKS = 30;

        /** The longest time to try one lock, the way there included. */
        private static final int TRYING_TICKS = 50 * TickClock.TICKS_A_SECOND;

        private final KnownFloorView floor;
        private final StepDistances steps;
        private final VignetteSense sense;
        private final OreSupply supply;
        private final int[] tried;
        private @Nullable LockSpot goal;
        private @Nullable WaySpot way;
        private long thinksAt;

        OpenLocks(KnownFloorView floor, StepDistances steps, VignetteSense sense, OreSupply supply) {
            this.floor = floor;
            this.steps = steps;
            this.sense = sense;
            this.supply = supply;
            tried = new int[floor.world().floor().locks().size()];
        }

        @Override
        public boolean act(WalkerView view, WalkerControls controls) {
            if (view.world().tick() >= thinksAt) {
                thinksAt = view.world().tick() + THINK_TICKS;
                think(view);
            }
            LockSpot lock = goal;
            WaySpot by = way;
            if (lock == null || by == null || state(view, lock).isOpen) {
                return false;
            }
            return tried[lock.id() - 1]++ <= TRYING_TICKS && LockWorker.act(view, controls, lock, by);
        }

        private void think(WalkerView view) {
            goal = NearestSearch.nearest(
                    view.world().floor().locks(),
                    lock -> isMeant(view, lock),
                    lock -> steps.to(state(view, lock).cell),
                    StepDistances.UNREACHED);
            way = goal == null ? null : cheapest(view, goal);
        }

        private boolean isMeant(WalkerView view, LockSpot lock) {
            LockComponent state = state(view, lock);
            return !state.isOpen
                    && !state.isHidden
                    && floor.isKnown(state.cell)
                    && tried[lock.id() - 1] <= TRYING_TICKS
                    && sense.goesFor(lock)
                    && steps.to(state.cell) != StepDistances.UNREACHED
                    && cheapest(view, lock) != null;
        }

        private static LockComponent state(WalkerView view, LockSpot lock) {
            return view.floor().locks().get(lock.id() - 1);
        }

        /** Returns the cheapest way that the bot can pay for now, or null. */
        private @Nullable WaySpot cheapest(WalkerView view, LockSpot lock) {
            return NearestSearch.nearest(lock.ways(), each -> true, each -> price(view, lock, each), Integer.MAX_VALUE);
        }

        /** Returns what a way takes, in about the seconds that it costs; the largest number if the bot has no means for it. */
        private int price(WalkerView view, LockSpot lock, WaySpot each) {
            LockWay.Kind by = each.by();
            if (by instanceof LockWay.ByKey) {
                return LockWorker.hasKey(view, lock.id() - 1) ? 0 : Integer.MAX_VALUE;
            } else if (by instanceof LockWay.ByPick pick) {
                return pick.blows();
            } else if (by instanceof LockWay.ByGolem) {
                return hasDelver(view) ? 3 : Integer.MAX_VALUE;
            } else if (by instanceof LockWay.ByWaiting waiting) {
                return waiting.ticks() / TickClock.TICKS_A_SECOND;
            }
            return by instanceof LockWay.ByBrew brew ? priceOf(view, brew) : Integer.MAX_VALUE;
        }

        private int priceOf(WalkerView view, LockWay.ByBrew way) {
            BrewBook book = view.world().content().brews();
            int brew = book.all().indexOf(way.brew());
            int measures = way.uses() * view.world().purse().measures(brew, BrewUse.BOLT);
            int price = 0;
            for (int ore = 0; ore < view.world().content().ores().size(); ore++) {
                if (BrewBook.has(book.oresOf(brew), ore)) {
                    if (!supply.spares(ore, measures)) {
                        return Integer.MAX_VALUE;
                    }
                    price += measures;
                }
            }
            return price;
        }

        private static boolean hasDelver(WalkerView view) {
            return NearestSearch.any(view.world().companions(), each -> {
                GolemKind golem = view.world().content().golems().ofMonster(COMPANIONS.get(each).monster);
                return golem != null && golem.build().delveCells() > 0;
            });
        }
    }
}
