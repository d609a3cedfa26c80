package dev.orebound.autoplay.vignette;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.MonsterFight;
import dev.orebound.autoplay.NearestSearch;
import dev.orebound.autoplay.RandomPlayer;
import dev.orebound.cave.floor.VignetteSpot.PropSpot;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.item.BrewBook;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.walker.WalkerControls;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import java.util.List;

/** A way to disturb a vignette. */
interface VignetteMischief {
    /** Fills in what the bot wants in the next tick. */
    void act(VignetteView view, WalkerControls controls);

    /** Takes whatever there is, then stands in the heart. */
    final class StayInside implements VignetteMischief {
        @Override
        public void act(VignetteView view, WalkerControls controls) {
            if (!view.takes(controls)) {
                controls.walkTo(view.spot().heart());
            }
        }
    }

    /** Takes whatever there is, then stands on each cell that closes until it is shut, or on each cell in turn. */
    final class StandOnClosing implements VignetteMischief {
        private static final int STANDING_TICKS = 120;

        private int number;
        private int ticks;

        @Override
        public void act(VignetteView view, WalkerControls controls) {
            if (view.takes(controls)) {
                return;
            }
            List<Integer> closes = view.spot().closes();
            int count = closes.isEmpty() ? view.spot().cells().size() : closes.size();
            int cell = closes.isEmpty() ? view.spot().cells().at(number % count) : closes.get(number % count);
            boolean isVain = view.floor().isSolid(cell) || controls.stepsTo(cell) == DistanceMap.UNREACHED;
            if (isVain || (closes.isEmpty() && ticks++ > STANDING_TICKS)) {
                number++;
                ticks = 0;
            } else {
                controls.walkTo(cell);
            }
        }
    }

    /** Takes whatever there is, and dashes about in the vignette. */
    final class DashAbout implements VignetteMischief {
        private static final int LONGEST_TICKS = 40;

        private final RandomStream chance;
        private int goal = Grid.NONE;
        private int ticks;

        DashAbout(RandomStream chance) {
            this.chance = chance;
        }

        @Override
        public void act(VignetteView view, WalkerControls controls) {
            boolean takes = view.takes(controls);
            if (goal == Grid.NONE || ticks-- <= 0) {
                goal = view.spot().cells().at(chance.below(view.spot().cells().size()));
                ticks = chance.between(1, LONGEST_TICKS);
            }
            if (!takes) {
                controls.walkTo(goal);
            }
            if (ticks % 2 == 0) {
                controls.dash();
            }
        }
    }

    /** Takes whatever there is and lets everybody strike and steal, in the vignette and before it. */
    final class LetSteal implements VignetteMischief {
        private static final int TURN_TICKS = 300;

        @Override
        public void act(VignetteView view, WalkerControls controls) {
            Entity carrier = view.carrier();
            boolean isOut = view.world().tick() / TURN_TICKS % 2 == 0;
            if ((carrier == null || !controls.walkIfReached(view.bodyOf(carrier).cell)) && !view.takes(controls)) {
                controls.walkTo(isOut ? view.outside() : view.spot().heart());
            }
        }
    }

    /** Waits for the carrier of a key at the edge of a chasm, lava or water, and strikes it over the edge. */
    final class KillAtEdge implements VignetteMischief {
        private static final int LURE_TICKS = 240;
        private static final float NEAR_CELLS = 2;

        private final VignetteMischief otherwise = new StayInside();
        private int edge = Grid.NONE;
        private int ticks;

        @Override
        public void act(VignetteView view, WalkerControls controls) {
            Entity carrier = view.carrier();
            if (carrier == null) {
                otherwise.act(view, controls);
                return;
            }
            if (edge == Grid.NONE) {
                edge = nearestEdge(view);
            }
            boolean isNear = view.squaredTo(carrier) < NEAR_CELLS * NEAR_CELLS;
            if (isNear && MonsterFight.strikeInReach(view, controls, carrier)) {
                return;
            }
            boolean lures = ticks++ / LURE_TICKS % 2 == 1 && edge != Grid.NONE;
            controls.walkTo(lures ? edge : view.bodyOf(carrier).cell);
        }

        private static int nearestEdge(VignetteView view) {
            DistanceMap around = new DistanceMap(view.grid());
            around.spreadFrom(view.self().cell, view.walls());
            return NearestSearch.nearestCell(around, cell -> {
                int x = view.grid().x(cell);
                int y = view.grid().y(cell);
                return isEdge(view, view.grid().cell(x + 1, y))
                        || isEdge(view, view.grid().cell(x, y + 1));
            });
        }

        private static boolean isEdge(VignetteView view, int cell) {
            return view.floor().isPeril(cell) || view.floor().isOpenLiquid(cell);
        }
    }

    /** Throws flasks of all brews at cages, locks and whatever else stands there, then takes what there is. */
    final class ThrowFlasks implements VignetteMischief {
        private static final int EVERY_TICKS = 40;
        private static final int THROWS = 24;

        private final RandomStream chance;
        private int ticks;
        private int goal = Grid.NONE;

        ThrowFlasks(RandomStream chance) {
            this.chance = chance;
        }

