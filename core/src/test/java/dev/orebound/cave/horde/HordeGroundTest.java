package dev.orebound.cave.horde;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.SeededFloors;
import dev.orebound.cave.carve.FindRooms;
import dev.orebound.cave.corridor.CountArcs;
import dev.orebound.cave.corridor.FindDoorways;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.TrapRoom;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.grid.Direction;
import dev.orebound.grid.MutableIntLayer;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests where hordes lie, on floors drawn by hand: {@code @} start, {@code >} exit, {@code %} bones, {@code -} shallow
 * water, {@code ~} deep water, {@code +} drilled floor, {@code ;} bones on drilled floor, {@code T} the inside of a
 * trap room, capital letters are labels.
 */
class HordeGroundTest {
    private static final int SEEDS = 30;

    /**
     * The horde "dead" lies on bones and leeches lie in water; each is drawn as often as the rats, which lie anywhere.
     */
    private static final String BOUND = """
            {
              "rats": {
                "leader": "cave_rat", "mind": "lurkers", "formation": "loose", "members": [],
                "depths": { "lowest": 1, "highest": 17 }, "frequency": 10
              },
              "dead": {
                "leader": "bone_miner", "mind": "lurkers", "formation": "loose", "members": [],
                "terrain": ["bones", "shallow_water"],
                "depths": { "lowest": 1, "highest": 17 }, "frequency": 10
              }
            }
            """;

