package dev.orebound.autoplay.arena;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.RandomPlayer;
import dev.orebound.chance.Stream;
import dev.orebound.content.ArenaKind;
import dev.orebound.grid.Grid;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.OreComponent;

/** Mischief inside an arena's room, while the arena is running or after it is over. */
final class RoomMischief {
    private RoomMischief() {}

    /** Stands still in the room; a player who survives that for a minute fights. */
    static final class DieInside implements ArenaMischief {
        private static final int STANDING_TICKS = 3600;

        private int ticks;

        @Override
        public boolean act(ArenaView sight, BotControls hands) {
            return sight.arena().state().isSealed() && ticks++ < STANDING_TICKS;
        }
    }

    /** Stands on a cell where a monster is about to spawn. */
    public static final class StandOnMarks implements ArenaMischief {
        @Override
        public boolean act(ArenaView sight, BotControls hands) {
            if (sight.arena().marks().size() == 0) {
                return false;
            }
            hands.walkTo(sight.arena().marks().cell(0));
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
        public boolean act(ArenaView sight, BotControls hands) {
            if (sight.arena().state().isOver() || !sight.isInside() || ticks++ > HIDING_TICKS) {
                return false;
            }
            nook = nook < 0 ? sight.places().farthestNook() : nook;
            if (hands.walkTo(nook)) {
                Entity foe = sight.foes().nearestFoe();
                if (foe != null && sight.squaredTo(foe) < NEAR * NEAR) {
                    BodyComponent body = sight.bodyOf(foe);
                    hands.strikeAt(body.x, body.y);
                }
            }
            return true;
        }
    }

    /** Mines the ore of the room while the arena is running. */
    static final class MineDuringFight implements ArenaMischief {
        private static final ComponentMapper<OreComponent> ORES = ComponentMapper.getFor(OreComponent.class);
        private static final int MINING_TICKS = 1800;
        private static final float REACH = 1.6f;

        private int ticks;

        @Override
        public boolean act(ArenaView sight, BotControls hands) {
            boolean isOver = ticks > MINING_TICKS || sight.arena().state().isOver();
            int ore = isOver || !sight.isInside() ? Grid.NONE : nearestOre(sight);
            if (ore == Grid.NONE) {
                return false;
            }
            ticks++;
            float x = sight.middleX(ore);
            float y = sight.middleY(ore);
            if (sight.squaredTo(x, y) < REACH * REACH) {
                hands.strikeAt(x, y);
            } else {
                hands.walkTo(ore);
            }
            return true;
        }

        private static int nearestOre(ArenaView sight) {
            ImmutableArray<Entity> ores = sight.world().ores();
            int nearest = Grid.NONE;
            for (int i = 0; i < ores.size(); i++) {
                int cell = ORES.get(ores.get(i)).cell;
                boolean isHere = sight.world().floor().room().at(cell)
                        == sight.arena().room().id();
                if (isHere && (nearest == Grid.NONE || steps(sight, cell) < steps(sight, nearest))) {
                    nearest = cell;
                }
            }
            return nearest;
        }

        private static int steps(ArenaView sight, int cell) {
            return sight.grid().steps4(sight.self().cell, cell);
        }
    }

    /** Picks up items, and stands in a doorway while the doors open and the reward flies. */
    static final class PickUpInDoorways implements ArenaMischief {
        private static final int PICKING_TICKS = 900;
        private static final float NEAR = 8;

        private int ticks;

        @Override
        public boolean act(ArenaView sight, BotControls hands) {
            if (ticks > PICKING_TICKS) {
                return false;
            }
            if (sight.arena().state() == ArenaState.CLEARING) {
                hands.walkTo(sight.places().nearestDoor());
                return true;
            }
            ImmutableArray<Entity> things = sight.world().pickups();
            for (int i = 0; i < things.size(); i++) {
                BodyComponent thing = sight.bodyOf(things.get(i));
                boolean isNear = sight.squaredTo(thing.x, thing.y) < NEAR * NEAR && sight.isInView(thing.x, thing.y);
                if (isNear && !hands.walkTo(thing.cell)) {
                    ticks++;
                    return true;
                }
            }
            return false;
        }
    }

    /** Runs for the chest first, even while the doors close and monsters come. */
    static final class OpenChestFirst implements ArenaMischief {
        private static final int PATIENCE_TICKS = 1200;

        private int ticks;

        @Override
        public boolean act(ArenaView sight, BotControls hands) {
            return ticks++ < PATIENCE_TICKS && hands.openChest(sight.places().shutChest());
        }
    }

    /** Leaves the chest shut until the arena is over, and opens it then. */
    static final class OpenChestLast implements ArenaMischief {
        private static final int PATIENCE_TICKS = 1200;

        private int ticks;

        @Override
        public boolean act(ArenaView sight, BotControls hands) {
            return sight.arena().state().isOver()
                    && ticks++ < PATIENCE_TICKS
                    && hands.openChest(sight.places().shutChest());
        }
    }

    /** Walks around the chest that would spring the arena and leaves; fights if entering has sprung it. */
    static final class NeverOpenChest implements ArenaMischief {
        private static final int LOOKING_TICKS = 300;

        private int ticks;

        @Override
        public boolean act(ArenaView sight, BotControls hands) {
            if (sight.arena().kind().spring() != ArenaKind.Spring.OPENING_CHEST || refuses()) {
                return false;
            }
            hands.walkTo(sight.places().middle());
            ticks += sight.isInside() ? 1 : 0;
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
        public boolean act(ArenaView sight, BotControls hands) {
            if (!sight.arena().state().isOver() || times >= TIMES || ticks++ > PATIENCE_TICKS) {
                return false;
            }
            if (!isOut) {
                isOut = hands.walkTo(sight.outside());
            } else if (hands.walkTo(sight.places().middle()) && ++waited > WAITING_TICKS) {
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

        ActRandomly(Stream chance) {
            player = new RandomPlayer(chance);
        }

        @Override
        public boolean act(ArenaView sight, BotControls hands) {
            if (!isThere) {
                isThere = hands.walkTo(sight.places().justInside(sight.places().nearestDoor()));
                return true;
            }
            if (ticks++ > STUMBLING_TICKS) {
                return false;
            }
            player.decide(hands.intent());
            return true;
        }
    }
}
