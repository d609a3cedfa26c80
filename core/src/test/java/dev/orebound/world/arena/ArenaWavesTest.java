package dev.orebound.world.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.event.EventType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that waves come fairly, one after another, within their budget. */
class ArenaWavesTest {
    private static final String TRAP = """
            ################
            ######.........#
            ######.........#
            #@1...+2.3.T...#
            ######.........#
            ######.........#
            ################""";

    private static final String SMALL_TRAP = """
            ############
            ######.....#
            ######.....#
            #@....+.T..#
            ######.....#
            ######.....#
            ############""";

    @Test
    void givenASealedArena_whenMonstersComeUp_thenTheirCellsWereMarkedAheadAndAreAwayFromThePlayer() {
        Scenario scenario = Scenario.of(TRAP).walksTo('2').waitsFor(EventType.SPAWN_MARKED, 240);

        long markedAt = scenario.world().tick();
        scenario.waitsFor(EventType.MONSTER_SPAWNED, 240);

        assertThat(scenario.world().tick() - markedAt).isBetween(48L, 72L);
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
        assertThat(scenario.arena().state()).isEqualTo(ArenaState.OPEN);
        assertThat(scenario.count(EventType.ARENA_SPRUNG)).isEqualTo(1);
    }

    @Test
    void givenThePlayerOnAMark_whenTheWaveComesUp_thenNobodyStandsInAnybody() {
        Scenario scenario = Scenario.of(TRAP).walksTo('2').waitsFor(EventType.SPAWN_MARKED, 240);
        scenario.standsOn(scenario.arena().marks().cell(0));

        scenario.waitsFor(EventType.MONSTER_SPAWNED, 240);

        assertThat(scenario.world().monsters().size()).isGreaterThan(1);
        scenario.expectsNobodyInAnybody();
    }

    @Test
    void givenAFightThatNobodyWins_whenTheWatchdogWakes_thenTheDoorsOpenAndItIsBroken() {
        Scenario scenario =
                Scenario.of(TRAP, TestContent.underSolidRock()).walksTo('3').waitsFor(EventType.MONSTER_SPAWNED, 400);
        int watchdog = scenario.arena().kind().pace().watchdogTicks();

        scenario.endures(watchdog - 1);
        assertThat(scenario.arena().state()).matches(ArenaState::isSealed);
        scenario.endures(2);

        assertThat(scenario.arena().state()).isEqualTo(ArenaState.BROKEN);
        assertThat(scenario.world().floorState().isSolid(scenario.cellOf('+'))).isFalse();
        assertThat(scenario.count(EventType.ARENA_BROKEN)).isEqualTo(1);
    }

    @Test
    void givenHordesWithCaptivesAndOthersBoundToTerrain_whenAWaveComes_thenOnlyTheRestAreInIt() {
        String hordes = """
                {
                  "rats": {
                    "leader": "cave_rat", "mind": "lurkers", "formation": "loose",
                    "members": [{ "monster": "slime", "count": { "lowest": 1, "highest": 1 } }],
                    "depths": { "lowest": 1, "highest": 17 }, "frequency": 50
                  },
                  "leeches": {
                    "leader": "bog_leech", "mind": "lurkers", "formation": "loose",
                    "members": [], "terrain": ["shallow_water"],
                    "depths": { "lowest": 1, "highest": 17 }, "frequency": 1000
                  },
                  "bats_with_goblin": {
                    "leader": "goblin", "mind": "lurkers", "formation": "loose",
                    "members": [{ "monster": "dusk_bat", "count": { "lowest": 1, "highest": 1 } }],
                    "depths": { "lowest": 1, "highest": 17 }, "frequency": 50, "flags": ["captive"]
                  },
                  "deeper": {
                    "leader": "kobold_cutpurse", "mind": "lurkers", "formation": "loose",
                    "members": [],
                    "depths": { "lowest": 2, "highest": 17 }, "frequency": 1000
                  }
                }
                """;
        Content content = Content.read(
                new OneOtherFile(TestContent.withoutVignettes(new BuiltInAssets()), "content/hordes.json", hordes));
        Scenario scenario = Scenario.of(TRAP, content).walksTo('3').waitsFor(EventType.MONSTER_SPAWNED, 600);

        List<String> came = new ArrayList<>();
        for (Entity monster : scenario.world().monsters()) {
            int kind = monster.getComponent(MonsterComponent.class).monster;
            came.add(content.monsters().at(kind).id());
        }
        assertThat(came).hasSizeGreaterThan(2).isSubsetOf("cave_rat", "slime", "dusk_bat");
    }

