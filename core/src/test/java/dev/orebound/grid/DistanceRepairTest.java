package dev.orebound.grid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import org.junit.jupiter.api.Test;

class DistanceRepairTest {
    private static final Grid GRID = new Grid(24, 18);

    private final RandomStream chance = new RandomStreams(Seed.of(5)).stream("DistanceRepairTest");
    private final DistanceRepair repair = new DistanceRepair(GRID);

    @Test
    void givenAnyRock_whenCellsOpenAndShut_thenTheMendedMapIsAsIfMeasuredAnew() {
        int mendedShut = 0;
        for (int rockPercent = 5; rockPercent <= 60; rockPercent += 5) {
            MutableBitLayer rock = new MutableBitLayer(GRID);
            for (int cell = 0; cell < GRID.size(); cell++) {
                rock.set(cell, chance.chance(rockPercent));
            }
            int source = chance.below(GRID.size());
            DistanceMap map = new DistanceMap(GRID);
            map.spreadFrom(source, rock);
            for (int change = 0; change < 300; change++) {
                int cell = chance.below(GRID.size());
                rock.set(cell, !rock.at(cell));
                if (!rock.at(cell)) {
                    repair.open(map, cell, rock);
                } else if (repair.shut(map, cell, rock)) {
                    mendedShut++;
                } else {
                    map.spreadFrom(source, rock);
                }
                assertSame(map, source, rock);
            }
        }
        assertThat(mendedShut).as("shut cells that were nobody's only way").isGreaterThan(500);
    }

    @Test
    void givenADoorShutInTheOnlyWay_whenMended_thenItSaysThatAllMustBeMeasuredAnew() {
        AsciiMap map = AsciiMap.of("""
                @..#...
                ...+...
                ...#...
                """);
        DistanceMap distances = new DistanceMap(map.grid());
        MutableBitLayer rock = map.rock().copy();
        distances.spreadFrom(map.cell('@'), rock);
        rock.set(map.cell('+'), true);

        assertThat(new DistanceRepair(map.grid()).shut(distances, map.cell('+'), rock))
                .isFalse();
    }

    private static void assertSame(DistanceMap map, int source, BitLayer rock) {
        DistanceMap fresh = new DistanceMap(GRID);
        fresh.spreadFrom(source, rock);
        for (int cell = 0; cell < GRID.size(); cell++) {
            assertThat(map.at(cell)).as("steps from %s to %s", source, cell).isEqualTo(fresh.at(cell));
            assertThat(map.stepDown(cell)).isEqualTo(fresh.stepDown(cell));
        }
    }
}
