package dev.orebound.world.tactic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.content.monster.Monster;
import dev.orebound.world.FightScenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import org.junit.jupiter.api.Test;

/** Tests that ways of fighting differ visibly. */
class MannersTest {
    private static final String HALL = """
            ##################
            #................#
            #................#
            #................#
            #1..@...g.......2#
            #................#
            #................#
            #................#
            ##################""";

    @Test
    void everyMannerIsSomebodysAndEveryMonsterHasOne() {
        for (FightingStyle manner : TestContent.BUILT_IN.manners()) {
            assertThat(TestContent.BUILT_IN.monsters().asList())
                    .extracting(Monster::manner)
                    .as("who fights as %s", manner.id())
                    .contains(manner.id());
        }
    }

    @Test
    void givenAnArcher_whenThePlayerComesClose_thenItBacksOffAndShootsFromThere() {
        FightScenario fight = FightScenario.of(HALL, "goblin_slinger");
        fight.put(fight.body(0), fight.cell('@') + 2);

        fight.waits(200);

        assertThat(distance(fight, 0)).as("cells between them").isGreaterThan(3);
        assertThat(fight.count(EventType.SHOT_LOOSED)).isPositive();
    }

    @Test
    void givenAnArcherInACorner_whenThePlayerIsUponIt_thenItFightsHandToHand() {
        FightScenario fight = FightScenario.of("""
                ########
                #g.@...#
                ########""", "goblin_slinger");
        fight.put(fight.player().body(), fight.cell('g') + 1);

        fight.waitsFor(EventType.STRIKE_WOUND_UP, 300);

        assertThat(fight.first(EventType.STRIKE_WOUND_UP).amount())
                .as("its last attack, the blow")
                .isEqualTo(2);
    }

    @Test
    void givenAnArcherThatIsChased_whenItHasBackedOffForAWhile_thenItStandsItsGround() {
        FightScenario fight = FightScenario.of(HALL, "goblin_slinger");
        int backing = 0;
        for (int i = 0; i < 1800; i++) {
            fight.player().health().health = fight.player().health().most;
            float dx = fight.body(0).x - fight.player().body().x;
            float dy = fight.body(0).y - fight.player().body().y;
            float far = (float) Math.sqrt(dx * dx + dy * dy);
            int full = Intent.FULL_TILT;
            fight.plays(far > 0.8 ? (int) (dx / far * full) : 0, far > 0.8 ? (int) (dy / far * full) : 0, 0, 1);
            backing += far > 2 ? 1 : 0;
        }

        assertThat(backing).as("ticks out of reach of who chases it").isLessThan(900);
    }

    @Test
    void givenAPack_whenThePlayerStandsInACorridor_thenOneGoesInAndTheOthersWaitOutOfSight() {
        FightScenario fight = inACorridor("goblin");

        for (int i = 0; i < 200; i++) {
            fight.player().health().health = fight.player().health().most;
            fight.waits(1);
        }

        assertThat(inCorridor(fight)).as("who is in the corridor").isEqualTo(1);
        assertThat(inSight(fight)).as("who can be shot").isEqualTo(1);
    }

    @Test
    void givenAPackThatWaits_whenItsPatienceIsOver_thenAllComeIn() {
        FightScenario fight = inACorridor("goblin");

        for (int i = 0; i < 1400; i++) {
            fight.player().health().health = fight.player().health().most;
            fight.waits(1);
        }

        assertThat(inCorridor(fight)).as("who is in the corridor").isGreaterThanOrEqualTo(3);
    }

    @Test
    void givenWhoMindsNoQueue_whenThePlayerStandsInACorridor_thenAllComeIn() {
        FightScenario fight = inACorridor("slime");

        for (int i = 0; i < 500; i++) {
            fight.player().health().health = fight.player().health().most;
            fight.waits(1);
        }

        assertThat(inCorridor(fight)).isGreaterThanOrEqualTo(3);
    }

    @Test
    void givenAHealer_whenItsFriendsFight_thenItStaysBehindThemWithinReachOfItsHelp() {
        FightScenario fight = together(FightScenario.of("""
                ###################
                #.................#
                #.................#
                #@......ggg.......#
                #.................#
                #.................#
                ###################""", "goblin_mystic", "goblin", "goblin"));

        for (int i = 0; i < 500; i++) {
            fight.player().health().health = fight.player().health().most;
            fight.waits(1);
            if (i > 200) {
                assertThat(distance(fight, 0))
                        .as("the healer's distance at %s", i)
                        .isGreaterThan(Math.min(distance(fight, 1), distance(fight, 2)));
            }
        }
        float dx = fight.body(0).x - fight.body(1).x;
        float dy = fight.body(0).y - fight.body(1).y;
        assertThat(Math.hypot(dx, dy)).as("cells to a friend").isLessThan(5);
    }

