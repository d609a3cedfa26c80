package dev.orebound.autoplay.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.descent.Descent;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that the bot gets out of floors on which two tasks could alternate for ever. */
class FloorPlayerTest {
    private static final Content CONTENT = TestContent.BUILT_IN;

    /** Three minutes: without progress for that long a run counts as stalled. */
    private static final int MOST_TICKS = 10_800;

    @ParameterizedTest
    @ValueSource(strings = {"novice", "steady", "expert"})
    void givenAGolemWhoseOreIsNowhere_thenTheBotLeavesItAsleepAndGoesOn(String skill) {
        World world = worldOf(new DrawnFloor("""
                ###################################################
                #1.......@........................................#
                #################################################.#
                #.................................................#
                #.#################################################
                #.................................................#
                #################################################.#
                #>................................................#
                ###################################################""").fixture("dormant_golem", '1'));

        plays(world, skill);

        assertThat(world.player().exitTaken())
                .as("after %s ticks", world.tick())
                .isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"novice", "steady", "expert"})
    void givenACaptiveWhoseGuardCannotBeReached_thenTheBotLeavesItAndGoesOn(String skill) {
        World world = worldOf(new DrawnFloor("""
                ###################################################
                #..k...############################################
                #______############################################
                #______############################################
                #.p......@........................................#
                #################################################.#
                #.................................................#
                #.#################################################
                #.................................................#
                #################################################.#
                #>................................................#
                ###################################################"""));

        plays(world, skill);

        assertThat(world.player().exitTaken())
                .as("after %s ticks", world.tick())
                .isZero();
    }

    /** An unwell bot shuns trap rooms until nothing else leads on. */
    @ParameterizedTest
    @ValueSource(strings = {"novice", "steady", "expert"})
    void givenAnUnwellBotAndAnExitBehindATrapRoom_thenItCrossesTheRoomAndGoesOn(String skill) {
        World world = worldOf(new DrawnFloor("""
                ##############################################
                #............................................#
                #.######################.####################.
                #.######################.#########.......#####
                #.######################.#########..T....#####
                #@.........................+......+......+..>#
                ###################################.......####
                ##############################################""", CONTENT.arenaKinds().get("ambush"), 1));

        plays(world, skill, 0.2f);

        assertThat(world.player().exitTaken())
                .as("after %s ticks", world.tick())
                .isZero();
    }

    private static World worldOf(DrawnFloor drawing) {
        return new World(drawing.floor(), CONTENT, Party.fresh(CONTENT));
    }

    /** Plays until the exit is taken or the time is up; the bot must survive. */
    private static void plays(World world, String skill) {
        plays(world, skill, 1);
    }

    /** Plays with the player's health kept at this share. */
    private static void plays(World world, String skill, float healthShare) {
        Seed seed = Seed.of("drawn");
        FloorPlayer player = new FloorPlayer(
                world,
                new Descent(seed, CONTENT.graph()),
                BotSkill.readAll(new BuiltInAssets()).get(skill),
                new RandomStreams(seed).stream("test", skill),
                true);
        Intent intent = new Intent();
        while (world.player().exitTaken() < 0 && world.tick() < MOST_TICKS) {
            world.player().health().health =
                    Math.round(healthShare * world.player().health().most);
            player.decide(intent);
            world.step(intent);
        }
    }
}
