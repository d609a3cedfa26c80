package dev.orebound.autoplay.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.autoplay.ThreatArea;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.grid.Grid;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.walker.StepDistances;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.state.Party;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks that the run bot knows what a player knows and no more, and what it makes of that. */
class BotKnowledgeTest {
    private static final int FIRE = TestContent.BUILT_IN.ores().indexOf("fire");

    private static Scenario scenarioOf(DrawnFloor drawing, Party party) {
        return Scenario.of(drawing, party).waits(1);
    }

    private static Scenario scenarioOf(DrawnFloor drawing) {
        return scenarioOf(drawing, Party.fresh(TestContent.BUILT_IN));
    }

    private static StepDistances stepsIn(Scenario scenario) {
        return new StepDistances(new KnownFloorView(scenario.world()));
    }

    @Test
    void cellsRoundACornerAreWallsToItUntilTheyAreSeen() {
        Scenario scenario = Scenario.of("""
                ########
                #@.....#
                ######.#
                #1.....#
                ########""").waits(1);
        KnownFloorView view = new KnownFloorView(scenario.world());
        int hidden = scenario.cellOf('1');

        assertThat(view.isKnown(hidden)).isFalse();
        assertThat(view.walls().at(hidden)).isTrue();
        assertThat(new StepDistances(view).to(hidden)).isEqualTo(StepDistances.UNREACHED);

        scenario.walksTo('1');

        assertThat(view.walls().at(hidden)).isFalse();
        assertThat(new StepDistances(view).to(hidden)).isZero();
    }

    @Test
    void aTrapRoomIsAWallUntilItDaresToEnter() {
        Scenario scenario = Scenario.of("""
                ##########
                #@..+..T.#
                ##########""").waits(1);
        KnownFloorView view = new KnownFloorView(scenario.world());
        int doorway = scenario.world().doors().get(0).cell;

        assertThat(view.walls().at(doorway)).isTrue();
        view.dare(true, false, false);
        assertThat(view.walls().at(doorway)).isFalse();
        view.dare(false, false, false);
        assertThat(view.walls().at(doorway)).isTrue();
    }

    @Test
    void stepsToOreCountToTheCellBesideIt() {
        Scenario scenario = Scenario.of("""
                #########
                #@....o.#
                #########""").waits(1);

        assertThat(stepsIn(scenario).to(scenario.cellOf('o'))).isEqualTo(5);
    }

    @ParameterizedTest
    @EnumSource(
            value = MindState.class,
            names = {"HUNTING", "ASLEEP", "WANDERING", "SHACKLED"})
    void ofDistantMonstersOnlyHuntersAreFoes(MindState state) {
        Scenario scenario = scenarioOf(new DrawnFloor("""
                ############
                #@.......s.#
                ############""").kind(FloorKind.SCROLL));
        Entity slime = scenario.world().monsters().first();
        slime.getComponent(MindComponent.class).state = state;

        Entity target = new VisibleFoes(new KnownFloorView(scenario.world())).target();

        assertThat(target).isEqualTo(state == MindState.HUNTING ? slime : null);
    }

    @Test
    void aMonsterThatWandersNearIsAFoeBeforeItNotices() {
        Scenario scenario = scenarioOf(new DrawnFloor("""
                ############
                #@.s.......#
                ############""").kind(FloorKind.SCROLL));
        Entity slime = scenario.world().monsters().first();
        slime.getComponent(MindComponent.class).state = MindState.WANDERING;

        assertThat(new VisibleFoes(new KnownFloorView(scenario.world())).target())
                .isEqualTo(slime);
    }

    @Test
    void theWardenIsAFoeEvenAsleepAndFarAway() {
        Scenario scenario = scenarioOf(new DrawnFloor("""
                ############
                #@.......s.#
                ############"""));

        assertThat(new VisibleFoes(new KnownFloorView(scenario.world())).target())
                .isEqualTo(scenario.world().monsters().first());
    }

