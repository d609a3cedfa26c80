package dev.orebound.view.sound;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.view.sound.RecordingAudio.Health;
import dev.orebound.world.Scenario;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import org.junit.jupiter.api.Test;

class WorldSoundsTest {
    private final RecordingAudio audio = new RecordingAudio(Health.SOUND);

    @Test
    void aWalkIsHeardStepByStep() {
        Scenario scenario = Scenario.of("""
                ##########
                #@.......#
                ##########""");
        SoundBank bank = bank();
        WorldSounds sounds = new WorldSounds(scenario.world(), bank);
        for (int tick = 0; tick < 60; tick++) {
            scenario.pushes(Intent.FULL_TILT, 0, 1);
            sounds.afterTick();
            bank.update();
        }

        assertThat(scenario.count(EventType.FOOT_SET)).isPositive();
        assertThat(audio.names().stream().filter("step_stone"::equals)).hasSize(scenario.count(EventType.FOOT_SET));
        assertThat(audio.looping).containsKey("cave_drone_0");
    }

    @Test
    void givenATrap_whenItsDoorsShut_thenTheyAreHeardAndTheTensionSwells() {
        Scenario scenario = Scenario.of("""
                ################
                ######.........#
                ######.........#
                #@1...+2.3.T...#
                ######.........#
                ######.........#
                ################""").walksTo('2');
        SoundBank bank = bank();
        WorldSounds sounds = new WorldSounds(scenario.world(), bank);
        for (int tick = 0; tick < 120; tick++) {
            scenario.pushes(Intent.FULL_TILT / 2, 0, 1);
            sounds.afterTick();
            bank.update();
        }

        assertThat(audio.names()).contains("arena_sealed", "spawn_marked");
        assertThat(audio.looping.get("arena_tension_0")).isPositive();
        sounds.stop();
        bank.update();
        assertThat(audio.looping).isEmpty();
    }

    private SoundBank bank() {
        SoundBank bank = new SoundBank(SmallSounds.noises(), audio, line -> {});
        bank.finish();
        return bank;
    }
}
