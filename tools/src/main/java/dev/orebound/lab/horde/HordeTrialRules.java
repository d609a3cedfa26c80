package dev.orebound.lab.horde;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import com.badlogic.gdx.utils.LongMap;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.Grid;
import dev.orebound.lab.world.MonsterFacts;
import dev.orebound.lab.world.NobodyIsInRock;
import dev.orebound.lab.world.Trial;
import dev.orebound.lab.world.WorldRule;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.horde.HordeMind;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The rules that every tick of a horde trial is checked against, and the shorter ones themselves. */
public final class HordeTrialRules {
    private static final int ROCK_LOOK_TICKS = 5;

    private HordeTrialRules() {}

    /** Returns all rules for a new world. */
    static List<WorldRule> all() {
        return List.of(
                new NobodyIsInRock(ROCK_LOOK_TICKS),
                new NobodyIsStuck(),
                new PerilsHurt(),
                new DoorwaysFlow(),
                new HordesAgree(),
                new FleersGetAway(),
                new ArrivalsAreFair());
    }

    /** Returns the ids of all rules. */
    public static List<String> ids() {
        return Stream.concat(Stream.of(Trial.BREAKS), all().stream().map(WorldRule::id))
                .toList();
    }

    /** A rule about single monsters that looks at all of them every few ticks. */
    abstract static class MonsterRule implements WorldRule {
        final MonsterFacts census = new MonsterFacts();
        private final int lookTicks;

        /**
         * Creates a rule that looks every few ticks.
         *
         * @param lookTicks from one look to the next, 1 or more
         */
        MonsterRule(int lookTicks) {
            this.lookTicks = lookTicks;
        }

        @Override
        public final @Nullable RuleBreach look(World world) {
            if (world.tick() % lookTicks != 0 || !looksAt(world)) {
                return null;
            }
            ImmutableArray<Entity> all = world.monsters();
            RuleBreach first = null;
            for (int i = 0; i < all.size(); i++) {
                // The others are looked at too, for each look is remembered.
                RuleBreach wrong = look(all.get(i), world);
                first = first == null ? wrong : first;
            }
            return first;
        }

        /** Returns false if there is nothing to check now. */
        boolean looksAt(World world) {
            return true;
        }

        /**
         * Checks one monster.
         *
         * @return the complaint, or null
         */
        abstract @Nullable RuleBreach look(Entity monster, World world);
    }

    /**
     * Hordes arrive out of sight, and never while the player is shut in. An arrival in the tick in which doors begin to
     * shut comes first, by the order of systems.
     */
    static final class ArrivalsAreFair implements WorldRule {
        private boolean wasShutIn;

        @Override
        public @Nullable RuleBreach look(World world) {
            RuleBreach wrong = arrival(world);
            wasShutIn = world.arenaAroundPlayer() != null;
            return wrong;
        }

        private @Nullable RuleBreach arrival(World world) {
            for (int i = 0; i < world.events().size(); i++) {
                WorldEvent event = world.events().at(i);
                if (event.type() == EventType.HORDE_ARRIVED || event.type() == EventType.HORDE_STIRRED) {
                    Grid grid = world.floor().grid();
                    int cell = grid.cell((int) event.x(), (int) event.y());
                    if (world.floorState().isInSight(cell)) {
                        return new RuleBreach("a horde arrived in sight", cell);
                    }
                    if (wasShutIn) {
                        return new RuleBreach("a horde arrived while the player was shut in", cell);
                    }
                }
            }
            return null;
        }
    }

    /** A fleeing monster that is near the player moves towards the player for at most a second and a half. */
    static final class FleersGetAway extends MonsterRule {
        private static final int LOOK_TICKS = 10;

        private static final int MOST_LOOKS = 9;

        private static final float ARMS_CELLS = 3;

        /** The cosine of the angle within which a way leads towards somebody. */
        private static final float TOWARDS = 0.7f;

        private final LongMap<Integer> looks = new LongMap<>();

        FleersGetAway() {
            super(LOOK_TICKS);
        }

        @Override
        boolean looksAt(World world) {
            return world.player().isAlive();
        }

        @Override
        @Nullable
        RuleBreach look(Entity monster, World world) {
            long who = census.spawnId(monster);
            if (!comesNear(monster, world)) {
                looks.remove(who);
                return null;
            }
            int times = looks.get(who, 0) + 1;
            looks.put(who, times);
            return times > MOST_LOOKS
                    ? new RuleBreach(
                            census.name(monster, world) + ", flees into the player's arms", census.body(monster).cell)
                    : null;
        }

