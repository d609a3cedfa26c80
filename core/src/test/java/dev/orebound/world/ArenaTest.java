package dev.orebound.world;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.BuiltInAssets;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.horde.MindComponent;
import dev.orebound.world.horde.MindState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ArenaTest {
    private static final String TRAP = """
            ################
            ######.........#
            ######.........#
            #@1...+2.3.T...#
            ######.........#
            ######.........#
            ################""";

    private static final String TWO_GOBLINS_BEFORE_A_TRAP = """
            ################
            ######.........#
            #.g.##.........#
            #@..1.+2.3.T...#
            #.g.##.........#
            ######.........#
            ################""";

    @Test
    void givenADormantTrap_whenThePlayerStandsOnTheDoorway_thenNothingHappens() {
        Scenario scenario = Scenario.of(TRAP).walksTo('+').waits(120);

        assertThat(arena(scenario).state()).isEqualTo(ArenaState.DORMANT);
    }

    @Test
    void givenADormantTrap_whenThePlayerStepsIn_thenTheDoorsShutBehindThem() {
        Scenario scenario = Scenario.of(TRAP).walksTo('3');

        scenario.waitsFor(EventType.ARENA_SEALED, 120);

        assertThat(scenario.happened(EventType.ARENA_SPRUNG, EventType.ARENA_SEALED))
                .containsExactly(EventType.ARENA_SPRUNG, EventType.ARENA_SEALED);
        assertThat(scenario.world().floorState().isSolid(scenario.cellOf('+'))).isTrue();
        scenario.pushes(-Intent.FULL_TILT, 0, 120);
        assertThat(scenario.body().x).isGreaterThan(7);
    }

    @Test
    void givenClosingDoors_whenThePlayerLeavesInTime_thenTheyOpenAgain() {
        Scenario scenario = Scenario.of(TRAP).walksTo('2').walksTo('1').waits(120);

        assertThat(scenario.happened(EventType.ARENA_SPRUNG, EventType.ARENA_CANCELLED, EventType.ARENA_SEALED))
                .containsExactly(EventType.ARENA_SPRUNG, EventType.ARENA_CANCELLED);
        assertThat(arena(scenario).state()).isEqualTo(ArenaState.DORMANT);
        assertThat(scenario.world().doors().get(0).shut()).isZero();
    }

    @Test
    void givenAPlayerHalfInTheDoorway_whenTheDoorsMeet_thenNothingIsShutInsideThem() {
        Scenario scenario = Scenario.of(TRAP).walksTo('2').pushes(-40, 0, 5);

        scenario.waitsFor(EventType.ARENA_SEALED, 240);

        BodyComponent body = scenario.body();
        assertThat(body.x - body.radius).isGreaterThanOrEqualTo(7 - 0.01f);
    }

    @Test
    void givenASealedArena_whenMonstersComeUp_thenTheirCellsWereMarkedAheadAndAreAwayFromThePlayer() {
        Scenario scenario = Scenario.of(TRAP).walksTo('2').waitsFor(EventType.SPAWN_MARKED, 240);

        long markedAt = scenario.world().tick();
        scenario.waitsFor(EventType.MONSTER_SPAWNED, 240);

        assertThat(scenario.world().tick() - markedAt).isBetween(48L, 73L);
        for (Entity monster : scenario.world().monsters()) {
            BodyComponent body = monster.getComponent(BodyComponent.class);
            assertThat(scenario.world().floor().grid().steps8(body.cell, scenario.body().cell))
                    .isGreaterThanOrEqualTo(3);
        }
    }

    @Test
    void givenASealedArena_whenAllWavesAreDead_thenItOpensPaysAndNeverArmsAgain() {
        Scenario scenario = Scenario.of(TRAP).walksTo('3');

        scenario.fightsUntil(EventType.ARENA_CLEARED, 20_000);

        assertThat(scenario.count(EventType.WAVE_BEATEN))
                .isEqualTo(scenario.content().arenaKinds().at(0).waves().size());
        scenario.waits(60);
        assertThat(scenario.world().floorState().isSolid(scenario.cellOf('+'))).isFalse();
        assertThat(scenario.world().pickups().size() + scenario.count(EventType.ITEM_PICKED_UP))
                .isPositive();
        scenario.walksTo('1').walksTo('3').waits(240);
        assertThat(arena(scenario).state()).isEqualTo(ArenaState.OPEN);
        assertThat(scenario.count(EventType.ARENA_SPRUNG)).isEqualTo(1);
    }

    @Test
    void givenThePlayerOnAMark_whenTheWaveComesUp_thenNobodyStandsInAnybody() {
        Scenario scenario = Scenario.of(TRAP).walksTo('2').waitsFor(EventType.SPAWN_MARKED, 240);
        scenario.standsOn(arena(scenario).marks().cell(0));

        scenario.waitsFor(EventType.MONSTER_SPAWNED, 240);

        assertThat(scenario.world().monsters().size()).isGreaterThan(1);
        assertNobodyStandsInAnybody(scenario);
    }

    @Test
    void givenMonstersInTheDoorway_whenTheDoorsMeet_thenTheyAreInsideAndApart() {
        Scenario scenario = Scenario.of(TWO_GOBLINS_BEFORE_A_TRAP).walksTo('3');
        ImmutableArray<Entity> goblins = scenario.world().monsters();
        while (scenario.count(EventType.ARENA_SEALED) == 0) {
            for (Entity goblin : goblins) {
                scenario.put(goblin.getComponent(BodyComponent.class), scenario.cellOf('+'));
            }
            scenario.tick();
        }

        for (Entity goblin : goblins) {
            BodyComponent body = goblin.getComponent(BodyComponent.class);
            assertThat(scenario.world().floor().room().at(body.cell))
                    .isEqualTo(arena(scenario).room().id());
        }
        assertNobodyStandsInAnybody(scenario);
    }

    @Test
    void givenAShardInTheDoorway_whenTheDoorsMeet_thenItLiesInside() {
        Scenario scenario = Scenario.of("""
                ################
                ######.........#
                ######.........#
                #@o...+2.3.T...#
                ######.........#
                ######.........#
                ################""");
        Arrays.fill(
                scenario.world().player().hands().flasks,
                scenario.content().player().flaskMeasures());
        scenario.pushes(Intent.FULL_TILT, 0, 20).strikesAt('o', 60);
        BodyComponent shard = scenario.world().pickups().first().getComponent(BodyComponent.class);
        scenario.waits(60).standsOn(scenario.cellOf('3'));
        scenario.put(shard, scenario.cellOf('+'));

        scenario.waitsFor(EventType.ARENA_SEALED, 120);

        assertThat(scenario.world().floor().room().at(shard.cell))
                .isEqualTo(arena(scenario).room().id());
    }

    @Test
    void givenAHunterOutside_whenTheDoorsMeet_thenItGivesUpThere() {
        Scenario scenario = Scenario.of(TWO_GOBLINS_BEFORE_A_TRAP);
        Entity goblin = scenario.world().monsters().first();
        goblin.getComponent(MindComponent.class).state = MindState.HUNTING;
        scenario.standsOn(scenario.cellOf('3')).waitsFor(EventType.ARENA_SPRUNG, 2);
        while (scenario.count(EventType.ARENA_SEALED) == 0) {
            scenario.put(goblin.getComponent(BodyComponent.class), scenario.cellOf('1'));
            scenario.tick();
        }

        scenario.endures(2 * scenario.content().minds().searchTicks() + 2);

        assertThat(goblin.getComponent(MindComponent.class).state).isEqualTo(MindState.ASLEEP);
        assertThat(goblin.getComponent(BodyComponent.class).x).isLessThan(6);
    }

    @Test
    void givenDoorsThatOpenAgain_whenThePlayerTurnsBack_thenTheyShutFromWhereTheyAre() {
        Scenario scenario = Scenario.of(TRAP).standsOn(Scenario.of(TRAP).cellOf('2'));
        scenario.waits(40).standsOn(scenario.cellOf('1')).waits(2);
        Door door = scenario.world().doors().get(0);
        float shut = door.shut();
        assertThat(shut).isPositive();

        scenario.standsOn(scenario.cellOf('2')).waits(2);

        assertThat(arena(scenario).state()).isEqualTo(ArenaState.CLOSING);
        assertThat(door.shut()).isGreaterThanOrEqualTo(shut - 0.1f);
    }

    @Test
    void givenAFightThatNobodyWins_whenTheWatchdogWakes_thenTheDoorsOpenAndItIsBroken() {
        Scenario scenario = Scenario.of(TRAP).walksTo('3').waitsFor(EventType.MONSTER_SPAWNED, 400);
        int watchdog = arena(scenario).kind().pace().watchdogTicks();

        scenario.endures(watchdog - 1);
        assertThat(arena(scenario).state()).matches(ArenaState::isSealed);
        scenario.endures(2);

        assertThat(arena(scenario).state()).isEqualTo(ArenaState.BROKEN);
        assertThat(scenario.world().floorState().isSolid(scenario.cellOf('+'))).isFalse();
        assertThat(scenario.count(EventType.ARENA_BROKEN)).isEqualTo(1);
    }

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
    void givenClosingDoors_whenTheRunIsGivenUp_thenItEndsOnce() {
        Scenario scenario = Scenario.of(TRAP).walksTo('2');

        scenario.orders(Order.GIVE_UP).waits(300);

        assertThat(scenario.count(EventType.PLAYER_DIED)).isEqualTo(1);
        assertThat(scenario.count(EventType.SPAWN_MARKED)).isZero();
    }

    private static void assertNobodyStandsInAnybody(Scenario scenario) {
        List<BodyComponent> actors = new ArrayList<>();
        actors.add(scenario.body());
        scenario.world().monsters().forEach(monster -> actors.add(monster.getComponent(BodyComponent.class)));
        for (int one = 0; one < actors.size(); one++) {
            for (int other = 0; other < one; other++) {
                float dx = actors.get(one).x - actors.get(other).x;
                float dy = actors.get(one).y - actors.get(other).y;
                assertThat(Math.sqrt(dx * dx + dy * dy))
                        .as("from %s to %s", one, other)
                        .isGreaterThanOrEqualTo(actors.get(one).radius + actors.get(other).radius - 0.01);
            }
        }
    }

    @Test
    void givenHordesWithCaptivesAndOthersBoundToTerrain_whenAWaveComes_thenOnlyTheRestAreInIt() {
        String hordes = """
                {
                  "rats": {
                    "leader": "cave_rat", "members": [{ "monster": "slime", "count": { "lowest": 1, "highest": 1 } }],
                    "depths": { "lowest": 1, "highest": 17 }, "frequency": 50
                  },
                  "leeches": {
                    "leader": "bog_leech", "members": [], "terrain": ["shallow_water"],
                    "depths": { "lowest": 1, "highest": 17 }, "frequency": 1000
                  },
                  "bats_with_goblin": {
                    "leader": "goblin", "members": [{ "monster": "dusk_bat", "count": { "lowest": 1, "highest": 1 } }],
                    "depths": { "lowest": 1, "highest": 17 }, "frequency": 50, "flags": ["captive"]
                  },
                  "deeper": {
                    "leader": "kobold_cutpurse", "members": [],
                    "depths": { "lowest": 2, "highest": 17 }, "frequency": 1000
                  }
                }
                """;
        Content content = Content.read(new OneOtherFile(new BuiltInAssets(), "content/hordes.json", hordes));
        Scenario scenario = Scenario.of(TRAP, content).walksTo('3').waitsFor(EventType.MONSTER_SPAWNED, 600);

        List<String> came = new ArrayList<>();
        for (Entity monster : scenario.world().monsters()) {
            int kind = monster.getComponent(MonsterComponent.class).monster;
            came.add(content.monsters().at(kind).id());
        }
        assertThat(came).hasSizeGreaterThan(2).isSubsetOf("cave_rat", "slime", "dusk_bat");
    }

    private static Arena arena(Scenario scenario) {
        return scenario.world().arenas().get(0);
    }
}
