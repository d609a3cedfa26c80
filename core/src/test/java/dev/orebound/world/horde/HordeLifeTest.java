package dev.orebound.world.horde;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.grid.Grid;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.event.EventType;
import org.junit.jupiter.api.Test;

/** Tests the life of hordes, from waking to coming home. */
class HordeLifeTest {
    private static final Content SETTLED = withBand("""
            guarded
              (knows_player) hunt
              (has_trace) search places:1
              (is_restless percent:0) wander rest_ticks:30
              (is_away cells:3) return_home
              sleep
            """);
    private static final Content ROAMING = withBand("""
            wander rest_ticks:30
            """);

    private static final Content CAPTORS = withBand("""
            guarded
              (knows_player) hunt
              (is_away cells:3) return_home
              (has_trace) search places:2
              (is_restless percent:0) wander rest_ticks:30
              guard
            """);

    private static final String TWO_HALLS = """
            ##########################
            #........#######.........#
            #.123....#######.........#
            #........+5...6+....@...7#
            #........#######.........#
            #........#######.........#
            ##########################""";

    @Test
    void givenAHordeAsleep_whenOneOfItNoticesThePlayer_thenAllWakeAsOne() {
        Scenario scenario = warband(TWO_HALLS, SETTLED);
        scenario.standsOn(scenario.cellOf('3') + 1).waitsFor(EventType.HORDE_WOKEN, 600);

        assertThat(scenario.count(EventType.PLAYER_NOTICED)).isEqualTo(1);
        assertThat(scenario.world().monsters())
                .allSatisfy(each -> assertThat(stateOf(each)).isEqualTo(MindState.HUNTING));
        assertThat(horde(scenario).state()).isEqualTo(MindState.HUNTING);
    }

    @Test
    void givenHunters_whenThePlayerIsGone_thenTheySearchWhereItWasLast_andGoHome() {
        Scenario scenario = warband(TWO_HALLS, SETTLED);
        scenario.standsOn(scenario.cellOf('3') + 4).waitsFor(EventType.HORDE_WOKEN, 900);
        int lastSeen = horde(scenario).lastSeenCell();
        assertThat(lastSeen).isEqualTo(scenario.cellOf('3') + 4);

        scenario.standsOn(scenario.cellOf('7') + scenario.world().floor().grid().width() * 2)
                .waitsFor(EventType.HORDE_SEARCHED, 900);
        assertThat(horde(scenario).goalCell()).isEqualTo(lastSeen);
        scenario.waitsFor(EventType.HORDE_CALMED, 1500).endures(900);

        assertThat(horde(scenario).state()).isEqualTo(MindState.ASLEEP);
        assertThat(distance(scenario, leader(scenario), horde(scenario).homeCell()))
                .isLessThan(4);
    }

    @Test
    void givenHuntersWhoseHomeCallsBeforeTheTrace_whenThePlayerIsGone_thenTheyMakeUpTheirMinds() {
        Scenario scenario = warband(TWO_HALLS, CAPTORS);
        scenario.standsOn(scenario.cellOf('3') + 4).waitsFor(EventType.HORDE_WOKEN, 900);
        scenario.standsOn(scenario.cellOf('7') + scenario.world().floor().grid().width() * 2);
        MindState state = horde(scenario).state();
        int turns = 0;
        for (int tick = 0; tick < 18_000; tick++) {
            int before = horde(scenario).ticks();
            scenario.endures(1);
            if (horde(scenario).state() != state) {
                state = horde(scenario).state();
                turns++;
                assertThat(before >= 60 || state == MindState.HUNTING)
                        .as("%s after %s ticks", state, before)
                        .isTrue();
            }
        }

        assertThat(turns).isBetween(2, 12);
        assertThat(horde(scenario).state()).isEqualTo(MindState.GUARDING);
    }

    @Test
    void givenAHorde_whenItsLeaderFalls_thenTheOldestOfTheOthersLeads() {
        Scenario scenario = Scenario.of(
                new DrawnFloor(TWO_HALLS).horde("goblin_scouts", "123", "goblin", "goblin", "goblin"), SETTLED);
        Entity heir = scenario.world().monsters().get(1);

        scenario.slay(leader(scenario));
        scenario.waits(2);

        assertThat(scenario.count(EventType.LEADER_SUCCEEDED)).isEqualTo(1);
        assertThat(horde(scenario).leaderSpawnId()).isEqualTo(heir.getComponent(SpawnComponent.class).spawnId);
        assertThat(horde(scenario).size()).isEqualTo(2);
    }

    @Test
    void givenALeaderWithOneMinion_whenTheLeaderFalls_thenNobodySucceeds() {
        Scenario scenario =
                Scenario.of(new DrawnFloor(TWO_HALLS).horde("goblin_scouts", "12", "goblin", "goblin"), SETTLED);

        scenario.slay(leader(scenario));
        scenario.waits(2);

        assertThat(scenario.count(EventType.LEADER_SUCCEEDED)).isZero();
        assertThat(horde(scenario).size()).isEqualTo(1);
    }

    @Test
    void givenAHordeThatMourns_whenItsLeaderFalls_thenAllRun_andEachIsOnItsOwnAfterwards() {
        Scenario scenario = warband(TWO_HALLS, SETTLED);

        scenario.slay(leader(scenario));
        scenario.waits(2);

        assertThat(scenario.count(EventType.HORDE_ROUTED)).isEqualTo(1);
        assertThat(scenario.world().monsters())
                .hasSize(2)
                .allSatisfy(each -> assertThat(stateOf(each)).isEqualTo(MindState.FLEEING));

        scenario.endures(scenario.content().minds().hordes().routTicks() + 2);

        assertThat(horde(scenario).size()).isZero();
        assertThat(scenario.world().monsters()).hasSize(2);
    }

