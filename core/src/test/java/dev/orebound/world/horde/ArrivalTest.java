package dev.orebound.world.horde;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.grid.DistanceMap;
import dev.orebound.world.AllocationProbe;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.intent.Intent;
import org.junit.jupiter.api.Test;

/** Tests hordes that arrive from outside the floor. */
class ArrivalTest {
    private static final ComponentMapper<HealthComponent> HEALTH = ComponentMapper.getFor(HealthComponent.class);
    private static final int TICKS = 120;
    private static final int LEAST_STEPS = 14;

    private static final String FAR = """
            ################################
            #.....##########################
            #..@..##########################
            #.....##########################
            ###+############################
            ###.############################
            ###.################...........#
            ###................+....1......#
            ####################...........#
            ####################...........#
            ################################""";

    @Test
    void givenAClockThatRuns_whenItsTimeComes_thenAHordeArrivesAwakeFarOffAndUnseen() {
        Scenario scenario = steppedOut(FAR, content(60, 16));

        scenario.waits(TICKS - 1);
        assertThat(scenario.count(EventType.HORDE_ARRIVED)).isZero();
        scenario.waitsFor(EventType.HORDE_ARRIVED, 400);

        DistanceMap steps = new DistanceMap(scenario.world().floor().grid());
        steps.spreadFrom(scenario.body().cell, scenario.world().floorState().unwalkable());
        assertThat(scenario.world().monsters()).isNotEmpty();
        for (Entity each : scenario.world().monsters()) {
            int cell = each.getComponent(BodyComponent.class).cell;
            assertThat(scenario.world().floorState().isInSight(cell)).isFalse();
            assertThat(steps.at(cell)).isGreaterThan(LEAST_STEPS / 2);
            assertThat(each.getComponent(MindComponent.class).state).isEqualTo(MindState.WANDERING);
        }
    }

    @Test
    void givenAPlayerInTheFirstRoom_whenTheTimeIsLongOver_thenNobodySetsOutUntilItHasLeft() {
        Scenario scenario = Scenario.of(FAR, content(60, 16)).waits(TICKS * 6);
        assertThat(scenario.count(EventType.HORDE_ARRIVED)).isZero();

        scenario.standsOn(scenario.cellOf('1')).waits(1).standsOn(scenario.cellOf('@'));
        scenario.waitsFor(EventType.HORDE_ARRIVED, TICKS + 400);

        assertThat(scenario.count(EventType.HORDE_ARRIVED)).isEqualTo(1);
    }

    @Test
    void givenAHordeThatArrived_whenThePlayerStays_thenItComesAcrossIt() {
        Scenario scenario = steppedOut(FAR, content(60, 16)).waitsFor(EventType.HORDE_ARRIVED, 600);

        for (int i = 0; i < 3600 && scenario.count(EventType.PLAYER_NOTICED) == 0; i++) {
            scenario.endures(1);
        }

        assertThat(scenario.count(EventType.PLAYER_NOTICED)).isPositive();
    }

    @Test
    void givenAPlayerInTheFarHall_whenHordesArrive_thenNoneDoesInSight() {
        Scenario scenario = steppedOut(FAR, content(60, 16));
        scenario.standsOn(scenario.cellOf('1'));

        for (int i = 0; i < TICKS * 8; i++) {
            scenario.endures(1);
            TickEvents events = scenario.world().events();
            for (int k = 0; k < events.size(); k++) {
                if (events.at(k).type() == EventType.HORDE_ARRIVED) {
                    assertThat(scenario.world()
                                    .floorState()
                                    .isInSight(events.at(k).cell()))
                            .isFalse();
                }
            }
        }

        assertThat(scenario.count(EventType.HORDE_ARRIVED)).isPositive();
    }

    @Test
    void givenAsManyMonstersAsMayLive_whenTheTimeComes_thenNobodyArrives() {
        Scenario scenario = steppedOut(FAR.replace('1', 'g'), content(1, 16)).waits(TICKS * 6);

        assertThat(scenario.count(EventType.HORDE_ARRIVED)).isZero();
    }

    @Test
    void givenAnArenaThatIsSealed_whenTheTimeComes_thenTheClockStandsStill() {
        String drawing = """
                ################################
                ######.........#################
                #@....+2...T...#################
                #.####.........#################
                #.##############################
                #......................1.......#
                ####################...........#
                ####################...........#
                ################################""";
        Scenario scenario = steppedOut(drawing, content(60, 16));
        scenario.standsOn(scenario.cellOf('2')).waitsFor(EventType.ARENA_SEALED, 119);
        int before = scenario.count(EventType.HORDE_ARRIVED);

        for (int i = 0; i < TICKS * 4 && scenario.arena().state().isSealed(); i++) {
            scenario.endures(1);
        }

        assertThat(scenario.arena().state().isSealed()).isTrue();
        assertThat(scenario.count(EventType.HORDE_ARRIVED)).isEqualTo(before);
    }

    @Test
    void givenAWarmWorld_whenHordesArriveThinkAndDie_thenNothingIsAllocated() {
        Scenario scenario = steppedOut(FAR, content(60, 16));
        World world = scenario.world();
        Intent intent = new Intent();

        assertThat(AllocationProbe.of(() -> liveAndDie(world, intent))).isEqualTo(AllocationProbe.ofNothing());
        while (world.monsters().size() == 0) {
            world.step(intent);
        }
        assertThat(world.monsters().first().getComponent(SpawnComponent.class).spawnId)
                .as("births")
                .isGreaterThan(300);
    }

    private static void liveAndDie(World world, Intent intent) {
        world.player().health().health = world.player().health().most;
        for (int i = 0; i < world.monsters().size() && world.tick() % 300 == 0; i++) {
            HEALTH.get(world.monsters().get(i)).health = 0;
        }
        world.step(intent);
        world.hash();
    }

    /** Returns a floor with a player who has been outside of the first room. */
    private static Scenario steppedOut(String drawing, Content content) {
        Scenario scenario = Scenario.of(drawing, content);
        scenario.world().part(HordeMinds.class).isPlayerOut = true;
        return scenario;
    }

    private static Content content(int mostMonsters, int mostHordes) {
        String minds = new BuiltInAssets()
                .text("content/minds.json")
                .replaceFirst(
                        "\"ticks\": \\{[^}]*}", "\"ticks\": { \"lowest\": " + TICKS + ", \"highest\": " + TICKS + " }")
                .replaceFirst("\"least_steps\": \\d+", "\"least_steps\": " + LEAST_STEPS)
                .replaceFirst("\"most_monsters\": \\d+", "\"most_monsters\": " + mostMonsters)
                .replaceFirst("\"most_hordes\": \\d+", "\"most_hordes\": " + mostHordes);
        return Content.read(new OneOtherFile(new BuiltInAssets(), "content/minds.json", minds));
    }
}
