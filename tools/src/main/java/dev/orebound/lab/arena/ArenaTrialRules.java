package dev.orebound.lab.arena;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import com.badlogic.gdx.utils.IntMap;
import com.badlogic.gdx.utils.LongArray;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.StepKind;
import dev.orebound.lab.world.NobodyIsInRock;
import dev.orebound.lab.world.WorldRule;
import dev.orebound.lab.world.WorldRule.RuleBreach;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.arena.ArenaTransitions;
import dev.orebound.world.arena.ArenaTransitions.Transition;
import dev.orebound.world.arena.PendingSpawns;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.ActorEvent;
import dev.orebound.world.event.WorldEvent.HelpEvent;
import dev.orebound.world.event.WorldEvent.MarkEvent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.TickClock;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The rules that every tick of a trial is checked against. */
final class ArenaTrialRules {
    private ArenaTrialRules() {}

    /** Returns all rules for a new trial. */
    static List<ArenaTrialRule> all() {
        NobodyIsInRock overlaps = new NobodyIsInRock();
        return List.of(
                (world, arena) -> overlaps.fault(world),
                new DoorsAreShutWhileSealed(),
                new StatesFollowTheTable(),
                new CountedMonstersAreInside(),
                new MarksAreFair(),
                new NewbornsAreHarmless(),
                new NothingHurtsThroughDoors());
    }

    /**
     * Returns the cells that block the player; standing in lava, the player can wade to everything that is not solid.
     */
    static BitLayer barsPlayer(World world) {
        BitLayer unwalkable = world.floorState().unwalkable();
        return unwalkable.at(world.player().body().cell) ? world.floorState().solid() : unwalkable;
    }

    /**
     * Returns the arena of a room.
     *
     * @throws IllegalArgumentException if the room is no trap room
     */
    static Arena arenaOf(World world, int room) {
        for (Arena each : world.arenas()) {
            if (each.room().id() == room) {
                return each;
            }
        }
        throw new IllegalArgumentException("room " + room + " is no trap room");
    }

    /** A rule that holds in every tick of an arena. Each trial gets its own instance, which may keep state. */
    public interface ArenaTrialRule {
        /**
         * Checks the tick that was just played.
         *
         * @return the complaint, or null
         */
        @Nullable
        String fault(World world, Arena arena);

        /** Returns the rule for the arena of a room. */
        default WorldRule in(int room) {
            return WorldRule.of(getClass().getSimpleName(), world -> {
                Arena arena = arenaOf(world, room);
                String fault = fault(world, arena);
                return fault == null ? null : new RuleBreach(fault, arena.room().centre());
            });
        }
    }

    /** The doors stop everything while the arena is sealed, and nothing at any other time. */
    static final class DoorsAreShutWhileSealed implements ArenaTrialRule {
        @Override
        public @Nullable String fault(World world, Arena arena) {
            List<DoorComponent> doors = arena.doors();
            for (int i = 0; i < doors.size(); i++) {
                int cell = doors.get(i).cell;
                if (world.floorState().isSolid(cell) != arena.state().isSealed()) {
                    return "a door is " + (arena.state().isSealed() ? "open" : "shut") + " while " + arena.state();
                }
            }
            return null;
        }
    }

    /** Arenas change state only along {@link ArenaTransitions#TABLE}, except when a playtester wins or resets one. */
    static final class StatesFollowTheTable implements ArenaTrialRule {
        private ArenaState before = ArenaState.DORMANT;

        @Override
        public @Nullable String fault(World world, Arena arena) {
            ArenaState from = before;
            before = arena.state();
            if (before == from || isHelped(world, arena)) {
                return null;
            }
            for (Transition line : ArenaTransitions.TABLE) {
                if (line.from() == from && line.to() == before) {
                    return null;
                }
            }
            return "it went from " + from + " to " + before + ", which no line of the table says";
        }

        private boolean isHelped(World world, Arena arena) {
            TickEvents events = world.events();
            for (int i = 0; i < events.size(); i++) {
                if (!(events.at(i) instanceof HelpEvent help)
                        || help.type() != EventType.HELP_GIVEN
                        || help.amount != arena.room().id()) {
                    continue;
                }
                if (help.order == IntentOrder.HELP_WIN) {
                    return before == ArenaState.CLEARING;
                }
                if (help.order == IntentOrder.HELP_RESET || help.order == IntentOrder.HELP_TOGGLE) {
                    return before == ArenaState.DORMANT;
                }
            }
            return false;
        }
    }

    /**
     * Every monster that an arena sends or a monster summons is announced 0.8 to 1.2 seconds ahead, at least three
     * cells from the player.
     */
    static final class MarksAreFair implements ArenaTrialRule {
        private static final int NEAREST_CELLS = 3;
        private static final int FEWEST_TICKS = 48;
        private static final int MOST_TICKS = 72;

        /** When each cell was marked last. */
        private final IntMap<Long> marks = new IntMap<>();

        private long markedTick = Long.MIN_VALUE;

