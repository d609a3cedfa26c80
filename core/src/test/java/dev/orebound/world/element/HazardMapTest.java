package dev.orebound.world.element;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.descent.Descent;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.FightScenario;
import dev.orebound.world.Scenario;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.FloorState;
import org.junit.jupiter.api.Test;

/** Checks that walkers avoid lava and chasms, and that knocked bodies can get there. */
class HazardMapTest {
    private static final String GAP = """
            ##########
            #....__..#
            #@...__..#
            #....__..#
            ##########""";

    @Test
    void givenAChasm_whenTheAlchemistWalksAtIt_thenItStopsAtTheBrinkAndFallsOnlyIfItPushesOn() {
        Scenario scenario = Scenario.of(GAP).pushes(Intent.FULL_TILT, 0, 55);
        assertThat(scenario.count(EventType.PLAYER_FELL)).isZero();
        assertThat(scenario.body().x).isBetween(4.9f, 5f);
        scenario.waits(30);

        int health = scenario.world().player().health().health;
        scenario.pushes(Intent.FULL_TILT, 0, 40);

        assertThat(scenario.count(EventType.PLAYER_FELL)).isOne();
        assertThat(scenario.world().player().hasFallen()).isTrue();
        assertThat(scenario.world().player().health().health)
                .isEqualTo(health - scenario.content().elements().fall().damage());
    }

    @Test
    void givenAChasm_whenTheAlchemistWalksAlongIt_thenItSlidesAndNeverFalls() {
        Scenario scenario = Scenario.of("""
                ###########################
                #____________________________#
                #@.........................#
                ###########################""".replace("____________________________", "_________________________"));
        scenario.pushes(Intent.FULL_TILT, Intent.FULL_TILT, 240);

        assertThat(scenario.count(EventType.PLAYER_FELL)).isZero();
        assertThat(scenario.body().x).isGreaterThan(10);
    }

    @Test
    void givenAHurtAlchemist_whenItIsKnockedIntoAChasm_thenItFallsAndOneOfHealthIsLeft() {
        Scenario scenario = Scenario.of(GAP);
        scenario.world().player().health().health = 3;
        scenario.body().knockX = 0.7f;

        scenario.waits(60);

        assertThat(scenario.count(EventType.PLAYER_FELL)).isOne();
        assertThat(scenario.world().player().health().health).isOne();
        assertThat(scenario.count(EventType.PLAYER_DIED)).isZero();
    }

    @Test
    void givenAGap_whenTheAlchemistDashes_thenItComesOutBeyondOrStopsAtTheBrink() {
        FightScenario narrow = FightScenario.of("""
                ##########
                #..@_....#
                ##########""");
        narrow.plays(Intent.FULL_TILT, 0, Intent.DASH, 1).waits(30);
        assertThat(narrow.count(EventType.PLAYER_FELL)).isZero();
        assertThat(narrow.player().body().x).isGreaterThan(5);
        FightScenario wide = FightScenario.of("""
                ##########
                #..@____.#
                ##########""");
        wide.plays(Intent.FULL_TILT, 0, Intent.DASH, 1).plays(Intent.FULL_TILT, 0, 0, 12);
        assertThat(wide.count(EventType.PLAYER_FELL)).isZero();
        assertThat(wide.player().body().x).isLessThan(4);
    }

    @Test
    void givenAGoblinAtABrink_whenItIsKnockedOver_thenItIsGoneAndWhoHoversIsNot() {
        FightScenario fight = FightScenario.of("""
                ############
                #@.....g__.#
                ############""", "goblin");
        fight.body(0).knockX = 0.2f;
        fight.waits(30);
        assertThat(fight.count(EventType.MONSTER_FELL)).isOne();
        assertThat(fight.count(EventType.MONSTER_DIED)).isZero();
        assertThat(fight.world().monsters().size()).isZero();

        FightScenario bat = FightScenario.of("""
                ############
                #@.....g__.#
                ############""", "dusk_bat");
        bat.body(0).knockX = 0.2f;
        bat.waits(120);
        assertThat(bat.count(EventType.MONSTER_FELL)).isZero();
        assertThat(bat.world().floorState().isPeril(bat.body(0).cell)).isFalse();
    }

    @Test
    void givenFirmGroundBeyondRock_whenABatHoversOverAChasm_thenItMakesForWhatItCanReach() {
        FightScenario fight = FightScenario.of("""
                ############
                #@........##
                ##########.#
                #____..g...#
                ############""", "dusk_bat");
        fight.put(
                fight.body(0),
                fight.cell('@') - 2 * fight.world().floor().grid().width());
        assertThat(fight.world().floorState().isPeril(fight.body(0).cell)).isTrue();

        fight.waits(200);

        assertThat(fight.world().floorState().isPeril(fight.body(0).cell)).isFalse();
    }

    @Test
    void givenLavaBetween_whenAGoblinHunts_thenItWalksRoundAndBurnsOnlyWhenKnockedIn() {
        FightScenario fight = FightScenario.of("""
                ############
                #..........#
                #@...^^...g#
                #....^^....#
                ############""", "goblin");
        for (int i = 0; i < 200; i++) {
            fight.waits(1);
            assertThat(fight.world().floorState().isPeril(fight.body(0).cell)).isFalse();
        }
        assertThat(fight.body(0).x).isLessThan(5);

        fight.put(fight.body(0), fight.cell('^') - 1);
        fight.body(0).knockX = 0.25f;
        fight.waitsUntil(() -> ElementsTest.statusOf(fight.monster(0)).has(StatusEffect.BURNING), 20);
        int health = fight.health(0).health;
        fight.put(fight.body(0), fight.cell('^'));
        fight.body(0).knockX = 0;
        fight.health(0).staggerTicks = 100;
        fight.waits(31);
        assertThat(fight.health(0).health).isLessThanOrEqualTo(health - 12);
    }

    @Test
    void givenLavaFireAndAChasm_whenAskedWhetherACellHurts_thenThatDependsOnWhoAsks() {
        FightScenario fight = FightScenario.of("""
                ##########
                #@.^._.-.#
                ##########""");
        HazardMap perils = Scenario.partsOf(fight.world()).get(HazardMap.class);
        int hound = fight.content().monsters().indexOf("ember_hound");
        int bat = fight.content().monsters().indexOf("dusk_bat");

        assertThat(perils.hurts(fight.cell('^'), -1)).isTrue();
        assertThat(perils.hurts(fight.cell('^'), hound)).isFalse();
        assertThat(perils.hurts(fight.cell('_'), hound)).isTrue();
        assertThat(perils.hurts(fight.cell('_'), bat)).isFalse();
        assertThat(perils.hurts(fight.cell('-'), -1)).isFalse();
        assertThat(perils.hurts(fight.cell('.'), -1)).isFalse();
    }

    @Test
    void givenTheDeepestFloor_whenItHasAChasm_thenThatSwallowsNobody() {
        DrawnFloor drawing = new DrawnFloor(GAP).leadsTo(Descent.OUT);

        FloorState state = new FloorState(drawing.floor(), TestContent.BUILT_IN);

        assertThat(state.isSolid(drawing.label('_'))).isTrue();
    }
}
