package dev.orebound.cave.treasure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.AsciiMap;
import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.LootSpot;
import dev.orebound.cave.pass.PassListener;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.cave.pass.WorkingMemory;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.floor.CaveRules;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.grid.IntLayer;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.MutableIntLayer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Tests how small treasure is scattered: trails of random walks, the share that each room keeps, and where each is
 * drawn.
 */
class ScatterWaysTest {
    private static final AsciiMap CAVE = AsciiMap.of("""
            ####################
            #........##........#
            #........##........#
            #........##........#
            ####################
            """);

    @Test
    void aWalkThatDropsAPieceAtEveryStepLeavesATrailInOnePiece() {
        for (int seed = 0; seed < 50; seed++) {
            BrownianWalk walk = new BrownianWalk(ground(CAVE), new WorkingMemory(CAVE.grid()));

            assertThat(walk.walk(3, 7, 1, stream(seed))).isEqualTo(7);

            List<Integer> cells = cellsOf(walk.states());
            assertThat(cells)
                    .hasSize(7)
                    .allMatch(cell -> ground(CAVE).at(cell) && walk.states().at(cell) == 3);
            assertThat(reachedFrom(cells.get(0), cells)).hasSize(7);
        }
    }

    @Test
    void moreStepsBetweenPiecesMakeATrailThatReachesFarther() {
        int dense = 0;
        int loose = 0;
        for (int seed = 0; seed < 100; seed++) {
            dense += breadth(seed, 1);
            loose += breadth(seed, 9);
        }
        assertThat(loose).isGreaterThan(dense);
    }

    private static int breadth(int seed, int stepsAPiece) {
        BrownianWalk walk = new BrownianWalk(ground(CAVE), new WorkingMemory(CAVE.grid()));
        walk.walk(1, 5, stepsAPiece, stream(seed));
        List<Integer> columns =
                cellsOf(walk.states()).stream().map(CAVE.grid()::x).sorted().toList();
        return columns.get(columns.size() - 1) - columns.get(0);
    }

    @Test
    void aWalkGivesUpWhereThereIsNoFreeGroundLeft() {
        AsciiMap nook = AsciiMap.of("""
                #####
                #..##
                #####
                """);
        BrownianWalk walk = new BrownianWalk(ground(nook), new WorkingMemory(nook.grid()));

        assertThat(walk.walk(1, 5, 1, stream(1))).isEqualTo(2);
        assertThat(walk.walk(2, 5, 1, stream(2))).isZero();
        assertThat(new BrownianWalk(new MutableBitLayer(nook.grid()), new WorkingMemory(nook.grid()))
                        .walk(1, 5, 1, stream(3)))
                .as("without any ground")
                .isZero();
    }

    @Test
    void aRoomKeepsWholeHeapsAndNeverMoreThanItMay() {
        AsciiMap loot = AsciiMap.of("""
                ####################
                #ff..w...##.f.f.f..#
                #f...ww..##........#
                #....w...##.f.f.f..#
                ####################
                """);
        for (int seed = 0; seed < 30; seed++) {
            List<LootSpot> kept =
                    new RoomLootLimit(rooms(), spots(loot), new WorkingMemory(rooms().grid())).keep(2, 5, stream(seed));

            List<LootSpot> left =
                    kept.stream().filter(spot -> loot.grid().x(spot.at()) < 9).toList();
            assertThat(left.size()).isBetween(3, 5);
            for (LootSpot spot : left) {
                assertThat(left.stream().filter(other -> areTogether(spot, other)))
                        .as("pieces beside the one at %s, itself among them", spot.at())
                        .hasSizeGreaterThan(1);
            }
            assertThat(kept.size() - left.size())
                    .as("singles of the right room")
                    .isEqualTo(5);
        }
    }

    @Test
    void heapsThatFitStayAsTheyLie() {
        AsciiMap loot = AsciiMap.of("""
                ####################
                #ff..w...##.f.f.f..#
                #f.......##........#
                #........##........#
                ####################
                """);

        assertThat(new RoomLootLimit(rooms(), spots(loot), new WorkingMemory(rooms().grid())).keep(2, 4, stream(1)))
                .isEqualTo(spots(loot));
        assertThat(new RoomLootLimit(rooms(), spots(loot), new WorkingMemory(rooms().grid())).keep(2, 0, stream(1)))
                .isEmpty();
    }