    @ParameterizedTest
    @ValueSource(chars = {'%', '-'})
    void aHordeThatAsksForATerrainFindsTheOnlyCellThatHasIt(char ground) {
        AsciiMap map = AsciiMap.of("""
                ####################
                #@....##############
                #.....##############
                ###+################
                ###+######.........#
                ###++++++++........#
                ##########......%..#
                ##########........>#
                ####################
                """.replace('%', ground));

        TreeSet<Integer> cells = new TreeSet<>();
        for (HordeSpot horde : hordesOf(map, BOUND)) {
            if (horde.type().equals("dead")) {
                cells.add(horde.leader().at());
            }
        }

        assertThat(cells).containsExactly(map.cell(ground));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // In sight of the start.
                """
                ####################
                #@....##############
                #.....##############
                ###+################
                ###%######.........#
                ###++++++++........#
                ##########.........#
                ##########........>#
                ####################
                """,
                // In a hallway.
                """
                ####################
                #@....##############
                #.....##############
                ###+################
                ###+######.........#
                ###++++%+++........#
                ##########.........#
                ##########........>#
                ####################
                """,
                // In a corridor, though it is wide.
                """
                ####################
                #@....##############
                #.....##############
                ###+################
                ###+######.........#
                ###++++++++........#
                ###+++;++++........#
                ###++++++++........#
                ##########........>#
                ####################
                """,
                // In a trap room.
                """
                ####################
                #@....####TTTTTTT###
                #.....####TTT%TTT###
                ###+######TTTTTTT###
                ###+#########+######
                ###+######.........#
                ###++++++++........#
                ##########........>#
                ####################
                """,
                // Nowhere at all.
                """
                ####################
                #@....##############
                #.....##############
                ###+################
                ###+######.........#
                ###++++++++........#
                ##########.........#
                ##########........>#
                ####################
                """
            })
    void aHordeThatFindsNoGroundIsDrawnAnew(String drawing) {
        List<HordeSpot> hordes = hordesOf(AsciiMap.of(drawing), BOUND);

        assertThat(hordes).hasSize(SEEDS).allMatch(horde -> horde.type().equals("rats"));
    }

    @ParameterizedTest
    @CsvSource({"...,false", "~~~,true"})
    void aSwimmerLiesInALakeOfFourteenCells_andInNoSmallerOne(String more, boolean isLargeEnough) {
        AsciiMap map = AsciiMap.of("""
                ####################
                #@....##############
                #.....##############
                ###+################
                ###+######.~~~~....#
                ###++++++++~~~~....#
                ##########.~~~~MMM.#
                ##########........>#
                ####################
                """.replace("MMM", more));
        String eels = BOUND.replace("bone_miner", "eel").replace("\"bones\", \"shallow_water\"", "\"deep_water\"");

        List<HordeSpot> hordes = hordesOf(map, eels);

        assertThat(hordes)
                .filteredOn(horde -> horde.leader().monster().equals("eel"))
                .allMatch(eel -> map.glyph(eel.leader().at()) == '~')
                .hasSizeBetween(isLargeEnough ? 1 : 0, isLargeEnough ? SEEDS : 0);
        assertThat(hordes)
                .filteredOn(horde -> horde.leader().monster().equals("cave_rat"))
                .allMatch(rat -> map.glyph(rat.leader().at()) != '~');
    }

    @Test
    void aFloorOnWhichNobodyFindsAPlaceIsMissedWithItsReason() {
        AsciiMap map = AsciiMap.of("""
                ##########
                #@....####
                #.....####
                #....>####
                ##########
                """);

        assertThat(FloorGenerator.run(new PlaceHordes(), floor(map, contentWith(BOUND), 0)))
                .isEqualTo(PassOutcome.missed("only 0 of at least 1 hordes found a place"));
    }

    @Test
    void captorsStandRoundWhomTheyHold() {
        AsciiMap map = AsciiMap.of("""
                ####################
                #@....##############
                #.....##############
                ###+################
                ###+######.........#
                ###+######.........#
                ###++++++++........#
                ##########.........#
                ##########........>#
                ####################
                """);
        String eightRatsHoldAGoblin = withRats(8)
                .replace("bone_miner", "goblin")
                .replace("\"loose\",\n", "\"loose\", \"flags\": [\"captive\"],\n");

        assertThat(hordesOf(map, eightRatsHoldAGoblin))
                .filteredOn(horde ->
                        horde.isCaptive() && isInTheOpen(map, horde.leader().at()))
                .isNotEmpty()
                .allSatisfy(horde -> assertThat(horde.members())
                        .hasSize(8)
                        .allMatch(member ->
                                map.grid().steps8(member.at(), horde.leader().at()) == 1));
    }

    private static boolean isInTheOpen(AsciiMap map, int cell) {
        return Direction.ALL.stream().allMatch(way -> map.glyph(map.grid().neighbour(cell, way)) == '.');
    }

    private static final String SMALL_ROOM = """
            ####################
            #@....##############
            #.....##############
            ###+################
            ###+##########AB%###
            ###+++++++++++CD>###
            ####################
            """;

    @Test
    void membersKeepOffHallwaysAsTheirLeaderDoes() {
        AsciiMap map = AsciiMap.of(SMALL_ROOM);

        assertThat(hordesOf(map, withRats(3)))
                .filteredOn(horde -> horde.type().equals("dead"))
                .isNotEmpty()
                .allSatisfy(horde -> assertThat(cells(horde))
                        .containsExactlyInAnyOrder(map.cell('A'), map.cell('B'), map.cell('%'), map.cell('D')));
    }

    /** Returns the cells of the leader and the members. */
    private static List<Integer> cells(HordeSpot horde) {
        List<Integer> cells = new ArrayList<>(List.of(horde.leader().at()));
        horde.members().forEach(member -> cells.add(member.at()));
        return cells;
    }

    @Test
    void givenAMemberForWhichOnlyAHallwayIsLeft_whenTheHordeIsLaid_thenItIsDrawnAnew() {
        List<HordeSpot> hordes = hordesOf(AsciiMap.of(SMALL_ROOM), withRats(4));

        assertThat(hordes).hasSize(SEEDS).allMatch(horde -> horde.type().equals("rats"));
    }

    @Test
    void membersLieOnTheTerrainThatTheirKindAsksFor() {
        AsciiMap map = AsciiMap.of("""
                ####################
                #@....##############
                #.....##############
                ###+################
                ###+######.........#
                ###++++++++....%%..#
                ##########.....%...#
                ##########........>#
                ####################
                """);

        assertThat(hordesOf(map, onBonesWithRats(2)))
                .filteredOn(horde -> horde.type().equals("dead"))
                .isNotEmpty()
                .allSatisfy(horde -> assertThat(horde.members())
                        .allMatch(member -> map.glyph(member.at()) == '%')
                        .hasSize(2));
        assertThat(hordesOf(map, onBonesWithRats(3)))
                .as("three members and a leader on three cells of bones")
                .noneMatch(horde -> horde.type().equals("dead"));
    }

    /** Returns hordes of which "dead" lies anywhere and has a number of rats. */
    private static String withRats(int count) {
        return onBonesWithRats(count).replace("\"terrain\": [\"bones\", \"shallow_water\"],", "");
    }

    private static String onBonesWithRats(int count) {
        return BOUND.replace("""
                "leader": "bone_miner", "mind": "lurkers", "formation": "loose", "members": [],\
                """, """
                "leader": "bone_miner", "mind": "lurkers", "formation": "loose",
                "members": [{ "monster": "cave_rat", "count": { "lowest": %d, "highest": %d } }],\
                """.formatted(count, count));
    }

    /** Returns the only horde of each of many floors of one drawing, all at depth 1. */
    private static List<HordeSpot> hordesOf(AsciiMap map, String kinds) {
        Content content = contentWith(kinds);
        List<HordeSpot> hordes = new ArrayList<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            FloorBuilder floor = floor(map, content, seed);
            assertThat(FloorGenerator.run(new PlaceHordes(), floor)).isEqualTo(PassOutcome.DONE);
            hordes.addAll(floor.get(FloorKeys.HORDES));
        }
        return hordes;
    }

    /** Returns content with its own hordes, one of which comes to a floor, a few steps from the start. */
    private static Content contentWith(String hordes) {
        Assets builtIn = new BuiltInAssets();
        String cave = builtIn.text("content/cave.json");
        int section = cave.lastIndexOf("\"hordes\"");
        String few = cave.substring(section)
                .replace("\"lowest\": 5, \"highest\": 8", "\"lowest\": 1, \"highest\": 1")
                .replace("\"least_steps_from_start\": 12", "\"least_steps_from_start\": 3");
        Assets withFew = new OneOtherFile(builtIn, "content/cave.json", cave.substring(0, section) + few);
        Assets withoutVignettes = TestContent.withoutVignettes(withFew);
        return Content.read(new OneOtherFile(withoutVignettes, "content/hordes.json", hordes));
    }

    private static FloorBuilder floor(AsciiMap map, Content content, int seed) {
        FloorBuilder floor = new FloorBuilder(SeededFloors.request(17 * seed), content, 1, map.grid());
        var carved = map.floor();
        MutableIntLayer terrain = new MutableIntLayer(map.grid());
        MutableIntLayer liquid = new MutableIntLayer(map.grid());
        for (int cell = 0; cell < map.grid().size(); cell++) {
            carved.set(cell, carved.at(cell) && "+;".indexOf(map.glyph(cell)) < 0);
            terrain.set(
                    cell,
                    "%;".indexOf(map.glyph(cell)) >= 0 ? content.terrains().indexOf("bones") : 0);
            liquid.set(cell, liquid(map.glyph(cell), content));
        }
        floor.put(FloorKeys.CARVED, carved);
        floor.put(FloorKeys.STRUCTURE, map.floor());
        floor.put(FloorKeys.CHAMBERS, List.of());
        floor.put(FloorKeys.GUARDIAN_ROOMS, List.of());
        FloorGenerator.run(new FindRooms(), floor);
        FloorGenerator.run(new CountArcs(), floor);
        FloorGenerator.run(new FindDoorways(), floor);
        floor.put(FloorKeys.START, map.cell('@'));
        floor.put(FloorKeys.EXITS, List.of(new Exit(map.cell('>'), "r1c0")));
        floor.put(FloorKeys.PLACED_FIXTURES, List.of());
        floor.put(FloorKeys.VIGNETTES, List.of());
        floor.put(FloorKeys.PLANNED_LOCKS, List.of());
        floor.put(FloorKeys.VIGNETTE_HORDES, List.of());
        floor.put(FloorKeys.PLACED_CHESTS, List.of());
        floor.put(FloorKeys.TRAPS, traps(map, floor));
        floor.put(FloorKeys.TERRAIN, terrain);
        floor.put(FloorKeys.LIQUID, liquid);
        floor.put(FloorKeys.ORES, List.of());
        return floor;
    }

    private static int liquid(char glyph, Content content) {
        return switch (glyph) {
            case '-' -> content.terrains().indexOf("shallow_water");
            case '~' -> content.terrains().indexOf("deep_water");
            default -> 0;
        };
    }

    private static List<TrapRoom> traps(AsciiMap map, FloorBuilder floor) {
        for (int cell = 0; cell < map.grid().size(); cell++) {
            if (map.glyph(cell) == 'T') {
                return List.of(new TrapRoom(floor.get(FloorKeys.ROOM).at(cell), "ambush"));
            }
        }
        return List.of();
    }
}
