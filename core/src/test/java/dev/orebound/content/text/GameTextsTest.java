package dev.orebound.content.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.content.AssetChecks;
import dev.orebound.content.Content;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.OverlaidAssets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class GameTextsTest {
    @Test
    void everyEntryOfTheContentHasItsTexts() {
        Assets assets = new BuiltInAssets();

        assertThat(AssetChecks.missingTexts(GameTexts.read(assets), Content.read(assets)))
                .isEmpty();
    }

    @Test
    void readsUtf8AndLeavesCommentsOut() {
        GameTexts texts = read("# a comment = no text\n\nmenu.quit = Über Bord: Ω, Ж\n");

        assertThat(texts.keys()).containsExactly("menu.quit");
        assertThat(texts.get("menu.quit")).isEqualTo("Über Bord: Ω, Ж");
    }

    @Test
    void putsArgumentsInWhereTheTextAsksForThem() {
        GameTexts texts = read("a = {1} before {0}, {0} again: x}");

        assertThat(texts.format("a", 7, "ore")).isEqualTo("ore before 7, 7 again: x}");
    }

    @Test
    void breaksLinesWhereTheTextSaysSo() {
        assertThat(read("a = one\\ntwo").get("a")).isEqualTo("one\ntwo");
    }

    @Test
    void aMissingTextIsToldByItsKey() {
        assertThatThrownBy(() -> read("a = b").get("hud.depth"))
                .isInstanceOf(ContentException.class)
                .hasMessageContaining("texts/en.properties: hud.depth");
    }

    @Test
    void aTextThatAsksForMoreThanIsGivenIsToldByItsKey() {
        assertThatThrownBy(() -> read("a = {0} {1}").format("a", 1))
                .isInstanceOf(ContentException.class)
                .hasMessageContaining("a: asks for {1}");
    }

    @Test
    void faultsOfAFileAreToldAllAtOnceWithTheirLines() {
        assertThatThrownBy(() -> read("a = b\nnonsense\na = c"))
                .isInstanceOf(ContentException.class)
                .hasMessageContaining("line 2: 'nonsense' is not a text")
                .hasMessageContaining("line 3: a: stands twice");
    }

    @Test
    void aBackslashOrABraceThatMeansNothingIsRefused() {
        assertThatThrownBy(() -> read("a = x\\ty\nb = {x}\nc = {0"))
                .isInstanceOf(ContentException.class)
                .hasMessageContaining("line 1: a: holds a backslash; only \\n is accepted")
                .hasMessageContaining("line 2: b: holds a brace without a number; give {0} to {9}")
                .hasMessageContaining("line 3: c: holds a brace without a number");
    }

    @Test
    void aFileAloneAddsALanguage(@TempDir Path folder) throws IOException {
        Assets assets = with(folder, "it.properties", "hud.depth = Profondità {0}\n");

        GameTexts italian = GameTexts.read(assets, Locale.ITALY);

        assertThat(italian.format("hud.depth", 3)).isEqualTo("Profondità 3");
        assertThat(italian.get("pause.resume")).isEqualTo("Resume");
        assertThat(GameTexts.languages(assets)).contains(new GameTexts.LanguageName("it", "it", ""));
        assertThat(GameTexts.read(assets, Locale.US).format("hud.depth", 3)).isEqualTo("Depth 3");
        assertThat(GameTexts.complaintsOfTranslations(assets)).isEmpty();
    }

    @Test
    void everyLanguageOfTheGameIsComplete() {
        Assets assets = new BuiltInAssets();
        Language english = new Language(assets, GameTexts.FILE, new ArrayList<>());
        Set<String> keys = english.texts().keySet();

        assertThat(GameTexts.languages(assets))
                .extracting(GameTexts.LanguageName::tag)
                .containsExactly("en", "de", "es", "fr", "ja");
        assertThat(GameTexts.complaintsOfTranslations(assets)).isEmpty();
        for (GameTexts.LanguageName language : GameTexts.languages(assets)) {
            List<String> complaints = new ArrayList<>();
            Language own = new Language(assets, "texts/" + language.tag() + ".properties", complaints);
            TreeSet<String> missing = new TreeSet<>(keys);
            missing.removeAll(own.texts().keySet());
            missing.removeIf(key -> key.startsWith("grammar."));
            assertThat(missing).as(language.tag()).isEmpty();
            assertThat(complaints).isEmpty();
            assertThat(language.note().isEmpty())
                    .as("%s says that it is unreviewed", language.tag())
                    .isEqualTo(language.tag().equals("en"));
            keys.stream()
                    .filter(key -> !key.startsWith("grammar."))
                    .forEach(key -> assertThat(own.argumentsOf(key))
                            .as("%s in %s", key, language.tag())
                            .isEqualTo(english.argumentsOf(key)));
        }
    }

    @Test
    void theLanguageChangesWhileTheGameRunsAndAFaultyFileLeavesItAsItWas(@TempDir Path folder) throws IOException {
        Assets assets = with(folder, "xy.properties", "hud.depth = {\n");
        GameTexts texts = GameTexts.read(assets, Locale.GERMAN);
        String german = texts.format("hud.depth", 3);

        assertThatThrownBy(() -> texts.speak(assets, Locale.forLanguageTag("xy")))
                .isInstanceOf(ContentException.class)
                .hasMessageContaining("texts/xy.properties: line 1: hud.depth: holds a brace");
        assertThat(texts.format("hud.depth", 3)).isEqualTo(german).isNotEqualTo("Depth 3");

        texts.speak(assets, Locale.ENGLISH);
        assertThat(texts.format("hud.depth", 3)).isEqualTo("Depth 3");
        assertThat(texts.language()).isEqualTo("en");
    }

    @Test
    void aTranslationThatAsksForMoreThanIsGivenOrHasAnUnknownKeyIsToldByItsFile(@TempDir Path folder)
            throws IOException {
        Assets assets = with(folder, "it.properties", "hud.depth = Tiefe {1}\nhud.dept = Tiefe\n");

        assertThat(GameTexts.complaintsOfTranslations(assets))
                .containsExactly(
                        "texts/it.properties: hud.dept: there is no such text in texts/en.properties; leave it out",
                        "texts/it.properties: hud.depth: asks for {1}; the game gives 1");
    }

    private static Assets with(Path folder, String file, String text) throws IOException {
        Files.writeString(
                Files.createDirectories(folder.resolve(GameTexts.FOLDER)).resolve(file), text);
        return new OverlaidAssets(folder, new BuiltInAssets());
    }

    private static GameTexts read(String file) {
        return GameTexts.read(new OneFile(file));
    }
}