    /** Without that, a bot between two foes would turn from one to the other and strike neither. */
    @Test
    void itStaysWithItsTargetUntilAnotherIsMuchNearer() {
        Scenario scenario = scenarioOf(new DrawnFloor("""
                #################
                #....s..@...s...#
                #################""").kind(FloorKind.SCROLL));
        for (Entity each : scenario.world().monsters()) {
            each.getComponent(MindComponent.class).state = MindState.HUNTING;
        }
        VisibleFoes foes = new VisibleFoes(new KnownFloorView(scenario.world()));
        Entity first = Objects.requireNonNull(foes.target());
        BodyComponent kept = first.getComponent(BodyComponent.class);
        assertThat(kept.x).as("the nearer one, in the west").isLessThan(scenario.body().x);

        kept.x = scenario.body().x - 4.5f;
        scenario.waits(1);
        assertThat(foes.target()).as("a little farther than the other").isEqualTo(first);

        scenario.world()
                .monsters()
                .forEach(each ->
                        each.getComponent(BodyComponent.class).x = scenario.body().x + (each == first ? -6f : 1.5f));
        scenario.waits(1);
        assertThat(foes.target()).as("with the other at arm's length").isNotEqualTo(first);
    }

    @ParameterizedTest
    @CsvSource({"8, true", "12, false"})
    void itPicksUpOreOnlyNearby(int steps, boolean isWorthIt) {
        Scenario scenario = Scenario.of("################\n#@" + ".".repeat(steps - 1) + "*" + ".".repeat(13 - steps)
                        + "#\n" + "################")
                .waits(1);
        int found = new KnownItems(new KnownFloorView(scenario.world()), stepsIn(scenario)).nearest();

        assertThat(found != Grid.NONE).isEqualTo(isWorthIt);
    }

    @Test
    void givenFullFlasks_thenOreOnTheGroundIsOfNoUse() {
        int most = TestContent.BUILT_IN.player().flaskMeasures();
        Scenario scenario = scenarioOf(new DrawnFloor("""
                ##########
                #@...*...#
                ##########"""), new Party(100, List.of(most, most, most, most)));

        assertThat(new KnownItems(new KnownFloorView(scenario.world()), stepsIn(scenario)).nearest())
                .isEqualTo(Grid.NONE);
    }

    @Test
    void aKeyIsWorthAnyWayAndComesFirst() {
        Scenario scenario = scenarioOf(new DrawnFloor("""
                ################
                #@.*.........1.#
                ################""").item("warden_key", '1'));

        assertThat(new KnownItems(new KnownFloorView(scenario.world()), stepsIn(scenario)).nearest())
                .isEqualTo(scenario.cellOf('1'));
    }

    @ParameterizedTest
    @CsvSource({"0, true", "2, true", "3, false"})
    void aDraughtIsWorthTheWayWhileThereIsAPlaceForIt(int carried, boolean isWorthIt) {
        Scenario scenario = scenarioOf(new DrawnFloor("""
                ##########
                #@...1...#
                ##########""").item("healing_draught", '1'));
        scenario.world().player().component().draughtCount = carried;
        KnownItems items = new KnownItems(new KnownFloorView(scenario.world()), stepsIn(scenario));

        assertThat(items.nearest() != Grid.NONE).isEqualTo(isWorthIt);
        assertThat(items.nearestDraught() != Grid.NONE).isEqualTo(isWorthIt);
    }

    @ParameterizedTest
    @CsvSource({"GOLEM, 22, true", "SCROLL, 22, false", "GOLEM, 4, true"})
    void oreForASleepingGolemIsNotSpent(FloorKind kind, int measures, boolean isReserved) {
        Scenario scenario = scenarioOf(
                new DrawnFloor("""
                ##########
                #@...1...#
                ##########""").fixture("dormant_golem", '1').kind(kind),
                new Party(100, List.of(measures, 0, 0, 0)));
        OreSupply supply = new OreSupply(scenario.world(), BotScenario.skill("expert"), true);

        int price = scenario.world().part(FloorGifts.class).golem().measures();
        assertThat(supply.toSpend(FIRE)).isEqualTo(isReserved ? measures - price : measures);
        assertThat(supply.needs(FIRE)).isEqualTo(isReserved && measures < price);
    }

    @ParameterizedTest
    @CsvSource({"novice, 7, true", "novice, 8, false", "steady, 23, true", "steady, 24, false"})
    void itMinesAsMuchOfEachOreAsItsSkillSays(String skill, int measures, boolean wants) {
        Scenario scenario = scenarioOf(new DrawnFloor("""
                ####
                #@.#
                ####"""), new Party(100, List.of(measures, 0, 0, 0)));
        OreSupply supply = new OreSupply(scenario.world(), BotScenario.skill(skill), true);

        assertThat(supply.wants(FIRE)).isEqualTo(wants);
        assertThat(supply.isLow()).as("all ores together are short").isEqualTo(wants);
    }