    @Test
    void bothWaysAreDrawnForSmallTreasureAndTheOneWhoLooksOnSeesTheRoundsOfEach() {
        FloorGenerator generator = new FloorGenerator(TestContent.BUILT_IN);
        int trails = 0;
        int heaps = 0;
        for (int seed = 0; seed < 24; seed++) {
            Set<PassRound> rounds = roundsOfSmall(generator, seed, 1 + seed % 16);
            boolean hasTrails = rounds.contains(PassRound.LOOT_SPILLED);
            trails += hasTrails ? 1 : 0;
            heaps += rounds.containsAll(Set.of(PassRound.LOOT_STREWN, PassRound.LOOT_MOVED)) ? 1 : 0;
            assertThat(rounds.contains(PassRound.LOOT_STREWN))
                    .as("seed %s", seed)
                    .isNotEqualTo(hasTrails);
        }
        assertThat(trails).isBetween(1, 23);
        assertThat(heaps).isEqualTo(24 - trails);
    }

    @Test
    void aWayIsDrawnOnlyAtItsDepths() {
        String rules = new BuiltInAssets().text(CaveRules.FILE);
        String deep = rules.replace(
                "\"brownian_walk\", \"tickets\": 1, \"pieces\": { \"lowest\": 8",
                "\"brownian_walk\", \"tickets\": 1000, \"depths\": { \"lowest\": 9, \"highest\": 17 },"
                        + " \"pieces\": { \"lowest\": 8");
        assertThat(deep).isNotEqualTo(rules);
        FloorGenerator generator =
                new FloorGenerator(Content.read(new OneOtherFile(new BuiltInAssets(), CaveRules.FILE, deep)));

        for (int seed = 0; seed < 6; seed++) {
            assertThat(roundsOfSmall(generator, seed, 8)).doesNotContain(PassRound.LOOT_SPILLED);
            assertThat(roundsOfSmall(generator, seed, 9)).contains(PassRound.LOOT_SPILLED);
        }
    }

    /** Returns the rounds that show small treasure while a floor is made. */
    private static Set<PassRound> roundsOfSmall(FloorGenerator generator, int seed, int depth) {
        Set<PassRound> rounds = EnumSet.noneOf(PassRound.class);
        FloorRequest request = new FloorRequest(Seed.of(seed), "r4c3", depth, FloorKind.SCROLL, List.of("r5c3"));
        generator.generate(request, new PassListener() {
            @Override
            public void afterPass(String pass, Floor floor) {
                if (pass.equals("CarveCaves")) {
                    rounds.clear();
                }
            }

            @Override
            public void duringPass(String pass, PassRound round, int number, Floor floor) {
                if (pass.equals("ScatterLoot")) {
                    assertThat(floor.loot()).isNotEmpty();
                    if (floor.loot().stream().anyMatch(ScatterWaysTest::isSmall)) {
                        rounds.add(round);
                    }
                }
            }
        });
        return rounds;
    }

    private static boolean isSmall(LootSpot piece) {
        return TestContent.BUILT_IN.items().get(piece.item()).isSmall();
    }

    private static MutableBitLayer ground(AsciiMap map) {
        MutableBitLayer ground = new MutableBitLayer(map.grid());
        ground.copyInverse(map.rock());
        return ground;
    }

    /** Returns room ids: 1 for the left room, 2 for the right one. */
    private static IntLayer rooms() {
        MutableIntLayer rooms = new MutableIntLayer(CAVE.grid());
        for (int cell = 0; cell < CAVE.grid().size(); cell++) {
            rooms.set(cell, CAVE.glyph(cell) == '#' ? 0 : CAVE.grid().x(cell) < 9 ? 1 : 2);
        }
        return rooms;
    }

    private static List<LootSpot> spots(AsciiMap drawing) {
        List<LootSpot> spots = new ArrayList<>();
        for (int cell = 0; cell < drawing.grid().size(); cell++) {
            char glyph = drawing.glyph(cell);
            if (glyph == 'f' || glyph == 'w') {
                spots.add(new LootSpot(cell, glyph == 'f' ? "fire_pinch" : "water_pinch"));
            }
        }
        return spots;
    }

    private static boolean areTogether(LootSpot one, LootSpot other) {
        return one.item().equals(other.item()) && CAVE.grid().steps8(one.at(), other.at()) <= 1;
    }

    private static List<Integer> cellsOf(IntLayer states) {
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < states.grid().size(); cell++) {
            if (states.at(cell) != 0) {
                cells.add(cell);
            }
        }
        return cells;
    }

    /** Returns the cells of a list that are connected to one of them. */
    private static List<Integer> reachedFrom(int first, List<Integer> cells) {
        List<Integer> reached = new ArrayList<>(List.of(first));
        for (int next = 0; next < reached.size(); next++) {
            int from = reached.get(next);
            cells.stream()
                    .filter(cell -> !reached.contains(cell) && CAVE.grid().steps8(from, cell) == 1)
                    .forEach(reached::add);
        }
        return reached;
    }

    private static RandomStream stream(int seed) {
        return new RandomStreams(Seed.of(seed)).stream("test.scatter");
    }
}
