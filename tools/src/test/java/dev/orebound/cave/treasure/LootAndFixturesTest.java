package dev.orebound.cave.treasure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.LootHeap;
import dev.orebound.cave.floor.LootSpot;
import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.ScatterRules;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import dev.orebound.lab.check.DumpedFloor;
import dev.orebound.lab.check.FloorChecks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Checks the loot and fixtures on floors of every kind: 100 seeds. */
class LootAndFixturesTest {
    private static final int SEEDS = 100;
    private static final Content CONTENT = TestContent.BUILT_IN;
    /** The measures in the loose loot of these floors before there was small treasure. */
    private static final double WORTH_BEFORE = 26.6;

    private static final List<Floor> FLOORS = new ArrayList<>();

    @BeforeAll
    static void makeFloorsOfEveryKind() {
        FloorGenerator generator = new FloorGenerator(CONTENT);
        for (int seed = 0; seed < SEEDS; seed++) {
            FloorKind kind = FloorKind.values()[seed % FloorKind.values().length];
            boolean isBossFloor = kind == FloorKind.BOSS;
            FloorRequest request = new FloorRequest(
                    Seed.of(seed),
                    isBossFloor ? "boss" : "r4c3",
                    isBossFloor ? 17 : 1 + seed % 16,
                    kind,
                    List.of(isBossFloor ? "out" : "r5c3"));
            FLOORS.add(generator.generate(request));
        }
    }

    @Test
    void everyFloorKeepsItsPromises() {
        FloorChecks checks = new FloorChecks(CONTENT);
        for (Floor floor : FLOORS) {
            assertThat(checks.complaints(
                            DumpedFloor.of(floor, CONTENT), floor.request().waysOn()))
                    .as("seed %s", floor.request().seed().text())
                    .isEmpty();
        }
    }

    @Test
    void lootIsThereAndMostOfItIsOfThePrimaryOre() {
        for (boolean isSmall : new boolean[] {false, true}) {
            int pieces = 0;
            int primary = 0;
            Set<String> items = new TreeSet<>();
            for (Floor floor : FLOORS) {
                for (LootSpot loot : floor.loot()) {
                    Item item = CONTENT.items().get(loot.item());
                    if (item.isSmall() == isSmall && item.effect() != ItemEffect.PAGE) {
                        pieces++;
                        items.add(loot.item());
                        primary += floor.primaryOre().equals(item.ore()) ? 1 : 0;
                    }
                }
            }
            ScatterRules rules = CONTENT.cave().loot();
            assertThat(pieces / (double) SEEDS)
                    .as("pieces on a floor")
                    .isBetween(isSmall ? 60.0 : 5.0, isSmall ? 130.0 : 15.0);
            assertThat(primary / (double) pieces).isBetween(0.4, 0.75);
            assertThat(items).hasSize((isSmall ? rules.small().items() : rules.items()).size());
        }
    }

    @Test
    void noRoomHoldsMoreLootThanTheRulesSaySmallTreasureApart() {
        int most = 0;
        int fullest = 0;
        for (Floor floor : FLOORS) {
            int[] loot = new int[floor.rooms().size() + 1];
            int[] all = new int[floor.rooms().size() + 1];
            for (LootSpot piece : floor.loot()) {
                int room = floor.room().at(piece.at());
                all[room]++;
                loot[room] += CONTENT.items().get(piece.item()).isSmall() ? 0 : 1;
            }
            most = Math.max(most, Arrays.stream(loot).max().orElseThrow());
            fullest = Math.max(fullest, Arrays.stream(all).max().orElseThrow());
        }
        assertThat(most).isLessThanOrEqualTo(CONTENT.cave().loot().mostInRoom());
        assertThat(fullest).isGreaterThan(CONTENT.cave().loot().mostInRoom());
    }

    @Test
    void smallTreasureLiesOnFourToSixOfAHundredRoomCellsOfEachFloorAndOnBareGround() {
        for (Floor floor : FLOORS) {
            int roomCells =
                    floor.rooms().stream().mapToInt(room -> room.cells().size()).sum();
            int small = 0;
            for (LootSpot piece : floor.loot()) {
                if (CONTENT.items().get(piece.item()).isSmall()) {
                    small++;
                    assertThat(floor.terrain().at(piece.at()) + floor.liquid().at(piece.at()))
                            .as("ground below %s", piece)
                            .isZero();
                }
            }
            assertThat(small / (double) roomCells)
                    .as("seed %s", floor.request().seed().text())
                    .isBetween(0.04, 0.06);
        }
    }

