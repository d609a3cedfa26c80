package dev.orebound.cave.treasure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import dev.orebound.cave.carve.RoomsTest;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.Nook;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.grid.Cells;
import dev.orebound.grid.MutableBitLayer;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests which nooks chests stand in. */
class NookChestsTest {
    @Test
    void aNaturalNookComesBeforeADugOne() {
        // Two low rooms, each with a nook that has grown (n) and one that was dug (d).
        AsciiMap map = AsciiMap.of("""
                ################################
                #...########n##############d####
                #.s.########n##############d####
                #...########n##############d####
                #...++++++......+++++........###
                #.e.++++++......+++++........###
                #...##########d########n########
                ##############d########n########
                ##############d########n########
                ################################
                """);
        int chests = 0;
        for (int seed = 0; seed < 100; seed++) {
            for (Chest chest : place(map, seed)) {
                assertThat(chest.mode()).isEqualTo(Chest.Mode.NOOK);
                assertThat(map.glyph(chest.at())).as("seed %s", seed).isEqualTo('n');
                chests++;
            }
        }
        assertThat(chests).as("one in each room but the start's").isEqualTo(200);
    }

    private static List<Chest> place(AsciiMap map, int seed) {
        FloorBuilder floor = RoomsTest.found(map);
        MutableBitLayer structure = map.floor();
        List<Nook> nooks = IntStream.range(0, map.grid().size())
                .filter(cell -> Nook.isNook(structure, cell))
                .mapToObj(cell -> new Nook(Cells.of(Nook.cells(structure, cell, Nook.LEAST_DEPTH))))
                .toList();
        assertThat(nooks).hasSize(4);
        floor.put(FloorKeys.GROWN, map.where(".sen"));
        floor.put(FloorKeys.NOOKS, nooks);
        floor.put(FloorKeys.START, only(map, 's'));
        floor.put(FloorKeys.EXITS, List.of(new Exit(only(map, 'e'), "r1c0")));
        new PlaceTreasure().run(floor, new RandomStreams(Seed.of(seed)).stream("test"));
        return floor.get(FloorKeys.PLACED_CHESTS);
    }

    private static int only(AsciiMap map, char glyph) {
        return IntStream.range(0, map.grid().size())
                .filter(cell -> map.glyph(cell) == glyph)
                .findFirst()
                .orElseThrow();
    }
}
