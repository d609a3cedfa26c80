package dev.orebound.autoplay.arena;

import com.badlogic.ashley.core.Entity;
import dev.orebound.autoplay.RandomPlayer;
import dev.orebound.autoplay.arena.DoorwayMischief.WalkInAndOut;
import dev.orebound.chance.RandomStream;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.StepKind;
import dev.orebound.walker.WalkerControls;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.intent.IntentOrder;
import java.util.function.IntSupplier;

/** Mischief about the doorways of an arena, from before the player steps in until the doors are shut. */
final class DoorwayMischief {
    private DoorwayMischief() {}

    /** Stands in the doorway, then steps half in and half out again and again before it enters. */
    static final class StandOnThreshold implements ArenaMischief {
        private static final int STANDING_TICKS = 150;
        private static final int SWAYING_TICKS = 300;
        private static final int SWAY_TICKS = 14;

        private int ticks;

        @Override
        public boolean act(ArenaView view, WalkerControls controls) {
            if (ticks >= STANDING_TICKS + SWAYING_TICKS || (ticks == 0 && !controls.walkTo(view.nearestDoor()))) {
                return ticks == 0;
            }
            ticks++;
            if (ticks > STANDING_TICKS) {
                boolean isInwards = ticks / SWAY_TICKS % 2 == 0;
                controls.walkTo(isInwards ? view.justInside(view.nearestDoor()) : view.outside());
            }
            return true;
        }
    }

    /** Steps in and out again while the doors close; after three times it enters or stays outside. */
    static final class WalkInAndOut implements ArenaMischief {
        private static final int TIMES = 3;
        private static final int PATIENCE_TICKS = 1200;

        private final IntSupplier whenToLeave;
        private final boolean comesBack;
        private int ticksLeft;
        private int times;
        private int ticks;
        private boolean isLeaving;

        /**
         * Creates the mischief.
         *
         * @param whenToLeave returns how many ticks before the doors are shut the bot turns round; asked anew each time
         * @param comesBack true if the bot enters in the end
         */
        WalkInAndOut(IntSupplier whenToLeave, boolean comesBack) {
            this.whenToLeave = whenToLeave;
            this.comesBack = comesBack;
            ticksLeft = whenToLeave.getAsInt();
        }

        @Override
        public boolean act(ArenaView view, WalkerControls controls) {
            ticks++;
            if (times >= TIMES || ticks > PATIENCE_TICKS || view.arena().state().isSealed()) {
                return false;
            }
            if (isLeaving) {
                if (controls.walkTo(view.outside())) {
                    isLeaving = false;
                    times++;
                    ticksLeft = whenToLeave.getAsInt();
                }
            } else if (view.arena().state() == ArenaState.CLOSING
                    && view.arena().closingTicksLeft() <= ticksLeft) {
                isLeaving = true;
                controls.walkTo(view.outside());
            } else {
                controls.walkTo(view.justInside(view.nearestDoor()));
            }
            return true;
        }

        /** Returns true while the bot is on its way out. */
        boolean isLeaving() {
            return isLeaving;
        }

        @Override
        public boolean refuses() {
            return times >= TIMES && !comesBack;
        }
    }

    /** Waits inside until the doors are nearly shut, then dashes out between them; three times. */
    static final class DashOut implements ArenaMischief {
        private static final int EARLIEST_TICKS = 20;

        private final WalkInAndOut walk;

        DashOut(RandomStream chance) {
            walk = new WalkInAndOut(() -> chance.between(0, EARLIEST_TICKS), true);
        }

        @Override
        public boolean act(ArenaView view, WalkerControls controls) {
            boolean acts = walk.act(view, controls);
            if (acts && walk.isLeaving()) {
                controls.dash();
            }
            return acts;
        }
    }

    /** Springs the arena, steps out while it closes, and dashes back in as soon as the doors open again. */
    static final class DashIn implements ArenaMischief {
        private static final int TIMES = 4;
        private static final int PATIENCE_TICKS = 1200;
        private static final int CLOSED_TICKS = 20;

        private int ticks;
        private int times;
        private boolean isOut;

        @Override
        public boolean act(ArenaView view, WalkerControls controls) {
            ticks++;
            if (times >= TIMES || ticks > PATIENCE_TICKS || view.arena().state().isSealed()) {
                return false;
            }
            boolean isClosing = view.arena().state() == ArenaState.CLOSING;
            if (isClosing && view.arena().closingTicksLeft() <= CLOSED_TICKS && !isOut) {
                isOut = true;
                times++;
            }
            if (isOut) {
                isOut = !view.isDoor(view.self().cell) && view.isInside();
                controls.walkTo(view.outside());
            } else if (!controls.walkTo(view.justInside(view.nearestDoor()))) {
                controls.dash();
            }
            return true;
        }
    }

    /** Wakes a horde outside and runs into the arena with it behind, so that doors shut on some and others come in. */
    static final class LureHunters implements ArenaMischief {
        private static final int WAKING_TICKS = 1500;
        private static final int WAITING_TICKS = 240;

        private final boolean deep;
        private int ticks;
        private int wakingTicks;
        private int sleeper = Grid.NONE;
        private boolean isCome;

