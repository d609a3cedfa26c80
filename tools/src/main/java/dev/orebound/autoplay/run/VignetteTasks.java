package dev.orebound.autoplay.run;

import static dev.orebound.world.component.ComponentMappers.COMPANIONS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.vignette.LockWorker;
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
import java.util.List;
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
            if (!spot.cells().contains(view.self().cell) || isDown(view, spot)) {
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

        private static boolean isDown(WalkerView view, VignetteSpot spot) {
            for (int i = 0; i < spot.closes().size(); i++) {
                if (!view.floor().isSolid(spot.closes().get(i))) {
                    return false;
                }
            }
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
            if (view.world().prompt() == wanted && isMeant) {
                controls.interact();
                thinksAt = view.world().tick() + 2;
            } else {
                controls.walkTo(goal);
            }
            return true;
        }

        private void think(WalkerView view) {
            goal = Grid.NONE;
            int least = StepDistances.UNREACHED;
            List<KeyComponent> keys = view.floor().keys();
            for (int i = 0; i < keys.size(); i++) {
                KeyComponent key = keys.get(i);
                boolean isMeant = key.state == KeyState.LYING && (key.vignette < 0 || sense.dares(key.vignette));
                if (isMeant && isNearer(key.cell, least)) {
                    least = steps.to(key.cell);
                    goal = key.cell;
                    wanted = InteractPrompt.TAKE_KEY;
                }
            }
            List<PropComponent> props = view.floor().props();
            for (int i = 0; i < props.size(); i++) {
                PropComponent prop = props.get(i);
                InteractPrompt prompt = promptOf(prop);
                if (prompt != InteractPrompt.NOTHING && isNearer(prop.cell, least) && isWanted(view, prop)) {
                    least = steps.to(prop.cell);
                    goal = prop.cell;
                    wanted = prompt;
                }
            }
        }

        private boolean isNearer(int cell, int least) {
            return floor.isKnown(cell) && tried[cell] <= TRYING_TICKS && steps.to(cell) < least;
        }

        private static InteractPrompt promptOf(PropComponent prop) {
            if (prop.state != PropState.STANDING) {
                return InteractPrompt.NOTHING;
            }
            return switch (prop.kind) {
                case PRIZE -> InteractPrompt.TAKE_PRIZE;
                case CAGE -> InteractPrompt.TAKE_FROM_CAGE;
                case KENNEL -> InteractPrompt.FREE_FROM_KENNEL;
                case LEVER -> InteractPrompt.PULL_LEVER;
                default -> InteractPrompt.NOTHING;
            };
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
            List<PropComponent> props = view.floor().props();
            PropComponent best = cage;
            for (int i = 0; i < props.size(); i++) {
                PropComponent other = props.get(i);
                boolean isRival = other.vignette == cage.vignette
                        && (other.kind == PropKind.CAGE || other.kind == PropKind.KENNEL)
                        && other.state == PropState.STANDING
                        && tried[other.cell] <= TRYING_TICKS;
                if (isRival && worth(view, other) > worth(view, best)) {
                    best = other;
                }
            }
            return best == cage;
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
            if (lock == null || by == null || view.floor().locks().get(lock.id() - 1).isOpen) {
                return false;
            }
            return tried[lock.id() - 1]++ <= TRYING_TICKS && LockWorker.act(view, controls, lock, by);
        }

        private void think(WalkerView view) {
            goal = null;
            int least = StepDistances.UNREACHED;
            List<LockComponent> locks = view.floor().locks();
            for (int i = 0; i < locks.size(); i++) {
                LockSpot spot = view.world().floor().locks().get(i);
                LockComponent lock = locks.get(i);
                boolean isMeant = !lock.isOpen
                        && !lock.isHidden
                        && floor.isKnown(lock.cell)
                        && tried[i] <= TRYING_TICKS
                        && sense.goesFor(spot);
                if (isMeant && steps.to(lock.cell) < least) {
                    WaySpot best = cheapest(view, spot);
                    goal = best == null ? goal : spot;
                    way = best == null ? way : best;
                    least = best == null ? least : steps.to(lock.cell);
                }
            }
        }

        /** Returns the cheapest way that the bot can pay for now, or null. */
        private @Nullable WaySpot cheapest(WalkerView view, LockSpot lock) {
            WaySpot cheapest = null;
            int least = Integer.MAX_VALUE;
            for (int i = 0; i < lock.ways().size(); i++) {
                int price = price(view, lock, lock.ways().get(i));
                if (price < least) {
                    least = price;
                    cheapest = lock.ways().get(i);
                }
            }
            return cheapest;
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
            ImmutableArray<Entity> companions = view.world().companions();
            for (int i = 0; i < companions.size(); i++) {
                GolemKind golem = view.world().content().golems().ofMonster(COMPANIONS.get(companions.get(i)).monster);
                if (golem != null && golem.build().delveCells() > 0) {
                    return true;
                }
            }
            return false;
        }
    }
}
