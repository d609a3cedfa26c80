package dev.orebound.content.sprite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.orebound.content.reading.ContentException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that a fault is reported in one line: where it is, what is wrong, and the accepted values. */
class SpriteComplaintsTest {
    private static final String PALETTE = "k 14121f ink\nr ff0000\n";

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            quoteCharacter = '"',
            value = {
                "sprite bat~|rr|~|rx|                  ! line 3: bat: 'x' is not a colour; give '.' or letters of kr",
                "sprite bat~|rr|~|rrr|                 ! line 3: bat: frame 0 of this strip is 3 wide here; give 2 "
                        + "letters",
                "sprite bat~|rr|rr|~|rr|               ! line 3: bat: a row of 1 frames below one of 2",
                "sprite bat~|rr                        ! line 2: bat: a row has no end",
                "sprite bat                            ! line 1: bat: has no frame; give rows in |bars|",
                "sprite~|r|                            ! line 1: 'sprite'; give one key: sprite goblin.walk",
                "|r|                                   ! line 1: '|r|' stands before any sprite",
                "sprite bat~shine r~|r|                ! line 2: bat: 'shine' is unknown; give one of [sprite, part",
                "sprite bat~glow q~|r|                 ! line 2: bat: 'q' is not a colour; give letters of kr",
                "sprite bat~opacity 0 r~|r|            ! line 2: bat: give hundredths within 1..100 and letters",
                "sprite bat~outline rk~|r|             ! line 2: bat: give one letter that has a colour: outline k",
                "sprite bat~outline .~|r|              ! line 2: bat: give one letter that has a colour: outline k",
                "sprite bat~outline k~|r|              ! line 1: bat: frame 0 touches its rim",
                "sprite bat~pivot 3~|r|                ! line 2: bat: give pixels from the left and from below",
                "sprite bat~size 0 4~|r|               ! line 2: bat: give width and height in pixels",
                "sprite bat~frame wing 0 0             ! line 2: bat: has no size yet",
                "sprite bat~size 2 2~frame wing 0 0    ! line 3: bat: 'wing' is not above; give one of []",
                "part w~|r|~sprite b~size 1 1~frame w#3 0 0  ! line 5: b: 'w#3' is not above; give one of [w]",
                "part w~|r|~sprite b~size 1 1~frame w 0      ! line 5: b: 'w' has no place",
                "part w~|r|~sprite b~size 1 1~frame w 1 0    ! line 5: b: 'w' sticks out; keep it within 1x1",
                "sprite bat~|r|~~|rr|                  ! line 1: bat: frame 1 is 2x1, and frame 0 1x1; give all "
                        + "frames one size",
                "sprite bat~|r|~sprite bat~|r|         ! line 3: bat: stands twice; give each sprite a key of its own",
                "recolour cat of bat r=k               ! line 1: 'recolour cat of bat r=k'; give it so",
                "recolour cat from bat r=k             ! line 1: cat: 'bat' is not above; give one of []",
                "mirror cat of bat                     ! line 1: 'mirror cat of bat'; give it so",
                "mirror cat from bat                   ! line 1: cat: 'bat' is not above; give one of []",
                "sprite bat~|r|~recolour cat from bat r=q  ! line 3: cat: 'r=q'; give two letters of the palette",
            })
    void aFaultIsNamedWithItsLine(String text, String complaint) {
        assertThat(complaints(PALETTE, text.replace('~', '\n')))
                .anySatisfy(line -> assertThat(line)
                        .startsWith("sprites/bat.txt: " + complaint)
                        .doesNotContain("\n"));
    }

    @Test
    void everyFaultOfAFileIsToldAtOnce() {
        assertThat(complaints(PALETTE, "sprite bat\n|q|\n|r|\nglow q\nsprite cat\n"))
                .hasSize(3);
    }

    @Test
    void aFaultyPaletteIsNamedWithItsLine() {
        assertThat(complaints("r ff0000\nr 00ff00\nred ff0000\n", "sprite bat\n|r|\n"))
                .containsExactly(
                        "sprites/palette.txt: line 2: the letter 'r' stands twice; give each colour its own",
                        "sprites/palette.txt: line 3: 'red ff0000' is not a colour; give a letter, six hexadecimal "
                                + "digits"
                                + " and a note: k 14121f outlines");
    }

    private static List<String> complaints(String palette, String text) {
        TextAssets assets =
                new TextAssets().with("sprites/palette.txt", palette).with("sprites/bat.txt", text);
        return catchThrowableOfType(ContentException.class, () -> SpriteSheet.read(assets))
                .complaints();
    }
}
