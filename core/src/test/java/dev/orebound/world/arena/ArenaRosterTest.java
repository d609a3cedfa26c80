package dev.orebound.world.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.event.EventType;
import org.junit.jupiter.api.Test;

/** Tests which monsters count in an arena, and that every counted monster can be fought. */
class ArenaRosterTest {
    private static final String TRAP = """
            ################
            ######.........#
            ######.........#
            #@1...+2.3.T...#
            ######.........#
            ######.........#
            ################""";

    private static final String WITH_A_SLIME = """
            ################
            ######.........#
            #..s##.........#
            #@1...+2.3.T...#
            ######.........#
            ######.........#
            ################""";

    @Test
    void givenAMonsterOfTheArenaThatSeesNobody_whenTimePasses_thenItHuntsOn() {
        Scenario scenario =
                Scenario.of("""
                ################
                ######.........#
                ######......#1.#
                #@....+2.3.T#..#
                ######......#..#
                ######.........#
                ################""").standsOn(Scenario.of(TRAP).cellOf('2')).waitsFor(EventType.MONSTER_SPAWNED, 400);
        Entity monster = scenario.world().monsters().first();
        for (int tick = 0; tick < 2 * scenario.content().minds().searchTicks(); tick++) {
            scenario.put(monster.getComponent(BodyComponent.class), scenario.cellOf('1'));
            scenario.standsOn(scenario.cellOf('3')).endures(1);
        }

        assertThat(scenario.world().floorState().isInSight(scenario.cellOf('1')))
                .isFalse();
        assertThat(monster.getComponent(MindComponent.class).state).isEqualTo(MindState.HUNTING);
    }

    @Test
    void givenAWave_whenEachEndsInAWayOfItsOwn_thenAllAreStruckOffAndTheFightGoesOn() {
        Scenario scenario = Scenario.of(TRAP).walksTo('3').waitsFor(EventType.MONSTER_SPAWNED, 400);
        ImmutableArray<Entity> monsters = scenario.world().monsters();
        int counted = scenario.arena().counted();
        assertThat(counted).isEqualTo(monsters.size()).isGreaterThan(1);
        MonsterComponent head = monsters.first().getComponent(MonsterComponent.class);
        head.horde = 7;
        head.bindsHorde = true;
        for (Entity monster : monsters) {
            monster.getComponent(MonsterComponent.class).horde = 7;
        }

        scenario.slay(monsters.first());
        scenario.endures(2);

        assertThat(scenario.arena().counted()).isZero();
        assertThat(scenario.count(EventType.WAVE_BEATEN)).isEqualTo(1);
    }

    @Test
    void givenAMonsterThatHasFallenAsleep_whenTheOthersAreDead_thenItStillCountsAndCanBeSlain() {
        Scenario scenario = Scenario.of(TRAP).walksTo('3').waitsFor(EventType.MONSTER_SPAWNED, 400);
        ImmutableArray<Entity> monsters = scenario.world().monsters();
        monsters.first().getComponent(MindComponent.class).state = MindState.ASLEEP;
        for (int i = 1; i < monsters.size(); i++) {
            scenario.slay(monsters.get(i));
        }
        scenario.endures(2);
        assertThat(scenario.arena().counted()).isEqualTo(1);

        scenario.slay(monsters.first());
        scenario.endures(2);

        assertThat(scenario.count(EventType.WAVE_BEATEN)).isEqualTo(1);
    }

    @Test
    void givenAMonsterThatComesLaterInTheNameOfTheArena_whenItIsThere_thenItCountsToo() {
        Scenario scenario =
                Scenario.of(WITH_A_SLIME).standsOn(Scenario.of(WITH_A_SLIME).cellOf('3'));
        scenario.waitsFor(EventType.MONSTER_SPAWNED, 400);
        int counted = scenario.arena().counted();

        scenario.world().monsters().first().getComponent(MonsterComponent.class).arenaRoom =
                scenario.arena().room().id();
        scenario.endures(1);

        assertThat(scenario.arena().counted()).isEqualTo(counted + 1);
    }

