package dev.orebound.lab.horde;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.lab.horde.HordeTrialRules.ArrivalsAreFair;
import dev.orebound.lab.horde.HordeTrialRules.FleersGetAway;
import dev.orebound.lab.horde.HordeTrialRules.HordesAgree;
import dev.orebound.lab.horde.HordeTrialRules.PerilsHurt;
import dev.orebound.lab.world.NobodyIsInRock;
import dev.orebound.lab.world.WorldRule;
import dev.orebound.lab.world.WorldRule.RuleBreach;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.TravelMode;
import dev.orebound.world.component.WishComponent;
import dev.orebound.world.event.EventType;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Checks that each rule complains about a world in which its prohibition was broken by hand, and about nothing else.
 */
class HordeTrialRulesTest {
    private static final String HALLS = """
            ####################
            #........#.........#
            #..1....2+34..@..7.#
            #........#.........#
            ####################""";

    private static final String THREE = """
            ####################
            #........#.........#
            #..g.g.g.+34..@..7.#
            #........#.........#
            ####################""";

    private static final String NOTHING = "null";

    /** Returns the first complaint of a rule within a number of ticks, after each of which the same is done by hand. */
    private static String says(WorldRule rule, Scenario scenario, int ticks, Runnable byHand) {
        for (int tick = 0; tick < ticks; tick++) {
            scenario.world().player().health().health =
                    scenario.world().player().health().most;
            scenario.waits(1);
            byHand.run();
            RuleBreach wrong = rule.look(scenario.world());
            if (wrong != null) {
                return wrong.what();
            }
        }
        return NOTHING;
    }

    private static Entity monster(Scenario scenario, int number) {
        return scenario.world().monsters().get(number);
    }

    private static BodyComponent body(Entity entity) {
        return entity.getComponent(BodyComponent.class);
    }

    private static void pin(Scenario scenario, int number, float x, float y, MindState state, TravelMode way) {
        Entity monster = monster(scenario, number);
        BodyComponent body = body(monster);
        body.x = x;
        body.y = y;
        body.cell = scenario.world().floor().grid().cell((int) x, (int) y);
        monster.getComponent(MindComponent.class).state = state;
        monster.getComponent(WishComponent.class).way = way;
    }

    @Test
    void aMonsterInRockIsSeen() {
        Scenario scenario = Scenario.of(THREE);

        assertThat(says(new NobodyIsInRock(), scenario, 5, () -> {})).isEqualTo(NOTHING);
        assertThat(says(new NobodyIsInRock(), scenario, 5, () -> scenario.put(body(monster(scenario, 0)), 0)))
                .startsWith("a monster of radius ");
    }

    @Test
    void aHunterThatDoesNotGetOnIsSeenAfterTwentySeconds() {
        Scenario scenario = Scenario.of(THREE);
        Runnable held = () -> pin(scenario, 0, 3.5f, 2.5f, MindState.HUNTING, TravelMode.TO_PREY);

        assertThat(says(new NobodyIsStuck(), scenario, 1199, held)).isEqualTo(NOTHING);
        assertThat(says(new NobodyIsStuck(), scenario, 1320, held))
                .startsWith("goblin ")
                .endsWith(" at 3,2, HUNTING, wants TO_PREY, is stuck");
    }

    @Test
    void aHunterThatStandsFarFromThePlayerIsSeen() {
        Scenario scenario = Scenario.of(THREE);
        scenario.standsOn(scenario.cellOf('7'));

        assertThat(says(
                        new NobodyIsStuck(),
                        scenario,
                        1_320,
                        () -> pin(scenario, 0, 1.5f, 3.5f, MindState.HUNTING, TravelMode.STAND)))
                .endsWith(" at 1,3, HUNTING, wants STAND, does not come");
    }

    @Test
    void aMonsterThatStandsBecauseItWantsToIsNotStuck() {
        Scenario scenario = Scenario.of(THREE);

        assertThat(says(
                        new NobodyIsStuck(),
                        scenario,
                        1500,
                        () -> pin(scenario, 0, 3.5f, 2.5f, MindState.WANDERING, TravelMode.STAND)))
                .isEqualTo(NOTHING);
    }

    @Test
    void aHunterToWhomNoWayLedAndThatThenGoesHomeIsNotStuck() {
        Scenario scenario = Scenario.of("""
                ##########################
                #g...........____........#
                #............____.......@#
                ##########################""");
        int home = scenario.world().floor().grid().cell(12, 2);

        assertThat(says(new NobodyIsStuck(), scenario, 1_320, () -> {
                    boolean hasGivenUp = scenario.world().tick() >= 1_190;
                    pin(
                            scenario,
                            0,
                            1.5f,
                            2.5f,
                            hasGivenUp ? MindState.RETURNING : MindState.HUNTING,
                            hasGivenUp ? TravelMode.TO_CELL : TravelMode.STAND);
                    monster(scenario, 0).getComponent(WishComponent.class).cell = home;
                }))
                .isEqualTo(NOTHING);
    }

    @Test
    void aHunterAtThePlayerOrInLineBehindOneIsNotStuck() {
        Scenario scenario = Scenario.of(THREE);

        assertThat(says(new NobodyIsStuck(), scenario, 1500, () -> {
                    pin(scenario, 0, 13.5f, 2.5f, MindState.HUNTING, TravelMode.TO_PREY);
                    pin(scenario, 1, 12.7f, 2.5f, MindState.HUNTING, TravelMode.TO_PREY);
                    pin(scenario, 2, 11.9f, 2.5f, MindState.HUNTING, TravelMode.TO_PREY);
                }))
                .isEqualTo(NOTHING);
    }