    @Test
    void givenThePlayerInTheMiddleOfASmallRoom_whenNoCellIsFarEnough_thenTheWaveWaitsUntilThereIs() {
        Scenario scenario = Scenario.of(SMALL_TRAP);
        scenario.standsOn(scenario.cellOf('T')).waitsFor(EventType.ARENA_SEALED, 120);
        scenario.endures(600);
        assertThat(scenario.count(EventType.SPAWN_MARKED)).isZero();
        assertThat(scenario.arena().state()).isEqualTo(ArenaState.PAUSING);

        scenario.standsOn(scenario.cellOf('T') - 1).endures(2);

        assertThat(scenario.count(EventType.SPAWN_MARKED)).isPositive();
        assertThat(scenario.arena().state()).isEqualTo(ArenaState.MARKING);
        for (int i = 0; i < scenario.arena().marks().size(); i++) {
            int cell = scenario.arena().marks().cell(i);
            assertThat(scenario.world().floor().grid().steps8(cell, scenario.body().cell))
                    .isGreaterThanOrEqualTo(3);
        }
    }

    @Test
    void givenAWaveThatWaitsForEver_whenTheWatchdogWakes_thenTheDoorsOpenAllTheSame() {
        Scenario scenario = Scenario.of(SMALL_TRAP, TestContent.underSolidRock());
        scenario.standsOn(scenario.cellOf('T')).waitsFor(EventType.ARENA_SEALED, 120);

        scenario.endures(scenario.arena().kind().pace().watchdogTicks());

        assertThat(scenario.happened(EventType.ARENA_STALLED, EventType.ARENA_BROKEN))
                .containsExactly(EventType.ARENA_STALLED, EventType.ARENA_BROKEN);
    }

    @Test
    void givenAWaveThatHasJustComeUpAroundThePlayer_whenASecondHasNotPassed_thenNobodyStrikes() {
        Scenario scenario = Scenario.of(TRAP).walksTo('3').waitsFor(EventType.SPAWN_MARKED, 240);
        scenario.standsOn(scenario.arena().marks().cell(0)).waitsFor(EventType.MONSTER_SPAWNED, 240);
        int harmless = scenario.arena().kind().pace().harmlessTicks();
        assertThat(harmless).isGreaterThanOrEqualTo(60);

        scenario.endures(harmless - 1);
        assertThat(scenario.count(EventType.STRIKE_WOUND_UP)).isZero();
        scenario.endures(120);

        assertThat(scenario.count(EventType.STRIKE_WOUND_UP)).isPositive();
    }

    @Test
    void givenAMonsterThatIsHurtNowAndThen_whenMoreThanTheWatchdogsTimePasses_thenTheDoorsStayShut() {
        Scenario scenario =
                Scenario.of(TRAP, TestContent.underSolidRock()).walksTo('3').waitsFor(EventType.MONSTER_SPAWNED, 400);
        HealthComponent health = scenario.world().monsters().first().getComponent(HealthComponent.class);
        int watchdog = scenario.arena().kind().pace().watchdogTicks();
        health.most = 1000;
        health.health = 1000;

        for (int blow = 0; blow < 4; blow++) {
            scenario.endures(watchdog / 2);
            health.health--;
        }

        assertThat(scenario.arena().state()).matches(ArenaState::isSealed);
        assertThat(scenario.count(EventType.ARENA_STALLED)).isZero();
    }

    @Test
    void givenAFightThatTheWatchdogEnded_whenTheDoorsOpen_thenTheLesserRewardLiesThereAndWhoIsLeftIsLikeAnyOther() {
        Scenario scenario =
                Scenario.of(TRAP, TestContent.underSolidRock()).walksTo('3').waitsFor(EventType.MONSTER_SPAWNED, 400);

        scenario.endures(scenario.arena().kind().pace().watchdogTicks() + 1);

        assertThat(scenario.count(EventType.ARENA_STALLED)).isEqualTo(1);
        assertThat(scenario.world().pickups().size() + scenario.count(EventType.ITEM_PICKED_UP))
                .isPositive();
        assertThat(scenario.arena().counted()).isZero();
        for (Entity monster : scenario.world().monsters()) {
            assertThat(monster.getComponent(MonsterComponent.class).arenaRoom).isZero();
        }
    }
}