    @Test
    void givenAHunterThatFollowedThePlayerIn_whenTheWavesAreDead_thenItNeedNotBe() {
        Scenario scenario = Scenario.of(WITH_A_SLIME);
        Entity slime = scenario.world().monsters().first();
        scenario.standsOn(scenario.cellOf('3'));
        scenario.put(slime.getComponent(BodyComponent.class), scenario.cellOf('2'));

        for (int tick = 0; tick < 4000 && scenario.count(EventType.ARENA_CLEARED) == 0; tick++) {
            scenario.world().monsters().forEach(monster -> {
                if (monster != slime) {
                    scenario.slay(monster);
                }
            });
            scenario.endures(1);
        }

        assertThat(scenario.count(EventType.ARENA_CLEARED)).isEqualTo(1);
        assertThat(slime.getComponent(HealthComponent.class).health).isPositive();
    }

    @Test
    void givenAMonsterThatCannotBeReached_whenItsTimeIsOver_thenItIsBroughtBackToWhereItCan() {
        Scenario scenario = Scenario.of(TRAP).walksTo('3').waitsFor(EventType.MONSTER_SPAWNED, 400);
        BodyComponent astray = scenario.world().monsters().first().getComponent(BodyComponent.class);
        scenario.put(astray, scenario.cellOf('1'));
        StrikerComponent striker = scenario.world().monsters().first().getComponent(StrikerComponent.class);

        scenario.endures(scenario.arena().kind().pace().astrayTicks() - 2);
        striker.phase = StrikePhase.WINDING_UP;
        striker.ticks = 100;
        assertThat(scenario.count(EventType.MONSTER_BROUGHT_BACK)).isZero();
        scenario.endures(3);

        assertThat(scenario.count(EventType.MONSTER_BROUGHT_BACK)).isEqualTo(1);
        assertThat(scenario.world().floor().room().at(astray.cell))
                .isEqualTo(scenario.arena().room().id());
        assertThat(scenario.world().floorState().isSolid(astray.cell)).isFalse();
        assertThat(striker.phase).as("of a blow that was announced elsewhere").isEqualTo(StrikePhase.READY);
        assertThat(striker.harmlessTicks).isPositive();
    }

    @Test
    void givenAMonsterInRock_whenItsTimeIsOver_thenItIsBroughtBack() {
        Scenario scenario = Scenario.of(TRAP).walksTo('3').waitsFor(EventType.MONSTER_SPAWNED, 400);
        BodyComponent astray = scenario.world().monsters().first().getComponent(BodyComponent.class);
        scenario.put(astray, 0);

        scenario.endures(scenario.arena().kind().pace().astrayTicks() + 1);

        assertThat(scenario.world().floor().room().at(astray.cell))
                .isEqualTo(scenario.arena().room().id());
    }

    @Test
    void givenAMonsterThatCannotBeReachedAndARoomWithNoPlace_whenItsTimeIsOver_thenItCountsNoLonger() {
        Scenario scenario = Scenario.of(TRAP).walksTo('3').waitsFor(EventType.MONSTER_SPAWNED, 400);
        BodyComponent astray = scenario.world().monsters().first().getComponent(BodyComponent.class);
        int counted = scenario.arena().counted();
        // A monster so large that it fits nowhere beside the player.
        astray.radius = 8;
        scenario.put(astray, scenario.cellOf('1'));

        for (int tick = 0; tick < scenario.arena().kind().pace().astrayTicks() + 2; tick++) {
            scenario.put(astray, scenario.cellOf('1'));
            scenario.endures(1);
        }

        assertThat(scenario.count(EventType.MONSTER_BROUGHT_BACK)).isZero();
        assertThat(scenario.arena().counted()).isEqualTo(counted - 1);
    }
}
