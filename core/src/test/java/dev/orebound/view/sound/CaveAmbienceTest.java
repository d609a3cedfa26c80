package dev.orebound.view.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.orebound.TestContent;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sound.SoundCues;
import dev.orebound.content.sound.SoundCues.AmbientLoop;
import dev.orebound.view.sound.RecordingAudio.Health;
import dev.orebound.world.EventWords;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CaveAmbienceTest {
    private final RecordingAudio audio = new RecordingAudio(Health.SOUND);
    private final SoundBank bank = new SoundBank(SmallSounds.content(), audio, line -> {});
    private final CaveAmbience ambience = new CaveAmbience(bank, "timbered");

    @BeforeEach
    void load() {
        bank.finish();
    }

    @Test
    void theCaveSwellsToItsGainAndStaysThere() {
        peace(5);
        assertThat(audio.looping.get("drone_0")).isCloseTo(0.25f, within(0.001f));

        peace(20);
        assertThat(audio.looping.get("drone_0")).isCloseTo(0.5f, within(0.001f));
        assertThat(audio.looping).doesNotContainKey("tension_0");
    }

    @Test
    void anArenaIsHeardWhileItLastsAndDiesAwayAfterwards() {
        ticks(30, true, 0);
        assertThat(audio.looping.get("tension_0")).isCloseTo(0.4f, within(0.001f));

        peace(5);
        assertThat(audio.looping.get("tension_0")).isCloseTo(0.2f, within(0.001f));
        peace(6);
        assertThat(audio.looping).doesNotContainKey("tension_0").containsKey("drone_0");
    }

    @Test
    void aBiomeHasSoundsOfItsOwnBesideThoseOfEveryCave() {
        SoundCues cues = SoundContent.read(new BuiltInAssets(), EventWords.of(TestContent.BUILT_IN))
                .cues();

        assertThat(cues.bedsOf("furnace")).extracting(AmbientLoop::sound).contains("cave_drone", "lava_rumble");
        assertThat(cues.bedsOf("chalk")).extracting(AmbientLoop::sound).contains("cave_drone", "bone_whistle");
        assertThat(cues.bedsOf("chalk")).extracting(AmbientLoop::sound).doesNotContain("lava_rumble");
        for (Biome biome : TestContent.BUILT_IN.biomes()) {
            assertThat(cues.straysOf(biome.id()))
                    .hasSizeGreaterThan(cues.straysOf("nowhere").size());
        }
    }

    @Test
    void theNearerItBurnsTheLouderTheFireAndNoneIsSilent() {
        ticks(30, false, 0.5f);
        assertThat(audio.looping.get("blaze_0")).isCloseTo(0.4f, within(0.001f));

        ticks(30, true, 1);
        assertThat(audio.looping.get("blaze_0")).isCloseTo(0.8f, within(0.001f));

        peace(11);
        assertThat(audio.looping).doesNotContainKey("blaze_0");
    }

    @Test
    void aRoofIsHeardTheLouderTheWeakerItIs() {
        ticks(30, true, 0, 0.25f);
        assertThat(audio.looping.get("rumble_0")).isCloseTo(0.2f, within(0.001f));

        ticks(30, true, 0, 1);
        assertThat(audio.looping.get("rumble_0")).isCloseTo(0.8f, within(0.001f));

        peace(11);
        assertThat(audio.looping).doesNotContainKey("rumble_0");
    }

    @Test
    void straysComeWithinTheirTimes() {
        peace(19);
        assertThat(audio.played).isEmpty();

        peace(581);
        assertThat(audio.played).hasSizeBetween(600 / 40, 600 / 20);
        assertThat(audio.played).allSatisfy(drip -> assertThat(drip.gain()).isBetween(0.2f, 0.6f));
    }

    @Test
    void onceStoppedNothingLoops() {
        peace(30);
        ambience.stop();
        bank.update();

        assertThat(audio.looping).isEmpty();
    }

    private void peace(int ticks) {
        ticks(ticks, false, 0);
    }

    private void ticks(int ticks, boolean isArena, float fire) {
        ticks(ticks, isArena, fire, 0);
    }

    private void ticks(int ticks, boolean isArena, float fire, float roof) {
        for (int tick = 0; tick < ticks; tick++) {
            ambience.tick(isArena, fire, roof);
            bank.update();
        }
    }
}
