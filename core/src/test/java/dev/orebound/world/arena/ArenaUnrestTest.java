package dev.orebound.world.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that a shut room gives no rest: no endless chase, no long lull, no safe nook, and no quiet loss. */
class ArenaUnrestTest {
    private static final String HALL = """
            #####################
            ######..............#
            ######..............#
            #@1...+2.....T.....3#
            ######..............#
            ######..............#
            #####################""";

    /** A hall with a part that cannot be seen from its east end. */
    private static final String BEND = """
            #####################
            ######..............#
            ######..............#
            #@1...+2.....T.....3#
            ######..............#
            ######.....##########
            ######.....##########
            ######.....##########
            ######..4..##########
            #####################""";

    /** A room with a dead end, one cell wide and four deep. */
    private static final String NOOK = """
            #####################
            ######........#######
            ######........#######
            #@1...+2..T.......3.#
            ######........#######
            ######........#######
            #####################""";

    /** Returns a fight against slingers, of whom as many are left as given. */
    private static Scenario slingers(int left) {
        String hordes = """
                {
                  "rats": {
                    "leader": "cave_rat", "mind": "lurkers", "formation": "loose", "members": [],
                    "depths": { "lowest": 1, "highest": 1 }, "frequency": 50
                  },
                  "slingers": {
                    "leader": "goblin_slinger", "mind": "lurkers", "formation": "loose", "members": [],
                    "depths": { "lowest": 1, "highest": 17 }, "frequency": 50
                  }
                }
                """;
        Content content =
                Content.read(new OneOtherFile(TestContent.withoutVignettes(new BuiltInAssets()), Horde.FILE, hordes));
        Scenario scenario = Scenario.inArena("waves", 5, HALL, content);
        scenario.standsOn(scenario.cellOf('3')).waitsFor(EventType.MONSTER_SPAWNED, 400);
        assertThat(scenario.world().monsters().size()).isGreaterThanOrEqualTo(left);
        for (int i = left; i < scenario.world().monsters().size(); i++) {
            scenario.slay(scenario.world().monsters().get(i));
        }
        return scenario.endures(5);
    }

    private static float distance(Scenario scenario, Entity monster) {
        BodyComponent body = monster.getComponent(BodyComponent.class);
        float dx = body.x - scenario.body().x;
        float dy = body.y - scenario.body().y;
        return (float) Math.sqrt(dx * dx + dy * dy);
    }

    /** Puts the player west of a monster in the middle of the hall, and returns how far that goes east in a second. */
    private static float backsOffBy(Scenario scenario, Entity monster) {
        BodyComponent body = monster.getComponent(BodyComponent.class);
        scenario.put(body, scenario.cellOf('T'));
        scenario.standsOn(scenario.cellOf('T') - 2);
        float before = body.x;
        scenario.endures(60);
        return body.x - before;
    }

    @Test
    void givenTheLastSlinger_whenSomeSecondsHavePassed_thenItStandsItsGroundInsteadOfBackingOff() {
        Scenario scenario = slingers(1);
        Entity last = scenario.world().monsters().get(0);
        assertThat(backsOffBy(scenario, last)).as("before").isGreaterThan(0.8f);
        assertThat(scenario.count(EventType.MONSTER_STOOD)).isZero();

        scenario.endures(200);

        assertThat(scenario.count(EventType.MONSTER_STOOD)).isEqualTo(1);
        assertThat(scenario.arena().isLastStand()).isTrue();
        assertThat(backsOffBy(scenario, last)).as("after").isLessThan(0.1f);
    }

