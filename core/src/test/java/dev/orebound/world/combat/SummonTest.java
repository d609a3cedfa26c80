package dev.orebound.world.combat;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.world.FightScenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that summoned monsters appear on marked cells, belong to their summoner, and are harmless at first. */
class SummonTest {
    private static final String CAVE = """
            ###########
            #.........#
            #@.....g..#
            #.........#
            ###########""";

    private final FightScenario fight = FightScenario.of(CAVE, "brood_nest");
    private final Attack call = fight.kind(0).attacks().get(1);
    private final AttackForm.Summon summon = (AttackForm.Summon) call.form();

    @Test
    void givenANestThatWindsUp_whenItCalls_thenItsBroodComesUpOnTheMarkedCells() {
        fight.waitsFor(EventType.MONSTER_SUMMONED, 200);

        List<Integer> marked = cells(EventType.SPAWN_MARKED);
        assertThat(marked).hasSize(summon.count()).doesNotHaveDuplicates();
        assertThat(cells(EventType.MONSTER_SUMMONED)).isEqualTo(marked);
        assertThat(fight.first(EventType.MONSTER_SUMMONED).tick()
                        - fight.first(EventType.SPAWN_MARKED).tick())
                .isEqualTo(fight.first(EventType.SPAWN_MARKED).amount())
                .isGreaterThanOrEqualTo(48);
        assertThat(fight.first(EventType.MONSTER_SUMMONED).by()).isEqualTo(fight.id(0));
    }

    @Test
    void givenANestThatCallsOn_whenItsBroodLives_thenItNeverHasMoreThanItsMost() {
        for (int i = 0; i < 4000; i++) {
            fight.player().health().health = 100;
            fight.waits(1);
            assertThat(brood("cave_rat")).hasSizeLessThanOrEqualTo(summon.most());
        }
        assertThat(brood("cave_rat")).hasSize(summon.most());
    }

    @Test
    void givenABroodThatDied_whenTheNestCallsAgain_thenThereAreNewOnes() {
        for (int i = 0; i < 4000; i++) {
            fight.player().health().health = 100;
            for (Entity rat : brood("cave_rat")) {
                FightScenario.part(rat, HealthComponent.class).health = 0;
            }
            fight.waits(1);
        }
        assertThat(fight.count(EventType.MONSTER_SUMMONED)).isGreaterThan(summon.most() * 2);
    }

    @Test
    void givenANestInAnArena_whenItCalls_thenTheArenaCountsItsBrood() {
        MonsterComponent nest = FightScenario.part(fight.monster(0), MonsterComponent.class);
        nest.arenaRoom = 1;

        fight.waitsFor(EventType.MONSTER_SUMMONED, 200);

        for (Entity child : brood("cave_rat")) {
            MonsterComponent monster = FightScenario.part(child, MonsterComponent.class);
            assertThat(monster.arenaRoom).isEqualTo(1);
            assertThat(monster.horde).isEqualTo(nest.horde);
            assertThat(monster.bindsHorde).isFalse();
        }
    }

    @Test
    void givenNewborn_whenThePlayerStandsBesideThem_thenNoneStrikesWithinItsFirstSecond() {
        fight.waitsFor(EventType.MONSTER_SUMMONED, 200);
        List<Long> ids = new ArrayList<>();
        for (Entity child : brood("cave_rat")) {
            ids.add(FightScenario.part(child, SpawnComponent.class).spawnId);
            fight.put(
                    FightScenario.part(child, BodyComponent.class),
                    fight.player().body().cell);
            assertThat(FightScenario.part(child, StrikerComponent.class).harmlessTicks)
                    .isPositive();
        }

        fight.waits(59);
        assertThat(fight.all(EventType.STRIKE_WOUND_UP)).noneMatch(each -> ids.contains(each.spawnId()));
        fight.waits(30);
        assertThat(fight.all(EventType.STRIKE_WOUND_UP)).anyMatch(each -> ids.contains(each.spawnId()));
    }

