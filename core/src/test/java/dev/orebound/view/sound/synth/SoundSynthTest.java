package dev.orebound.view.sound.synth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.Content;
import dev.orebound.content.music.MusicContent;
import dev.orebound.content.music.MusicInstrument;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sound.SoundRecipe;
import dev.orebound.world.EventWords;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks measurable properties of synthesised sounds. */
class SoundSynthTest {
    private static final BuiltInAssets ASSETS = new BuiltInAssets();
    private static final SoundContent CONTENT = SoundContent.read(ASSETS, EventWords.of(Content.read(ASSETS)));
    private static final MusicContent MUSIC = MusicContent.read(ASSETS);
    private static final int WINDOW = SampleMath.RATE / 20;

    /** All sounds by recipe and variant, never changed once they are made. */
    private static final Map<String, List<short[]>> MADE = made();

    private static Map<String, List<short[]>> made() {
        SoundSynth synth = new SoundSynth(CONTENT.materials());
        return all().collect(Collectors.toMap(
                SoundRecipe::id,
                recipe -> IntStream.range(0, recipe.variants())
                        .mapToObj(variant -> synth.samples(recipe, variant))
                        .toList()));
    }

    private static short[] samples(SoundRecipe recipe, int variant) {
        return Objects.requireNonNull(MADE.get(recipe.id())).get(variant);
    }

    static Stream<SoundRecipe> all() {
        return CONTENT.recipes().asList().stream();
    }

    static Stream<SoundRecipe> shots() {
        return all().filter(recipe -> !recipe.isLoop());
    }

    static Stream<SoundRecipe> loops() {
        return all().filter(SoundRecipe::isLoop);
    }