    @Test
    void aCrowdInADoorwayWithRoomBeyondIsSeenAfterTwoSeconds() {
        Scenario scenario = Scenario.of(THREE);
        Runnable jam = () -> {
            pin(scenario, 0, 9.2f, 2.5f, MindState.HUNTING, TravelMode.TO_PREY);
            pin(scenario, 1, 8.4f, 2.9f, MindState.HUNTING, TravelMode.TO_PREY);
            pin(scenario, 2, 8.4f, 2.1f, MindState.HUNTING, TravelMode.TO_PREY);
        };
        scenario.standsOn(scenario.cellOf('7'));

        assertThat(says(new DoorwaysFlow(), scenario, 119, jam)).isEqualTo(NOTHING);
        assertThat(says(new DoorwaysFlow(), scenario, 240, jam)).startsWith("3 are jammed in a doorway");
    }

    @Test
    void aCrowdInADoorwayThatFightsThePlayerThereIsNoJam() {
        Scenario scenario = Scenario.of(THREE);
        scenario.standsOn(scenario.cellOf('4'));

        assertThat(says(new DoorwaysFlow(), scenario, 300, () -> {
                    pin(scenario, 0, 9.2f, 2.5f, MindState.HUNTING, TravelMode.TO_PREY);
                    pin(scenario, 1, 8.4f, 2.9f, MindState.HUNTING, TravelMode.TO_PREY);
                    pin(scenario, 2, 8.4f, 2.1f, MindState.HUNTING, TravelMode.TO_PREY);
                }))
                .isEqualTo(NOTHING);
    }

    @Test
    void aFleerTowardsThePlayerIsSeen() {
        Scenario scenario = Scenario.of(THREE);
        Runnable towards = () -> {
            pin(scenario, 0, 12.5f, 2.5f, MindState.FLEEING, TravelMode.TO_SAFETY);
            body(monster(scenario, 0)).velocityX = 0.05f;
            body(monster(scenario, 0)).velocityY = 0;
        };

        assertThat(says(new FleersGetAway(), scenario, 89, towards)).isEqualTo(NOTHING);
        assertThat(says(new FleersGetAway(), scenario, 60, towards)).isEqualTo(NOTHING);
        assertThat(says(new FleersGetAway(), scenario, 120, towards)).endsWith("flees into the player's arms");
        assertThat(says(new FleersGetAway(), scenario, 120, () -> {
                    towards.run();
                    body(monster(scenario, 0)).velocityX = -0.05f;
                }))
                .isEqualTo(NOTHING);
    }

    @Test
    void aMonsterThatStaysWellInLavaIsSeen_butNotOneThatItHurtsOrDoesNotTouch() {
        Scenario scenario = Scenario.of("""
                ############
                #@.#..g..^.#
                ############""");
        HealthComponent health = monster(scenario, 0).getComponent(HealthComponent.class);
        health.most = 1_000_000;
        health.health = health.most;
        Runnable inLava = () -> pin(scenario, 0, 9.5f, 1.5f, MindState.WANDERING, TravelMode.STAND);
        Runnable andWell = () -> {
            inLava.run();
            health.health = health.most;
        };

        assertThat(says(new PerilsHurt(), scenario, 300, inLava)).isEqualTo(NOTHING);
        assertThat(health.health).isLessThan(health.most);
        assertThat(says(new PerilsHurt(), scenario, 119, andWell)).isEqualTo(NOTHING);
        assertThat(says(new PerilsHurt(), scenario, 140, andWell))
                .startsWith("goblin ")
                .endsWith(", is well in a peril");

        monster(scenario, 0).getComponent(MonsterComponent.class).monster =
                scenario.content().monsters().indexOf("ember_hound");
        assertThat(says(new PerilsHurt(), scenario, 300, andWell)).isEqualTo(NOTHING);
    }

    @Test
    void anArrivalInSightOrWhileThePlayerIsShutInIsSeen() {
        Scenario scenario = Scenario.of(HALLS);

        assertThat(says(new ArrivalsAreFair(), scenario, 1, () -> arrive(scenario, 7.5f, 3.5f)))
                .isEqualTo(NOTHING);
        for (EventType type : List.of(EventType.HORDE_ARRIVED, EventType.HORDE_STIRRED)) {
            assertThat(says(new ArrivalsAreFair(), scenario, 1, () -> arrive(scenario, type, 12.5f, 2.5f)))
                    .isEqualTo("a horde arrived in sight");
        }

        Scenario sealed = Scenario.of("""
                ################
                ######.........#
                #@1...+2.3.T...#
                ######.........#
                ################""");
        sealed.standsOn(sealed.cellOf('3')).waitsFor(EventType.ARENA_SEALED, 120);
        assertThat(says(new ArrivalsAreFair(), sealed, 2, () -> arrive(sealed, 2.5f, 2.5f)))
                .isEqualTo("a horde arrived while the player was shut in");
    }

    private static void arrive(Scenario scenario, float x, float y) {
        arrive(scenario, EventType.HORDE_ARRIVED, x, y);
    }

    private static void arrive(Scenario scenario, EventType type, float x, float y) {
        scenario.world().events().hordeArrived(type, x, y, 0, 0, 0, 1);
    }

    @Test
    void aHordeThatSleepsWhileOneOfItWalksAboutIsSeen() {
        Scenario scenario = Scenario.of(THREE);

        assertThat(says(
                        new HordesAgree(),
                        scenario,
                        45,
                        () -> pin(scenario, 1, 5.5f, 2.5f, MindState.WANDERING, TravelMode.STAND)))
                .startsWith("horde 1 is ASLEEP, but goblin ");
    }
}