    @Test
    void aBurstThreatensAllRoundAndABlowOnlyAhead() {
        ThreatArea threat = new ThreatArea(0.2f, 200, true);
        threat.takeStrike(new AttackForm.Burst(2, 0, 0, 0), 10, 10, 1, 0, 0.4f);
        assertThat(threat.covers(12, 10, 0.3f)).isTrue();
        assertThat(threat.covers(8, 10, 0.3f)).isTrue();
        assertThat(threat.covers(12.6f, 10, 0.3f)).isFalse();

        threat.takeStrike(new AttackForm.MeleeArc(2, 90), 10, 10, 1, 0, 0.4f);
        assertThat(threat.covers(12, 10, 0.3f)).isTrue();
        assertThat(threat.covers(8, 10, 0.3f)).as("behind it").isFalse();

        threat.takeStrike(new AttackForm.MeleeArc(2, 360), 10, 10, 1, 0, 0.4f);
        assertThat(threat.covers(8, 10, 0.3f)).as("behind a sweep all round").isTrue();
    }

    @Test
    void aChargeThreatensItsLaneToTheEnd() {
        ThreatArea threat = new ThreatArea(0.2f, 200, true);
        threat.takeStrike(new AttackForm.Charge(8, 5, 0), 10, 10, 0, 1, 0.4f);

        assertThat(threat.covers(10, 15, 0.3f)).isTrue();
        assertThat(threat.covers(10.8f, 12, 0.3f)).as("at the edge of the lane").isTrue();
        assertThat(threat.covers(11.2f, 12, 0.3f)).as("beside the lane").isFalse();
        assertThat(threat.covers(10, 17, 0.3f)).as("beyond its end").isFalse();
        assertThat(threat.covers(10, 9, 0.3f)).as("behind it").isFalse();
    }

    @Test
    void aSummonsThreatensNobody() {
        ThreatArea threat = new ThreatArea(0.2f, 200, true);

        assertThat(threat.takeStrike(new AttackForm.Summon("cave_rat", 1, 2), 10, 10, 1, 0, 0.4f))
                .isFalse();
    }

    @Test
    void aFlyingShotThreatensOnlyWhatLiesAheadOfIt() {
        ThreatArea threat = new ThreatArea(0.2f, 200, true);
        threat.takeShot(10, 10, -1, 0, 6, 0.1f, 20);

        assertThat(threat.covers(6, 10, 0.3f)).isTrue();
        assertThat(threat.covers(11, 10, 0.3f)).isFalse();
        assertThat(threat.ticks()).isEqualTo(20);
    }

    @Test
    void seeingSomethingNewIsProgressAndStandingAboutIsNot() {
        Scenario scenario = Scenario.of("""
                #########
                #@......#
                #######.#
                #1......#
                #########""");
        FloorProgress progress = new FloorProgress(scenario.world());
        watches(scenario, progress, 300);
        assertThat(progress.lastTick()).as("nothing new since the first look").isLessThanOrEqualTo(30);

        scenario.standsOn(scenario.cellOf('1'));
        watches(scenario, progress, 31);

        assertThat(progress.lastTick()).isGreaterThan(300);
    }

    @Test
    void aBlowThatLandsOnAMonsterCountsAsABlowOnly() {
        Scenario scenario = Scenario.of("""
                #########
                #@s.....#
                #########""");
        FloorProgress progress = new FloorProgress(scenario.world());
        watches(scenario, progress, 120);
        long before = progress.lastTick();
        for (int i = 0; i < 120 && progress.lastBlow() == before; i++) {
            scenario.strikesAt('s', 1);
            progress.watch();
        }

        assertThat(progress.lastBlow()).isGreaterThan(before);
        assertThat(progress.lastTick()).isEqualTo(before);
    }

    private static void watches(Scenario scenario, FloorProgress progress, int ticks) {
        for (int i = 0; i < ticks; i++) {
            scenario.waits(1);
            progress.watch();
        }
    }
}
