package dev.orebound.content.sprite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SpriteSheetTest {
    private static final int INK = 0x000010ff;
    private static final int RED = 0xff0000ff;
    private static final int GREEN = 0x00ff00ff;

    @Test
    void framesStandSideBySide() {
        Sprite bat = only("""
                sprite bat
                  |r.|.g|
                  |rg|..|
                """);

        assertThat(bat.frames()).hasSize(2);
        assertThat(bat.frames().get(0).rgba(0, 0)).isEqualTo(RED);
        assertThat(bat.frames().get(0).rgba(1, 0)).isZero();
        assertThat(bat.frames().get(0).rgba(1, 1)).isEqualTo(GREEN);
        assertThat(bat.frames().get(1).rgba(1, 0)).isEqualTo(GREEN);
    }

    @Test
    void givenABlankLine_thenFurtherFramesFollow() {
        Sprite bat = only("""
                sprite bat
                  |r|

                  |g|r|
                """);

        assertThat(bat.frames()).hasSize(3);
        assertThat(bat.frames().get(1).rgba(0, 0)).isEqualTo(GREEN);
    }

    @Test
    void onlyGlowingLettersEmitLight() {
        SpriteFrame frame = only("""
                sprite bat
                  glow r
                  |rg|
                """).frames().get(0);

        assertThat(frame.emissive(0, 0)).isEqualTo(RED);
        assertThat(frame.emissive(1, 0)).isZero();
    }

    @Test
    void opacityIsInHundredths() {
        SpriteFrame frame = only("""
                sprite bat
                  opacity 20 r
                  |rg|
                """).frames().get(0);

        assertThat(frame.rgba(0, 0)).isEqualTo(0xff000033);
        assertThat(frame.rgba(1, 0)).isEqualTo(GREEN);
    }

    @Test
    void anOutlineGoesRoundSidesAndNotCorners() {
        SpriteFrame frame = only("""
                sprite bat
                  outline k
                  |...|
                  |.r.|
                  |...|
                """).frames().get(0);

        assertThat(frame.rgba(1, 0)).isEqualTo(INK);
        assertThat(frame.rgba(0, 1)).isEqualTo(INK);
        assertThat(frame.rgba(0, 0)).isZero();
        assertThat(frame.rgba(1, 1)).isEqualTo(RED);
    }

    @Test
    void aFrameIsLaidTogetherFromParts() {
        Sprite bat = only("""
                part wing
                  glow g
                  |r|g|
                sprite bat
                  size 3 1
                  frame wing 0 0 wing#1 2 0
                """);

        assertThat(bat.frames().get(0).rgba(0, 0)).isEqualTo(RED);
        assertThat(bat.frames().get(0).rgba(1, 0)).isZero();
        assertThat(bat.frames().get(0).emissive(2, 0)).isEqualTo(GREEN);
    }

    @Test
    void aClippedFrameMayLetPartsStickOut() {
        Sprite gate = only("""
                part bars
                  |r|
                  |g|
                sprite gate
                  size 1 2
                  clip
                  frame bars 0 1
                """);

        assertThat(gate.frames().get(0).rgba(0, 0)).isZero();
        assertThat(gate.frames().get(0).rgba(0, 1)).isEqualTo(RED);
    }

    @Test
    void aRecolouredSpriteKeepsItsGlow() {
        SpriteSheet sheet = read("""
                sprite fire
                  glow r
                  |r|
                recolour sap from fire r=g
                """);

        assertThat(sheet.get("sap").frames().get(0).emissive(0, 0)).isEqualTo(GREEN);
        assertThat(sheet.get("fire").frames().get(0).emissive(0, 0)).isEqualTo(RED);
    }

    @Test
    void aMirroredSpriteHasLeftAndRightExchanged() {
        SpriteSheet sheet = read("""
                sprite bat
                  glow g
                  pivot 2 1
                  |rg.|
                mirror bat_west from bat
                """);
        Sprite west = sheet.get("bat_west");

        assertThat(west.frames().get(0).rgba(0, 0)).isZero();
        assertThat(west.frames().get(0).emissive(1, 0)).isEqualTo(GREEN);
        assertThat(west.frames().get(0).rgba(2, 0)).isEqualTo(RED);
        assertThat(west.pivotX()).isZero();
        assertThat(west.pivotY()).isEqualTo(1);
    }

    @Test
    void thePivotIsTheMiddleOfTheLowestRow_unlessGiven() {
        SpriteSheet sheet = read("""
                sprite one
                  |rrrr|
                sprite two
                  pivot 1 3
                  |rrrr|
                """);

        assertThat(sheet.get("one").pivotX()).isEqualTo(2);
        assertThat(sheet.get("one").pivotY()).isZero();
        assertThat(sheet.get("two").pivotX()).isEqualTo(1);
        assertThat(sheet.get("two").pivotY()).isEqualTo(3);
    }

    @Test
    void aKeyStandsInOneFileAlone() {
        TextAssets assets = assets("sprite bat\n|r|\n").with("sprites/cat.txt", "sprite bat\n|g|\n");

        assertThatThrownBy(() -> SpriteSheet.read(assets))
                .hasMessage("sprites/cat.txt: bat: stands in an earlier file; give it a key of its own");
    }

    @Test
    void anUnknownKeyIsRefusedByName() {
        SpriteSheet sheet = read("sprite bat\n|r|\n");

        assertThatThrownBy(() -> sheet.get("cat")).hasMessageContaining("'cat'").hasMessageContaining("bat");
    }

    private static Sprite only(String text) {
        return read(text).sprites().get(0);
    }

    private static SpriteSheet read(String text) {
        return SpriteSheet.read(assets(text));
    }

    private static TextAssets assets(String text) {
        return new TextAssets()
                .with("sprites/palette.txt", "// colours\nk 000010 ink\nr ff0000\ng 00ff00\n")
                .with("sprites/bat.txt", text);
    }
}
