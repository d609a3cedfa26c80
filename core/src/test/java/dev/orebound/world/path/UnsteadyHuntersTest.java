package dev.orebound.world.path;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.world.FightScenario;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.GoalPurpose;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.component.TravelMode;
import dev.orebound.world.component.WishComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Checks that hunters do not dither between two places or walk where no path leads. */
class UnsteadyHuntersTest {
    /** A nook with a light in a corner, and dark cells on two sides of the lit one in its middle. */
    private static final String NOOK = """
            ###############
            ###...o########
            ###....########
            ###.g..########
            ####...########
            ####...########
            ###....########
            ###............
            ##############.
            #@.............
            ###############""";

    @Test
    void givenWhoFearsLightInALitNook_whenItHunts_thenItGoesIntoTheDarkAndStaysThere() {
        Content content = withOreAsBrightAsATorch();
        for (int dx = -4; dx <= 4; dx += 2) {
            for (int dy = -4; dy <= 4; dy += 2) {
                FightScenario fight = FightScenario.of(content, NOOK, "mist_wraith");
                BodyComponent body = fight.body(0);
                int lit = body.cell;
                body.x += dx * 0.1f;
                body.y += dy * 0.1f;

                hunts(fight, 60);
                float x = body.x;
                float y = body.y;
                hunts(fight, 60);

                assertThat(body.cell).as("from %s, %s", dx, dy).isNotEqualTo(lit);
                assertThat(Math.hypot(body.x - x, body.y - y))
                        .as("steps in the dark from %s, %s", dx, dy)
                        .isLessThan(0.1);
            }
        }
    }

    @Test
    void givenNoWayToThePlayer_whenWhoShootsHuntsOutOfSight_thenItWaitsUntilAWayOpens() {
        FightScenario fight = FightScenario.of("""
                ##########
                #@o1..####
                #####.####
                #####.g..#
                ##########""", "bone_miner");
        WishComponent wish = FightScenario.part(fight.monster(0), WishComponent.class);

        for (int i = 0; i < 120; i++) {
            hunts(fight, 1);
            assertThat(wish.way).as("tick %s", i).isEqualTo(TravelMode.STAND);
        }

        fight.aimsAt('1').holds(Intent.STRIKE, 240);
        assertThat(fight.count(EventType.ORE_BROKEN)).isEqualTo(1);
        hunts(fight, 1);
        assertThat(wish.way).isEqualTo(TravelMode.TO_PREY);
    }

    @Test
    void givenAPlaceThatWasChosenForSomethingElse_whenOneBacksOff_thenItDoesNotGoThere() {
        FightScenario fight = FightScenario.of("""
                ################
                #..............#
                #.@.g..........#
                #..............#
                ################""", "goblin_slinger");
        TacticComponent tactic = FightScenario.part(fight.monster(0), TacticComponent.class);
        Arrays.fill(fight.striker(0).cooldownTicks, 1000);
        tactic.errand = GoalPurpose.WAIT;
        tactic.goalX = 3.5f;
        tactic.goalY = 3.5f;
        tactic.goalTick = 1000;

        hunts(fight, 10);

        assertThat(fight.body(0).x).isGreaterThan(4.6f);
    }

    private static Content withOreAsBrightAsATorch() {
        String ores = new BuiltInAssets().text("content/ores.json");
        String brighter = ores.replaceFirst(
                "\"radius_cells\": 4.2, \"strength\": 0.75", "\"radius_cells\": 5.5, \"strength\": 0.95");
        assertThat(brighter).isNotEqualTo(ores);
        return Content.read(new OneOtherFile(new BuiltInAssets(), "content/ores.json", brighter));
    }

    private static void hunts(FightScenario fight, int ticks) {
        for (int i = 0; i < ticks; i++) {
            FightScenario.part(fight.monster(0), MindComponent.class).state = MindState.HUNTING;
            FightScenario.part(fight.monster(0), MindComponent.class).ticks = 0;
            fight.waits(1);
        }
    }
}
