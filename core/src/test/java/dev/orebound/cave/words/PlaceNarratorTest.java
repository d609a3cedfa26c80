package dev.orebound.cave.words;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.cave.words.NearbyThings.CreatureLighting;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlaceNarratorTest {
    private static final Lake LAKE = new Lake("deep_water", 20, 6, 4, 20, 20);

    private final PlaceNarrator telling = new PlaceNarrator(GameTexts.read(new BuiltInAssets()));

    @Test
    void aRoomIsToldInOneStableOrder() {
        PlaceDescription place = new PlaceDescription(
                7,
                PlaceDescription.PlaceKind.TREASURE_ROOM,
                new RoomShape(RoomShape.Size.LARGE, RoomShape.Form.LONG_WEST_EAST, 24, 9, 12, 5),
                CompassDirection.NORTH_EAST,
                3,
                List.of(),
                List.of(
                        new NearbyThings("", 1, 9, CompassDirection.WEST, 1),
                        new NearbyThings("", 1, 10, CompassDirection.SOUTH, 8)),
                List.of("grass"),
                "fire",
                2,
                List.of(new NearbyThings("sleeping goblin", 2, 11, CompassDirection.EAST, 4)),
                List.of(new NearbyThings("chest", 1, 12, CompassDirection.SOUTH_WEST, 5)),
                new NearbyThings("fire ore", 1, 13, CompassDirection.NORTH, 2),
                new Landmark(Landmark.LandmarkKind.SHORE, LAKE, CompassDirection.EAST));

        assertThat(telling.sentences(place))
                .containsExactly(
                        "A large cave running west to east. It holds treasure.",
                        "This is the north-east side, 2 cells from the rock.",
                        "Ways out: 1 cell to the west; 8 cells to the south.",
                        "This is the eastern shore of a lake.",
                        "Ground: grass.",
                        "A vein of fire ore runs through here, 2 cells deep.",
                        "Nearby: 2 sleeping goblins, the nearest 4 cells to the east.",
                        "In sight: a chest, 5 cells to the south-west.",
                        "Lit by fire ore, 2 cells to the north.");
    }

    @Test
    void aCreatureIsToldWithWhereItStandsAndWhatLightFallsOnIt() {
        CreatureLighting torch = new CreatureLighting(NearbyThings.Source.LAMP, "torch");
        CreatureLighting dark = new CreatureLighting(NearbyThings.Source.NONE, null);
        CreatureLighting carried = new CreatureLighting(NearbyThings.Source.CARRIED, null);
        Landmark shore = new Landmark(Landmark.LandmarkKind.SHORE, LAKE, CompassDirection.EAST);

        assertThat(nearBy(new NearbyThings("kobold", 1, 9, CompassDirection.EAST, 4, shore, torch)))
                .isEqualTo("Nearby: a kobold on the eastern shore of the lake, lit by a torch, 4 cells to the east.");
        assertThat(nearBy(new NearbyThings(
                        "ash imp", 3, 9, CompassDirection.NORTH, 1, new Landmark(Landmark.LandmarkKind.DOORWAY), dark)))
                .isEqualTo("Nearby: 3 ash imps, the nearest in a doorway, in the dark, 1 cell to the north.");
        assertThat(nearBy(new NearbyThings("bog leech", 2, 9, CompassDirection.SOUTH_WEST, 2, null, carried)))
                .isEqualTo("Nearby: 2 bog leeches, the nearest in your light, 2 cells to the south-west.");
    }

    private String nearBy(NearbyThings creature) {
        PlaceDescription place = new PlaceDescription(
                7,
                PlaceDescription.PlaceKind.PASSAGE,
                null,
                null,
                0,
                List.of(),
                List.of(),
                List.of(),
                null,
                0,
                List.of(creature),
                List.of(),
                null,
                null);
        return telling.sentences(place).get(1);
    }

    @ParameterizedTest
    @CsvSource({
        "LAKE,     deep_water, NORTH,      This is the northern part of a lake.",
        "LAKE,     lava,       ,           This is the middle of a lava lake.",
        "BRIDGE,   chasm,      WEST,       A bridge crosses a chasm here.",
        "ISLAND,   lava,       ,           This is an island in a lava lake.",
        "SHORE,    chasm,      SOUTH_EAST, This is the south-eastern edge of a chasm.",
        "SHORE,    deep_water, ,           This is the shore of a lake.",
        "NOOK,     ,           ,           This is a nook: a dead end."
    })
    void aPlaceSaysWhatItIsPartOf(
            Landmark.LandmarkKind kind, @Nullable String liquid, @Nullable CompassDirection side, String sentence) {
        Lake lake = liquid == null ? null : new Lake(liquid, 20, 6, 4, 20, 20);
        PlaceDescription place = new PlaceDescription(
                7,
                PlaceDescription.PlaceKind.PASSAGE,
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
                null,
                new Landmark(kind, lake, side));

        assertThat(telling.sentences(place).get(1)).isEqualTo(sentence);
    }

    @Test
    void aDarkRoomWithoutAKnownWayOutSaysSo() {
        PlaceDescription place = new PlaceDescription(
                7,
                PlaceDescription.PlaceKind.TRAP_ROOM,
                new RoomShape(RoomShape.Size.SMALL, RoomShape.Form.ROUND, 5, 5, 2, 2),
                null,
                1,
                List.of(),
                List.of(),
                List.of("grass", "bones"),
                null,
                0,
                List.of(
                        new NearbyThings("cave rat", 1, 8, CompassDirection.NORTH, 3),
                        new NearbyThings("slime", 1, 7, null, 0)),
                List.of(),
                null,
                null);

        assertThat(telling.sentences(place))
                .containsExactly(
                        "A small, round cave. It is a trap.",
                        "This is the middle, right by the rock.",
                        "You know of no way out.",
                        "Ground: grass, bones.",
                        "Nearby: a cave rat, 3 cells to the north; a slime, right here.",
                        "The only light here is your own.");
    }

    @Test
    void aPassageLeadsSomewhereOrNowhere() {
        assertThat(telling.sentences(offRooms(
                                PlaceDescription.PlaceKind.PASSAGE, CompassDirection.NORTH, CompassDirection.EAST))
                        .get(0))
                .isEqualTo("A passage. It leads north, east.");
        assertThat(telling.sentences(offRooms(PlaceDescription.PlaceKind.DOORWAY))
                        .get(0))
                .isEqualTo("A doorway. It leads nowhere.");
        assertThat(telling.sentences(offRooms(PlaceDescription.PlaceKind.ROCK))).containsExactly("Solid rock.");
    }

    private static PlaceDescription offRooms(PlaceDescription.PlaceKind kind, CompassDirection... leads) {
        return new PlaceDescription(
                7,
                kind,
                null,
                null,
                0,
                List.of(leads),
                List.of(),
                List.of(),
                null,
                0,
                List.of(),
                List.of(),
                null,
                null);
    }

    @Test
    void unseenThingsAreNotTold() {
        PlaceDescription place = new PlaceDescription(
                7,
                PlaceDescription.PlaceKind.UNKNOWN,
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
                null,
                null);

        assertThat(telling.sentences(place)).containsExactly("You have not seen this yet.");
    }
}
