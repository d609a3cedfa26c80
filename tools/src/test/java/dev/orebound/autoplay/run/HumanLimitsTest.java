package dev.orebound.autoplay.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.badlogic.ashley.core.Entity;
import dev.orebound.cave.floor.Exit;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.player.BotSkill.BotLimits;
import dev.orebound.grid.Grid;
import dev.orebound.walker.KnownFloorView;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.SpawnComponent;
import java.util.Arrays;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Checks that the skill {@code human} reacts, aims, minds and forgets as published figures say that people do. */
class HumanLimitsTest {
    private static final int DRAWS = 20_000;
    private static final double MS_A_TICK = 1000 / 60.0;
    private static final BotSkill HUMAN = BotScenario.skill("human");
    private static final BotLimits LIMITS = Objects.requireNonNull(HUMAN.limits());

    private static AttentionSpan attention(Scenario scenario) {
        return new AttentionSpan(new KnownFloorView(scenario.world()), HUMAN, 7, 0);
    }

    private static Scenario room() {
        return Scenario.of("""
                ####
                #@.#
                ####""");
    }

    /** Returns reaction times to so many attacks in milliseconds, in rising order. */
    private static double[] reactions(int things) {
        AttentionSpan attention = attention(room());
        double[] times = new double[DRAWS];
        for (int i = 0; i < DRAWS; i++) {
            times[i] = attention.reactionTicks(1 + i % 100, i, things) * MS_A_TICK;
        }
        Arrays.sort(times);
        return times;
    }

    private static double mean(double[] numbers) {
        return Arrays.stream(numbers).average().orElseThrow();
    }

    @Test
    void aSimpleReactionTakesAsLongAndSpreadsAsFarAsWoodsAndOthersMeasured() {
        double[] times = reactions(1);

        assertThat(mean(times)).as("mean, 231 ms").isBetween(221.0, 241.0);
        double deviation = Math.sqrt(Arrays.stream(times)
                .map(each -> (each - mean(times)) * (each - mean(times)))
                .average()
                .orElseThrow());
        assertThat(deviation / mean(times)).as("about a fifth of the mean").isBetween(0.18, 0.27);
        double median = times[DRAWS / 2];
        assertThat(mean(times) - median).as("a tail to the right").isBetween(5.0, 25.0);
        assertThat(times[DRAWS / 100]).as("nobody reacts before 100 ms").isGreaterThan(100);
        assertThat(times[DRAWS * 99 / 100]).as("one in a hundred takes long").isBetween(370.0, 500.0);
    }

    @Test
    void eachDoublingOfThingsToMindAddsHicksTime() {
        double one = mean(reactions(1));

        assertThat(mean(reactions(2)) - one).isCloseTo(150, within(10.0));
        assertThat(mean(reactions(4)) - one).isCloseTo(300, within(10.0));
    }

    @Test
    void aimingTakesFittsTimeAndFourInAHundredMiss() {
        RandomStream chance = new RandomStreams(Seed.of(5)).stream("test");
        for (int distance = 1; distance <= 4; distance++) {
            int hits = 0;
            double bits = Math.log(1 + distance / 0.6) / Math.log(2);
            for (int i = 0; i < DRAWS; i++) {
                HandAim hand = new HandAim(LIMITS, chance, 0, 0);
                int ticks = hand.aim(distance, 0, 0.6f);
                assertThat(ticks * MS_A_TICK).isCloseTo(223 * bits - 107, within(MS_A_TICK));
                hits += Math.abs(hand.missY()) < 0.3 ? 1 : 0;
            }
            assertThat((double) hits / DRAWS).as("hits at %s cells", distance).isBetween(0.95, 0.97);
        }
    }

    @Test
    void aHurriedAimMissesTheMoreTheFartherItWent() {
        RandomStream chance = new RandomStreams(Seed.of(6)).stream("test");
        double before = 1;
        for (int distance = 8; distance <= 14; distance += 3) {
            int hits = 0;
            double squares = 0;
            for (int i = 0; i < DRAWS; i++) {
                HandAim hand = new HandAim(LIMITS, chance, 0, 0);
                assertThat(hand.aim(0, distance, 0.6f)).isEqualTo(36);
                hits += Math.abs(hand.missX()) < 0.3 ? 1 : 0;
                squares += hand.missX() * (double) hand.missX();
            }
            assertThat(Math.sqrt(squares / DRAWS))
                    .as("distance over time, times 19 ms")
                    .isCloseTo(distance * 19 / 600.0, within(0.01));
            assertThat((double) hits / DRAWS).isLessThan(before - 0.03);
            before = (double) hits / DRAWS;
        }
    }

