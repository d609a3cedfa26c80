package dev.orebound.content.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.arena.ArenaKind.Goal;
import dev.orebound.content.arena.ArenaKind.RoomSort;
import dev.orebound.content.arena.ArenaKind.Spring;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the built-in kinds of arenas, and which kinds are refused. */
class ArenaKindTest {
    private static final String ARENAS = new BuiltInAssets().text(ArenaKind.FILE);

    @Test
    void everySpringAndEveryGoalIsThereAndSoIsAKindForEverySortOfRoom() {
        assertThat(TestContent.BUILT_IN.arenaKinds().asList())
                .extracting(ArenaKind::spring)
                .contains(Spring.values());
        assertThat(TestContent.BUILT_IN.arenaKinds().asList())
                .extracting(ArenaKind::goal)
                .contains(Goal.values());
        assertThat(TestContent.BUILT_IN.arenaKinds().asList())
                .flatExtracting(kind -> kind.needs().rooms())
                .contains(RoomSort.values());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            "harmless_ticks": 60           | "harmless_ticks": 59        | waves.pace.harmless_ticks: 59; give a \
            whole number within 60..240
            "goal": "beat_waves"           | "goal": "slay_heads"        | waves.waves: have no heads at depth 1; \
            give some
            "goal": "beat_waves"           | "goal": "hold_out"          | waves.hold_out_ticks: is missing; give a \
            whole number
            "spring": "stepping_in"        | "spring": "opening_chest"   | waves.needs.rooms: there may be no chest \
            to open
            "rooms": ["plain", "treasure"] | "rooms": []                 | waves.needs.rooms: list of 0; give a list \
            of 1..4
            "rooms": ["plain", "treasure"] | "rooms": ["attic"]          | waves.needs.rooms[0]: 'attic'; give one of \
            [plain,
            "goal": "beat_waves"           | "goal": "protect"           | waves.ward: is missing; give what must be \
            protected
            "goal": "beat_waves"           | "goal": "beat_waves", "ward": { "monster": "ember_ward", \
            "share_percent": 50 } | waves.ward: is for the goal protect only; leave it out
            "monster": "brood_nest"        | "monster": "ember_ward"     | nest.waves: 'ember_ward' has no attacks; \
            give a monster that has some
            "monster": "ember_ward"        | "monster": "goblin"         | vigil.ward.monster: 'goblin' has attacks; \
            give a monster without
            "share_percent": 55            | "share_percent": 101        | vigil.ward.share_percent: 101; give a \
            whole number within 0..100
            "roof_ticks": 3400             | "roof_ticks": 599           | waves.loss.roof_ticks: let the roof hold \
            for less than 600 ticks; give more
            "roof_ticks": 4000             | "roof_ticks": 1680          | hold_out.loss.roof_ticks: are no more than \
            hold_out_ticks
            "break_ticks": 90,             | "break_ticks": 0,           | waves.loss.ore_percent: is the price of a \
            door that can be broken; give break_ticks too
            "roof_ticks": 3400,            | ~~                          | waves.loss.roof_ticks: is missing, but the \
            roof has other numbers; give all or none
            "parts": ["bears", "mends"]    | "parts": ["sings"]          | waves.waves[1].parts[0]: 'sings'; give one \
            of [mends,
            "mark_distance_cells": 3       | "mark_distance_cells": 2    | waves.pace.mark_distance_cells: 2; give a \
            whole number
            """)
    void aFaultyKindIsToldByItsFieldWithWhatIsAccepted(String sound, String faulty, String complaint) {
        assertThat(complaintsAbout(replaceFirst(sound, faulty)))
                .anyMatch(each -> each.startsWith("content/arenas.json: " + complaint));
    }

    @Test
    void givenNoKindForTheSmallestPlainRoom_whenContentIsRead_thenEveryDepthIsToldOf() {
        String larger =
                ARENAS.replace("\"lowest\": 31", "\"lowest\": 32").replace("\"highest\": 110 }", "\"highest\": 30 }");

        assertThat(complaintsAbout(larger))
                .hasSize(17)
                .startsWith("content/arenas.json: needs: no kind suits a room of the sort plain with 31 cells and a "
                        + "centre at distance 3 at "
                        + "depth 1; give one");
    }

    @Test
    void givenNoKindForTreasureRoomsOfSomeSizeOrShape_whenContentIsRead_thenThatIsToldOf() {
        String[] faulty = {
            ARENAS.replace("\"lowest\": 10, \"highest\": ", "\"lowest\": 15, \"highest\": "),
            ARENAS.replace("\"lowest\": 10, \"highest\": 4000", "\"lowest\": 10, \"highest\": 50"),
            ARENAS.replaceAll(
                    "\"least_centre_distance\": 1, (\"rooms\": \\[(\"plain\", )?\"treasure\")",
                    "\"least_centre_distance\": 2, $1")
        };
        String[] told = {"14 cells", "111 cells", "14 cells"};

        for (int i = 0; i < faulty.length; i++) {
            assertThat(complaintsAbout(faulty[i]))
                    .hasSizeGreaterThanOrEqualTo(17)
                    .contains("content/arenas.json: needs: no kind suits a room of the sort treasure with " + told[i]
                            + " and a centre at distance 1 at depth 1; give one");
        }
    }

    @Test
    void monstersThatComeOutOfWallsNeedOneCellLessOfRoom() {
        String tooSmall = ARENAS.replace("\"lowest\": 10, \"highest\": 110", "\"lowest\": 9, \"highest\": 110");
        String onTheFloor = ARENAS.replace("\"comes_from\": \"walls\"", "\"comes_from\": \"floor\"");

        assertThat(complaintsAbout(tooSmall)).singleElement().asString().contains("give more than 9");
        assertThat(complaintsAbout(onTheFloor)).hasSize(2).allMatch(each -> each.contains("give more than 25"));
    }

    @Test
    void givenNoKindForTheBosssHallAtTheDeepestDepth_whenContentIsRead_thenThatIsToldOf() {
        int hall = ARENAS.indexOf("\"boss_hall\": {");
        String shallow = ARENAS.substring(0, hall)
                + ARENAS.substring(hall)
                        .replace(
                                "\"depths\": { \"lowest\": 1, \"highest\": 17 }, \"frequency\"",
                                "\"depths\": { \"lowest\": 1, \"highest\": 16 }, \"frequency\"");

        assertThat(complaintsAbout(shallow)).singleElement().asString().contains("boss_hall with any size at depth 17");
    }

    private static String replaceFirst(String sound, String faulty) {
        int at = ARENAS.indexOf(sound, ARENAS.indexOf("\n{"));
        assertThat(at).isPositive();
        return ARENAS.substring(0, at) + faulty + ARENAS.substring(at + sound.length());
    }

    private static List<String> complaintsAbout(String text) {
        return catchThrowableOfType(
                        ContentException.class,
                        () -> Content.read(new OneOtherFile(new BuiltInAssets(), ArenaKind.FILE, text)))
                .complaints();
    }
}
