package dev.orebound.cave.words;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.BuiltInAssets;
import dev.orebound.content.Texts;
import java.util.List;
import org.junit.jupiter.api.Test;

class TellingTest {
    private final Telling telling = new Telling(Texts.read(new BuiltInAssets()));

    @Test
    void aRoomIsToldInOneStableOrder() {
        Place place = new Place(
                7,
                Place.Kind.TREASURE_ROOM,
                new RoomShape(RoomShape.Size.LARGE, RoomShape.Form.LONG_WEST_EAST, 24, 9, 12, 5),
                Compass.NORTH_EAST,
                3,
                List.of(),
                List.of(new Sighting("", 1, 9, Compass.WEST, 1), new Sighting("", 1, 10, Compass.SOUTH, 8)),
                List.of("grass"),
                "fire",
                2,
                List.of(new Sighting("sleeping goblin", 2, 11, Compass.EAST, 4)),
                List.of(new Sighting("chest", 1, 12, Compass.SOUTH_WEST, 5)),
                new Sighting("fire ore", 1, 13, Compass.NORTH, 2));

        assertThat(telling.sentences(place))
                .containsExactly(
                        "A large cave, long from west to east. It holds treasure.",
                        "This is its north-east side, 2 cells from the rock.",
                        "Ways out: 1 cell to the west; 8 cells to the south.",
                        "Underfoot: grass.",
                        "A vein of fire ore runs through here, 2 cells deep.",
                        "Near by: sleeping goblin (2), the nearest 4 cells to the east.",
                        "In sight: chest, 5 cells to the south-west.",
                        "Lit by: fire ore, 2 cells to the north.");
    }

    @Test
    void aDarkRoomWithoutAKnownWayOutSaysSo() {
        Place place = new Place(
                7,
                Place.Kind.TRAP_ROOM,
                new RoomShape(RoomShape.Size.SMALL, RoomShape.Form.ROUND, 5, 5, 2, 2),
                null,
                1,
                List.of(),
                List.of(),
                List.of("grass", "bones"),
                null,
                0,
                List.of(new Sighting("cave rat", 1, 8, Compass.NORTH, 3), new Sighting("slime", 1, 7, null, 0)),
                List.of(),
                null);

        assertThat(telling.sentences(place))
                .containsExactly(
                        "A small, round cave. It is a trap.",
                        "This is its middle, right by the rock.",
                        "You know of no way out.",
                        "Underfoot: grass, bones.",
                        "Near by: cave rat, 3 cells to the north; slime, right here.",
                        "No light falls here but what you carry.");
    }

    @Test
    void aPassageLeadsSomewhereOrNowhere() {
        assertThat(telling.sentences(offRooms(Place.Kind.PASSAGE, Compass.NORTH, Compass.EAST))
                        .get(0))
                .isEqualTo("A passage. It leads north, east.");
        assertThat(telling.sentences(offRooms(Place.Kind.DOORWAY)).get(0)).isEqualTo("A doorway. It leads nowhere.");
        assertThat(telling.sentences(offRooms(Place.Kind.ROCK))).containsExactly("Solid rock.");
    }

    private static Place offRooms(Place.Kind kind, Compass... leads) {
        return new Place(
                7, kind, null, null, 0, List.of(leads), List.of(), List.of(), null, 0, List.of(), List.of(), null);
    }

    @Test
    void whatWasNotSeenIsNotTold() {
        Place place = new Place(
                7,
                Place.Kind.UNKNOWN,
                null,
                null,
                0,
                List.of(),
                List.of(),
                List.of(),
                null,
                0,
                List.of(),
                List.of(),
                null);

        assertThat(telling.sentences(place)).containsExactly("You have not seen this yet.");
    }
}
