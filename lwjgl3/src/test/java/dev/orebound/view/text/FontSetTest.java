package dev.orebound.view.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.badlogic.gdx.graphics.g2d.BitmapFont;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.desktop.window.InWindow;
import java.util.Locale;
import org.junit.jupiter.api.Test;

@InWindow(pixels = false)
final class FontSetTest {
    @Test
    void everyStyleKnowsTheLettersOfEuropeAlthoughNobodyAskedForThemAtStart() {
        FontSet fonts = new FontSet(new BuiltInAssets());
        fonts.resize(1);

        for (TextStyle style : TextStyle.values()) {
            BitmapFont font = fonts.font(style);
            // Headings show the game's own texts; whatever a player typed is a body text.
            boolean isHeading = style == TextStyle.TITLE || style == TextStyle.HEADING;
            for (char letter : (isHeading ? "éßñŁø" : "éßñŁøЖяλ").toCharArray()) {
                assertThat(font.getData().getGlyph(letter))
                        .as("%s in %s", letter, style)
                        .isNotNull()
                        .isNotSameAs(font.getData().missingGlyph);
            }
        }
        fonts.dispose();
    }

    @Test
    void givenALargerWindow_whenFontsAreMadeAnew_thenALineThatStandsGrowsWithThem() {
        FontSet fonts = new FontSet(new BuiltInAssets());
        fonts.resize(1);
        TextLine line = new TextLine(fonts, TextStyle.BODY, "Depth 1");
        float width = line.width();

        fonts.resize(3);

        assertThat(line.width()).isBetween(width * 2.7f, width * 3.3f);
        fonts.dispose();
    }

    @Test
    void textsOfPlayGrowAsFarAsThePlayerWishesAndPagesByAFifth() {
        FontSet fonts = new FontSet(new BuiltInAssets());
        fonts.resize(2);
        TextLine told = new TextLine(fonts, TextStyle.TOLD, "A growl to the north");
        TextLine body = new TextLine(fonts, TextStyle.BODY, "A growl to the north");
        TextLine title = new TextLine(fonts, TextStyle.TITLE, "Orebound");
        float before = told.width();
        float titleBefore = title.width();
        assertThat(body.width()).isEqualTo(before);

        fonts.wear(2, 1.2f, false);
        fonts.resize(2);

        assertThat(told.width()).isBetween(before * 1.95f, before * 2.05f);
        assertThat(body.width()).isBetween(before * 1.15f, before * 1.25f);
        assertThat(title.width()).isEqualTo(titleBefore);
        fonts.dispose();
    }

    @Test
    void plainHeadingsHaveTheLettersOfAllOtherTextsAndAreNoWider() {
        FontSet fonts = new FontSet(new BuiltInAssets());
        fonts.resize(1);
        TextLine heading = new TextLine(fonts, TextStyle.HEADING, "Setting out");
        float pixelled = heading.width();

        fonts.wear(1, 1, true);
        fonts.resize(1);

        TextLine body = new TextLine(fonts, TextStyle.BODY, "Setting out");
        float likeBody = heading.width() / body.width();
        assertThat(likeBody).isCloseTo(heading.capHeight() / body.capHeight(), within(0.1f));
        assertThat(heading.width()).isNotEqualTo(pixelled).isLessThan(pixelled * 1.05f);
        fonts.dispose();
    }

    @Test
    void linesThatEndAtTheRightAreAboutEquallyLongAndNoMoreThanTheyMustBe() {
        FontSet fonts = new FontSet(new BuiltInAssets());
        fonts.resize(1);
        String goal = "Kill the warden to the south-east: it has the exit key and some air ore";
        TextLine usual = new TextLine(fonts, TextStyle.BODY, goal);
        TextLine even = new TextLine(fonts, TextStyle.BODY, goal);
        even.endRight();

        float whole = usual.width();
        usual.wrap(whole * 0.9f);
        even.wrap(whole * 0.9f);

        assertThat(usual.width()).isGreaterThan(whole * 0.8f);
        assertThat(even.height()).isEqualTo(usual.height());
        assertThat(even.width()).isBetween(whole * 0.45f, whole * 0.65f);
        fonts.dispose();
    }

    @Test
    void aCharacterThatTheTypefaceLacksIsSpelledAndNotLeftOut() {
        FontSet fonts = new FontSet(new BuiltInAssets());
        fonts.resize(1);
        String folder = "/home/\u0e01\u0e02/\u00e9t\u00e9";

        assertThat(fonts.spelled(TextStyle.SMALL, folder)).isEqualTo("/home/[U+0E01][U+0E02]/\u00e9t\u00e9");
        assertThat(fonts.spelled(TextStyle.SMALL, "\ud83d\ude00")).isEqualTo("[U+1F600]");
        assertThat(new TextLine(fonts, TextStyle.SMALL, folder).width())
                .isEqualTo(new TextLine(fonts, TextStyle.SMALL, "/home/[U+0E01][U+0E02]/\u00e9t\u00e9").width());
        fonts.dispose();
    }

    @Test
    void everyTypefaceHasEveryCharacterOfEveryLanguage() {
        FontSet fonts = new FontSet(new BuiltInAssets());
        for (GameTexts.LanguageName language : GameTexts.languages(new BuiltInAssets())) {
            GameTexts texts = GameTexts.read(new BuiltInAssets(), Locale.forLanguageTag(language.tag()));
            assertThat(texts.language()).isEqualTo(language.tag());
            assertThat(texts.keys()).allMatch(key -> fonts.hasAll(texts.get(key).replace("\n", "")));
        }
        fonts.dispose();
    }

    @Test
    void aJapaneseLineBreaksBetweenCharactersButNotBeforeAMarkThatCloses() {
        FontSet fonts = new FontSet(new BuiltInAssets());
        fonts.resize(1);
        TextLine line = new TextLine(fonts, TextStyle.BODY, "鉱石を割る。水薬を飲む。");
        float whole = line.width();
        line.wrap(whole * 0.6f);

        assertThat(line.lines()).isEqualTo(2);
        assertThat(line.width()).isBetween(whole * 0.4f, whole * 0.6f);
        assertThat(BreakingFontData.breaks('割', 'る')).isTrue();
        assertThat(BreakingFontData.breaks('る', '。')).isFalse();
        assertThat(BreakingFontData.breaks('「', '水')).isFalse();
        assertThat(BreakingFontData.breaks('a', 'b')).isFalse();
        fonts.dispose();
    }

    @Test
    void unchangedGlyphsAreNotMadeAnew() {
        FontSet fonts = new FontSet(new BuiltInAssets());
        fonts.resize(1);
        int generation = fonts.generation();

        fonts.resize(1);

        assertThat(fonts.generation()).isEqualTo(generation);
        fonts.dispose();
    }

    @Test
    void everyRowOfAMenuFitsIntoItAtEverySize() {
        GameTexts texts = GameTexts.read(new BuiltInAssets());
        FontSet fonts = new FontSet(new BuiltInAssets());
        for (float pixelsAUnit : new float[] {0.5f, 0.83f, 1, 1.5f, 3}) {
            fonts.resize(pixelsAUnit);
            for (String key : texts.keys()) {
                if (key.startsWith("menu.") || key.startsWith("pause.") || key.startsWith("summary.another")) {
                    float width =
                            new TextLine(fonts, TextStyle.HEADING, texts.format(key, "100", "100", "100")).width();
                    assertThat(width).as("%s at %s", key, pixelsAUnit).isLessThan(500 * pixelsAUnit);
                }
            }
        }
        fonts.dispose();
    }
}
