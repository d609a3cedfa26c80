package dev.orebound.view.sound;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.Content;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sound.SoundCues.EventCue;
import dev.orebound.view.sound.RecordingAudio.Health;
import dev.orebound.view.sound.synth.SampleMath;
import dev.orebound.view.sound.synth.SoundSynth;
import dev.orebound.world.EventWords;
import dev.orebound.world.event.EventType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks what a player learns by ear: who noticed them, which status began, and what happened to a horde. */
class StingsTest {
    private static final BuiltInAssets ASSETS = new BuiltInAssets();
    private static final SoundContent CONTENT = SoundContent.read(ASSETS, EventWords.of(Content.read(ASSETS)));

    private final SoundSynth synth = new SoundSynth(CONTENT.materials());

    @ParameterizedTest
    @EnumSource(
            names = {
                "PLAYER_NOTICED",
                "HORDE_SEARCHED",
                "HORDE_ARRIVED",
                "HORDE_STIRRED",
                "HORDE_ROUTED",
                "LEADER_SUCCEEDED",
                "MONSTER_FLED",
                "MONSTER_RALLIED",
                "ORE_STOLEN",
                "CAPTIVE_FREED",
                "FIRE_CAUGHT",
                "FIRE_DIED",
                "STEAM_ROSE",
                "WATER_CHARGED",
                "MONSTER_FELL",
                "PLAYER_FELL"
            })
    void anEventHasASoundThatNoOtherHas(EventType type) {
        List<String> own = soundsOf(type);
        List<String> others = new ArrayList<>();
        for (EventCue cue : CONTENT.cues().cues()) {
            if (!cue.event().equals(type.id())) {
                others.addAll(cue.sounds());
            }
        }

        assertThat(own).isNotEmpty().doesNotContainAnyElementsOf(others);
    }

    @ParameterizedTest
    @EnumSource
    void eachStatusHasASoundOfItsOwn(StatusEffect status) {
        List<String> own = CONTENT.cues().cues().stream()
                .filter(cue -> cue.event().equals(EventType.STATUS_BEGAN.id()))
                .filter(cue -> status.id().equals(cue.manner()))
                .flatMap(cue -> cue.sounds().stream())
                .toList();

        assertThat(own).containsExactly("status_" + status.id());
    }

    @Test
    void aDiscoveryHasASoundThatNoEventHas() {
        assertThat(CONTENT.cues().menu()).contains("discovery");
        assertThat(CONTENT.cues().cues())
                .allSatisfy(cue -> assertThat(cue.sounds()).doesNotContain("discovery"));
    }

    @Test
    void theLargerWhoNoticesTheDeeperTheLongerAndTheLouder() {
        List<String> stings = List.of("noticed_small", "horde_sting", "noticed_large");
        for (int i = 1; i < stings.size(); i++) {
            short[] smaller = samples(stings.get(i - 1));
            short[] larger = samples(stings.get(i));

            assertThat(crossingsASecond(larger)).isLessThan(crossingsASecond(smaller));
            assertThat(larger.length).isGreaterThan(smaller.length);
            assertThat(gain(stings.get(i))).isGreaterThan(gain(stings.get(i - 1)));
        }
    }

    @Test
    void aHordeFromAfarIsHeardFarOff() {
        EventCue arrived = cue("horde_arrived");
        SoundBank bank = new SoundBank(CONTENT, new RecordingAudio(Health.SOUND), line -> {});
        SoundListener ears = new SoundListener(bank, (x, y) -> true, CaptionListener.NOBODY);

        assertThat(ears.nearness(60, 0, arrived.carriesCells())).isGreaterThan(0.55f);
        assertThat(ears.pan(60)).isEqualTo(CONTENT.cues().hearing().mostPan());
    }

    private short[] samples(String sound) {
        return synth.samples(CONTENT.recipes().get(sound), 0);
    }

    private static float gain(String sound) {
        return CONTENT.cues().cues().stream()
                .filter(cue -> cue.sounds().contains(sound))
                .findFirst()
                .orElseThrow()
                .gain();
    }

    private static EventCue cue(String event) {
        return CONTENT.cues().cues().stream()
                .filter(cue -> cue.event().equals(event))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> soundsOf(EventType type) {
        return CONTENT.cues().cues().stream()
                .filter(cue -> cue.event().equals(type.id()))
                .flatMap(cue -> cue.sounds().stream())
                .toList();
    }

    private static double crossingsASecond(short[] samples) {
        int crossings = 0;
        for (int i = 1; i < samples.length; i++) {
            crossings += (samples[i] ^ samples[i - 1]) < 0 ? 1 : 0;
        }
        return crossings * (double) SampleMath.RATE / samples.length;
    }
}
