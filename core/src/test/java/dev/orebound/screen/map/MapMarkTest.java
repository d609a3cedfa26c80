package dev.orebound.screen.map;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.item.Ore;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.content.text.GameTexts;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Checks that the marks of the map can be told apart, by colour and without it, and that each has its words. */
final class MapMarkTest {
    private static final int OUTLINE = 0x14121f;
    private static final int FEWEST_PIXELS_APART = 10;
    private static final int LEAST_COLOUR_APART = 16;

    private final SpriteSheet sheet = TestContent.sprites(new BuiltInAssets());
    private final GameTexts texts = GameTexts.read(new BuiltInAssets());

    private SpriteFrame picture(MapMark mark) {
        return sheet.sprites().stream()
                .filter(sprite -> sprite.key().equals(mark.sprite()))
                .findFirst()
                .orElseThrow()
                .frames()
                .get(0);
    }

    private static boolean isLit(SpriteFrame frame, int x, int y) {
        boolean isInside = x >= 0 && y >= 0 && x < frame.width() && y < frame.height();
        int rgba = isInside ? frame.rgba(x, y) : 0;
        return (rgba & 0xff) > 0 && rgba >>> 8 != OUTLINE;
    }

    /** Returns how many pixels are lit in only one of two pictures, when their middles lie on each other. */
    private static int apart(SpriteFrame one, SpriteFrame other) {
        int count = 0;
        for (int y = -8; y < 8; y++) {
            for (int x = -8; x < 8; x++) {
                boolean isLitInOne = isLit(one, x + one.width() / 2, y + one.height() / 2);
                boolean isLitInOther = isLit(other, x + other.width() / 2, y + other.height() / 2);
                count += isLitInOne == isLitInOther ? 0 : 1;
            }
        }
        return count;
    }

    private static int mainColour(SpriteFrame frame) {
        Map<Integer, Integer> counts = new TreeMap<>();
        for (int i = 0; i < frame.width() * frame.height(); i++) {
            if (isLit(frame, i % frame.width(), i / frame.width())) {
                counts.merge(frame.rgba(i % frame.width(), i / frame.width()) >>> 8, 1, Integer::sum);
            }
        }
        return counts.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .orElseThrow()
                .getKey();
    }

    private static int coloursApart(int one, int other) {
        int most = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            most = Math.max(most, Math.abs((one >> shift & 0xff) - (other >> shift & 0xff)));
        }
        return most;
    }

    @Test
    void noTwoMarksShareAShapeOrAColour() {
        for (MapMark one : MapMark.values()) {
            for (MapMark other : MapMark.values()) {
                if (one.ordinal() < other.ordinal()) {
                    assertThat(apart(picture(one), picture(other)))
                            .as("pixels between %s and %s", one, other)
                            .isGreaterThanOrEqualTo(FEWEST_PIXELS_APART);
                    assertThat(coloursApart(mainColour(picture(one)), mainColour(picture(other))))
                            .as("colours of %s and %s", one, other)
                            .isGreaterThanOrEqualTo(LEAST_COLOUR_APART);
                }
            }
        }
    }

    @Test
    void marksAreSevenToThirteenPixelsWideAndHaveWordsOfTheirOwn() {
        for (MapMark mark : MapMark.values()) {
            SpriteFrame picture = picture(mark);
            assertThat(picture.width()).as(mark.sprite()).isBetween(7, 13);
            assertThat(picture.height()).as(mark.sprite()).isBetween(6, 13);
            assertThat(texts.has(mark.textKey())).as(mark.textKey()).isTrue();
        }
        assertThat(MapMark.values())
                .extracting(mark -> texts.get(mark.textKey()))
                .doesNotHaveDuplicates();
    }

    @Test
    void everyKindOfExitAndOreHasItsMark() {
        for (FloorKind kind : FloorKind.values()) {
            assertThat(MapMark.ofExit(kind).name()).isEqualTo("EXIT_" + kind.name());
        }
        for (Ore ore : TestContent.BUILT_IN.ores()) {
            assertThat(MapMark.ofOre(ore.id())).as(ore.id()).isNotNull();
        }
        for (int kind = 0; kind < MapMark.NOTES; kind++) {
            assertThat(MapMark.ofNote(kind).name()).startsWith("NOTE_");
        }
    }
}
