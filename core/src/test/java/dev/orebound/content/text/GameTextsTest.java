package dev.orebound.content.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.content.AssetChecks;
import dev.orebound.content.Content;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

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
        GameTexts texts = read("a = {1} before {0}, {0} again {x}");

        assertThat(texts.format("a", 7, "ore")).isEqualTo("ore before 7, 7 again {x}");
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
                .hasMessageContaining("line 2: 'nonsense' is no text")
                .hasMessageContaining("line 3: a: stands twice");
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
