package dev.orebound.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.content.OneOtherFile;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.view.draw.ShaderSet;
import dev.orebound.view.text.FontSet;
import org.junit.jupiter.api.Test;

/** Checks that shaders and fonts that only the window can validate are refused in one line. */
@InWindow
class DamagedWindowFilesTest {
    private final Assets builtIn = new BuiltInAssets();

    @Test
    void aShaderThatTheDriverRefusesIsOneLine() {
        Assets damaged = new OneOtherFile(
                builtIn,
                "shaders/blur.frag.glsl",
                "#version 150\nout vec4 o_colour;\nvoid main() { o_colour = nothing; }\n");

        assertThatThrownBy(() -> new ShaderSet(damaged))
                .isInstanceOfSatisfying(
                        ContentException.class,
                        thrown -> assertThat(thrown.complaints())
                                .singleElement()
                                .asString()
                                .startsWith("shaders/blur.frag.glsl, with whole.vert.glsl: the graphics driver refuses "
                                        + "it: ")
                                .contains("nothing")
                                .doesNotContain("\n"));
    }

    @Test
    void aFileThatIsNoFontIsOneLine() {
        Assets damaged = new OneOtherFile(builtIn, "fonts/jersey_10.ttf", "a text");

        assertThatThrownBy(() -> new FontSet(damaged))
                .isInstanceOf(ContentException.class)
                .hasMessage("fonts/jersey_10.ttf: cannot be read as a font; give a TrueType or OpenType file");
    }
}