        private boolean comesNear(Entity monster, World world) {
            BodyComponent body = census.body(monster);
            float dx = world.player().body().x - body.x;
            float dy = world.player().body().y - body.y;
            float distance = (float) Math.sqrt(dx * dx + dy * dy);
            float speed = (float) Math.sqrt(body.velocityX * body.velocityX + body.velocityY * body.velocityY);
            return census.state(monster) == MindState.FLEEING
                    && distance < ARMS_CELLS
                    && speed > 0
                    && body.velocityX * dx + body.velocityY * dy > TOWARDS * distance * speed;
        }
    }

    /** A monster that stands in fire or over a chasm for more than two seconds loses health, unless it is immune. */
    static final class PerilsHurt extends MonsterRule {
        private static final int LOOK_TICKS = 10;

        private static final int MOST_LOOKS = 12;

        private final LongMap<PerilTrack> tracks = new LongMap<>();

        PerilsHurt() {
            super(LOOK_TICKS);
        }

        @Override
        @Nullable
        RuleBreach look(Entity monster, World world) {
            int cell = census.body(monster).cell;
            if (!isIn(world.floorState().perilAt(cell), census.kind(monster, world))) {
                tracks.remove(census.spawnId(monster));
                return null;
            }
            HealthComponent health = census.health(monster);
            PerilTrack track = tracks.get(census.spawnId(monster));
            if (track == null) {
                track = new PerilTrack();
                track.health = health.health;
                tracks.put(census.spawnId(monster), track);
            }
            track.looks++;
            boolean isWell = track.looks > MOST_LOOKS && health.health >= track.health;
            return isWell ? new RuleBreach(census.name(monster, world) + ", is well in a peril", cell) : null;
        }

        private static boolean isIn(Terrain.Peril peril, Monster kind) {
            return !kind.isOffTheGround()
                    && switch (peril) {
                        case NONE -> false;
                        case BURNS -> !kind.unharmedBy().contains(StatusEffect.BURNING);
                        case SWALLOWS -> true;
                    };
        }
    }

    private static final class PerilTrack {
        private int looks;
        private int health;
    }

    /**
     * All members of a horde agree with its state: none is awake while it sleeps, none sleeps while it hunts. Its size
     * is the number of living members, and its leader is one of them. Members may learn of a change a moment later.
     */
    static final class HordesAgree implements WorldRule {
        private static final int LOOK_TICKS = 15;

        /** The number of looks in a row in which it must be wrong. */
        private static final int LOOKS = 3;

        private final MonsterFacts census = new MonsterFacts();
        private int[] wrongLooks = new int[0];

        @Override
        public @Nullable RuleBreach look(World world) {
            if (world.tick() % LOOK_TICKS != 0) {
                return null;
            }
            List<HordeMind> hordes = world.hordes();
            if (wrongLooks.length < hordes.size()) {
                wrongLooks = Arrays.copyOf(wrongLooks, hordes.size());
            }
            RuleBreach first = null;
            for (int number = 0; number < hordes.size(); number++) {
                RuleBreach wrong = wrongIn(hordes.get(number), world);
                wrongLooks[number] = wrong == null ? 0 : wrongLooks[number] + 1;
                first = first == null && wrongLooks[number] >= LOOKS ? wrong : first;
            }
            return first;
        }

        private @Nullable RuleBreach wrongIn(HordeMind horde, World world) {
            ImmutableArray<Entity> all = world.monsters();
            int living = 0;
            boolean isLed = horde.leaderSpawnId() == 0 || horde.size() == 0;
            int cell = horde.homeCell();
            for (int i = 0; i < all.size(); i++) {
                Entity each = all.get(i);
                if (census.horde(each) == horde.number()) {
                    living++;
                    cell = census.body(each).cell;
                    isLed |= census.spawnId(each) == horde.leaderSpawnId();
                    if (!agree(horde.state(), census.state(each))) {
                        return new RuleBreach(
                                "horde " + horde.number() + " is " + horde.state() + ", but "
                                        + census.name(each, world),
                                cell);
                    }
                }
            }
            if (living != horde.size()) {
                return new RuleBreach(
                        "horde " + horde.number() + " counts " + horde.size() + ", but " + living + " live",
                        Math.max(0, cell));
            }
            return isLed
                    ? null
                    : new RuleBreach("horde " + horde.number() + " is led by nobody who lives", Math.max(0, cell));
        }

        private static boolean agree(MindState horde, MindState member) {
            boolean isAwake = member != MindState.ASLEEP;
            return switch (horde) {
                case ASLEEP -> !isAwake;
                case WANDERING, GUARDING, HUNTING, SEARCHING, FLEEING, RETURNING -> isAwake;
                case SHACKLED -> false;
            };
        }
    }
}