        @Override
        public void act(VignetteView view, WalkerControls controls) {
            int turn = ticks % EVERY_TICKS;
            if (ticks++ > THROWS * EVERY_TICKS && view.takes(controls)) {
                return;
            }
            if (turn == 0) {
                goal = view.anyPlace(
                        view.spot().props().stream().map(PropSpot::at).toList(), chance);
                chooseAny(view, controls, chance);
            } else if (turn == 1) {
                controls.fillFlasks(view.world().purse().flaskMeasures());
            } else if (turn < EVERY_TICKS / 2) {
                controls.throwAt(goal);
            } else {
                controls.walkTo(view.spot()
                        .cells()
                        .at(ticks / EVERY_TICKS % view.spot().cells().size()));
            }
        }

        static void chooseAny(VignetteView view, WalkerControls controls, RandomStream chance) {
            BrewBook book = view.world().content().brews();
            controls.choose(book.oresOf(chance.below(book.size())));
        }
    }

    /** Lets companions hold the heart, takes what there is, goes out, and calls them. */
    final class LeaveCompanions implements VignetteMischief {
        private static final int CALLING_TICKS = 700;

        private int ticks;

        @Override
        public void act(VignetteView view, WalkerControls controls) {
            if (ticks == 0 && !view.isInside()) {
                controls.walkTo(view.spot().heart());
                return;
            }
            if (ticks++ % CALLING_TICKS == 0) {
                controls.intent().order(IntentOrder.GOLEMS_HOLD, view.spot().heart());
            } else if (ticks % CALLING_TICKS == CALLING_TICKS - 1) {
                controls.intent().order(IntentOrder.GOLEMS_FOLLOW, 0);
            }
            if (!view.takes(controls)) {
                controls.walkTo(view.outside());
            }
        }
    }

    /**
     * Comes and goes by the cells that close, swaps with companions there and marks what is about, and takes what there
     * is.
     */
    final class SwapCompanions implements VignetteMischief {
        private static final int LONGEST_STAY = 90;

        private final RandomStream chance;
        private final RandomPlayer orders;
        private int stayTicks;
        private int goal = Grid.NONE;
        private boolean isGreedy;

        SwapCompanions(RandomStream chance) {
            this.chance = chance;
            orders = new RandomPlayer(chance);
        }

        @Override
        public void act(VignetteView view, WalkerControls controls) {
            if (stayTicks-- <= 0) {
                stayTicks = chance.between(1, LONGEST_STAY);
                isGreedy = chance.chance(50);
                goal = view.anyPlace(view.spot().closes(), chance);
            }
            if (!isGreedy || !view.takes(controls)) {
                controls.walkTo(goal);
            }
            orders.orderNowAndThen(controls.intent(), view.world().companions(), () -> goal);
        }
    }

    /** Mixes all brews in the vignette, as bursts, bolts, flasks and lays, and takes what there is. */
    final class MixAll implements VignetteMischief {
        private static final int TURN_TICKS = 50;

        private final RandomStream chance;
        private int ticks;

        MixAll(RandomStream chance) {
            this.chance = chance;
        }

        @Override
        public void act(VignetteView view, WalkerControls controls) {
            int turn = ticks++ % TURN_TICKS;
            int number = ticks / TURN_TICKS;
            int goal = view.spot().cells().at(number % view.spot().cells().size());
            float x = view.middleX(goal);
            float y = view.middleY(goal);
            if (number % 3 == 0 && view.takes(controls)) {
                return;
            }
            if (turn == 0) {
                ThrowFlasks.chooseAny(view, controls, chance);
            } else if (turn == 1) {
                controls.fillFlasks(view.world().purse().flaskMeasures());
            } else if (turn < TURN_TICKS / 2) {
                controls.walkTo(goal);
            } else if (number % 4 == 0) {
                controls.burst();
            } else if (number % 4 == 1) {
                controls.bolt(x, y);
            } else if (number % 4 == 2) {
                controls.layTowards(x, y);
            } else {
                controls.throwAt(x, y);
            }
        }
    }

    /** Takes what there is, goes out, and comes back, again and again. */
    final class ComeAndGo implements VignetteMischief {
        private static final int TURN_TICKS = 150;

        private int ticks;

        @Override
        public void act(VignetteView view, WalkerControls controls) {
            boolean isOut = ticks++ / TURN_TICKS % 2 == 1;
            if (isOut || !view.takes(controls)) {
                controls.walkTo(isOut ? view.outside() : view.spot().heart());
            }
        }
    }

    /** Does anything at all, and takes what there is now and then. */
    final class ActRandomly implements VignetteMischief {
        private static final int TURN_TICKS = 200;

        private final RandomPlayer player;
        private final Intent drawn = new Intent();
        private int ticks;

        ActRandomly(RandomStream chance) {
            player = new RandomPlayer(chance);
        }

        @Override
        public void act(VignetteView view, WalkerControls controls) {
            player.decide(drawn);
            if (ticks++ / TURN_TICKS % 2 == 0 && view.takes(controls)) {
                return;
            }
            controls.intent().move(drawn.moveX(), drawn.moveY());
            controls.intent().aim(drawn.aim());
            controls.intent().hold(drawn.buttons() & ~Intent.INTERACT);
        }
    }
}