    @Test
    void anAimBeginsWhereTheLastEnded() {
        HandAim hand = new HandAim(LIMITS, new RandomStreams(Seed.of(7)).stream("test"), 0, 0);
        int far = hand.aim(5, 5, 0.6f);
        hand.rest(5, 4.9f);

        assertThat(far).isGreaterThan(20);
        assertThat(hand.aim(5, 5, 0.6f)).isZero();
    }

    @Test
    void fourThingsAreMindedAndAttentionTakesTimeToGetToEach() {
        Scenario scenario = Scenario.of("""
                ################
                #@......ssssss.#
                ################""").waits(1);
        for (Entity slime : scenario.world().monsters()) {
            slime.getComponent(MindComponent.class).state = MindState.HUNTING;
        }
        AttentionSpan attention = attention(scenario);

        assertThat(mindedIn(scenario, attention)).isEqualTo(1);
        for (int tick = 1; tick < 12; tick++) {
            assertThat(mindedIn(scenario.waits(1), attention))
                    .as("after %s ticks of 12", tick)
                    .isEqualTo(1);
        }
        assertThat(mindedIn(scenario.waits(1), attention)).isEqualTo(2);
        for (int tick = 0; tick < 90; tick++) {
            assertThat(mindedIn(scenario.waits(1), attention)).isBetween(2, 4);
        }
        assertThat(mindedIn(scenario, attention)).isEqualTo(4);
    }

    private static int mindedIn(Scenario scenario, AttentionSpan attention) {
        int minded = 0;
        for (Entity slime : scenario.world().monsters()) {
            minded += attention.minds(slime.getComponent(SpawnComponent.class).spawnId) ? 1 : 0;
        }
        return minded;
    }

    @Test
    void afterHalfAnHourTenMoreInAHundredAttacksAreMissed() {
        KnownFloorView view = new KnownFloorView(room().world());

        assertThat(new AttentionSpan(view, HUMAN, 7, 0).dodgePercent()).isEqualTo(84);
        assertThat(new AttentionSpan(view, HUMAN, 7, 15 * 3600).dodgePercent()).isEqualTo(79);
        assertThat(new AttentionSpan(view, HUMAN, 7, 90 * 3600).dodgePercent()).isEqualTo(74);
    }

    @Test
    void aFifthOfWhatIsLongOutOfSightIsForgottenAndNoExit() {
        Scenario scenario = Scenario.of("""
                ######################
                #....................#
                #....................#
                #....................#
                #@...................#
                #....................#
                #....................#
                #.####################
                #.####################
                #...................1#
                ######################""").waits(1);
        ForgetfulFloorView view = new ForgetfulFloorView(scenario.world(), LIMITS, 11);
        view.watch();
        Grid grid = view.grid();
        scenario.walksTo('1');
        int seen = scenario.world().floorState().seenCount();

        assertThat(known(view, grid)).as("before 18 seconds are over").isEqualTo(seen);
        scenario.waits(18 * 60);
        assertThat((double) known(view, grid) / seen).isBetween(0.75, 0.92);
        for (int cell = 0; cell < grid.size(); cell++) {
            assertThat(view.isExplored(cell))
                    .as("the shape of the cave at %d", cell)
                    .isEqualTo(scenario.world().floorState().isSeen(cell));
        }
        for (Exit exit : scenario.world().floor().exits()) {
            assertThat(view.isKnown(exit.at()))
                    .isEqualTo(scenario.world().floorState().isSeen(exit.at()));
        }
    }

    private static int known(ForgetfulFloorView view, Grid grid) {
        int known = 0;
        for (int cell = 0; cell < grid.size(); cell++) {
            known += view.isKnown(cell) ? 1 : 0;
        }
        return known;
    }

    @Test
    void skillsWithoutLimitsMindAllAndReactAlike() {
        for (String id : new String[] {"novice", "steady", "expert"}) {
            BotSkill skill = BotScenario.skill(id);
            AttentionSpan attention = new AttentionSpan(new KnownFloorView(room().world()), skill, 7, 1 << 20);
            assertThat(skill.limits()).isNull();
            assertThat(attention.minds(12345)).isTrue();
            assertThat(attention.hasReacted(1, 0, skill.reactionTicks() - 1, false))
                    .isFalse();
            assertThat(attention.hasReacted(1, 0, skill.reactionTicks(), false)).isTrue();
            assertThat(attention.dodgePercent()).isEqualTo(skill.dodgePercent());
        }
    }
}