    @Test
    void givenACharger_whenRockIsInItsWay_thenItStepsAsideForALane() {
        FightScenario fight = FightScenario.of("""
                ##############
                #............#
                #............#
                #@..#..g.....#
                #............#
                #............#
                ##############""", "rock_beetle");

        fight.waitsFor(EventType.STRIKE_WOUND_UP, 400);

        assertThat(fight.first(EventType.STRIKE_WOUND_UP).amount())
                .as("its first attack, the charge")
                .isZero();
        fight.waitsFor(EventType.ACTOR_HURT, 200);
        assertThat(fight.count(EventType.CHARGE_BROKEN)).isZero();
    }

    @Test
    void givenCasters_whenTheySeeThePlayer_thenTheySpread() {
        FightScenario fight = together(FightScenario.of("""
                ###################
                #.................#
                #.................#
                #.................#
                #@.......ggg......#
                #.................#
                #.................#
                #.................#
                ###################""", "ash_imp"));

        for (int i = 0; i < 400; i++) {
            fight.player().health().health = fight.player().health().most;
            fight.waits(1);
        }

        assertThat(apart(fight, 0, 1)).isGreaterThan(2);
        assertThat(apart(fight, 1, 2)).isGreaterThan(2);
        assertThat(apart(fight, 0, 2)).isGreaterThan(2);
    }

    @Test
    void givenASkirmisher_whenItHasStruck_thenItDrawsBackAndComesAgain() {
        FightScenario fight = FightScenario.of(HALL, "dusk_bat").waitsFor(EventType.STRIKE_SWUNG, 600);

        fight.waitsUntil(() -> distance(fight, 0) > 2.5, 200);
        int swung = fight.count(EventType.STRIKE_SWUNG);

        fight.waitsUntil(() -> fight.count(EventType.STRIKE_SWUNG) > swung, 600);
    }

    @Test
    void givenASentinel_whenThePlayerIsFarFromItsPost_thenItStays_untilItIsHurt() {
        FightScenario fight = FightScenario.of("""
                #######################################
                #g...................................@#
                #######################################""", "shard_golem");

        fight.waits(600);
        assertThat(fight.body(0).x).isLessThan(3);

        fight.health(0).health--;
        FightScenario.part(fight.monster(0), MindComponent.class).state = MindState.HUNTING;
        FightScenario.part(fight.monster(0), MindComponent.class).ticks = 0;
        fight.waits(240);
        assertThat(fight.body(0).x).isGreaterThan(5);
    }

    @Test
    void givenWhoFearsLight_whenThePlayerStandsInIt_thenItStaysInTheDark_untilItIsHurt() {
        FightScenario fight = FightScenario.of("""
                ####################
                #...o..............#
                #@..............g..#
                #...o..............#
                ####################""", "bog_leech");

        for (int i = 0; i < 600; i++) {
            FightScenario.part(fight.monster(0), MindComponent.class).state = MindState.HUNTING;
            fight.waits(1);
        }
        float x = fight.body(0).x;
        assertThat(x).as("short of the ore's light").isBetween(5f, 12f);

        fight.health(0).health--;
        fight.waitsUntil(
                () -> {
                    FightScenario.part(fight.monster(0), MindComponent.class).state = MindState.HUNTING;
                    return fight.body(0).x < 4;
                },
                600);
    }

    @Test
    void givenWaterBetween_whenAHunterHasNoShot_thenItGoesOutOfSightAndStaysThere() {
        FightScenario fight = FightScenario.of("""
                ###############
                #.......~~....#
                #...gg..~~..@.#
                #.......~~....#
                #.#############
                #.#############
                ###############""", "goblin");
        together(fight).waits(10);

        fight.waitsUntil(() -> inSight(fight, 2) == 0, 400);

        for (int i = 0; i < 90; i++) {
            fight.waits(1);
            assertThat(inSight(fight, 2)).as("who can be shot at %s", i).isZero();
        }
    }

    /** Returns a horde of three monsters of a kind, outside a corridor in whose middle the player stands. */
    private static FightScenario inACorridor(String kind) {
        return together(FightScenario.of("""
                ####################
                ###########........#
                ###########........#
                #......@.....ggg...#
                ###########........#
                ###########........#
                ####################""", kind));
    }

    private static FightScenario together(FightScenario fight) {
        for (int i = 0; i < fight.world().monsters().size(); i++) {
            FightScenario.part(fight.monster(i), MonsterComponent.class).horde = 0;
        }
        return fight;
    }

    private static int inCorridor(FightScenario fight) {
        int count = 0;
        for (int i = 0; i < 3; i++) {
            count += fight.body(i).x < 11 ? 1 : 0;
        }
        return count;
    }

    private static int inSight(FightScenario fight) {
        return inSight(fight, 3);
    }

    private static int inSight(FightScenario fight, int among) {
        int count = 0;
        for (int i = 0; i < among; i++) {
            count += fight.world().floorState().isInSight(fight.body(i).cell) ? 1 : 0;
        }
        return count;
    }

    private static double apart(FightScenario fight, int one, int other) {
        return Math.hypot(fight.body(one).x - fight.body(other).x, fight.body(one).y - fight.body(other).y);
    }

    private static double distance(FightScenario fight, int index) {
        BodyComponent body = fight.body(index);
        BodyComponent player = fight.player().body();
        return Math.hypot(body.x - player.x, body.y - player.y);
    }
}
