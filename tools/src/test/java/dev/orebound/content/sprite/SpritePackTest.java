package dev.orebound.content.sprite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.content.OneOtherFile;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests the pack that the build has made. */
class SpritePackTest {
    @Test
    void theSpritesOfTheGameComeFromThePack() {
        assertThat(SpritePack.read(new BuiltInAssets())).isNotNull().hasSizeGreaterThan(100);
    }

    @Test
    void allAreDrawnWhereAFileDiffers() {
        OneOtherFile changed = with("sprites/palette.txt", "k 14121f", "k ff0000");

        assertThat(SpritePack.read(changed)).isNull();
        SpriteFrame frame =
                SpriteSheet.read(changed).get("player.idle").frames().get(0);
        assertThat(IntStream.range(0, frame.width() * frame.height())
                        .map(i -> frame.rgba(i % frame.width(), i / frame.width())))
                .contains(0xff0000ff)
                .doesNotContain(0x14121fff);
    }

    @Test
    void aFileThatIsNoTextIsToldAsIfThereWereNoPack() {
        OneOtherFile spoilt = new OneOtherFile(new BuiltInAssets(), "sprites/palette.txt", new byte[] {(byte) 0xff});

        assertThatThrownBy(() -> SpriteSheet.read(spoilt))
                .isInstanceOf(ContentException.class)
                .hasMessageContaining("palette.txt");
    }

    private static OneOtherFile with(String file, String right, String wrong) {
        String text = new BuiltInAssets().text(file);
        assertThat(text).contains(right);
        return new OneOtherFile(new BuiltInAssets(), file, text.replace(right, wrong));
    }
}
