package dev.orebound.view.sound.synth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sound.SoundRecipe;
import dev.orebound.world.EventWords;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks measurable properties of synthesised sounds. */
class SoundSynthTest {
    private static final BuiltInAssets ASSETS = new BuiltInAssets();
    private static final SoundContent CONTENT = SoundContent.read(ASSETS, EventWords.of(Content.read(ASSETS)));
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
