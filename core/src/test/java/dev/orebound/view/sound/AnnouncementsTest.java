package dev.orebound.view.sound;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sound.SoundCues.EventCue;
import dev.orebound.view.sound.synth.SampleMath;
import dev.orebound.view.sound.synth.SoundSynth;
import dev.orebound.world.EventWords;
import dev.orebound.world.event.EventType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that attacks can be told apart by ear: each form has its own register or rhythm. */
class AnnouncementsTest {
    private static final BuiltInAssets ASSETS = new BuiltInAssets();
    private static final SoundContent CONTENT = SoundContent.read(ASSETS, EventWords.of(Content.read(ASSETS)));
    private static final List<String> FORMS = List.of("ranged", "charge", "lob", "summon", "burst", "heal");

    /** Two voices whose zero crossings differ by this factor are heard as different registers. */
    private static final double APART = 1.25;

    private static final int WINDOW = SampleMath.RATE / 50;

    private final SoundSynth synth = new SoundSynth(CONTENT.materials());

    @Test
    void everyFormThatStrikesFromAfarIsAnnouncedByASoundOfItsOwn() {
        assertThat(FORMS.stream().map(AnnouncementsTest::announcement)).doesNotHaveDuplicates();
    }

    @Test
    void noTwoFormsShareBothRegisterAndBeat() {
        for (int i = 0; i < FORMS.size(); i++) {
            for (int j = 0; j < i; j++) {
                short[] one = samples(FORMS.get(i));
                short[] other = samples(FORMS.get(j));
                double ratio = crossingsASecond(one) / crossingsASecond(other);
                boolean areRegistersApart = Math.max(ratio, 1 / ratio) >= APART;

                assertThat(areRegistersApart || beats(one) != beats(other))
                        .as("%s and %s are told apart", FORMS.get(i), FORMS.get(j))
                        .isTrue();
            }
        }
    }

    @Test
    void theThirdBlowOfTheRhythmIsTheDeepest() {
        List<Double> registers = new ArrayList<>();
        for (String blow : List.of("strike_first", "strike_second", "strike_third")) {
            registers.add(crossingsASecond(synth.samples(CONTENT.recipes().get(blow), 0)));
        }

        assertThat(registers.get(0)).isGreaterThan(registers.get(1));
        assertThat(registers.get(1)).isGreaterThan(registers.get(2));
    }

    private short[] samples(String form) {
        return synth.samples(CONTENT.recipes().get(announcement(form)), 0);
    }

    private static String announcement(String form) {
        return CONTENT.cues().cues().stream()
                .filter(cue -> cue.event().equals(EventType.STRIKE_WOUND_UP.id()))
                .filter(cue -> form.equals(cue.manner()))
                .map(EventCue::sounds)
                .findFirst()
                .orElseThrow()
                .get(0);
    }

    private static double crossingsASecond(short[] samples) {
        int crossings = 0;
        for (int i = 1; i < samples.length; i++) {
            crossings += (samples[i] ^ samples[i - 1]) < 0 ? 1 : 0;
        }
        return crossings * (double) SampleMath.RATE / samples.length;
    }

    /** Returns how often the sound rises from below a quarter of its strongest to above a half. */
    private static int beats(short[] samples) {
        int beats = 0;
        boolean low = true;
        double strongest = 0;
        for (int from = 0; from + WINDOW <= samples.length; from += WINDOW) {
            strongest = Math.max(strongest, strength(samples, from));
        }
        for (int from = 0; from + WINDOW <= samples.length; from += WINDOW) {
            double now = strength(samples, from) / strongest;
            if (low && now > 0.5) {
                beats++;
                low = false;
            } else if (now < 0.25) {
                low = true;
            }
        }
        return beats;
    }

    private static double strength(short[] samples, int from) {
        double sum = 0;
        for (int i = from; i < from + WINDOW; i++) {
            sum += (double) samples[i] * samples[i];
        }
        return Math.sqrt(sum);
    }
}
