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
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
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
        Assets assets = with(folder, "de.properties", "hud.depth = Tiefe {0}\n");

        GameTexts german = GameTexts.read(assets, Locale.GERMANY);

        assertThat(german.format("hud.depth", 3)).isEqualTo("Tiefe 3");
        assertThat(german.get("pause.resume")).isEqualTo("Resume");
        assertThat(GameTexts.read(assets, Locale.US).format("hud.depth", 3)).isEqualTo("Depth 3");
        assertThat(GameTexts.complaintsOfTranslations(assets)).isEmpty();
    }

    @Test
    void aTranslationThatAsksForMoreThanIsGivenOrHasAnUnknownKeyIsToldByItsFile(@TempDir Path folder)
            throws IOException {
        Assets assets = with(folder, "de.properties", "hud.depth = Tiefe {1}\nhud.dept = Tiefe\n");

        assertThat(GameTexts.complaintsOfTranslations(assets))
                .containsExactly(
                        "texts/de.properties: hud.dept: there is no such text in texts/en.properties; leave it out",
                        "texts/de.properties: hud.depth: asks for {1}; the game gives 1");
    }

    private static Assets with(Path folder, String file, String text) throws IOException {
        Files.writeString(
                Files.createDirectories(folder.resolve(GameTexts.FOLDER)).resolve(file), text);
        return new OverlaidAssets(folder, new BuiltInAssets());
    }

    private static GameTexts read(String file) {
        return GameTexts.read(new OneFile(file));
    }

    /** Assets that return the same file for every name. */
    private record OneFile(String content) implements Assets {
        @Override
        public boolean has(String path) {
            return true;
        }

        @Override
        public byte[] bytes(String path) {
            return content.getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public List<String> list(String folder, String ending) {
            return List.of();
        }

        @Override
        public List<String> folders(String folder) {
            return List.of();
        }
    }
}