    @ParameterizedTest
    @MethodSource("all")
    void aSoundIsNeitherClippedNorOffCentreNorTooSoftOrLoud(SoundRecipe recipe) {
        for (int variant = 0; variant < recipe.variants(); variant++) {
            short[] samples = samples(recipe, variant);

            assertThat(peak(samples)).isBetween(0.2, 0.95);
            assertThat(Math.abs(mean(samples))).isLessThan(0.01);
            assertThat(loudest(samples)).isBetween(0.06, 0.6);
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void aSoundIsTheSameEachTimeItIsMade(SoundRecipe recipe) {
        int last = recipe.variants() - 1;

        assertThat(new SoundSynth(CONTENT.materials()).samples(recipe, last)).isEqualTo(samples(recipe, last));
    }

    @ParameterizedTest
    @MethodSource("shots")
    void variantsOfASoundDiffer(SoundRecipe recipe) {
        for (int variant = 1; variant < recipe.variants(); variant++) {
            assertThat(samples(recipe, variant)).isNotEqualTo(samples(recipe, variant - 1));
        }
    }

    @ParameterizedTest
    @MethodSource("shots")
    void aSoundThatEndsStartsAndEndsInSilenceAndInTime(SoundRecipe recipe) {
        for (int variant = 0; variant < recipe.variants(); variant++) {
            short[] samples = samples(recipe, variant);

            assertThat((double) samples.length / SampleMath.RATE).isBetween(0.03, 4.0);
            assertThat(samples[0] / 32767.0).isBetween(-0.002, 0.002);
            assertThat(samples[samples.length - 1] / 32767.0).isBetween(-0.002, 0.002);
        }
    }

    @ParameterizedTest
    @MethodSource("loops")
    void theEndOfALoopRunsIntoItsBeginning(SoundRecipe recipe) {
        short[] samples = samples(recipe, 0);
        int last = samples.length - 1;
        double usualStep = 0;
        double usualBend = 0;
        for (int i = 2; i <= last; i++) {
            usualStep = Math.max(usualStep, Math.abs(samples[i] - samples[i - 1]));
            usualBend = Math.max(usualBend, Math.abs(samples[i] - 2 * samples[i - 1] + samples[i - 2]));
        }

        assertThat((double) Math.abs(samples[0] - samples[last])).isLessThanOrEqualTo(usualStep);
        assertThat((double) Math.abs(samples[1] - 2 * samples[0] + samples[last]))
                .isLessThanOrEqualTo(usualBend);
        assertThat((double) samples.length / SampleMath.RATE).isBetween(9.9, 20.0);
    }

    @Test
    void aCutoffArrivesWhenItsSecondsAreOver() {
        short[] samples = new SoundSynth(CONTENT.materials()).samples(swept(), 0);
        int arrived = SampleMath.RATE / 10;

        assertThat(crossings(samples, arrived, 2 * arrived)).isGreaterThan(3 * crossings(samples, 0, arrived / 3));
        assertThat(crossings(samples, 5 * arrived, 6 * arrived))
                .isBetween(
                        crossings(samples, arrived, 2 * arrived) * 4 / 5,
                        crossings(samples, arrived, 2 * arrived) * 6 / 5);
    }

    static Stream<MusicInstrument> instruments() {
        return MUSIC.instruments().asList().stream();
    }

    @ParameterizedTest
    @MethodSource("instruments")
    void aNoteIsTheSameEachTimeAndAsLoudAsAnyAndBeginsAndEndsInSilence(MusicInstrument instrument) {
        short[] note = new SoundSynth(MUSIC.materials()).note(instrument, 60, SampleMath.RATE / 2);

        assertThat(new SoundSynth(MUSIC.materials()).note(instrument, 60, SampleMath.RATE / 2))
                .isEqualTo(note);
        assertThat(peak(note)).isBetween(0.976, 0.977);
        assertThat((int) note[0]).isZero();
        assertThat((int) note[note.length - 1]).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sine 1x",
                "saw 1x",
                "harmonics 1x 8 1",
                "string 1x 0.5, decay 3",
                "iron 1x 0, decay 3",
                "white, band 1x 40"
            })
    void aNoteHasThePitchThatItIsAskedFor(String layer) {
        for (int pitch : List.of(45, 57, 69)) {
            double hertz = 440 * Math.pow(2, (pitch - 69) / 12.0);
            short[] note = note(pitch, layer);

            assertThat(strength(note, hertz))
                    .isGreaterThan(2 * strength(note, 0.94 * hertz))
                    .isGreaterThan(2 * strength(note, 1.06 * hertz));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sine 1x", "white", "harmonics 1x 1 0", "string 1x 1", "heart 1x 0"})
    void aSourceWithADecayHasFallenBy60DecibelsAfterItsTime(String source) {
        short[] note = note(57, source + ", decay 0.6");
        double begun = loudest(Arrays.copyOf(note, note.length / 10));

        assertThat(20 * Math.log10(loudest(part(note, 0.28f, 0.32f)) / begun)).isBetween(-38.0, -22.0);
        assertThat(20 * Math.log10(loudest(part(note, 0.58f, 0.62f)) / begun)).isBetween(-75.0, -50.0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"sine 1x", "harmonics 1x 1 0", "heart 1x 0, decay 20"})
    void aDropFallsToThePitchOfTheNoteAndKeepsItsLoudness(String source) {
        short[] note = note(69, source + ", drop 1 0.2");

        assertThat(crossings(note, 0, SampleMath.RATE / 100)).isBetween(1400, 1900);
        assertThat(crossings(note, SampleMath.RATE / 2, SampleMath.RATE * 9 / 10))
                .isBetween(870, 890);
        assertThat(peak(part(note, 0.4f, 0.6f)) / peak(part(note, 0.01f, 0.2f))).isBetween(0.85, 1.05);
    }

    @Test
    void aVibratoWithADelayGrowsFromNothing() {
        short[] plain = note(69, "sine 1x");
        short[] late = note(69, "sine 1x, vibrato 6 1 0.9");

        assertThat(apart(part(plain, 0, 0.03f), part(late, 0, 0.03f))).isLessThan(0.1);
        assertThat(apart(part(plain, 0.4f, 0.8f), part(late, 0.4f, 0.8f))).isGreaterThan(0.5);
        assertThat(apart(part(plain, 0, 0.03f), part(note(69, "sine 1x, vibrato 6 1"), 0, 0.03f)))
                .isGreaterThan(0.5);
    }

    @Test
    void harmonicsWithoutEvenOnesAreHollow() {
        short[] hollow = note(57, "harmonics 1x 8 1 0 0 0");

        assertThat(strength(hollow, 440)).isLessThan(strength(hollow, 660) / 50);
    }

    @Test
    void aLayerOfAnInstrumentIsRepeatedAsInASound() {
        short[] twice = note(69, "wood 1x, envelope 0.001 0.1, repeat 2 0.5");

        assertThat(loudest(part(twice, 0.3f, 0.45f))).isLessThan(0.001);
        assertThat(loudest(part(twice, 0.5f, 0.6f))).isGreaterThan(0.1);
    }

    /** Returns a second of an instrument of one layer. */
    private static short[] note(int pitch, String layer) {
        MusicInstrument instrument = new MusicInstrument("tried", 0.001f, 0.1f, 1, null, List.of(layer));
        return new SoundSynth(MUSIC.materials()).note(instrument, pitch, SampleMath.RATE);
    }

    private static short[] part(short[] samples, float from, float to) {
        return Arrays.copyOfRange(samples, SampleMath.count(from), SampleMath.count(to));
    }

    /** Returns how strong a frequency is in samples. */
    private static double strength(short[] samples, double hertz) {
        double sine = 0;
        double cosine = 0;
        for (int i = 0; i < samples.length; i++) {
            double window = 1 - Math.cos(2 * Math.PI * i / samples.length);
            sine += window * samples[i] * Math.sin(SampleMath.angle(hertz, 0) * i);
            cosine += window * samples[i] * Math.cos(SampleMath.angle(hertz, 0) * i);
        }
        return Math.hypot(sine, cosine);
    }

    /** Returns the largest distance of two samples at the same time, as a share of the full scale. */
    private static double apart(short[] some, short[] others) {
        double apart = 0;
        for (int i = 0; i < some.length; i++) {
            apart = Math.max(apart, Math.abs(some[i] - others[i]) / 32767.0);
        }
        return apart;
    }

    /** Returns a recipe of noise through a band that rises within a tenth of a second, and stays. */
    private static SoundRecipe swept() {
        return new SoundRecipe(
                "swept", 0.1f, 1, 0, 0, null, List.of("pink, band 200>6000/0.1 4, envelope 0.001 0.01 1 0.8 0.1"));
    }

    /** Returns how often a second the sign changes within a part. */
    private static int crossings(short[] samples, int from, int to) {
        int crossings = 0;
        for (int i = from + 1; i < to; i++) {
            crossings += (samples[i] ^ samples[i - 1]) < 0 ? 1 : 0;
        }
        return crossings * SampleMath.RATE / (to - from);
    }

    private static double peak(short[] samples) {
        double peak = 0;
        for (short sample : samples) {
            peak = Math.max(peak, Math.abs(sample) / 32767.0);
        }
        return peak;
    }

    private static double mean(short[] samples) {
        double sum = 0;
        for (short sample : samples) {
            sum += sample / 32767.0;
        }
        return sum / samples.length;
    }

    /** Returns the root mean square of the loudest twentieth of a second, or of the whole sound if it is shorter. */
    private static double loudest(short[] samples) {
        int window = Math.min(WINDOW, samples.length);
        double loudest = 0;
        for (int from = 0; from + window <= samples.length; from += window / 4) {
            double sum = 0;
            for (int i = from; i < from + window; i++) {
                sum += samples[i] / 32767.0 * (samples[i] / 32767.0);
            }
            loudest = Math.max(loudest, Math.sqrt(sum / window));
        }
        return loudest;
    }
}