    @Test
    void givenThreeSlingers_whenAsMuchTimeHasPassed_thenTheyStillBackOff() {
        Scenario scenario = slingers(3);

        scenario.endures(300);

        assertThat(scenario.count(EventType.MONSTER_STOOD)).isZero();
        assertThat(backsOffBy(scenario, scenario.world().monsters().get(0))).isGreaterThan(0.8f);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hold_out", "close_quarters"})
    void givenAHoldOut_whenNobodyIsLeft_thenTheNextWaveIsMarkedWithinASecond(String kind) {
        Scenario scenario = Scenario.inArena(kind, 4, HALL);
        scenario.standsOn(scenario.cellOf('3')).waitsFor(EventType.MONSTER_SPAWNED, 400);
        int ticks = scenario.arena().holdOutTicksLeft();
        int lull = 0;
        int longest = 0;
        for (int tick = 1; tick < ticks; tick++) {
            scenario.world().monsters().forEach(scenario::slay);
            scenario.endures(1);
            boolean isEmpty =
                    scenario.arena().counted() + scenario.arena().marks().size() == 0;
            lull = isEmpty ? lull + 1 : 0;
            longest = Math.max(longest, lull);
        }

        assertThat(longest).isPositive().isLessThanOrEqualTo(60);
        assertThat(scenario.arena().state()).matches(ArenaState::isSealed);
        scenario.waitsFor(EventType.ARENA_CLEARED, 2);
    }

    @Test
    void givenAHoldOut_whenThoseThatAreLeftAreOutOfSight_thenTheNextWaveComesInSecondsAndTheRoomEndsAtItsTime() {
        Scenario scenario = Scenario.inArena("hold_out", 4, BEND);
        scenario.standsOn(scenario.cellOf('3')).waitsFor(EventType.MONSTER_SPAWNED, 400);
        int ends = scenario.arena().holdOutTicksLeft();
        int first = scenario.arena().wave();

        hides(scenario, 170);
        assertThat(scenario.arena().wave()).isEqualTo(first);
        hides(scenario, 30);

        assertThat(scenario.arena().wave()).isEqualTo(first + 1);
        assertThat(scenario.arena().counted()).isPositive();
        assertThat(scenario.count(EventType.WAVE_BEATEN)).isZero();
        assertThat(scenario.arena().holdOutTicksLeft()).isEqualTo(ends - 200);
    }

    /** Keeps all monsters behind the bend for some ticks. */
    private static void hides(Scenario scenario, int ticks) {
        for (int tick = 0; tick < ticks; tick++) {
            for (Entity monster : scenario.world().monsters()) {
                scenario.put(monster.getComponent(BodyComponent.class), scenario.cellOf('4'));
            }
            scenario.endures(1);
        }
    }

    @Test
    void givenThePlayerInANook_whenSixSecondsHavePassed_thenSporesFillItAndNotTheHall() {
        Scenario scenario = Scenario.inArena("waves", 4, NOOK);
        scenario.standsOn(scenario.cellOf('3')).waitsFor(EventType.ARENA_SEALED, 200);

        scenario.endures(300);
        assertThat(scenario.count(EventType.NOOK_FILLED)).isZero();
        scenario.endures(90);

        assertThat(scenario.count(EventType.NOOK_FILLED)).isEqualTo(1);
        assertThat(scenario.count(EventType.GROUND_BEGAN)).isBetween(2, 6);
    }

    @Test
    void givenThePlayerInTheHall_whenAsMuchTimeHasPassed_thenNothingFormsThere() {
        Scenario scenario = Scenario.inArena("waves", 4, NOOK);
        scenario.standsOn(scenario.cellOf('2')).waitsFor(EventType.ARENA_SEALED, 200);

        scenario.endures(900);

        assertThat(scenario.count(EventType.NOOK_FILLED)).isZero();
    }

    @Test
    void givenAHordeThatSleepsNearAndOneFarAway_whenTheRoofGivesWay_thenOnlyTheNearOneWakes() {
        String drawing = """
                ##########################################################
                ######..............#...................................##
                ######..............#...................................##
                #@1.g.+2.....T.....3#...................................##
                #.....#.............#...................................##
                #.....#.............#...................................##
                #.....###############...................................##
                #...............................................g.......##
                ##########################################################""";
        Scenario scenario = Scenario.inArena("waves", 4, drawing);
        Entity first = scenario.world().monsters().get(0);
        Entity second = scenario.world().monsters().get(1);
        boolean isFirstNear = distance(scenario, first) < distance(scenario, second);
        MindComponent near = (isFirstNear ? first : second).getComponent(MindComponent.class);
        MindComponent far = (isFirstNear ? second : first).getComponent(MindComponent.class);
        scenario.standsOn(scenario.cellOf('3')).waitsFor(EventType.MONSTER_SPAWNED, 600);
        scenario.endures(scenario.arena().roofTicksLeft() - 2);
        assertThat(near.state).isEqualTo(MindState.ASLEEP);

        scenario.endures(10);

        assertThat(scenario.count(EventType.ROOF_GAVE)).isEqualTo(1);
        assertThat(near.state).isEqualTo(MindState.HUNTING);
        assertThat(far.state).isEqualTo(MindState.ASLEEP);
    }
}
