package dev.orebound.content.sprite;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.orebound.OneLine;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import java.util.List;
import org.junit.jupiter.api.Timeout;

/** Checks that sprites and palettes of any bytes are drawn, or refused with one line for each fault. */
class SpriteFuzzTest {
    private static final String PALETTE = new BuiltInAssets().text(SpritePalette.FILE);
    private static final String FILE = "sprites/any.txt";

    /** Reads the fuzzer's bytes as a file of sprites. */
    @DictionaryEntries({
        "sprite ",
        "part ",
        "recolour ",
        "mirror ",
        "frame ",
        "outline ",
        "opacity ",
        "pivot ",
        "size ",
        "clip",
        "glow ",
        " from "
    })
    @Timeout(20) // detects endless loops, not slowness
    @FuzzTest
    void spritesAreReadOrRefused(byte[] file) {
        assertReadOrRefused(new OneOtherFile(
                new TextAssets().with(SpritePalette.FILE, PALETTE).with(FILE, ""), FILE, file));
    }

    /** Reads the fuzzer's bytes as the palette. */
    @Timeout(20) // detects endless loops, not slowness
    @FuzzTest
    void aPaletteIsReadOrRefused(byte[] file) {
        TextAssets sprites = new TextAssets().with(SpritePalette.FILE, "").with(FILE, "sprite any\n|Y.|\n");
        assertReadOrRefused(new OneOtherFile(sprites, SpritePalette.FILE, file));
    }

    private static void assertReadOrRefused(OneOtherFile assets) {
        List<Sprite> sprites;
        try {
            sprites = SpriteSheet.read(assets).sprites();
        } catch (ContentException refused) {
            assertThat(refused.complaints()).isNotEmpty();
            OneLine.assertInEach(refused.complaints());
            return;
        }
        for (Sprite sprite : sprites) {
            assertThat(sprite.width()).isPositive();
            assertThat(sprite.height()).isPositive();
            assertThat(sprite.frames()).isNotEmpty();
        }
    }
}