    @Test
    void looseLootIsWorthAsMuchAsBeforeThereWasSmallTreasure() {
        double measures = 0;
        double draughts = 0;
        for (Floor floor : FLOORS) {
            for (LootSpot piece : floor.loot()) {
                Item item = CONTENT.items().get(piece.item());
                boolean isOre = item.ore() != null && !item.isSmall();
                measures += isOre ? item.amount() : 0;
                draughts += item.effect() == ItemEffect.HEAL ? 1 : 0;
            }
            for (LootHeap heap : LootHeap.of(floor, CONTENT)) {
                Item item = CONTENT.items().get(heap.item());
                measures += Math.max(1, Math.round(heap.cells().size() * item.amount() / (float) item.pieces()));
            }
        }
        assertThat(draughts / SEEDS).as("healing draughts, 0.37 before").isBetween(0.2, 0.5);
        assertThat(measures / SEEDS).isBetween(WORTH_BEFORE * 0.95, WORTH_BEFORE * 1.05);
    }

    @Test
    void aShrineOrGolemMostlyStandsFarFromTheStartAndOutOfItsRoom() {
        int fixtures = 0;
        int far = 0;
        for (Floor floor : FLOORS) {
            MutableBitLayer rock = new MutableBitLayer(floor.grid());
            rock.copyInverse(floor.structure());
            DistanceMap steps = new DistanceMap(floor.grid());
            steps.spreadFrom(floor.start(), rock, StepKind.FOUR_WAY);
            for (Fixture fixture : floor.fixtures()) {
                if (CONTENT.fixtures().get(fixture.type()).floors().isEmpty()) {
                    continue; // A vignette brought it.
                }
                fixtures++;
                far += steps.at(fixture.at()) >= floor.grid().width() / 3 ? 1 : 0;
                assertThat(floor.room().at(fixture.at()))
                        .isNotEqualTo(floor.room().at(floor.start()));
            }
        }
        assertThat(fixtures).isGreaterThan(SEEDS / 2);
        assertThat(far / (double) fixtures).isGreaterThan(0.9);
    }

    @Test
    void likeDrawsToLike() {
        Grid grid = new Grid(60, 20);
        MutableBitLayer ground = new MutableBitLayer(grid);
        ground.fill(true);
        ground.setEdge(false);
        int before = 0;
        int after = 0;
        for (int seed = 0; seed < 20; seed++) {
            RandomStream stream = new RandomStreams(Seed.of(seed)).stream("test.together");
            HeapClustering heaps = new HeapClustering(ground, 60, 1, new WorkingMemory(grid), stream);
            before += lonely(heaps.states());
            for (int step = 0; step < 12; step++) {
                heaps.move(6, 1000, stream);
            }
            after += lonely(heaps.states());
        }
        assertThat(after * 4).as("lonely pieces, of %s", before).isLessThan(before);
    }

    @Test
    void piecesKeepTheirStateAndNeverLeaveTheGround() {
        AsciiMap map = AsciiMap.of("""
                ##########
                #...##...#
                #........#
                ##########
                """);
        MutableBitLayer ground = new MutableBitLayer(map.grid());
        ground.copyInverse(map.rock());
        RandomStream stream = new RandomStreams(Seed.of("heaps")).stream("test.together");
        HeapClustering heaps = new HeapClustering(ground, 9, 3, new WorkingMemory(map.grid()), stream);
        for (int step = 0; step < 40; step++) {
            heaps.move(4, 5, stream);
        }
        int[] counts = new int[4];
        for (int cell = 0; cell < map.grid().size(); cell++) {
            counts[heaps.states().at(cell)]++;
            assertThat(ground.at(cell) || heaps.states().at(cell) == 0).isTrue();
        }
        assertThat(counts).containsExactly(map.grid().size() - 9, 3, 3, 3);
    }

    /** Returns the number of pieces that touch no other. */
    private static int lonely(IntLayer states) {
        int lonely = 0;
        for (int cell = 0; cell < states.grid().size(); cell++) {
            int at = cell;
            boolean isAlone = Direction.ALL.stream()
                    .map(way -> states.grid().neighbour(at, way))
                    .allMatch(beside -> beside == Grid.NONE || states.at(beside) == 0);
            lonely += states.at(cell) != 0 && isAlone ? 1 : 0;
        }
        return lonely;
    }
}
