package dev.orebound.world.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.descent.Descent;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.StepKind;
import dev.orebound.world.Scenario;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.event.EventType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PartyMemberTest {
    private static final String WINDING = """
            ##############
            #@......#....#
            #.......#.1..#
            #.......#....#
            #............#
            ##############""";

    @Test
    void givenCompanions_whenTheAlchemistWalksAway_thenTheyFollowRoundCornersAndStandApart() {
        Scenario scenario = Scenario.with(WINDING, "goblin", "goblin", "slime");

        scenario.walksTo('1').waits(400);

        assertThat(scenario.world().companions().size()).isEqualTo(3);
        for (Entity companion : scenario.world().companions()) {
            BodyComponent body = companion.getComponent(BodyComponent.class);
            assertThat(body.x).as("beyond the wall").isGreaterThan(8);
            assertThat(distance(body, scenario.body())).isBetween(body.radius + scenario.body().radius - 0.01, 2.6);
        }
    }

    @Test
    void givenAPassageOneCellWide_whenAPartyComesIn_thenItsCompanionsStandBehindEachOther() {
        Scenario scenario = Scenario.with("""
                ##############
                ##########...#
                #@........1..#
                ##########...#
                ##############""", "cinder_delver", "brine_bulwark", "gale_caster");

        scenario.expectsNobodyInAnybody();
        assertThat(scenario.world().companions())
                .extracting(companion -> companion.getComponent(BodyComponent.class).cell)
                .containsExactly(scenario.cellOf('@') + 1, scenario.cellOf('@') + 2, scenario.cellOf('@') + 3);
        scenario.walksTo('1');
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 6, 9, 12, 15, 17})
    void givenAFullParty_whenItComesIntoAnyFloor_thenNobodyStandsInAnybodyAndAllHaveAWayToTheAlchemist(int depth) {
        Content content = TestContent.BUILT_IN;
        List<Integer> golems = new ArrayList<>();
        for (int golem = 0; golem < Party.MOST_COMPANIONS - 1; golem++) {
            golems.add(content.golems().monsterOf(content.golems().at(3 * golem)));
        }
        golems.add(golems.get(0));
        for (int seed = 0; seed < 6; seed++) {
            Descent descent = new Descent(Seed.of(seed), content.graph());
            Floor floor = new FloorGenerator(content).generate(descent.request(depth));

            World world = new World(floor, content, Party.fresh(content).with(PartyMember.allHale(golems)));

            List<BodyComponent> party = new ArrayList<>(List.of(world.player().body()));
            world.companions().forEach(each -> party.add(each.getComponent(BodyComponent.class)));
            DistanceMap steps = new DistanceMap(floor.grid());
            steps.spreadFrom(world.player().body().cell, world.floorState().unwalkable(), StepKind.EIGHT_WAY);
            for (BodyComponent one : party) {
                assertThat(steps.at(one.cell)).as("steps, seed %s", seed).isLessThan(8);
                for (BodyComponent other : party) {
                    assertThat(one == other || distance(one, other) >= one.radius + other.radius)
                            .as("apart on the floor of seed %s", seed)
                            .isTrue();
                }
            }
        }
    }

    @Test
    void givenACompanionWhoFallsIntoAChasm_whenItClimbsOut_thenItStandsBesideTheAlchemist() {
        Scenario scenario = Scenario.with("""
                ##########
                #@...__1.#
                ##########""", "cinder_delver", "brine_bulwark");
        BodyComponent golem = scenario.world().companions().first().getComponent(BodyComponent.class);

        scenario.put(golem, scenario.cellOf('1') - 1);
        scenario.waits(1);

        scenario.expectsNobodyInAnybody();
        assertThat(distance(golem, scenario.body())).isLessThan(4);
    }

    @Test
    void givenCompanions_whenTheAlchemistStrikesAtThem_thenTheyAreUnhurt() {
        Scenario scenario = Scenario.with(WINDING, "goblin");

        scenario.strikesAt('1', 200);

        HealthComponent health = scenario.world().companions().first().getComponent(HealthComponent.class);
        assertThat(scenario.count(EventType.ACTOR_HURT)).isZero();
        assertThat(health.health).isEqualTo(health.most);
    }

    @Test
    void givenCompanions_whenTheFloorIsLeft_thenTheyAreInTheParty() {
        Scenario scenario = Scenario.with(WINDING, "slime", "goblin");

        List<Integer> companions = scenario.world().party().companions().stream()
                .map(PartyMember::monster)
                .toList();

        assertThat(companions)
                .containsExactly(
                        scenario.content().monsters().indexOf("slime"),
                        scenario.content().monsters().indexOf("goblin"));
    }

    @Test
    void givenMoreThanFiveCompanions_whenAPartyIsMade_thenThereIsNoSuchParty() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Party(
                        1, Party.fresh(TestContent.BUILT_IN).flasks(), Collections.nCopies(6, PartyMember.hale(0))))
                .withMessageContaining("companions");
    }

    @Test
    void givenACompanion_whenAMonsterIsAwakeNear_thenItFightsItForAShareOfItsDamage() {
        Scenario scenario = Scenario.with(ARMED, "goblin");
        Entity slime = awake(scenario);

        scenario.waitsFor(EventType.ACTOR_HURT, 600);

        HealthComponent health = slime.getComponent(HealthComponent.class);
        int damage =
                scenario.content().monsters().get("goblin").attacks().get(0).damage();
        assertThat(health.most - health.health)
                .isEqualTo(damage * scenario.content().depths().golemDamage().percentAt(1) / 100);
        assertThat(health.hurtBySpawnId)
                .isEqualTo(scenario.world().companions().first().getComponent(SpawnComponent.class).spawnId);
        assertThat(scenario.world().player().health().health)
                .isEqualTo(scenario.world().player().health().most);
    }

    @Test
    void givenACompanionWhoShoots_whenAMonsterIsAwakeNear_thenItsShotsMeetTheMonsterAlone() {
        Scenario scenario = Scenario.with(ARMED, "goblin_slinger");
        Entity slime = awake(scenario);

        scenario.waitsFor(EventType.SHOT_LOOSED, 600).waitsFor(EventType.ACTOR_HURT, 200);

        assertThat(slime.getComponent(HealthComponent.class).health)
                .isLessThan(slime.getComponent(HealthComponent.class).most);
        assertThat(scenario.world().player().health().health)
                .isEqualTo(scenario.world().player().health().most);
    }

    @Test
    void givenACompanion_whenAMonsterSleeps_thenItLetsItSleep() {
        Scenario scenario = Scenario.with("""
                ################
                #.@...#s.......#
                #.....#........#
                #.....#........#
                #..............#
                ################""", "goblin");

        scenario.waits(300);

        assertThat(scenario.count(EventType.STRIKE_WOUND_UP)).isZero();
    }

    @Test
    void givenACompanionBeyondItsLeash_whenAMonsterIsAwake_thenItComesBackFirst() {
        Scenario scenario = Scenario.with("""
                ###########################
                #@...........1...........s#
                ###########################""", "goblin");
        awake(scenario);
        BodyComponent companion = scenario.world().companions().first().getComponent(BodyComponent.class);
        scenario.put(companion, scenario.cellOf('1'));

        scenario.waits(60);

        assertThat(companion.x).isLessThan(13);
    }

    @Test
    void givenACompanionAheadInACorridor_whenTheAlchemistWalksOn_thenItDoesNotHinder() {
        Scenario scenario = Scenario.with("""
                ################
                #.@1..........2#
                ################""", "goblin");
        scenario.put(scenario.world().companions().first().getComponent(BodyComponent.class), scenario.cellOf('1'));

        scenario.walksTo('2');
    }

    @Test
    void givenACompanionThatBurns_whenItsHealthRunsOut_thenItIsNoMore() {
        Scenario scenario = Scenario.with(WINDING, "goblin").waits(1);
        Entity companion = scenario.world().companions().first();
        HealthComponent health = companion.getComponent(HealthComponent.class);
        health.health = 2;
        companion.getComponent(StatusComponent.class).ticks[StatusEffect.BURNING.ordinal()] = 240;

        scenario.waitsFor(EventType.COMPANION_DIED, 200);

        assertThat(scenario.world().companions().size()).isZero();
        assertThat(scenario.world().party().companions()).isEmpty();
    }

    private static final String ARMED = """
            ###########
            #.........#
            #.@....s..#
            #.........#
            ###########""";

    private static Entity awake(Scenario scenario) {
        Entity monster = scenario.world().monsters().first();
        monster.getComponent(MindComponent.class).state = MindState.HUNTING;
        return monster;
    }

    private static double distance(BodyComponent one, BodyComponent other) {
        return Math.hypot(one.x - other.x, one.y - other.y);
    }
}
