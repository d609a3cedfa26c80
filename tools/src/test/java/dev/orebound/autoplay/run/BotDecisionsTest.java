package dev.orebound.autoplay.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.descent.GraphNode;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks what the run bot decides in the situations that every run brings. */
class BotDecisionsTest {
    private static final Party FRESH = Party.fresh(TestContent.BUILT_IN);

    @Test
    void givenAnExitThatAWardenLocks_thenItTakesTheKeyBeforeItLeaves() {
        Scenario scenario = Scenario.of("""
                ################
                #@..>..........#
                #............g.#
                ################""");

        BotScenario.expert(scenario).leaves(3600);

        assertThat(scenario.happened(EventType.KEY_DROPPED, EventType.EXITS_UNLOCKED, EventType.FLOOR_LEFT))
                .containsExactly(EventType.KEY_DROPPED, EventType.EXITS_UNLOCKED, EventType.FLOOR_LEFT);
    }

    @ParameterizedTest
    @CsvSource({"20, 1", "100, 0"})
    void givenADraughtOnTheFloor_thenItTakesIt_andDrinksItOnlyIfItIsHurt(int healthPercent, int drunk) {
        Scenario scenario =
                Scenario.of(new DrawnFloor("""
                ################
                #@............>#
                #..............#
                #..............#
                #......1.......#
                ################""").item("healing_draught", '1').kind(FloorKind.SCROLL), FRESH);
        scenario.world().player().health().health = scenario.world().player().health().most * healthPercent / 100;

        BotScenario.expert(scenario).leaves(3600);

        assertThat(scenario.count(EventType.ITEM_PICKED_UP)).isEqualTo(1);
        assertThat(scenario.count(EventType.DRAUGHT_DRUNK)).isEqualTo(drunk);
    }

    @ParameterizedTest
    @CsvSource({"100, 1", "15, 0"})
    void whenHunted_thenItFightsInGoodHealthAndRunsInBadHealth(int healthPercent, int slain) {
        Scenario scenario = Scenario.of("""
                ######################
                #....................#
                #....................#
                #....@......s........#
                #....................#
                #....................#
                ######################""");
        Entity slime = scenario.world().monsters().first();
        slime.getComponent(MindComponent.class).state = MindState.HUNTING;

        BotScenario.expert(scenario).keptAt(healthPercent).plays(300);

        assertThat(scenario.count(EventType.MONSTER_DIED)).isEqualTo(slain);
    }

    @Test
    void givenABotInBadHealth_whenADraughtLiesAwayFromItsHunter_thenItRunsThereAndDrinks() {
        Scenario scenario = Scenario.of(new DrawnFloor("""
                ######################
                #....................#
                #.1......@.....s.....#
                #....................#
                ######################""").item("healing_draught", '1'), FRESH);
        scenario.world().player().health().health = 15;
        scenario.world().monsters().first().getComponent(MindComponent.class).state = MindState.HUNTING;

        BotScenario.expert(scenario).playsUntil(() -> scenario.count(EventType.ITEM_PICKED_UP) > 0, 240);

        assertThat(scenario.count(EventType.MONSTER_DIED)).isZero();
    }

    @Test
    void givenADeadEndAndAHunter_thenTheCorneredBotFightsItsWayOut() {
        Scenario scenario = Scenario.of("""
                ##############
                #@.s.........#
                ############.#
                #>...........#
                ##############""");

        BotScenario.expert(scenario).leaves(3600);

        assertThat(scenario.count(EventType.MONSTER_DIED)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"4, 1", "5, 0"})
    void givenACaptive_thenItFreesItOnlyIfThePartyHasRoom(int companions, int freed) {
        int rat = TestContent.BUILT_IN.monsters().indexOf("cave_rat");
        Party party = FRESH.with(PartyMember.allHale(Collections.nCopies(companions, rat)));
        Scenario scenario = Scenario.of(new DrawnFloor("""
                ##############
                #@......p....#
                #............#
                #>...........#
                ##############""").kind(FloorKind.SCROLL), party);

        // A bot that went to a captive in vain would stand there for fifteen seconds.
        BotScenario.expert(scenario).leaves(freed == 0 ? 600 : 3600);

        assertThat(scenario.count(EventType.CAPTIVE_FREED)).isEqualTo(freed);
    }

    @Test
    void givenAnUnwellBot_whenAWayLeadsRoundATrapRoom_thenItNeverSetsOneFootInside() {
        assertThat(sprungAt(30)).isZero();
    }

