package dev.orebound.world.boss;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.BossKind;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.StepKind;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.OreComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.PhaseEvent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.state.Party;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** Checks that the boss goes through its phases, that its hall helps it, and that nobody is ever locked in for good. */
class BossTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final BossKind KIND = CONTENT.bosses().at(0);
    private static final ArenaKind HALL = CONTENT.arenaKinds().get(KIND.arena());

    private static final String FLOOR = """
            ##########################
            #@...#...................#
            #....#...................#
            #....#...................#
            #....+.........1.........#
            #....#...................#
            #....#.........T.........#
            #....#...................#
            #....#...................#
            #....#................>..#
            ##########################""";

    private final DrawnFloor drawing = new DrawnFloor(FLOOR, HALL, 17);
    private final World world = new World(drawing.floor(), CONTENT, Party.fresh(CONTENT));
    private final Intent intent = new Intent();
    private final List<Integer> phasesRisen = new ArrayList<>();
    private final List<EventType> log = new ArrayList<>();

    @Test
    void givenABoss_whenItLosesHealth_thenItComesToEachPhaseAndDiesAsTheLast() {
        comesUp();
        assertThat(phasesRisen).containsExactly(1);

        for (int phase = 1; phase < KIND.phases().size(); phase++) {
            until(() -> world.part(Boss.class).riseTicks() == 0, 300);
            hurtTo(KIND.phases().get(phase).belowPercent());
            step(2);
            assertThat(world.part(Boss.class).phase()).isEqualTo(phase);
            assertThat(part(boss(), MonsterComponent.class).monster)
                    .isEqualTo(
                            CONTENT.monsters().indexOf(KIND.phases().get(phase).monster()));
        }
        assertThat(phasesRisen).containsExactly(1, 2, 3);

        part(boss(), HealthComponent.class).health = 0;
        until(() -> !world.part(Boss.class).isAlive(), 5);
        until(() -> hall().state() == ArenaState.OPEN, 200);
        assertThat(log).contains(EventType.ARENA_CLEARED);
    }

    @Test
    void givenABlowThatWouldSkipAPhase_whenItLands_thenThePhasesComeOneByOne() {
        comesUp();
        until(() -> world.part(Boss.class).riseTicks() == 0, 300);

        hurtTo(KIND.phases().get(2).belowPercent());
        until(() -> world.part(Boss.class).phase() == 2, 400);

        assertThat(phasesRisen).containsExactly(1, 2, 3);
    }

    @Test
    void givenItRises_whenItIsStruck_thenNothingHurtsIt() {
        comesUp();
        HealthComponent health = part(boss(), HealthComponent.class);

        assertThat(world.part(Boss.class).riseTicks()).isPositive();
        assertThat(health.graceTicks).isPositive();
        assertThat(health.staggerTicks).isPositive();
    }

    @Test
    void givenOreHasGrown_whenTheLastOfItIsBroken_thenItShieldsNoLonger() {
        inPhase(1);
        until(() -> world.part(Boss.class).crystals() > 0, 300);
        step(1);
        HealthComponent health = part(boss(), HealthComponent.class);
        assertThat(world.part(Boss.class).isShielded()).isTrue();
        assertThat(health.shieldPercent).isEqualTo(growth().shieldPercent());

        mineAll();
        step(2);

        assertThat(world.part(Boss.class).isShielded()).isFalse();
        assertThat(health.shieldPercent).isZero();
    }

    @Test
    void givenOreGrows_thenItStandsOnNobodyAndTheHallStaysOnePiece() {
        inPhase(1);
        until(() -> world.part(Boss.class).crystals() > 0, 300);

        Boss boss = world.part(Boss.class);
        assertThat(boss.crystals()).isEqualTo(growth().count());
        DistanceMap reach = new DistanceMap(world.floor().grid());
        reach.spreadFrom(world.player().body().cell, world.floorState().unwalkable(), StepKind.FOUR_WAY);
        for (int i = 0; i < hall().room().cells().size(); i++) {
            int cell = hall().room().cells().at(i);
            assertThat(reach.isReached(cell) || world.floorState().isSolid(cell))
                    .isTrue();
        }
        for (int i = 0; i < boss.crystals(); i++) {
            int crystal = boss.crystal(i);
            assertThat(world.floorState().ore(crystal))
                    .isNotNull()
                    .matches(ore -> ore.vein == 0, "is of no vein")
                    .matches(this::isEntity, "is an entity");
            assertThat(world.player().body().cell).isNotEqualTo(crystal);
            for (Entity monster : world.monsters()) {
                assertThat(part(monster, BodyComponent.class).cell).isNotEqualTo(crystal);
            }
        }
    }

    private boolean isEntity(OreComponent ore) {
        for (Entity entity : world.ores()) {
            if (entity.getComponent(OreComponent.class) == ore) {
                return true;
            }
        }
        return false;
    }

    @Test
    void givenAStorm_whenTheDoorsAreThrownOpen_thenTheHordeComesInAndTheyShutAgain() {
        inPhase(2);

        until(() -> hall().state() == ArenaState.STORMING, 300);
        assertThat(hall().counted()).isGreaterThan(1);
        int door = hall().doors().get(0).cell;
        step(1);
        assertThat(world.floorState().isWalkable(door)).isTrue();

        until(() -> hall().state() == ArenaState.FIGHTING, 600);
        assertThat(world.floorState().isSolid(door)).isTrue();
        until(this::areAllInside, 400);
    }

    @Test
    void givenAStorm_whenThePlayerLeaves_thenTheDoorsStayOpenAndTheWayOutIsBarredUntilTheBossIsSlain() {
        inPhase(2);
        until(() -> hall().state() == ArenaState.STORMING, 300);

        put(world.player().body(), drawing.label('@'));
        until(() -> hall().state() == ArenaState.BROKEN, 10);

        assertThat(promptAtTheWayOut()).isEqualTo(InteractPrompt.EXIT_BARRED);
        part(boss(), HealthComponent.class).health = 0;
        until(() -> !world.part(Boss.class).isAlive(), 5);
        assertThat(promptAtTheWayOut()).isEqualTo(InteractPrompt.TAKE_EXIT);
    }

    @Test
    void givenNobodyDoesAnything_whenTheWatchdogHasWaited_thenTheDoorsOpen() {
        comesUp();
        for (int tick = 0; tick < HALL.pace().watchdogTicks() + 400 && hall().state() != ArenaState.BROKEN; tick++) {
            world.player().health().graceTicks = 10;
            part(boss(), HealthComponent.class).staggerTicks = 10;
            step(1);
        }

        assertThat(hall().state()).isEqualTo(ArenaState.BROKEN);
    }

    private InteractPrompt promptAtTheWayOut() {
        put(world.player().body(), world.floor().exits().get(0).at() + 1);
        step(1);
        return world.prompt();
    }

    private void inPhase(int wanted) {
        comesUp();
        for (int phase = 1; phase <= wanted; phase++) {
            until(() -> world.part(Boss.class).riseTicks() == 0, 300);
            hurtTo(KIND.phases().get(phase).belowPercent());
            step(2);
        }
    }

    private void comesUp() {
        put(world.player().body(), drawing.label('1'));
        until(
                () -> {
                    world.player().health().health = world.player().health().most;
                    slayGuards();
                    return world.part(Boss.class).isAlive();
                },
                1200);
        step(1);
    }

    /** Kills all monsters except heads. */
    private void slayGuards() {
        for (Entity monster : world.monsters()) {
            if (!hall().isHead(part(monster, SpawnComponent.class).spawnId)) {
                part(monster, HealthComponent.class).health = 0;
            }
        }
    }

    private void mineAll() {
        until(
                () -> {
                    if (world.part(Boss.class).crystals() > 0) {
                        int crystal = world.part(Boss.class).crystal(0);
                        for (int dx = -1; dx <= 1; dx += 2) {
                            if (world.floorState().isWalkable(crystal + dx)) {
                                put(world.player().body(), crystal + dx);
                                intent.aim(dx < 0 ? 0 : Intent.AIMS / 2);
                            }
                        }
                        intent.hold(Intent.STRIKE);
                    }
                    return world.part(Boss.class).crystals() == 0;
                },
                3000);
    }

    /** Returns the growth of the second phase. */
    private static BossKind.HallGrowth growth() {
        return Objects.requireNonNull(KIND.phases().get(1).growth());
    }

    private boolean areAllInside() {
        for (Entity monster : world.monsters()) {
            if (world.floor().room().at(part(monster, BodyComponent.class).cell)
                    != hall().room().id()) {
                return false;
            }
        }
        return true;
    }

    private Arena hall() {
        return world.arenas().get(0);
    }

    private Entity boss() {
        for (Entity monster : world.monsters()) {
            if (part(monster, SpawnComponent.class).spawnId
                    == world.part(Boss.class).spawnId()) {
                return monster;
            }
        }
        throw new IllegalStateException("there is no boss");
    }

    private void hurtTo(int percent) {
        HealthComponent health = part(boss(), HealthComponent.class);
        health.health = health.most * percent / 100;
    }

    private void put(BodyComponent body, int cell) {
        body.cell = cell;
        body.x = world.floor().grid().x(cell) + 0.5f;
        body.y = world.floor().grid().y(cell) + 0.5f;
    }

    private void until(BooleanSupplier done, int mostTicks) {
        for (int tick = 0; tick < mostTicks && !done.getAsBoolean(); tick++) {
            step(1);
        }
        assertThat(done.getAsBoolean())
                .as(
                        "comes about; %s in phase %s after %s",
                        hall().state(), world.part(Boss.class).phase(), log)
                .isTrue();
    }

    private void step(int ticks) {
        for (int i = 0; i < ticks; i++) {
            world.player().health().health = world.player().health().most;
            world.step(intent);
            intent.clear();
            for (int event = 0; event < world.events().size(); event++) {
                WorldEvent each = world.events().at(event);
                log.add(each.type());
                if (each.type() == EventType.BOSS_ROSE) {
                    phasesRisen.add(((PhaseEvent) each).phase);
                }
            }
        }
        if (log.size() > 400) {
            log.subList(0, 300).clear();
        }
    }

    private static <T extends com.badlogic.ashley.core.Component> T part(Entity entity, Class<T> type) {
        return entity.getComponent(type);
    }
}
