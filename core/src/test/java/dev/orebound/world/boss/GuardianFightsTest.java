package dev.orebound.world.boss;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Component;
import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.BossKind;
import dev.orebound.content.monster.Monster;
import dev.orebound.world.AllocationProbe;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.AttackEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Fights each guardian in a drawn hall: its phases come at their health, each has its own attacks, which all come, it
 * can be killed, and the same fight is the same twice.
 */
class GuardianFightsTest {
    /** Time in which hordes have arrived, of which the first make room for all. */
    private static final int ARRIVALS_TICKS = 12_000;

    private static final Content CONTENT = TestContent.BUILT_IN;

    private static final String FLOOR = """
            ##########################
            #@...#...................#
            #....#...................#
            #....#...................#
            #....#...................#
            #....+.........1.........#
            #....#...................#
            #....#.........T.........#
            #....#...................#
            #....#...................#
            #....#...................#
            #....#................>..#
            ##########################""";

    /** Ticks for which the player keeps one distance from the guardian. */
    private static final int STAY_TICKS = 160;

    /** Distances from the guardian at which the player stands in turn, in cells: near, at arm's length, afar. */
    private static final int[] DISTANCES = {1, 4, 2, 7};

    /** Three minutes, in which each attack of a phase must have come. */
    private static final int LONGEST_PHASE_TICKS = 180 * TickClock.TICKS_A_SECOND;

    /** The largest part of the full health of a fresh player that one blow takes, in percent. */
    private static final int MOST_TAKEN_PERCENT = 40;

    static Stream<String> guardians() {
        return CONTENT.bosses().asList().stream()
                .filter(boss -> CONTENT.arenaKinds().get(boss.arena()).isGuardianHall())
                .map(BossKind::id);
    }

    @ParameterizedTest
    @MethodSource("guardians")
    void eachPhaseComesWithAttacksOfItsOwnAndTheGuardianCanBeKilled(String id) {
        GuardianFight fight = new GuardianFight(id).comesUp();
        List<Set<String>> attacks = new ArrayList<>();

        for (int phase = 0; phase < fight.kind.phases().size(); phase++) {
            assertThat(fight.world.part(Boss.class).phase()).isEqualTo(phase);
            attacks.add(fight.seesAllAttacks());
            if (phase + 1 < fight.kind.phases().size()) {
                fight.hurtJustAbove(phase + 1);
                fight.plays(2);
                assertThat(fight.world.part(Boss.class).phase()).as("still").isEqualTo(phase);
                fight.hurtTo(fight.kind.phases().get(phase + 1).belowPercent());
                fight.plays(2);
                fight.until(() -> fight.world.part(Boss.class).riseTicks() == 0, 400);
            }
        }
        part(fight.guardian(), HealthComponent.class).health = 0;
        fight.until(() -> fight.hall().state() == ArenaState.OPEN, 400);

        assertThat(fight.log).contains(EventType.ARENA_CLEARED);
        assertThat(attacks).as("no two phases fight alike").doesNotHaveDuplicates();
        assertThat(fight.mostTaken)
                .as("taken by one blow")
                .isPositive()
                .isLessThanOrEqualTo(CONTENT.player().health() * MOST_TAKEN_PERCENT / 100);
    }

    @ParameterizedTest
    @MethodSource("guardians")
    void theSameFightIsTheSameTwice(String id) {
        assertThat(new GuardianFight(id).comesUp().hashes())
                .isEqualTo(new GuardianFight(id).comesUp().hashes());
    }

    @ParameterizedTest
    @MethodSource("guardians")
    void aWarmFightAllocatesNothing(String id) {
        GuardianFight fight = new GuardianFight(id).comesUp();
        fight.logs = false;
        fight.hurtTo(fight.kind.phases().get(1).belowPercent());
        fight.until(
                () -> fight.world.part(Boss.class).phase() == 1
                        && fight.world.part(Boss.class).riseTicks() == 0,
                400);

        for (int tick = 0; tick < ARRIVALS_TICKS; tick++) {
            fight.playsOn();
        }

        assertThat(AllocationProbe.of(fight::playsOn)).isEqualTo(AllocationProbe.ofNothing());
    }

    private static <T extends Component> T part(Entity entity, Class<T> type) {
        return entity.getComponent(type);
    }

    /** A fight of a player who cannot die and who keeps changing the distance. */
    private static final class GuardianFight {
        private final BossKind kind;
        private final DrawnFloor drawing;
        private final World world;
        private final Intent intent = new Intent();
        private final List<EventType> log = new ArrayList<>();
        private final Set<Integer> seen = new TreeSet<>();
        private boolean logs = true;
        private int mostTaken;

        GuardianFight(String id) {
            kind = CONTENT.bosses().get(id);
            ArenaKind hall = CONTENT.arenaKinds().get(kind.arena());
            drawing = new DrawnFloor(FLOOR, hall, hall.depths().lowest());
            world = new World(drawing.floor(), CONTENT, Party.fresh(CONTENT));
        }

