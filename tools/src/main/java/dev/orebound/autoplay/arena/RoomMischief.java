package dev.orebound.autoplay.arena;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.autoplay.GoalTask;
import dev.orebound.autoplay.MineOre;
import dev.orebound.autoplay.MineOre.MiningManner;
import dev.orebound.autoplay.RandomPlayer;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.walker.WalkerControls;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.InteractPrompt;
import java.util.function.Predicate;

/** Mischief inside an arena's room, while the arena is running or after it is over. */
final class RoomMischief {
    private RoomMischief() {}

    /** Does something for a number of ticks, counted only while it is time for it. */
    static ArenaMischief during(Predicate<ArenaView> isTime, int mostTicks, ArenaMischief does) {
        int[] ticks = {0};
        return (view, controls) -> isTime.test(view) && ticks[0]++ < mostTicks && does.act(view, controls);
    }

    /** Stands on a cell where a monster is about to spawn. */
    public static final class StandOnMarks implements ArenaMischief {
        @Override
        public boolean act(ArenaView view, WalkerControls controls) {
            if (view.arena().marks().size() == 0) {
                return false;
            }
            controls.walkTo(view.arena().marks().cell(0));
            return true;
        }
    }

    /** Waits in the farthest corner for a minute and strikes only what comes close. */
    static final class HideInNook implements ArenaMischief {
        private static final int HIDING_TICKS = 3600;
        private static final float NEAR = 1.6f;

        private int ticks;
        private int nook = -1;

        @Override
        public boolean act(ArenaView view, WalkerControls controls) {
            if (view.arena().state().isOver() || !view.isInside() || ticks++ > HIDING_TICKS) {
                return false;
            }
            nook = nook < 0 ? view.farthestNook() : nook;
            if (controls.walkTo(nook)) {
                Entity foe = view.nearestFoe();
                if (foe != null && view.squaredTo(foe) < NEAR * NEAR) {
                    BodyComponent body = view.bodyOf(foe);
                    controls.strikeAt(body.x, body.y);
                }
            }
            return true;
        }
    }

    /** Breaks the nearest door of a sealed room, in the pauses between blows as in the middle of a wave. */
    static final class BreakOut implements ArenaMischief {
        private final RandomStream chance;
        private int waits;

        BreakOut(RandomStream chance) {
            this.chance = chance;
            waits = chance.between(0, LONGEST_WAIT_TICKS);
        }

        private static final int LONGEST_WAIT_TICKS = 900;
        private static final int MOST_PAUSE_TICKS = 120;

        /** Ticks of holding after which it lets go once. */
        private static final int HELD_TICKS = 50;

        private int held;

        @Override
        public boolean act(ArenaView view, WalkerControls controls) {
            boolean canBreak = view.arena().kind().losses().breakTicks() > 0;
            if (!canBreak || !view.arena().state().isSealed() || waits-- > 0) {
                return false;
            }
            if (view.world().prompt() != InteractPrompt.BREAK_DOOR) {
                return !controls.walkTo(view.justInside(view.nearestDoor()));
            }
            controls.intent().hold(Intent.INTERACT);
            if (++held == HELD_TICKS) {
                waits = chance.between(1, MOST_PAUSE_TICKS);
            }
            return true;
        }
    }

    /** Mines the ore of the room while the arena is running. */
    static final class MineDuringFight implements ArenaMischief {
        private static final int MINING_TICKS = 1800;
        private static final MiningManner MINING =
                new MiningManner(1.6f, false, GoalTask.EVERY_TICK, Integer.MAX_VALUE, 0);

        private final MineOre mines = new MineOre(
                MINING,
                (view, controls, isVain) -> MineOre.nearestOre(
                        view,
                        ore -> view.world().floor().room().at(ore.cell)
                                == view.world().floor().room().at(view.self().cell),
                        ore -> view.grid().steps4(view.self().cell, ore.cell),
                        Integer.MAX_VALUE));
        private int ticks;

        @Override
        public boolean act(ArenaView view, WalkerControls controls) {
            boolean mines = ticks <= MINING_TICKS
                    && !view.arena().state().isOver()
                    && view.isInside()
                    && this.mines.act(view, controls);
            ticks += mines ? 1 : 0;
            return mines;
        }
    }

    /** Picks up items, and stands in a doorway while the doors open and the reward flies. */
    static final class PickUpInDoorways implements ArenaMischief {
        private static final int PICKING_TICKS = 900;
        private static final float NEAR = 8;

        private int ticks;

        @Override
        public boolean act(ArenaView view, WalkerControls controls) {
            if (ticks > PICKING_TICKS) {
                return false;
            }
            if (view.arena().state() == ArenaState.CLEARING) {
                controls.walkTo(view.nearestDoor());
                return true;
            }
            ImmutableArray<Entity> items = view.world().pickups();
            for (int i = 0; i < items.size(); i++) {
                if (view.isInView(items.get(i), NEAR) && !controls.walkTo(view.bodyOf(items.get(i)).cell)) {
                    ticks++;
                    return true;
                }
            }
            return false;
        }
    }

    /** Walks around the chest that would spring the arena and leaves; fights if entering has sprung it. */
    static final class NeverOpenChest implements ArenaMischief {
        private static final int LOOKING_TICKS = 300;

        private int ticks;

        @Override
        public boolean act(ArenaView view, WalkerControls controls) {
            if (view.arena().kind().spring() != ArenaKind.Spring.OPENING_CHEST || refuses()) {
                return false;
            }
            controls.walkTo(view.middle());
            ticks += view.isInside() ? 1 : 0;
            return true;
        }

        @Override
        public boolean refuses() {
            return ticks > LOOKING_TICKS;
        }
    }

    /** Comes back twice after the arena is over and waits inside, where nothing may happen any more. */
    public static final class ReturnAfterwards implements ArenaMischief {
        private static final int TIMES = 2;
        private static final int WAITING_TICKS = 150;
        private static final int PATIENCE_TICKS = 2400;

        private int times;
        private int waited;
        private int ticks;
        private boolean isOut;

        @Override
        public boolean act(ArenaView view, WalkerControls controls) {
            if (!view.arena().state().isOver() || times >= TIMES || ticks++ > PATIENCE_TICKS) {
                return false;
            }
            if (!isOut) {
                isOut = controls.walkTo(view.outside());
            } else if (controls.walkTo(view.middle()) && ++waited > WAITING_TICKS) {
                waited = 0;
                times++;
                isOut = false;
            }
            return true;
        }
    }

    /** Presses random buttons on the threshold for a while. */
    static final class ActRandomly implements ArenaMischief {
        private static final int STUMBLING_TICKS = 900;

        private final RandomPlayer player;
        private int ticks;
        private boolean isThere;

        ActRandomly(RandomStream chance) {
            player = new RandomPlayer(chance);
        }

        @Override
        public boolean act(ArenaView view, WalkerControls controls) {
            if (!isThere) {
                isThere = controls.walkTo(view.justInside(view.nearestDoor()));
                return true;
            }
            if (ticks++ > STUMBLING_TICKS) {
                return false;
            }
            player.decide(controls.intent());
            return true;
        }
    }
}
