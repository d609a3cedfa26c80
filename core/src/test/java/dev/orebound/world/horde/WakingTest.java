package dev.orebound.world.horde;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.FightScenario;
import dev.orebound.world.Scenario;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Tests what wakes a horde besides the sight of the player: a blow against a member, and another horde's alarm. */
class WakingTest {
    /** Content in which nobody hears anything, so that only blows and sight wake monsters. */
    private static final Content DEAF = Content.read(new OneOtherFile(
            new BuiltInAssets(),
            "content/minds.json",
            new BuiltInAssets()
                    .text("content/minds.json")
                    .replaceFirst("\"noise_cells\": \\d+", "\"noise_cells\": 0")));

    private static final String LONG_HALL = """
            ##############################
            #............................#
            #@.......1.................23#
            #............................#
            ##############################""";

    /** A drawing in which the halls are out of sight of each other. */
    private static final String TWO_HALLS = """
            ##################
            #................#
            #..@....1........#
            #................#
            ############.#####
            #................#
            #.......2........#
            ##################""";

    private static Scenario band(Content content) {
        Scenario scenario = Scenario.of(
                new DrawnFloor(LONG_HALL).horde("goblin_band", "123", "goblin", "goblin", "goblin"), content);
        Arrays.fill(scenario.world().player().component().flasks, 20);
        return scenario;
    }

    private static MindState stateOf(Scenario scenario, int monster) {
        return scenario.world().monsters().get(monster).getComponent(MindComponent.class).state;
    }

    @Test
    void givenADeafHordeFarOff_whenNobodyTouchesIt_thenItSleepsOn() {
        Scenario scenario = band(DEAF).waits(900);

        assertThat(scenario.count(EventType.HORDE_WOKEN)).isZero();
    }

    @Test
    void givenADeafHordeFarOff_whenAFlaskHurtsOneOfIt_thenAllWakeAndHunt() {
        Scenario scenario = band(DEAF).waits(2);
        HealthComponent struck = scenario.world().monsters().get(0).getComponent(HealthComponent.class);
        // So much health that it fights on.
        struck.most = 1000;
        struck.health = 1000;
        Intent throwsFlask = new Intent();
        throwsFlask.aim(0);
        throwsFlask.hold(Intent.THROW);
        throwsFlask.throwDistance(8 * Intent.STEPS_A_CELL);
        scenario.plays(throwsFlask);

        scenario.waitsFor(EventType.ACTOR_HURT, 200).waits(2);

        assertThat(scenario.happened(EventType.ACTOR_HURT, EventType.HORDE_WOKEN))
                .as("the blow first")
                .startsWith(EventType.ACTOR_HURT)
                .containsOnlyOnce(EventType.HORDE_WOKEN);
        for (int monster = 0; monster < 3; monster++) {
            assertThat(stateOf(scenario, monster)).isEqualTo(MindState.HUNTING);
        }
    }

    @Test
    void givenAHordeThatRaisesTheAlarm_whenItWakes_thenAnotherThatCannotSeeThePlayerWakesToo() {
        Scenario scenario = twoHordes("goblin_warband");

        scenario.waitsFor(EventType.HORDE_WOKEN, 900).waits(2);

        assertThat(stateOf(scenario, 0)).isEqualTo(MindState.HUNTING);
        assertThat(stateOf(scenario, 1)).isEqualTo(MindState.HUNTING);
        assertThat(scenario.count(EventType.HORDE_WOKEN)).isEqualTo(2);
    }

    @Test
    void givenAHordeThatRaisesNone_whenItWakes_thenAnotherThatCannotSeeThePlayerSleepsOn() {
        Scenario scenario = twoHordes("goblin_band");

        scenario.waitsFor(EventType.HORDE_WOKEN, 900).waits(2);

        assertThat(stateOf(scenario, 0)).isEqualTo(MindState.HUNTING);
        assertThat(stateOf(scenario, 1)).isEqualTo(MindState.ASLEEP);
        assertThat(scenario.count(EventType.HORDE_WOKEN)).isEqualTo(1);
    }

    /** Returns two hordes: the upper one of a kind, the lower one of a kind that raises no alarm. */
    private static Scenario twoHordes(String upper) {
        Scenario scenario = Scenario.of(
                new DrawnFloor(TWO_HALLS).horde(upper, "1", "goblin").horde("goblin_band", "2", "goblin"),
                TestContent.BUILT_IN);
        scenario.standsOn(scenario.cellOf('1') - 3);
        return scenario;
    }

    @Test
    void aMonsterWithoutAHordeSleepsInAHallButNeverInAHallway() {
        FightScenario fight = FightScenario.of("""
                ############################
                #......####.....###........#
                #......####.###.###........#
                #.@....####g###.###....g...#
                #......####.###.###........#
                ###########.###.####.#######
                ###########.###.....########
                ############################""", "cave_rat");
        for (int i = 0; i < 2; i++) {
            FightScenario.part(fight.monster(i), MonsterComponent.class).horde = -1;
            FightScenario.part(fight.monster(i), MindComponent.class).state = MindState.SEARCHING;
        }

        fight.waits(2 * fight.content().minds().searchTicks());

        boolean isFirstInHall = fight.body(0).x > 15;
        int inHall = isFirstInHall ? 0 : 1;
        assertThat(FightScenario.part(fight.monster(inHall), MindComponent.class).state)
                .isEqualTo(MindState.ASLEEP);
        assertThat(FightScenario.part(fight.monster(1 - inHall), MindComponent.class).state)
                .isEqualTo(MindState.GUARDING);
    }
}