    @Test
    void givenAHordeOnItsRounds_whenItGoesThroughACorridor_thenNoPlaceIsInRock_andAllCloseUpAgain() {
        Scenario scenario = warband(TWO_HALLS, ROAMING);
        scenario.standsOn(scenario.cellOf('7') + scenario.world().floor().grid().width() * 2);
        boolean wasInCorridor = false;
        for (int tick = 0; tick < 3000; tick++) {
            scenario.endures(1);
            for (Entity each : scenario.world().monsters()) {
                MindComponent mind = each.getComponent(MindComponent.class);
                int cell = scenario.world().floor().grid().cell((int) mind.slotX, (int) mind.slotY);
                assertThat(mind.hasSlot
                                && scenario.world().floorState().unwalkable().at(cell))
                        .as("a place in rock at tick %s", tick)
                        .isFalse();
            }
            float x = leader(scenario).getComponent(BodyComponent.class).x;
            wasInCorridor |= x > 10 && x < 15;
        }

        assertThat(wasInCorridor).isTrue();
        assertThat(horde(scenario).state()).isEqualTo(MindState.WANDERING);
        int middle = leader(scenario).getComponent(BodyComponent.class).cell;
        assertThat(scenario.world().monsters())
                .allSatisfy(each -> assertThat(distance(scenario, each, middle)).isLessThan(5));
    }

    @Test
    void givenHunters_whenTheyHunt_thenEachHasAPlaceOfItsOwnRoundThePlayer() {
        Scenario scenario = warband(TWO_HALLS, SETTLED);
        scenario.standsOn(scenario.cellOf('3') + 3)
                .waitsFor(EventType.HORDE_WOKEN, 900)
                .endures(2);

        assertThat(scenario.world().monsters().first().getComponent(MindComponent.class).hasSlot)
                .isTrue();
        assertThat(scenario.world().monsters())
                .extracting(each -> each.getComponent(MindComponent.class).slot)
                .doesNotHaveDuplicates();
    }

    @Test
    void givenASleeperThatBurns_whenNobodyLitIt_thenItsHordeGetsUpAndKnowsNothingOfThePlayer() {
        Scenario scenario = warband(TWO_HALLS, SETTLED);
        scenario.standsOn(scenario.cellOf('7') + scenario.world().floor().grid().width() * 2)
                .waits(2);
        assertThat(horde(scenario).state()).isEqualTo(MindState.ASLEEP);

        for (Entity each : scenario.world().monsters()) {
            each.getComponent(StatusComponent.class).ticks[StatusEffect.BURNING.ordinal()] = 60;
        }
        scenario.waitsFor(EventType.ACTOR_HURT, 60).waits(2);

        assertThat(scenario.world().monsters())
                .allSatisfy(each -> assertThat(stateOf(each)).isEqualTo(MindState.GUARDING));
        assertThat(scenario.count(EventType.PLAYER_NOTICED)).isZero();
        assertThat(horde(scenario).lastSeenCell()).isEqualTo(Grid.NONE);
        scenario.waits(scenario.content().minds().searchTicks() + 120);
        assertThat(horde(scenario).state()).isEqualTo(MindState.ASLEEP);
    }

    @Test
    void givenOneWhoHasRunFromThePlayer_whenItRalliesBehindRock_thenItsHordeKnowsNothingOfThePlayer() {
        Scenario scenario = warband(TWO_HALLS, SETTLED);
        scenario.standsOn(scenario.cellOf('7') + scenario.world().floor().grid().width() * 2)
                .waits(2);
        Entity runner = scenario.world().monsters().get(1);
        runner.getComponent(TacticComponent.class).runs = true;

        scenario.waitsFor(EventType.MONSTER_RALLIED, 120).waits(10);

        assertThat(scenario.count(EventType.PLAYER_NOTICED)).isZero();
        assertThat(stateOf(runner)).isEqualTo(horde(scenario).state());
        assertThat(horde(scenario).lastSeenCell()).isEqualTo(Grid.NONE);
    }

    private static Scenario warband(String drawing, Content content) {
        return Scenario.of(
                new DrawnFloor(drawing).horde("goblin_warband", "123", "goblin_captain", "goblin", "goblin"), content);
    }

    private static Content withBand(String tree) {
        return Content.read(new OneOtherFile(new BuiltInAssets(), "ai/band.tree", tree));
    }

    private static HordeMind horde(Scenario scenario) {
        return scenario.world().hordes().get(0);
    }

    private static Entity leader(Scenario scenario) {
        for (Entity each : scenario.world().monsters()) {
            if (each.getComponent(SpawnComponent.class).spawnId
                    == horde(scenario).leaderSpawnId()) {
                return each;
            }
        }
        throw new AssertionError("nobody leads");
    }

    private static MindState stateOf(Entity entity) {
        assertThat(entity.getComponent(HealthComponent.class).health).isPositive();
        return entity.getComponent(MindComponent.class).state;
    }

    private static double distance(Scenario scenario, Entity entity, int cell) {
        BodyComponent body = entity.getComponent(BodyComponent.class);
        double dx = scenario.world().floor().grid().x(cell) + 0.5 - body.x;
        double dy = scenario.world().floor().grid().y(cell) + 0.5 - body.y;
        return Math.sqrt(dx * dx + dy * dy);
    }
}
