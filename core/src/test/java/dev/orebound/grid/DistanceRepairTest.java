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
        int longer = 0;
        for (int rockPercent = 5; rockPercent <= 60; rockPercent += 5) {
            MutableBitLayer rock = new MutableBitLayer(GRID);
            for (int cell = 0; cell < GRID.size(); cell++) {
                rock.set(cell, chance.chance(rockPercent));
            }
            int source = chance.below(GRID.size());
            DistanceMap map = new DistanceMap(GRID);
            map.spreadFrom(source, rock);
            for (int change = 0; change < 600; change++) {
                int cell = chance.below(GRID.size());
                rock.set(cell, !rock.at(cell));
                if (!rock.at(cell)) {
                    repair.open(map, cell, rock);
                } else {
                    long before = sum(map);
                    repair.shut(map, cell, rock);
                    longer += sum(map) > before ? 1 : 0;
                }
                assertSame(map, source, rock);
            }
        }
        assertThat(longer).as("shut cells through which a way led").isGreaterThan(500);
    }

    @Test
    void givenADoorShutInTheOnlyWay_whenMended_thenNothingBeyondItIsReachedUntilItOpens() {
        AsciiMap map = AsciiMap.of("""
                @..#...
                ...+...
                ...#...
                """);
        DistanceMap distances = new DistanceMap(map.grid());
        MutableBitLayer rock = map.rock().copy();
        distances.spreadFrom(map.cell('@'), rock);
        rock.set(map.cell('+'), true);

        DistanceRepair atDoor = new DistanceRepair(map.grid());
        atDoor.shut(distances, map.cell('+'), rock);

        assertThat(distances.isReached(map.grid().cell(6, 1))).isFalse();
        assertThat(distances.at(map.grid().cell(2, 0))).isEqualTo(2);

        rock.set(map.cell('+'), false);
        atDoor.open(distances, map.cell('+'), rock);
        assertThat(distances.at(map.grid().cell(6, 1))).isEqualTo(6);
    }

    private static long sum(DistanceMap map) {
        long sum = 0;
        for (int cell = 0; cell < GRID.size(); cell++) {
            sum += map.at(cell);
        }
        return sum;
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