        GuardianFight comesUp() {
            put(world.player().body(), drawing.label('1'));
            until(
                    () -> world.part(Boss.class).isAlive()
                            && world.part(Boss.class).riseTicks() == 0,
                    1200);
            return this;
        }

        /** Plays until each attack of the phase was announced; returns what the attacks are like. */
        Set<String> seesAllAttacks() {
            Monster monster = CONTENT.monsters()
                    .get(kind.phases().get(world.part(Boss.class).phase()).monster());
            seen.clear();
            until(() -> seen.size() == monster.attacks().size(), LONGEST_PHASE_TICKS);
            Set<String> forms = new TreeSet<>();
            monster.attacks().forEach(attack -> forms.add(attack.form().toString()));
            return forms;
        }

        List<Long> hashes() {
            List<Long> hashes = new ArrayList<>();
            for (int phase = 0; phase < kind.phases().size(); phase++) {
                hurtTo(kind.phases().get(phase).belowPercent());
                for (int second = 0; second < 10; second++) {
                    plays(TickClock.TICKS_A_SECOND);
                    hashes.add(world.hash());
                }
            }
            return hashes;
        }

        void until(BooleanSupplier done, int mostTicks) {
            for (int tick = 0; tick < mostTicks && !done.getAsBoolean(); tick++) {
                plays(1);
            }
            assertThat(done.getAsBoolean())
                    .as(
                            "%s in phase %s, %s; attacks %s",
                            kind.id(), world.part(Boss.class).phase(), hall().state(), seen)
                    .isTrue();
        }

        void plays(int ticks) {
            for (int i = 0; i < ticks; i++) {
                playsOn();
            }
        }

        /** Plays a tick in which nobody dies by the other. */
        void playsOn() {
            world.player().health().health = world.player().health().most;
            Entity guardian = world.part(Boss.class).isAlive() ? guardian() : null;
            if (guardian != null && world.tick() % STAY_TICKS == 0) {
                keepDistance(part(guardian, BodyComponent.class));
            }
            world.step(intent);
            if (logs) {
                look();
            } else if (guardian != null) {
                HealthComponent health = part(guardian, HealthComponent.class);
                health.health = Math.max(health.health, health.most / 2);
            }
        }

        /**
         * Puts the player on the free cell of the hall whose distance from the guardian is nearest to the wanted one.
         */
        private void keepDistance(BodyComponent guardian) {
            float wanted = DISTANCES[(int) (world.tick() / STAY_TICKS % DISTANCES.length)];
            int best = world.player().body().cell;
            float least = Float.MAX_VALUE;
            for (int i = 0; i < hall().room().cells().size(); i++) {
                int cell = hall().room().cells().at(i);
                float dx = world.floor().grid().x(cell) + 0.5f - guardian.x;
                float dy = world.floor().grid().y(cell) + 0.5f - guardian.y;
                float miss = Math.abs((float) Math.sqrt(dx * dx + dy * dy) - wanted);
                if (miss < least && world.floorState().isWalkable(cell)) {
                    least = miss;
                    best = cell;
                }
            }
            put(world.player().body(), best);
        }

        private void look() {
            for (int i = 0; i < world.events().size(); i++) {
                WorldEvent event = world.events().at(i);
                log.add(event.type());
                if (event.type() == EventType.STRIKE_WOUND_UP
                        && event instanceof AttackEvent attack
                        && attack.actorId == world.part(Boss.class).spawnId()) {
                    seen.add(attack.attack);
                }
                if (event.type() == EventType.ACTOR_HURT
                        && event instanceof HealthEvent hurt
                        && CONTENT.bosses().at(world.part(Boss.class).kind()).phases().stream()
                                .anyMatch(phase -> CONTENT.monsters().indexOf(phase.monster()) == hurt.byMonster)) {
                    mostTaken = Math.max(mostTaken, hurt.amount);
                }
            }
        }

        void hurtTo(int percent) {
            HealthComponent health = part(guardian(), HealthComponent.class);
            health.health = health.most * percent / 100;
        }

        void hurtJustAbove(int phase) {
            HealthComponent health = part(guardian(), HealthComponent.class);
            health.health = health.most * kind.phases().get(phase).belowPercent() / 100 + 1;
        }

        Arena hall() {
            return world.arenas().get(0);
        }

        Entity guardian() {
            for (int i = 0; i < world.monsters().size(); i++) {
                Entity monster = world.monsters().get(i);
                if (part(monster, SpawnComponent.class).spawnId
                        == world.part(Boss.class).spawnId()) {
                    return monster;
                }
            }
            throw new IllegalStateException("there is no guardian");
        }

        private void put(BodyComponent body, int cell) {
            body.cell = cell;
            body.x = world.floor().grid().x(cell) + 0.5f;
            body.y = world.floor().grid().y(cell) + 0.5f;
        }
    }
}