    @Test
    void givenABotInGoodHealth_whenATrapRoomLies_thenItSpringsTheTrap() {
        assertThat(sprungAt(100)).isPositive();
    }

    private static int sprungAt(int healthPercent) {
        Scenario scenario = Scenario.of(new DrawnFloor("""
                ################
                #@.............#
                #.####+#######.#
                #.#.........##.#
                #.#....T....##.#
                #.#.........##.#
                #.############.#
                #>.............#
                ################""").kind(FloorKind.SCROLL), FRESH);
        BotScenario.expert(scenario).keptAt(healthPercent).leaves(10_800);
        return scenario.count(EventType.ARENA_SPRUNG);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "12, 1"})
    void givenAFallenGolem_thenItBringsTheGolemBackIfItHasTheOre(int measures, int raised) {
        Content content = TestContent.BUILT_IN;
        int golem = content.golems().monsterOf(content.golems().at(0));
        int ore = content.ores().indexOf(content.golems().at(0).ore());
        Party party = FRESH.withFlask(ore, measures).with(List.of(PartyMember.fallen(golem, 0)));
        Scenario scenario = Scenario.of(new DrawnFloor("""
                ##############
                #@...........#
                #............#
                #...........>#
                ##############""").kind(FloorKind.SCROLL), party);

        BotScenario.expert(scenario).leaves(3600);

        assertThat(scenario.count(EventType.GOLEM_RAISED)).isEqualTo(raised);
    }

    @Test
    void givenAGolemThatLacksOre_whenOreIsInSight_thenItMinesAsMuchAndWakesIt() {
        Scenario scenario =
                Scenario.of(new DrawnFloor("""
                ################
                #@.....1......>#
                #..............#
                #oo...oo.....oo#
                #oo...oo.....oo#
                ################""").fixture("dormant_golem", '1').kind(FloorKind.GOLEM), FRESH);

        BotScenario.expert(scenario).leaves(7200);

        assertThat(scenario.count(EventType.GOLEM_WOKEN)).isEqualTo(1);
        assertThat(scenario.count(EventType.ORE_BROKEN)).isGreaterThanOrEqualTo(3);
    }

    @Test
    void givenScrolls_thenItReadsOneAndGoesOn() {
        Scenario scenario = Scenario.of(new DrawnFloor("""
                ################
                #@.....&.......#
                #..............#
                #>.............#
                ################""").kind(FloorKind.SCROLL), FRESH);

        BotScenario.expert(scenario).leaves(3600);

        assertThat(scenario.happened(EventType.SCROLLS_UNROLLED, EventType.SCROLL_READ, EventType.FLOOR_LEFT))
                .containsExactly(EventType.SCROLLS_UNROLLED, EventType.SCROLL_READ, EventType.FLOOR_LEFT);
    }

    @ParameterizedTest
    @CsvSource({"100, SCROLL", "40, HEALTH_BUFF"})
    void givenExitsToFloorsOfManyKinds_thenItTakesTheOneThatServesItBest(int healthPercent, FloorKind wanted) {
        DrawnFloor drawing = new DrawnFloor("""
                ################
                #.1....2.....3.#
                #......@.......#
                #.4..........5.#
                ################""").kind(FloorKind.ATTACK_BUFF);
        char label = '1';
        for (FloorKind kind : List.of(
                FloorKind.BATTLE, FloorKind.SCROLL, FloorKind.GOLEM, FloorKind.HEALTH_BUFF, FloorKind.ATTACK_BUFF)) {
            drawing.exit(label++, nodeOf(kind));
        }
        Scenario scenario = Scenario.of(drawing, FRESH);

        BotScenario.expert(scenario).keptAt(healthPercent).leaves(3600);

        String taken = scenario.world()
                .floor()
                .exits()
                .get(scenario.world().player().exitTaken())
                .to();
        assertThat(BotScenario.DESCENT.graph().node(taken).orElseThrow().kind()).isEqualTo(wanted);
    }

    /** Returns a node of a kind of which an exit tells nothing else. */
    private static String nodeOf(FloorKind kind) {
        return BotScenario.DESCENT.graph().nodes().stream()
                .filter(node -> node.kind() == kind)
                .filter(node -> node.danger() == 1 && node.features().isEmpty())
                .map(GraphNode::id)
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"cave_rat, 0, 0", "bone_miner, 0, 0", "bone_miner, 30, 1"})
    void itSpendsOreOnlyIfItHasSomeAndTheFoeIsWorthIt(String monster, int measures, int atLeast) {
        Party party = new Party(
                TestContent.BUILT_IN.player().health(),
                FRESH.gains(),
                Collections.nCopies(FRESH.flasks().size(), measures),
                1,
                List.of());
        Scenario scenario = Scenario.of(new DrawnFloor("""
                #####################
                #...................#
                #....@......1.......#
                #...................#
                #####################""").horde("drawn", "1", monster), party);
        scenario.world().monsters().first().getComponent(MindComponent.class).state = MindState.HUNTING;

        BotScenario.expert(scenario).keptAt(100).plays(300);

        int spent = scenario.count(EventType.BREW_CAST);
        if (atLeast == 0) {
            assertThat(spent).isZero();
        } else {
            assertThat(spent).isGreaterThanOrEqualTo(atLeast);
        }
    }

    @Test
    void givenARatAndFullFlasks_thenItSavesTheOreAndStrikes() {
        Party rich = new Party(100, FRESH.gains(), Collections.nCopies(4, 30), 1, List.of());
        Scenario scenario = Scenario.of(new DrawnFloor("""
                #####################
                #....@......1.......#
                #####################""").horde("drawn", "1", "cave_rat"), rich);
        scenario.world().monsters().first().getComponent(MindComponent.class).state = MindState.HUNTING;

        BotScenario.expert(scenario).playsUntil(() -> scenario.count(EventType.MONSTER_DIED) > 0, 1200);

        assertThat(scenario.count(EventType.BREW_CAST)).isZero();
    }

    @Test
    void anExpertIsHurtByAnOgreLessThanANovice() {
        assertThat(blowsOfAnOgre("expert")).isLessThan(blowsOfAnOgre("novice"));
    }

    /** Returns how often an ogre hits the bot in forty seconds. */
    private static int blowsOfAnOgre(String skill) {
        Scenario scenario = Scenario.of(new DrawnFloor("""
                #####################
                #...................#
                #...................#
                #....@......1.......#
                #...................#
                #...................#
                #####################""").horde("drawn", "1", "cave_ogre"), FRESH);
        Entity ogre = scenario.world().monsters().first();
        ogre.getComponent(MindComponent.class).state = MindState.HUNTING;
        BotScenario bot = new BotScenario(scenario, skill).keptAt(100);
        int most = scenario.world().player().health().most;
        int blows = 0;
        for (int i = 0; i < 2400; i++) {
            ogre.getComponent(HealthComponent.class).health = 130;
            bot.plays(1);
            blows += scenario.world().player().health().health < most ? 1 : 0;
        }
        return blows;
    }

    @Test
    void givenFireUnderIt_thenItStepsOutOfTheFlames() {
        Party rich = new Party(100, FRESH.gains(), Collections.nCopies(4, 30), 1, List.of());
        Scenario scenario = Scenario.of(new DrawnFloor("""
                ################
                #..............#
                #....\"\"\"\".......#
                #....\"@\"\".......#
                #....\"\"\"\".......#
                #.............>#
                ################""").kind(FloorKind.SCROLL), rich);
        scenario.standsOn(scenario.cellOf('@') + 1);
        Intent thrown = new Intent();
        thrown.throwDistance(1);
        thrown.hold(Intent.THROW);
        scenario.plays(thrown);
        for (int i = 0; i < 300 && !scenario.world().part(GroundEffects.class).isBurning(scenario.body().cell); i++) {
            scenario.waits(1);
        }
        assertThat(scenario.world().part(GroundEffects.class).isBurning(scenario.body().cell))
                .isTrue();

        BotScenario.expert(scenario).plays(40);

        assertThat(scenario.world().part(GroundEffects.class).isBurning(scenario.body().cell))
                .isFalse();
        assertThat(scenario.world().part(GroundEffects.class).activeCount())
                .as("burning cells left")
                .isPositive();
    }

    @Test
    void theSameFloorAndSkillArePlayedAlike() {
        assertThat(hashAfterAFight()).isEqualTo(hashAfterAFight());
    }

    private static long hashAfterAFight() {
        Scenario scenario = Scenario.of("""
                ################
                #@.....g....s..#
                #>.............#
                ################""");
        BotScenario.expert(scenario).plays(600);
        return scenario.world().hash();
    }
}
