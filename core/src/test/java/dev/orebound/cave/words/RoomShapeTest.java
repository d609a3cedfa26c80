package dev.orebound.cave.words;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import dev.orebound.cave.words.RoomShape.Form;
import dev.orebound.cave.words.RoomShape.Size;
import dev.orebound.content.floor.WordRules;
import dev.orebound.grid.ConnectedRegions;
import org.junit.jupiter.api.Test;

/**
 * Tests the names of room shapes on drawings; long means at least 150 percent of its breadth, round at least 70 percent
 * of its frame.
 */
class RoomShapeTest {
    private static final WordRules RULES = new WordRules(6, 10, 14, 150, 70, 20, 8, 5, 6, 60, 1);

    @Test
    void aRoomIsLongFromSoManyPercentOnWhicheverWayItLies() {
        assertThat(shape("""
                ......
                ......
                ......
                ......
                """)).isEqualTo(new RoomShape(Size.VAST, Form.LONG_WEST_EAST, 6, 4, 2, 1));
        assertThat(shape("""
                ..
                ..
                ..
                """)).isEqualTo(new RoomShape(Size.MIDDLING, Form.LONG_NORTH_SOUTH, 2, 3, 0, 1));
    }

    @Test
    void aRoomThatIsNotLongIsRoundWhereItFillsItsFrameAndRaggedElsewhere() {
        assertThat(shape("""
                ##.##
                #....
                ....#
                .....
                """)).isEqualTo(new RoomShape(Size.VAST, Form.ROUND, 5, 4, 2, 1));
        assertThat(shape("""
                ##.##
                ##...
                ....#
                .....
                """)).isEqualTo(new RoomShape(Size.LARGE, Form.RAGGED, 5, 4, 2, 1));
    }

    @Test
    void theSizeIsByTheCountOfCells() {
        assertThat(shape("""
                ..
                .#
                """)).isEqualTo(new RoomShape(Size.SMALL, Form.ROUND, 2, 2, 0, 0));
        assertThat(shape("""
                .....
                .....
                """)).isEqualTo(new RoomShape(Size.LARGE, Form.LONG_WEST_EAST, 5, 2, 2, 0));
    }

    private static RoomShape shape(String drawing) {
        AsciiMap map = AsciiMap.of(drawing);
        return RoomShape.of(new ConnectedRegions(map.floor()).cells(1), map.grid(), RULES);
    }
}