        @Override
        public @Nullable String fault(World world, Arena arena) {
            TickEvents events = world.events();
            Grid grid = world.floor().grid();
            for (int i = 0; i < events.size(); i++) {
                WorldEvent event = events.at(i);
                if (event instanceof MarkEvent mark) {
                    markedTick = isOf(arena.marks(), event.cell()) ? world.tick() : markedTick;
                    int steps = grid.steps8(event.cell(), world.player().body().cell);
                    if (mark.ticks < FEWEST_TICKS || mark.ticks > MOST_TICKS) {
                        return "a mark was laid for " + mark.ticks + " ticks";
                    }
                    if (steps < NEAREST_CELLS) {
                        return "a mark was laid " + steps + " cells from the player";
                    }
                    marks.put(event.cell(), world.tick());
                } else if (event.type() == EventType.MONSTER_SUMMONED && !wasMarked(event.cell(), world.tick())) {
                    return "a monster was called up where nothing was marked in time";
                } else if (event.type() == EventType.MONSTER_SPAWNED && isInside(event.cell(), world, arena)) {
                    long ahead = world.tick() - markedTick;
                    if (ahead < FEWEST_TICKS || ahead > MOST_TICKS) {
                        return "a monster came up " + ahead + " ticks after the marks";
                    }
                }
            }
            return null;
        }

        private boolean wasMarked(int cell, long tick) {
            long ahead = tick - marks.get(cell, Long.MIN_VALUE / 2);
            return ahead >= FEWEST_TICKS && ahead <= MOST_TICKS;
        }

        /** A monster that is lured far may have sprung another arena on the way. */
        private static boolean isInside(int cell, World world, Arena arena) {
            return world.floor().room().at(cell) == arena.room().id();
        }

        private static boolean isOf(PendingSpawns marks, int cell) {
            for (int i = 0; i < marks.size(); i++) {
                if (marks.cell(i) == cell) {
                    return true;
                }
            }
            return false;
        }
    }

    /** No monster that was sent or summoned hurts anybody within the first second of its life. */
    static final class NewbornsAreHarmless implements ArenaTrialRule {
        private final LongArray spawnIds = new LongArray();
        private final LongArray bornTicks = new LongArray();

        @Override
        public @Nullable String fault(World world, Arena arena) {
            TickEvents events = world.events();
            for (int i = 0; i < events.size(); i++) {
                WorldEvent event = events.at(i);
                if (event.type() == EventType.MONSTER_SPAWNED || event.type() == EventType.MONSTER_SUMMONED) {
                    spawnIds.add(((ActorEvent) event).actorId);
                    bornTicks.add(world.tick());
                } else if (event.type() == EventType.ACTOR_HURT) {
                    int newborn = spawnIds.indexOf(((ActorEvent) event).byId);
                    if (newborn >= 0 && world.tick() - bornTicks.get(newborn) < TickClock.TICKS_A_SECOND) {
                        return "a monster hurt somebody " + (world.tick() - bornTicks.get(newborn))
                                + " ticks after it came up";
                    }
                }
            }
            return null;
        }
    }

    /** While an arena is sealed, every monster that it counts is in its room and within reach, or is so again soon. */
    static final class CountedMonstersAreInside implements ArenaTrialRule {
        /** Five seconds. */
        private static final int SOON_TICKS = 5 * TickClock.TICKS_A_SECOND;

        private static final int LOOK_TICKS = 20;

        private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
        private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
        private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
        private int ticks;

        /** The tick of this rule since which each monster has been astray, by spawn id. */
        private Map<Long, Integer> astraySince = new TreeMap<>();

        private @Nullable DistanceMap fromPlayer;

        @Override
        public @Nullable String fault(World world, Arena arena) {
            ticks++;
            if (ticks % LOOK_TICKS != 0) {
                return null;
            }
            Map<Long, Integer> astrayNow = new TreeMap<>();
            if (arena.state().isSealed()) {
                findAstray(world, arena, astrayNow);
            }
            astraySince = astrayNow;
            for (Map.Entry<Long, Integer> astray : astrayNow.entrySet()) {
                int since = ticks - astray.getValue();
                if (since >= SOON_TICKS) {
                    return "a counted monster has been out of reach for " + since + " ticks: "
                            + told(world, astray.getKey());
                }
            }
            return null;
        }

        private String told(World world, long spawnId) {
            for (Entity each : world.monsters()) {
                if (spawns.get(each).spawnId == spawnId) {
                    int cell = bodies.get(each).cell;
                    String kind = world.content()
                            .monsters()
                            .at(monsters.get(each).monster)
                            .id();
                    return kind + " at " + world.floor().grid().x(cell) + ","
                            + world.floor().grid().y(cell);
                }
            }
            return "it is gone";
        }

        private void findAstray(World world, Arena arena, Map<Long, Integer> astrayNow) {
            DistanceMap ways =
                    fromPlayer == null ? new DistanceMap(world.floor().grid()) : fromPlayer;
            fromPlayer = ways;
            ways.spreadFrom(world.player().body().cell, barsPlayer(world), StepKind.EIGHT_WAY);
            ImmutableArray<Entity> all = world.monsters();
            int room = arena.room().id();
            for (int i = 0; i < all.size(); i++) {
                int cell = bodies.get(all.get(i)).cell;
                boolean isFine = world.floor().room().at(cell) == room && ways.isReached(cell);
                if (monsters.get(all.get(i)).arenaRoom == room && !isFine) {
                    long id = spawns.get(all.get(i)).spawnId;
                    astrayNow.put(id, astraySince.getOrDefault(id, ticks));
                }
            }
        }
    }
}
