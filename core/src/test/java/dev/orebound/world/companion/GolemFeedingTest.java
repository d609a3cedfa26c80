package dev.orebound.world.companion;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.monster.GolemRules;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.PlayerUpgrades;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Checks that golems grow by their own ore through three ranks, and have the gift of another ore until the floor ends.
 */
class GolemFeedingTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final GolemRules RULES = CONTENT.golems().rules();
    private static final int ENOUGH = 60;
    private static final String HALL = """
            ###############
            #.............#
            #.............#
            #......@1.....#
            #.............#
            #............>#
            ###############""";

    @Test
    void givenItsOwnOre_whenAGolemIsFed_thenItGrowsThroughThreeRanks() {
        Scenario scenario = with("cinder_delver", "fire", ENOUGH);
        HealthComponent health = part(scenario, HealthComponent.class);
        CompanionComponent golem = part(scenario, CompanionComponent.class);
        int first = health.most;
        for (int rank = 1; rank < GolemRules.RANKS; rank++) {
            int needed = RULES.ranks().get(rank).fedMeasures();
            while (golem.fedMeasures < needed) {
                eats(scenario);
            }
            assertThat(scenario.count(EventType.GOLEM_GREW)).isEqualTo(rank);
            assertThat(health.most)
                    .isCloseTo(
                            first * RULES.ranks().get(rank).healthPercent() / 100,
                            org.assertj.core.data.Offset.offset(1));
            assertThat(health.health).isEqualTo(health.most);
        }
        assertThat(flask(scenario, "fire")).isEqualTo(ENOUGH - RULES.mostFed());
        stands(scenario);
        assertThat(scenario.world().prompt()).as("no more of it").isEqualTo(InteractPrompt.NOTHING);
    }

    @Test
    void givenAGrownGolem_whenItIsHurt_thenItsOwnOreMendsIt() {
        Scenario scenario = with("cinder_delver", "fire", ENOUGH);
        HealthComponent health = part(scenario, HealthComponent.class);
        part(scenario, CompanionComponent.class).fedMeasures = RULES.mostFed();
        health.health = 10;

        eats(scenario);

        assertThat(health.health).isBetween(10 + health.most * RULES.mealMendPercent() / 100, health.most);
        assertThat(part(scenario, CompanionComponent.class).fedMeasures).isEqualTo(RULES.mostFed());
        assertThat(flask(scenario, "fire")).isEqualTo(ENOUGH - RULES.mealMeasures());
    }

    @Test
    void givenTooLittleOre_whenAGolemIsToBeFed_thenNothingIsTaken() {
        Scenario scenario = with("cinder_delver", "fire", RULES.mealMeasures() - 1);
        stands(scenario);
        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.FOOD_LACKING);

        scenario.interacts();

        assertThat(flask(scenario, "fire")).isEqualTo(RULES.mealMeasures() - 1);
        assertThat(scenario.count(EventType.GOLEM_FED)).isZero();
    }

    @Test
    void givenNoGolemInFrontOfThePlayer_thenNoneIsFed() {
        Scenario scenario = with("cinder_delver", "fire", ENOUGH);
        scenario.put(part(scenario, BodyComponent.class), scenario.cellOf('@') - 2);
        scenario.standsOn(scenario.cellOf('@')).plays(new Intent());

        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.NOTHING);
    }

    @Test
    void givenAShutChestNearby_thenInteractIsKeptForTheChest() {
        Scenario scenario = with(HALL.replace("@1.....#", "@1C....#"), "cinder_delver", "fire", ENOUGH);
        stands(scenario);
        assertThat(scenario.world().prompt()).as("the chest is out of reach").isEqualTo(InteractPrompt.NOTHING);
        scenario.interacts();
        assertThat(flask(scenario, "fire")).isEqualTo(ENOUGH);

        scenario.world().chests().get(0).isOpen = true;
        stands(scenario);

        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.FEED_GOLEM);
    }

    @Test
    void givenAShutTrap_thenNoGolemIsFed() {
        Scenario scenario = with("""
                ###################
                #....+............#
                #@...#.......1....#
                #....#......2..T..#
                #....+............#
                ###################
                """, "cinder_delver", "fire", ENOUGH);
        int inside = scenario.cellOf('2');
        scenario.standsOn(inside).waitsFor(EventType.ARENA_SEALED, 600);
        part(scenario, CompanionComponent.class).calmTicks = 200;
        scenario.put(part(scenario, BodyComponent.class), inside + 1);
        scenario.standsOn(inside).plays(new Intent());

        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.NOTHING);
    }

    @Test
    void aHigherRankHitsHarder() {
        assertThat(firstBlow(RULES.mostFed())).isGreaterThan(firstBlow(0));
    }

    private static int firstBlow(int fed) {
        Scenario scenario = fighting(fed, -1);
        for (int tick = 0; tick < 900; tick++) {
            scenario.waits(1);
            for (int i = 0; i < scenario.world().events().size(); i++) {
                if (scenario.world().events().at(i).type() == EventType.ACTOR_HURT
                        && ((HealthEvent) scenario.world().events().at(i)).byId
                                == part(scenario, SpawnComponent.class).spawnId) {
                    return ((HealthEvent) scenario.world().events().at(i)).amount;
                }
            }
        }
        throw new AssertionError("no blow");
    }

    @Test
    void aGolemsMealsCrossAnExitAndItsGiftDoesNot() {
        Scenario scenario = with("cinder_delver", "fire", ENOUGH);
        CompanionComponent golem = part(scenario, CompanionComponent.class);
        golem.giftOre = 1;
        while (golem.fedMeasures < RULES.ranks().get(1).fedMeasures()) {
            eats(scenario);
        }
        part(scenario, HealthComponent.class).health -= 20;
        int most = part(scenario, HealthComponent.class).most;

        Scenario next =
                Scenario.of(new DrawnFloor(HALL), scenario.world().party()).waits(1);

        assertThat(part(next, CompanionComponent.class).fedMeasures).isEqualTo(golem.fedMeasures);
        assertThat(part(next, CompanionComponent.class).giftOre).isEqualTo(-1);
        assertThat(part(next, HealthComponent.class).most).isEqualTo(most);
        assertThat(part(next, HealthComponent.class).health).isEqualTo(most - 20);
    }

    @Test
    void fireGivesABurningTouch() {
        Scenario scenario = fighting(0, CONTENT.ores().indexOf("fire"));
        Entity foe = scenario.world().monsters().first();
        StatusComponent status = foe.getComponent(StatusComponent.class);
        boolean burned = false;
        for (int tick = 0; tick < 600 && !burned; tick++) {
            scenario.waits(1);
            burned = status.has(StatusEffect.BURNING);
        }
        assertThat(burned).isTrue();
    }

    @Test
    void waterMendsAndQuenchesFires() {
        Scenario scenario = with("cinder_delver", "water", ENOUGH);
        eats(scenario);
        assertThat(part(scenario, CompanionComponent.class).giftOre)
                .isEqualTo(CONTENT.ores().indexOf("water"));
        HealthComponent health = part(scenario, HealthComponent.class);
        BodyComponent body = part(scenario, BodyComponent.class);
        health.health = 10;
        part(scenario, CompanionComponent.class).calmTicks = 0;
        int fire = body.cell + 1;
        scenario.lays("burning", fire, 200);
        assertThat(scenario.world().part(GroundEffects.class).isBurning(fire)).isTrue();

        scenario.waits(30);

        assertThat(scenario.world().part(GroundEffects.class).isBurning(fire)).isFalse();
        scenario.waits(100);
        assertThat(health.health).isGreaterThan(10);
    }

    @Test
    void airMakesFaster() {
        assertThat(cellsWalked(CONTENT.ores().indexOf("air"))).isGreaterThan(cellsWalked(-1) * 1.2);
    }

    private static double cellsWalked(int gift) {
        Scenario scenario = Scenario.with("""
                ##############################
                #@..........................1#
                ##############################""", "loam_bulwark").waits(1);
        part(scenario, CompanionComponent.class).giftOre = gift;
        scenario.put(part(scenario, BodyComponent.class), scenario.cellOf('1'));
        float before = part(scenario, BodyComponent.class).x;
        scenario.waits(120);
        return before - part(scenario, BodyComponent.class).x;
    }

    @Test
    void earthIsArmour() {
        assertThat(harmTaken(CONTENT.ores().indexOf("earth"))).isLessThan(harmTaken(-1));
    }

    private static int harmTaken(int gift) {
        Scenario scenario = fighting(0, gift);
        for (int tick = 0; tick < 1200; tick++) {
            scenario.world().monsters().first().getComponent(HealthComponent.class).health = 500;
            scenario.waits(1);
            for (int i = 0; i < scenario.world().events().size(); i++) {
                if (scenario.world().events().at(i).type() == EventType.ACTOR_HURT
                        && scenario.world().events().at(i).subject()
                                == CONTENT.monsters().indexOf("loam_delver")) {
                    return ((HealthEvent) scenario.world().events().at(i)).amount;
                }
            }
        }
        throw new AssertionError("never hurt");
    }

    /** Returns a narrow hall in which a golem between player and goblin fights. */
    private static Scenario fighting(int fed, int gift) {
        Party party = Party.fresh(CONTENT)
                .with(List.of(PartyMember.hale(CONTENT.monsters().indexOf("loam_delver"))
                        .fed(fed)));
        Scenario scenario = Scenario.of(new DrawnFloor("""
                ##########
                #@..1.g.>#
                ##########"""), party).waits(1);
        part(scenario, CompanionComponent.class).giftOre = gift;
        scenario.put(part(scenario, BodyComponent.class), scenario.cellOf('1'));
        Entity foe = scenario.world().monsters().first();
        foe.getComponent(MindComponent.class).state = MindState.HUNTING;
        foe.getComponent(HealthComponent.class).most = 500;
        foe.getComponent(HealthComponent.class).health = 500;
        return scenario;
    }

    private static void eats(Scenario scenario) {
        stands(scenario);
        assertThat(scenario.world().prompt()).isEqualTo(InteractPrompt.FEED_GOLEM);
        scenario.interacts().waits(1);
    }

    /** Puts the golem calmly in front of the player, who looks east. */
    private static void stands(Scenario scenario) {
        part(scenario, CompanionComponent.class).calmTicks = 200;
        scenario.put(part(scenario, BodyComponent.class), scenario.cellOf('1'));
        scenario.standsOn(scenario.cellOf('@')).plays(new Intent());
    }

    private static Scenario with(String golem, String ore, int measures) {
        return with(HALL, golem, ore, measures);
    }

    private static Scenario with(String drawing, String golem, String ore, int measures) {
        Party party = new Party(
                CONTENT.player().health(),
                PlayerUpgrades.NONE,
                Collections.nCopies(PlayerComponent.FLASKS, measures),
                1 << CONTENT.ores().indexOf(ore),
                List.of(PartyMember.hale(CONTENT.monsters().indexOf(golem))));
        return Scenario.of(new DrawnFloor(drawing), party).waits(1);
    }

    private static int flask(Scenario scenario, String ore) {
        return scenario.world().player().component().flasks[CONTENT.ores().indexOf(ore)];
    }

    private static <T extends com.badlogic.ashley.core.Component> T part(Scenario scenario, Class<T> type) {
        return scenario.world().companions().first().getComponent(type);
    }
}
