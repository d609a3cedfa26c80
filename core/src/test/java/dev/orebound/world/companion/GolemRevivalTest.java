package dev.orebound.world.companion;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Component;
import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.ReactionTable;
import dev.orebound.content.monster.GolemRules;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.CheckpointValidator;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.NamedParty;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.GolemCoreComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.element.GroundChanges;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.PlayerUpgrades;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Checks that a fallen golem leaves its core, that it is brought back at a price and keeps its meals, and that a hurt
 * one draws back.
 */
class GolemRevivalTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final GolemRules RULES = CONTENT.golems().rules();
    private static final int FED = RULES.ranks().get(1).fedMeasures();
    private static final int PRICE = RULES.raiseMeasures(FED);
    private static final String HALL = """
            #################
            #...............#
            #..@1.....g.....#
            #..............>#
            #################""";

    @Test
    void givenAGolemWithoutHealth_thenItsCoreLiesWhereItFell() {
        Scenario scenario = fallen(PRICE);

        assertThat(scenario.count(EventType.COMPANION_DIED)).isOne();
        assertThat(scenario.world().companions().size()).isZero();
        assertThat(scenario.world().golemCores().size()).isOne();
        assertThat(core(scenario, BodyComponent.class).cell).isEqualTo(scenario.cellOf('1'));
        assertThat(core(scenario, GolemCoreComponent.class).fedMeasures).isEqualTo(FED);
    }

    @Test
    void givenAFreedCaptiveWithoutHealth_thenNothingIsLeftOfIt() {
        Scenario scenario = Scenario.with(HALL, "goblin").waits(1);
        scenario.world().companions().first().getComponent(HealthComponent.class).health = 0;

        scenario.waits(2);

        assertThat(scenario.world().companions().size()).isZero();
        assertThat(scenario.world().golemCores().size()).isZero();
    }

    @Test
    void givenEnoughOre_whenInteractIsHeldBesideACore_thenTheGolemStandsUpHalfWellAndKeepsItsMeals() {
        Scenario scenario = fallen(PRICE + 2);
        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.RAISE_GOLEM);

        holds(scenario, RULES.fall().raiseTicks() - 1);
        assertThat(scenario.world().freedShare()).isGreaterThan(0.9f);
        assertThat(scenario.count(EventType.GOLEM_RAISED)).isZero();
        holds(scenario, 1);
        scenario.waits(1);

        assertThat(scenario.count(EventType.GOLEM_RAISED)).isOne();
        assertThat(flask(scenario)).isEqualTo(2);
        assertThat(scenario.world().golemCores().size()).isZero();
        Entity golem = scenario.world().companions().first();
        HealthComponent health = golem.getComponent(HealthComponent.class);
        assertThat(health.health * 100 / health.most)
                .isBetween(RULES.fall().healthPercent() - 1, RULES.fall().healthPercent());
        assertThat(golem.getComponent(CompanionComponent.class).fedMeasures).isEqualTo(FED);
    }

    @Test
    void givenTooLittleOre_thenThePromptSaysSoAndNothingIsTaken() {
        Scenario scenario = fallen(PRICE - 1);
        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.CORE_WANTS_ORE);
        assertThat(scenario.world().revival().measures()).isEqualTo(PRICE);

        holds(scenario, 2 * RULES.fall().raiseTicks());

        assertThat(scenario.count(EventType.GOLEM_RAISED)).isZero();
        assertThat(flask(scenario)).isEqualTo(PRICE - 1);
    }

    @Test
    void givenTwoCoresInOnePlace_whenTheOrePaysForOne_thenThatOneIsOffered() {
        int cheap = RULES.raiseMeasures(0);
        assertThat(cheap).isLessThan(PRICE);
        for (boolean isFedFirst : List.of(true, false)) {
            PartyMember fed = PartyMember.hale(kind()).fed(FED);
            PartyMember hungry = PartyMember.hale(kind());
            Scenario scenario = with(HALL, cheap, isFedFirst ? List.of(fed, hungry) : List.of(hungry, fed));
            for (Entity golem : scenario.world().companions()) {
                scenario.put(golem.getComponent(BodyComponent.class), scenario.cellOf('1'));
                golem.getComponent(HealthComponent.class).health = 0;
            }
            scenario.waits(2).standsOn(scenario.cellOf('@')).waits(1);

            assertThat(scenario.world().golemCores().size()).isEqualTo(2);
            assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.RAISE_GOLEM);
            holds(scenario, RULES.fall().raiseTicks() + 1);

            assertThat(flask(scenario)).isZero();
            assertThat(core(scenario, GolemCoreComponent.class).fedMeasures).isEqualTo(FED);
        }
    }

    @Test
    void givenAnAwakeEnemyNearby_thenNoGolemIsBroughtBack() {
        Scenario scenario = fallen(PRICE);
        Entity goblin = scenario.world().monsters().first();
        goblin.getComponent(HealthComponent.class).most = 5000;
        goblin.getComponent(HealthComponent.class).health = 5000;
        goblin.getComponent(MindComponent.class).state = MindState.HUNTING;

        scenario.plays(new Intent());
        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.CORE_UNSAFE);
        holds(scenario, RULES.fall().raiseTicks() + 1);

        assertThat(scenario.count(EventType.GOLEM_RAISED)).isZero();
        assertThat(flask(scenario)).isEqualTo(PRICE);
    }

    @Test
    void givenACoreInAShutTrap_thenItWaitsUntilTheFightIsOver() {
        Scenario scenario = with("""
                ###################
                #....+............#
                #@...#.......1....#
                #....#......2..T..#
                #....+............#
                ###################
                """, PRICE, 1);
        int inside = scenario.cellOf('2');
        scenario.standsOn(inside).waitsFor(EventType.ARENA_SEALED, 600);
        scenario.put(part(scenario, BodyComponent.class), scenario.cellOf('1'));
        part(scenario, HealthComponent.class).health = 0;
        scenario.waits(2).standsOn(scenario.cellOf('1')).plays(new Intent());

        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.CORE_UNSAFE);
    }

    @Test
    void givenFiveCompanions_thenThereIsNoRoomForAFallenGolem() {
        Scenario scenario = with(HALL, PRICE, Party.MOST_COMPANIONS);
        part(scenario, HealthComponent.class).health = 0;
        scenario.waits(2);
        assertThat(scenario.world().companions().size()).isEqualTo(Party.MOST_COMPANIONS - 1);
        scenario.world()
                .part(dev.orebound.world.state.EntitySpawner.class)
                .companion(PartyMember.hale(CONTENT.monsters().indexOf("goblin")), scenario.cellOf('@'));

        scenario.standsOn(core(scenario, BodyComponent.class).cell).plays(new Intent());

        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.PARTY_FULL);
        assertThat(scenario.world().party().companions())
                .as("nor on the next floor")
                .hasSize(Party.MOST_COMPANIONS)
                .noneMatch(PartyMember::isFallen);
    }

    @Test
    void whenTheFloorIsLeft_thenTheCoreComesAlongAndIsSaved() {
        Scenario scenario = fallen(PRICE);
        NamedParty saved = NamedParty.of(scenario.world().party(), CONTENT);
        Party read = saved.in(CONTENT);

        assertThat(read.companions()).containsExactly(PartyMember.fallen(kind(), FED));
        Scenario next = Scenario.of(new DrawnFloor(HALL), read).waits(1);
        assertThat(next.world().companions().size()).isZero();
        assertThat(core(next, GolemCoreComponent.class).fedMeasures).isEqualTo(FED);
        holds(next, RULES.fall().raiseTicks());
        next.waits(1);
        assertThat(next.world().companions().size()).as("brought back there").isOne();
    }

    @Test
    void aSavedRunWithAFallenGolemIsAccepted_andOneWithAFallenCaptiveIsNot() {
        assertThat(whyNot(PartyMember.fallen(kind(), FED))).isEmpty();
        assertThat(whyNot(PartyMember.fallen(CONTENT.monsters().indexOf("goblin_mystic"), 0)))
                .isEqualTo("a goblin_mystic leaves no core");
    }

    private static String whyNot(PartyMember member) {
        Checkpoint entered = new Expedition(Seed.of(7), CONTENT).checkpoint();
        NamedParty party = NamedParty.of(Party.fresh(CONTENT).with(List.of(member)), CONTENT);
        return CheckpointValidator.whyNot(
                new Checkpoint(
                        entered.seed(),
                        entered.opening(),
                        entered.node(),
                        entered.kind(),
                        entered.entrance(),
                        party,
                        entered.deeds()),
                CONTENT);
    }

    @Test
    void theHashTellsOneCoreFromAnother() {
        Scenario one = fallen(PRICE);
        long before = one.world().hash();

        core(one, GolemCoreComponent.class).fedMeasures++;

        assertThat(one.world().hash()).isNotEqualTo(before);
    }

    @Test
    void givenABadlyHurtGolem_whenAnEnemyComes_thenItDrawsBackBehindThePlayer() {
        assertThat(distanceFromFoe(RULES.company().retreatPercent() - 5)).isGreaterThan(distanceFromFoe(100) + 1);
    }

    @Test
    void explosionsThatThePlayerSetsOffSpareCompanions() {
        assertThat(harmOfBurst(true)).isZero();
        assertThat(harmOfBurst(false)).isPositive();
    }

    private static int harmOfBurst(boolean isOwn) {
        Scenario scenario = with(HALL, 0, 1);
        int cell = scenario.cellOf('1') + 3;
        scenario.lays("dust", cell, 600);
        long by = isOwn ? scenario.world().player().spawnId() : 1_000;
        Scenario.partsOf(scenario.world())
                .get(GroundChanges.class)
                .pour(GroundInfluence.FIRE, cell, by, isOwn ? -1 : 0, ReactionTable.NONE);
        HealthComponent health = part(scenario, HealthComponent.class);
        for (int tick = 0; tick < 40; tick++) {
            scenario.put(part(scenario, BodyComponent.class), cell + 1);
            scenario.waits(1);
        }
        assertThat(scenario.count(EventType.BLAST)).isPositive();
        return health.most - health.health;
    }

    /** Returns how far a golem is from a goblin that cannot die, after three seconds of a fight. */
    private static double distanceFromFoe(int healthPercent) {
        Scenario scenario = with("""
                ###################
                #.................#
                #.................#
                #.....@1.....g....#
                #.................#
                #................>#
                ###################""", 0, 1);
        scenario.put(part(scenario, BodyComponent.class), scenario.cellOf('1'));
        HealthComponent own = part(scenario, HealthComponent.class);
        own.health = own.most * healthPercent / 100;
        Entity foe = scenario.world().monsters().first();
        foe.getComponent(MindComponent.class).state = MindState.HUNTING;
        foe.getComponent(HealthComponent.class).most = 5000;
        foe.getComponent(HealthComponent.class).health = 5000;
        double sum = 0;
        for (int tick = 0; tick < 180; tick++) {
            scenario.world().player().health().health = CONTENT.player().health();
            scenario.waits(1);
            BodyComponent body = part(scenario, BodyComponent.class);
            BodyComponent other = foe.getComponent(BodyComponent.class);
            sum += Math.hypot(body.x - other.x, body.y - other.y);
        }
        return sum / 180;
    }

    /** Returns a hall in which a fed golem has just fallen in front of the player, and a goblin sleeps. */
    private static Scenario fallen(int measures) {
        Scenario scenario = with(HALL, measures, 1);
        scenario.put(part(scenario, BodyComponent.class), scenario.cellOf('1'));
        part(scenario, HealthComponent.class).health = 0;
        return scenario.waits(2).standsOn(scenario.cellOf('@')).waits(1);
    }

    private static Scenario with(String drawing, int measures, int golems) {
        List<PartyMember> company = new ArrayList<>();
        for (int i = 0; i < golems; i++) {
            company.add(PartyMember.hale(kind()).fed(FED));
        }
        return with(drawing, measures, company);
    }

    private static Scenario with(String drawing, int measures, List<PartyMember> company) {
        List<Integer> flasks = new ArrayList<>(Collections.nCopies(PlayerComponent.FLASKS, 0));
        flasks.set(CONTENT.ores().indexOf("fire"), measures);
        Party party = new Party(CONTENT.player().health(), PlayerUpgrades.NONE, flasks, 1, company);
        return Scenario.of(new DrawnFloor(drawing), party).waits(1);
    }

    private static int kind() {
        return CONTENT.monsters().indexOf("cinder_delver");
    }

    private static void holds(Scenario scenario, int ticks) {
        Intent holding = new Intent();
        holding.hold(Intent.INTERACT);
        for (int tick = 0; tick < ticks; tick++) {
            scenario.plays(holding);
        }
    }

    private static int flask(Scenario scenario) {
        return scenario.world().player().component().flasks[CONTENT.ores().indexOf("fire")];
    }

    private static <T extends Component> T core(Scenario scenario, Class<T> type) {
        return scenario.world().golemCores().first().getComponent(type);
    }

    private static <T extends Component> T part(Scenario scenario, Class<T> type) {
        return scenario.world().companions().first().getComponent(type);
    }
}
