package dev.orebound.world.gift;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.item.Ore;
import dev.orebound.content.reading.IntRange;
import dev.orebound.grid.Grid;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.FightScenario;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.PickupComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent.OreEvent;
import dev.orebound.world.intent.InteractPrompt;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks a battle floor: its exits are locked until its warden's key is picked up, and the warden leaves ore. */
class WardenTest {
    private static final String BATTLE = """
            ##############
            #>@..........#
            #............#
            #.........1g.#
            ##############""";

    @Test
    void givenABattle_whenTheWardenLives_thenTheExitIsLocked() {
        Scenario scenario = Scenario.of(BATTLE).waits(1);

        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.EXIT_LOCKED);
        scenario.interacts();
        assertThat(scenario.count(EventType.FLOOR_LEFT)).isZero();
        assertThat(gifts(scenario).areExitsLocked()).isTrue();
        assertThat(gifts(scenario).wardenSpawnId()).isEqualTo(spawnId(scenario, 0));
    }

    @Test
    void givenASlainWarden_whenItsKeyIsPickedUp_thenTheExitLeadsOn() {
        Scenario scenario = Scenario.of(BATTLE).waits(1);
        scenario.slay(scenario.world().monsters().first());
        scenario.waits(1);

        assertThat(scenario.happened(EventType.KEY_DROPPED, EventType.EXITS_UNLOCKED))
                .containsExactly(EventType.KEY_DROPPED);
        assertThat(gifts(scenario).wardenSpawnId()).isZero();
        assertThat(gifts(scenario).areExitsLocked()).isTrue();

        scenario.standsOn(gifts(scenario).lock().keyCell()).waitsFor(EventType.EXITS_UNLOCKED, 120);
        scenario.standsOn(scenario.world().floor().start()).waits(1);

        assertThat(gifts(scenario).lock().keyCell()).isEqualTo(Grid.NONE);
        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.TAKE_EXIT);
        scenario.interacts();
        assertThat(scenario.count(EventType.FLOOR_LEFT)).isOne();
    }

    @Test
    void givenAWardenThatBurnsUp_thenItsKeyLiesThere() {
        Scenario scenario = Scenario.of(BATTLE).waits(1);
        Entity warden = scenario.world().monsters().first();
        warden.getComponent(HealthComponent.class).health = 1;
        warden.getComponent(StatusComponent.class).ticks[StatusEffect.BURNING.ordinal()] = 200;

        scenario.waitsFor(EventType.KEY_DROPPED, 200);

        assertThat(keys(scenario)).containsExactly(gifts(scenario).lock().keyCell());
    }

    @Test
    void givenAWardenThatFallsIntoAChasm_thenItsKeyLiesOnFirmGroundThatCanBeReached() {
        Scenario scenario = Scenario.of("""
                ##############
                #>@....______#
                #......______#
                #......__1__g#
                ##############""").waits(1);
        scenario.put(body(scenario, 0), scenario.cellOf('1') + 1);

        scenario.waitsFor(EventType.MONSTER_FELL, 10);

        int key = gifts(scenario).lock().keyCell();
        assertThat(scenario.world().floorState().isWalkable(key)).isTrue();
        assertThat(keys(scenario)).containsExactly(key);
        scenario.standsOn(key).waitsFor(EventType.EXITS_UNLOCKED, 120);
    }

    @Test
    void givenAWardenThatIsGoneWithoutATrace_thenItsKeyLiesThere() {
        FightScenario fight = FightScenario.of("""
                ####################
                #@g................#
                ##################.#
                #..................#
                ####################""", "kobold_cutpurse").waitsFor(EventType.ORE_STOLEN, 900);

        fight.waits(1200);

        assertThat(fight.world().monsters().size()).isZero();
        assertThat(fight.count(EventType.MONSTER_DIED)).isZero();
        assertThat(fight.count(EventType.KEY_DROPPED)).isOne();
        assertThat(fight.world().pickups().size())
                .as("its key, and shards beside what it stole")
                .isGreaterThanOrEqualTo(1 + fireOre().wardenYield().lowest());
    }

    @Test
    void givenAWardenInATrapRoomThatIsNotWon_whenItEnds_thenItsKeyLiesOutsideAndInNoDoorway() {
        Scenario scenario = Scenario.of("""
                ##############
                #>@..#.......#
                #....+..T.1..#
                #g...#.......#
                ##############""").waits(1);
        scenario.put(body(scenario, 0), scenario.cellOf('1'));
        scenario.waits(1);

        scenario.slay(scenario.world().monsters().first());
        scenario.waits(1);

        int key = gifts(scenario).lock().keyCell();
        assertThat(scenario.world().floor().room().at(key))
                .isEqualTo(scenario.world()
                        .floor()
                        .room()
                        .at(scenario.world().floor().start()));
    }

    @Test
    void givenASuccessor_whenTheWardenFalls_thenTheKeyIsOnTheGroundAndTheSuccessorIsNoWarden() {
        DrawnFloor drawing = new DrawnFloor("""
                ##############
                #>@..........#
                #............#
                #........123.#
                ##############""").horde("goblins", "123", "goblin", "goblin", "goblin");
        Scenario scenario = Scenario.of(drawing, TestContent.BUILT_IN).waits(1);

        scenario.slay(scenario.world().monsters().first());
        scenario.waits(30);

        assertThat(scenario.world().monsters().size()).isEqualTo(2);
        assertThat(scenario.count(EventType.KEY_DROPPED)).isOne();
        int shards = shards(scenario, "fire").size();
        scenario.slay(scenario.world().monsters().first());
        scenario.waits(30);
        assertThat(scenario.count(EventType.KEY_DROPPED)).isOne();
        assertThat(shards(scenario, "fire")).as("after the successor fell too").hasSize(shards);
        assertThat(gifts(scenario).wardenSpawnId()).isZero();
    }

    @Test
    void givenSeveralHordes_thenTheLeaderOfTheStrongestHasTheKey() {
        DrawnFloor drawing = new DrawnFloor("""
                ##############
                #>@.......1..#
                #............#
                #........2.34#
                ##############""")
                .horde("goblins", "1", "goblin")
                .horde("rats", "2", "cave_rat")
                .horde("goblins", "34", "goblin", "cave_rat");
        Scenario scenario = Scenario.of(drawing, TestContent.BUILT_IN).waits(1);

        assertThat(gifts(scenario).wardenSpawnId()).isEqualTo(spawnId(scenario, 2));
    }

    @Test
    void givenAnEliteLeader_thenItIsStrongerThanItsKindAndHasAPrizeButNoKey() {
        String drawing = """
                ##############
                #>@.......1..#
                #............#
                #........2.3.#
                ##############""";
        DrawnFloor floor = new DrawnFloor(drawing)
                .horde("rats", "1", "cave_rat")
                .horde("goblins", "23", "goblin", "goblin")
                .withEliteLeader();
        Scenario scenario = Scenario.of(floor, TestContent.BUILT_IN).waits(1);
        int usual = health(scenario, 2).most;
        int percent = TestContent.BUILT_IN.graph().promises().elite().healthPercent();

        assertThat(health(scenario, 1).most).isEqualTo(usual * percent / 100);
        assertThat(gifts(scenario).wardenSpawnId()).isEqualTo(spawnId(scenario, 0));

        scenario.slay(scenario.world().monsters().get(1));
        scenario.waits(1);

        int bundle = TestContent.BUILT_IN.items().indexOf("bundle");
        assertThat(scenario.world().pickups())
                .extracting(each -> each.getComponent(PickupComponent.class).item)
                .contains(bundle);
    }

    private static HealthComponent health(Scenario scenario, int monster) {
        return scenario.world().monsters().get(monster).getComponent(HealthComponent.class);
    }

    @Test
    void givenOnlyThievesOrCaptors_thenTheExitIsOpen() {
        DrawnFloor thief = new DrawnFloor("""
                ######
                #>@.1#
                ######""").horde("kobolds", "1", "kobold_cutpurse");

        assertThat(Scenario.of(thief, TestContent.BUILT_IN).waits(1).world().prompt())
                .isEqualTo(InteractPrompt.TAKE_EXIT);
        assertThat(Scenario.of("""
                #########
                #>@...pk#
                #########""").waits(1).world().prompt()).isEqualTo(InteractPrompt.TAKE_EXIT);
    }

    @Test
    void givenNoHorde_thenTheExitIsOpen() {
        Scenario scenario = Scenario.of("""
                #####
                #>@.#
                #####""").waits(1);

        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.TAKE_EXIT);
    }

    @Test
    void givenASlainWarden_thenItPaysInShardsOfTheFloorsPrimaryOreThatLieWithTheKey() {
        for (String ore : TestContent.BUILT_IN.ores().ids()) {
            Scenario scenario = Scenario.of(new DrawnFloor(BATTLE).of(ore), TestContent.BUILT_IN)
                    .waits(1);
            scenario.slay(scenario.world().monsters().first());
            scenario.waits(1);
            OreEvent dropped = keyDropped(scenario);
            int paid = dropped.measures;

            assertThat(TestContent.BUILT_IN.ores().at(dropped.ore).id()).isEqualTo(ore);
            assertThat(TestContent.BUILT_IN.ores().get(ore).wardenYield().holds(paid))
                    .as("%s shards of %s", paid, ore)
                    .isTrue();
            scenario.waits(60);
            assertThat(shards(scenario, ore)).hasSize(paid).allSatisfy(cell -> liesWithTheKey(scenario, cell));
        }
    }

    @Test
    void givenADeepFloor_thenItsWardenPaysMore() {
        int deep = 14;
        Scenario scenario = Scenario.inArena("waves", deep, BATTLE).waits(1);
        scenario.slay(scenario.world().monsters().first());
        scenario.waits(1);

        IntRange usual = fireOre().wardenYield();
        assertThat(keyDropped(scenario).measures)
                .isBetween(
                        TestContent.BUILT_IN.depths().oreYield().of(usual.lowest(), deep),
                        TestContent.BUILT_IN.depths().oreYield().of(usual.highest(), deep))
                .isGreaterThan(usual.lowest());
    }

    @Test
    void whenTheAlchemistGoesForTheKey_thenAllOfTheOreComesToo() {
        Scenario scenario = Scenario.of(BATTLE).waits(1);
        int before = scenario.world().player().component().flasks[0];
        scenario.slay(scenario.world().monsters().first());
        scenario.waits(1);
        int paid = keyDropped(scenario).measures;

        scenario.standsOn(gifts(scenario).lock().keyCell()).waits(120);

        assertThat(scenario.world().player().component().flasks[0]).isEqualTo(before + paid);
        assertThat(scenario.count(EventType.ORE_PICKED_UP)).isEqualTo(paid);
        assertThat(scenario.world().pickups().size()).isZero();
    }

    @Test
    void givenAWardenThatEndsInAPeril_thenItsOreLiesWithTheKeyOnFirmGround() {
        for (char peril : "^_".toCharArray()) {
            Scenario scenario = Scenario.of("""
                    ##############
                    #>@....______#
                    #......______#
                    #......__1__g#
                    ##############""".replace('_', peril)).waits(1);
            scenario.world().monsters().first().getComponent(HealthComponent.class).health = 1;
            scenario.put(body(scenario, 0), scenario.cellOf('1') + 1);

            scenario.waitsFor(EventType.KEY_DROPPED, 600);
            int paid = keyDropped(scenario).measures;
            scenario.waits(60);

            assertThat(shards(scenario, "fire")).hasSize(paid).allSatisfy(cell -> {
                liesWithTheKey(scenario, cell);
                assertThat(scenario.world().floorState().isWalkable(cell)).isTrue();
            });
        }
    }

    @Test
    void givenAWardenInATrapRoomThatIsNotWon_thenNoTrapNeedBeEnteredForItsOre() {
        Scenario scenario = Scenario.of("""
                ##############
                #>@..#.......#
                #....+..T.1..#
                #g...#.......#
                ##############""").waits(1);
        scenario.put(body(scenario, 0), scenario.cellOf('1'));
        scenario.waits(1);
        scenario.slay(scenario.world().monsters().first());
        scenario.waits(1);
        int paid = keyDropped(scenario).measures;

        scenario.standsOn(gifts(scenario).lock().keyCell()).waits(120);

        assertThat(scenario.count(EventType.ORE_PICKED_UP)).isEqualTo(paid);
        assertThat(scenario.count(EventType.ARENA_SPRUNG)).isZero();
    }

    @Test
    void theSameEndOfAWardenLeadsToTheSameWorld() {
        long[] hashes = new long[2];
        for (int i = 0; i < hashes.length; i++) {
            Scenario scenario = Scenario.of(BATTLE).waits(1);
            scenario.slay(scenario.world().monsters().first());
            hashes[i] = scenario.waits(60).world().hash();
        }
        assertThat(hashes[0]).isEqualTo(hashes[1]);
    }

    /** Returns the event of the last tick. */
    private static OreEvent keyDropped(Scenario scenario) {
        TickEvents events = scenario.world().events();
        for (int i = 0; i < events.size(); i++) {
            if (events.at(i).type() == EventType.KEY_DROPPED) {
                return (OreEvent) events.at(i);
            }
        }
        throw new AssertionError("no key was dropped in this tick");
    }

    private static Ore fireOre() {
        return TestContent.BUILT_IN.ores().get("fire");
    }

    /** Returns the cells on which shards of an ore lie. */
    private static List<Integer> shards(Scenario scenario, String ore) {
        int kind = scenario.content().ores().indexOf(ore);
        return scenario.pickups(pickup -> pickup.ore == kind);
    }

    private static void liesWithTheKey(Scenario scenario, int cell) {
        assertThat(scenario.world()
                        .floor()
                        .grid()
                        .steps8(cell, gifts(scenario).lock().keyCell()))
                .isLessThanOrEqualTo(1);
    }

    private static FloorGifts gifts(Scenario scenario) {
        return scenario.world().part(FloorGifts.class);
    }

    private static BodyComponent body(Scenario scenario, int monster) {
        return scenario.world().monsters().get(monster).getComponent(BodyComponent.class);
    }

    private static long spawnId(Scenario scenario, int monster) {
        return scenario.world().monsters().get(monster).getComponent(SpawnComponent.class).spawnId;
    }

    /** Returns the cells on which keys lie. */
    private static List<Integer> keys(Scenario scenario) {
        int key = scenario.content().items().indexOf("warden_key");
        return scenario.pickups(pickup -> pickup.ore < 0 && pickup.item == key);
    }
}