        /**
         * Lures the nearest sleeping horde.
         *
         * @param deep true to run to the far end of the room, so that the horde comes in; false to stay by the doorway
         */
        LureHunters(boolean deep) {
            this.deep = deep;
        }

        @Override
        public boolean act(ArenaView view, WalkerControls controls) {
            if (view.arena().state().isSealed() || ticks > WAITING_TICKS) {
                return false;
            }
            if (wakingTicks++ == 0) {
                findSleeper(view);
            }
            if (sleeper != Grid.NONE && wakingTicks < WAKING_TICKS && view.hunters() == 0 && !isCome) {
                controls.walkTo(sleeper);
                return true;
            }
            int goal = deep ? view.farthestNook() : view.justInside(view.nearestDoor(view.outside()));
            if (isCome || controls.walkTo(goal)) {
                isCome = true;
                ticks++;
            }
            return true;
        }

        private void findSleeper(ArenaView view) {
            DistanceMap steps = new DistanceMap(view.grid());
            steps.spreadFrom(view.self().cell, view.walls(), StepKind.EIGHT_WAY);
            Entity nearest = view.nearestSleeper(steps);
            sleeper = nearest == null ? Grid.NONE : view.bodyOf(nearest).cell;
        }
    }

    /** Runs and dashes ahead of its companions, so that the doors shut between them. */
    static final class LeaveCompanionsOutside implements ArenaMischief {
        private static final int PATIENCE_TICKS = 900;

        private int ticks;
        private int nook = -1;

        @Override
        public boolean act(ArenaView view, WalkerControls controls) {
            ticks++;
            if (ticks > PATIENCE_TICKS
                    || view.arena().state().isSealed()
                    || view.arena().state().isOver()) {
                return false;
            }
            nook = nook < 0 ? view.farthestNook() : nook;
            if (!controls.walkTo(nook)) {
                controls.dash();
            }
            return true;
        }
    }

    /** Fights from the side away from the doors, so that every blow knocks a monster against one. */
    static final class PushAgainstDoors implements ArenaMischief {
        private static final int PUSHING_TICKS = 1800;
        private static final float NEAR = 2.2f;

        private int ticks;

        @Override
        public boolean act(ArenaView view, WalkerControls controls) {
            Entity foe = view.nearestCounted();
            if (foe == null || !view.arena().state().isSealed() || ticks++ > PUSHING_TICKS) {
                return false;
            }
            BodyComponent body = view.bodyOf(foe);
            int door = view.nearestDoor(body.cell);
            float toDoorX = view.middleX(door) - body.x;
            float toDoorY = view.middleY(door) - body.y;
            float length = Math.max(0.01f, (float) Math.sqrt(toDoorX * toDoorX + toDoorY * toDoorY));
            float standX = body.x - toDoorX / length;
            float standY = body.y - toDoorY / length;
            if (view.squaredTo(foe) < NEAR * NEAR) {
                controls.strikeAt(body.x, body.y);
                controls.walkStraightTo(standX, standY);
                return true;
            }
            return false;
        }
    }

    /**
     * Walks in and out of a doorway while companions hold it, swaps with them and marks what is beyond it, before it
     * shuts and after.
     */
    static final class SwapInDoorways implements ArenaMischief {
        private static final int SWAPPING_TICKS = 1500;
        private static final int LONGEST_STAY = 60;

        private final RandomStream chance;
        private final RandomPlayer orders;
        private int ticks;
        private int stayTicks;
        private int goal = Grid.NONE;

        SwapInDoorways(RandomStream chance) {
            this.chance = chance;
            orders = new RandomPlayer(chance);
        }

        @Override
        public boolean act(ArenaView view, WalkerControls controls) {
            if (ticks > SWAPPING_TICKS) {
                return false;
            }
            if (ticks++ == SWAPPING_TICKS) {
                controls.intent().order(IntentOrder.GOLEMS_FOLLOW, 0);
                return true;
            }
            int door = view.nearestDoor(view.outside());
            if (stayTicks-- <= 0) {
                stayTicks = chance.between(1, LONGEST_STAY);
                goal = switch (chance.below(3)) {
                    case 0 -> door;
                    case 1 -> view.justInside(door);
                    default -> view.outside();
                };
            }
            controls.walkTo(goal);
            orders.orderNowAndThen(controls.intent(), view.world().companions(), () -> chance.chance(50) ? door : goal);
            return true;
        }
    }

    /** Stands at a shut door and strikes and throws at everything behind it. */
    static final class StrikeThroughDoors implements ArenaMischief {
        private static final int STRIKING_TICKS = 900;
        private static final int THROW_EVERY = 90;

        private int ticks;

        @Override
        public boolean act(ArenaView view, WalkerControls controls) {
            if (!view.arena().state().isSealed() || ticks++ > STRIKING_TICKS) {
                return false;
            }
            int door = view.nearestDoor(view.outside());
            if (controls.walkTo(view.justInside(door))) {
                float x = view.middleX(view.outside());
                float y = view.middleY(view.outside());
                controls.strikeAt(x, y);
                if (ticks % THROW_EVERY < 2) {
                    controls.throwAt(x, y);
                }
            }
            return true;
        }
    }
}
