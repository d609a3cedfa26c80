package dev.orebound.content.floor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FirstRoomContentTest {
    private static final String FILE = new BuiltInAssets().text(FirstRoom.FILE);

    @Test
    void theGameBeginsWithEightMeasuresOfFireOreARatGrassAndAChest() {
        FirstRoom room = Content.read(new BuiltInAssets()).firstRoom();

        assertThat(room.ore()).isEqualTo("fire");
        assertThat(room.measures()).isEqualTo(8);
        assertThat(room.horde()).isEqualTo("rats");
        assertThat(String.join("", room.rows())).contains("S", "o", "g", "r", "C", "T");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            #S....      | #.....     | rows: the map has 'S' 0 times; draw one start
            C           | .          | rows: the map has 'C' 0 times; draw one chest
            C           | r          | rows: the map has 'r' 2 times; draw one sleeping monster
            o           | .          | rows: the map has no ore; draw an 'o' or more
            gggggr      | gg~ggr     | rows[7]: '~' in column 10 stands for nothing; give one of #T.SogCr
            ####T####   | ####T###   | rows[2]: 25 characters; give 26 as in the first row
            ##.....gg   | #.....gg   | rows[7]: 25 characters; give 26 as in the first row
            ##.....gg   | #......gg  | rows: column 2 is the first with floor; draw 'S' there, and rock else
            ####..####  | ....###### | rows[10]: floor at the edge in column 1; draw rock round the room
            gr............." | gr............#" | rows: the last column has 1 open cells in 1 places; draw one way \
            on, 2 or more cells wide
            ....####"   | ........"   | rows: the last column has 4 open cells in 2 places; draw one way on
            T####T####  | #########T  | rows[1]: the torch in column 24 has no floor below; draw floor there
            "rats"      | "rat"       | horde: 'rat' is unknown; give one of
            "beetle"    | "beetle"    | horde: 'beetle' does not suit the room; give a wild one of depth 1, on any \
            ground
            "grass": "grass" | "grass": "lava" | grass: 'lava' is not a passable terrain; give one
            "measures": 8 | "measures": -1 | measures: -1; give a whole number within 0..999
            """)
    void aFaultIsToldByItsFieldWithWhatIsAccepted(String sound, String faulty, String complaint) {
        String file = sound.equals(faulty) ? FILE.replace("\"rats\"", faulty) : replaced(sound, faulty);

        assertThatThrownBy(() -> Content.read(new OneOtherFile(new BuiltInAssets(), FirstRoom.FILE, file)))
                .isInstanceOfSatisfying(
                        ContentException.class,
                        e -> assertThat(e.complaints())
                                .anyMatch(line -> line.startsWith(FirstRoom.FILE + ": " + complaint)));
    }

    /** Replaces a character in the map, or a longer text anywhere below the manual. */
    private static String replaced(String sound, String faulty) {
        int begin = FILE.indexOf("    \"#");
        int end = sound.length() == 1 ? FILE.indexOf(']', begin) : FILE.length();
        assertThat(FILE.substring(begin, end)).contains(sound);
        return FILE.substring(0, begin) + FILE.substring(begin, end).replace(sound, faulty) + FILE.substring(end);
    }
}