    @Test
    void givenACallerThatRuns_whenItsBroodComesUp_thenTheyDoNotRunForEver() {
        fight.waitsFor(EventType.SPAWN_MARKED, 200);
        FightScenario.part(fight.monster(0), MonsterComponent.class).horde = -1;
        FightScenario.part(fight.monster(0), MindComponent.class).state = MindState.FLEEING;

        fight.waitsFor(EventType.MONSTER_SUMMONED, 200);

        assertThat(brood("cave_rat"))
                .isNotEmpty()
                .allSatisfy(rat -> assertThat(FightScenario.part(rat, MindComponent.class).state)
                        .isEqualTo(MindState.HUNTING));
    }

    @Test
    void givenANest_whenItIsStruck_thenItStaysWhereItIs() {
        float x = fight.body(0).x;
        fight.put(fight.player().body(), fight.body(0).cell - 1);

        fight.holds(Intent.STRIKE, 60);

        assertThat(fight.health(0).health).isLessThan(fight.health(0).most);
        assertThat(fight.body(0).x).isEqualTo(x);
    }

    @Test
    void givenRockAllRound_whenANestCalls_thenItsBroodComesUpInTheSameRoomAndNotThroughACorner() {
        FightScenario nook = FightScenario.of("""
                #########
                #.#.....#
                ##g.+...#
                #.#.....#
                #.##...@#
                #########""", "brood_nest").waitsFor(EventType.MONSTER_SUMMONED, 300);

        assertThat(nook.all(EventType.MONSTER_SUMMONED))
                .isNotEmpty()
                .allSatisfy(born -> assertThat(nook.world().floor().room().at(born.cell()))
                        .isEqualTo(nook.world().floor().room().at(nook.cell('g'))));
    }

    @Test
    void givenAPlayerBesideANest_whenItCalls_thenItsBroodComesUpThreeCellsAwayFromThem() {
        int beside = fight.body(0).cell - 1;

        fight.waitsUntil(
                () -> {
                    // Its bursts knock everybody there back.
                    fight.put(fight.player().body(), beside);
                    return fight.count(EventType.SPAWN_MARKED) > 0;
                },
                400);

        assertThat(cells(EventType.SPAWN_MARKED))
                .allSatisfy(cell -> assertThat(fight.world().floor().grid().steps8(cell, beside))
                        .isGreaterThanOrEqualTo(3));
    }

    @Test
    void givenNestsThatCallUpNests_whenTheyGoOnForMinutes_thenTheFloorNeverHasMoreThanItsMostCalled() {
        FightScenario nests = FightScenario.of(contentOfNestsThatCallNests(), """
                ###################
                #.................#
                #@...............g#
                #........g........#
                #.................#
                #................g#
                #.................#
                ###################""", "brood_nest");
        int atFirst = nests.world().monsters().size();
        int mostCalled = nests.content().minds().mostCalled();

        for (int i = 0; i < 6000; i++) {
            nests.player().health().health = 100;
            nests.waits(1);
            assertThat(nests.world().monsters().size()).isLessThanOrEqualTo(atFirst + mostCalled);
        }
        assertThat(nests.world().monsters().size()).isEqualTo(atFirst + mostCalled);
    }

    private static Content contentOfNestsThatCallNests() {
        Assets builtIn = new BuiltInAssets();
        String monsters = builtIn.text("content/monsters.json")
                .replace(
                        "\"form\": \"summon\", \"monster\": \"cave_rat\", \"count\": 2, \"most\": 4",
                        "\"form\": \"summon\", \"monster\": \"brood_nest\", \"count\": 6, \"most\": 12");
        return Content.read(new OneOtherFile(builtIn, "content/monsters.json", monsters));
    }

    private List<Integer> cells(EventType type) {
        return fight.all(type).stream().map(FightScenario.Happened::cell).toList();
    }

    private List<Entity> brood(String kind) {
        List<Entity> brood = new ArrayList<>();
        int number = fight.content().monsters().indexOf(kind);
        for (Entity each : fight.world().monsters()) {
            if (FightScenario.part(each, MonsterComponent.class).monster == number) {
                brood.add(each);
            }
        }
        return brood;
    }
}
