package dev.orebound.view.actor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.orebound.TestContent;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.item.Ore;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sound.SoundCaptions;
import dev.orebound.content.sound.SoundCaptions.CaptionImportance;
import dev.orebound.content.sprite.SignColour;
import dev.orebound.content.sprite.SignColour.ColourSight;
import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.view.draw.SignColours;
import dev.orebound.view.effect.EventColours;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks that colours that tell something can be told apart by everybody, once the right ones are chosen. */
final class SignColoursTest {
    private static final SpriteSheet SHEET = TestContent.sprites(new BuiltInAssets());

    /** Least distances of the colours of a group, of which shapes tell the statuses apart before colours do. */
    private static final Map<String, Double> LEAST =
            Map.of("ores", 20.0, "telegraphs", 20.0, "captions", 19.0, "statuses", 12.5);

    /** Least distance of the mean colours of what is drawn, whose outlines and highlights are alike. */
    private static final double LEAST_OF_PICTURES = 10;

    private final SignColours colours = new SignColours(SHEET.signs());

    @ParameterizedTest
    @EnumSource(value = ColourSight.class, names = "USUAL", mode = EnumSource.Mode.EXCLUDE)
    void coloursForOtherEyesAreToldApartByThem(ColourSight eyes) {
        LEAST.forEach((group, least) -> {
            double chosen = nearest(group, eyes, eyes);
            assertThat(chosen).as(group).isGreaterThan(least);
            assertThat(chosen).as(group + " as usual").isGreaterThan(nearest(group, ColourSight.USUAL, eyes));
            assertThat(nearest(group, eyes, ColourSight.USUAL))
                    .as(group + " for usual eyes")
                    .isGreaterThan(least / 2);
        });
    }

    /** Returns the least distance of two colours of a group. */
    private static double nearest(String group, ColourSight chosen, ColourSight eyes) {
        List<Integer> shown = SHEET.signs().asList().stream()
                .filter(sign -> sign.groups().contains(group))
                .map(sign -> sign.in(chosen))
                .toList();
        return nearest(shown, eyes);
    }

    private static double nearest(List<Integer> shown, ColourSight eyes) {
        double nearest = Double.MAX_VALUE;
        for (int i = 0; i < shown.size(); i++) {
            for (int j = 0; j < i; j++) {
                nearest = Math.min(nearest, ColourEyes.distance(shown.get(i), shown.get(j), eyes));
            }
        }
        return nearest;
    }

    @ParameterizedTest
    @EnumSource(value = ColourSight.class, names = "USUAL", mode = EnumSource.Mode.EXCLUDE)
    void drawingsOfOresAreToldApartByOtherEyes(ColourSight eyes) {
        List<Integer> usual = means(Ore::sprite);
        List<Integer> shards = means(Ore::shardSprite);
        colours.choose(eyes);

        assertThat(nearest(means(Ore::sprite), eyes))
                .isGreaterThan(LEAST_OF_PICTURES)
                .isGreaterThan(nearest(usual, eyes));
        assertThat(nearest(means(Ore::shardSprite), eyes))
                .isGreaterThan(LEAST_OF_PICTURES)
                .isGreaterThan(nearest(shards, eyes));
    }

    private List<Integer> means(Function<Ore, String> sprite) {
        return TestContent.BUILT_IN.ores().asList().stream()
                .map(ore -> mean(colours.of(
                        sprite.apply(ore), SHEET.frames(sprite.apply(ore)).get(0))))
                .toList();
    }

    /** Returns the mean colour of the pixels that give light. */
    private static int mean(SpriteFrame frame) {
        long red = 0;
        long green = 0;
        long blue = 0;
        int count = 0;
        for (int i = 0; i < frame.width() * frame.height(); i++) {
            int rgba = frame.emissive(i % frame.width(), i / frame.width());
            if (rgba != 0) {
                red += rgba >>> 24;
                green += rgba >> 16 & 0xff;
                blue += rgba >> 8 & 0xff;
                count++;
            }
        }
        return (int) (red / count) << 16 | (int) (green / count) << 8 | (int) (blue / count);
    }

    @Test
    void everyColourOfTheFileTellsSomething() {
        assertThat(usual("ores"))
                .containsExactlyInAnyOrderElementsOf(TestContent.BUILT_IN.ores().asList().stream()
                        .map(ore -> ore.light().rgb())
                        .toList());
        List<Integer> statuses = new ArrayList<>();
        for (StatusEffect status : StatusEffect.values()) {
            if (status != StatusEffect.STUNNED) { // It has stars over its head, and the colour of the shocked.
                statuses.add(StatusPainter.colourOf(status));
            }
        }
        assertThat(usual("statuses")).containsExactlyInAnyOrderElementsOf(statuses);
        SoundCaptions captions = TestContent.sounds().captions();
        List<Integer> told = new ArrayList<>();
        for (CaptionImportance importance : CaptionImportance.values()) {
            told.add(captions.look(importance).colour());
        }
        told.add(captions.companionColour());
        assertThat(usual("captions")).containsExactlyInAnyOrderElementsOf(told);
        assertThat(usual("telegraphs"))
                .containsExactlyInAnyOrder(
                        AttackTelegraphs.COLOUR,
                        AttackTelegraphs.ABOUT_TO_LAND,
                        AttackTelegraphs.HEALS,
                        EventColours.ARRIVAL,
                        TelegraphSigns.GOLD);
    }

    private static List<Integer> usual(String group) {
        return SHEET.signs().asList().stream()
                .filter(sign -> sign.groups().contains(group))
                .map(SignColour::usual)
                .toList();
    }

    @Test
    void noColourInThePlaceOfAnotherIsReplacedAgain() {
        for (ColourSight eyes : ColourSight.values()) {
            colours.choose(eyes);
            for (SignColour sign : SHEET.signs()) {
                int shown = colours.of(sign.usual());
                assertThat(shown).isEqualTo(sign.in(eyes));
                assertThat(colours.of(shown)).as(sign.id() + " for " + eyes).isEqualTo(shown);
            }
        }
    }

    @Test
    void aColourThatTellsNothingStays() {
        colours.choose(ColourSight.DEUTERANOPIA);

        assertThat(colours.of(0x123456)).isEqualTo(0x123456);
        assertThat(colours.of("goblin.idle", SHEET.frames("goblin.idle").get(0)))
                .isSameAs(SHEET.frames("goblin.idle").get(0));
    }

    @Test
    void distancesAreThoseOfThePublishedFormula() {
        // Pairs of sRGB colours whose CIEDE2000 distance was computed with another implementation.
        assertThat(ColourEyes.distance(0xff0000, 0x00ff00, ColourSight.USUAL)).isCloseTo(86.6, within(0.3));
        assertThat(ColourEyes.distance(0x000000, 0xffffff, ColourSight.USUAL)).isCloseTo(100, within(0.1));
        assertThat(ColourEyes.distance(0x8fcf6a, 0xff9a62, ColourSight.DEUTERANOPIA))
                .isLessThan(4);
    }
}
