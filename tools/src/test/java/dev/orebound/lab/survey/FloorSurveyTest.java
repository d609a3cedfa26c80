package dev.orebound.lab.survey;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;
import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Cells;
import dev.orebound.lab.check.DumpedFloor;
import dev.orebound.lab.check.DumpedFloor.DumpedLoot;
import dev.orebound.lab.check.FloorChecks.FloorComplaint;
import dev.orebound.lab.survey.SurveyPromises.Promise;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongToIntFunction;
import org.junit.jupiter.api.Test;

class FloorSurveyTest {
    private static final int FLOORS = 51;
    private static final List<Integer> DONE = new ArrayList<>();

    private static final LongToIntFunction USUAL = FloorSurvey.usualDepths(TestContent.BUILT_IN);

    /** Never changed once it is made. */
    private static final FloorSurvey SURVEY = survey(3, DONE);

    private static FloorSurvey survey(int threads, List<Integer> done) {
        return new FloorSurvey(TestContent.BUILT_IN, -5, FLOORS, USUAL, threads, done::add);
    }

    @Test
    void theSameSeedsGiveTheSameFiguresOnAnyNumberOfProcessors() {
        FloorSurvey again = survey(1, new ArrayList<>());

        assertThat(withoutTimes(again.json())).isEqualTo(withoutTimes(SURVEY.json()));
        assertThat(again.complaints()).isEqualTo(SURVEY.complaints());
        assertThat(DONE).as("told how far it is").isSorted().endsWith(FLOORS);
    }

    private static String withoutTimes(String json) {
        return json.replaceAll("\"(seconds|making_ms|checking_ms)[a-z_0-9]*\":[0-9.]+", "");
    }

    @Test
    void everyDepthHasItsTurnAlsoBelowZero() {
        assertThat(USUAL.applyAsInt(0)).isEqualTo(1);
        assertThat(USUAL.applyAsInt(16)).isEqualTo(17);
        assertThat(USUAL.applyAsInt(17)).isEqualTo(1);
        assertThat(USUAL.applyAsInt(-1)).isEqualTo(17);
        assertThat(USUAL.applyAsInt(Long.MIN_VALUE)).isBetween(1, 17);
        for (int depth = 1; depth <= 17; depth++) {
            assertThat(SURVEY.tally().depths.times(depth))
                    .as("floors of depth %s", depth)
                    .isEqualTo(3);
        }
    }

    @Test
    void givenARunOfThreeDepths_whenItIsSurveyed_thenTheThreeHaveTheirTurns() {
        BuiltInAssets assets = new BuiltInAssets();
        String graph = assets.text("content/graph.json").replace("\"rows\": 16", "\"rows\": 2");
        Content content = Content.read(new OneOtherFile(assets, "content/graph.json", graph));

        FloorSurvey survey = new FloorSurvey(content, 1, 6, FloorSurvey.usualDepths(content), 1, done -> {});

        for (int depth = 1; depth <= 3; depth++) {
            assertThat(survey.tally().depths.times(depth)).as("depth %s", depth).isEqualTo(2);
        }
    }

    @Test
    void givenTheLargestFloorsWithTheUsualNumbers_whenTheyAreSurveyed_thenTheyKeepEveryPromise() {
        BuiltInAssets assets = new BuiltInAssets();
        String cave = assets.text("content/cave.json")
                .replaceFirst("\"width\": 96", "\"width\": 256")
                .replaceFirst("\"height\": 64", "\"height\": 256");
        Content content = Content.read(new OneOtherFile(assets, "content/cave.json", cave));

        FloorSurvey survey = new FloorSurvey(content, 1, 3, depth -> (int) depth, 1, done -> {});

        assertThat(survey.complaints()).isEmpty();
        assertThat(survey.tally().floors()).isEqualTo(3);
    }

    @Test
    void theLastSeedOfAllCanBeSurveyed() {
        FloorSurvey last = new FloorSurvey(TestContent.BUILT_IN, Long.MAX_VALUE - 1, 2, USUAL, 1, any -> {});

        assertThat(last.tally().floors()).isEqualTo(2);
    }

    @Test
    void jsonHoldsWhatTheFormatPromises() {
        JsonValue json = new JsonReader().parse(SURVEY.json());

        assertThat(SURVEY.json()).containsOnlyOnce("\n").endsWith("}\n");
        assertThat(json.getInt("floors")).isEqualTo(FLOORS);
        assertThat(json.getInt("broken")).isEqualTo((int) SURVEY.tally().broken.value());
        assertThat(json.getDouble("attempts")).isBetween(1.0, 8.0);
        assertThat(json.getDouble("seconds")).isPositive();
    }

    @Test
    void theTableHasEveryFigureAndEveryPromise() {
        assertThat(SURVEY.table())
                .startsWith(FLOORS + " floors, ")
                .contains("making a floor", "rooms a floor", "doorways a room", "trap rooms a floor")
                .contains("ore by distance", "hordes by depth", "arcs about a leader", "attempts a floor")
                .contains("share of chests in nooks", "share of chests in the left half", "too few to tell")
                .contains("pieces a heap of small loot", "share of small loot that touches its like")
                .doesNotContain("\r", "NaN");
    }

    @Test
    void theFirstBrokenFloorIsNamedWithItsSeedAndDepth() {
        SurveyTally early = new SurveyTally();
        SurveyTally late = new SurveyTally();
        FloorComplaint sealing = new FloorComplaint("invariant 4", "traps seal", "not at all");
        early.addVerdict("7", 8, List.of(), 0);
        late.addVerdict("8", 9, List.of(sealing), 0);
        late.addVerdict("9", 10, List.of(sealing, sealing), 0);
        early.add(late);

        assertThat(early.broken.value()).isEqualTo(2);
        assertThat(early.timesBroken.all()).containsEntry("invariant 4, traps seal", 3L);
        assertThat(early.firstBroken.text())
                .isEqualTo("seed 8, depth 9: invariant 4, traps seal: not at all; inspect --seed 8 --depth 9 draws it");
    }

    @Test
    void overManyFloorsAPromiseIsJudgedAndOverFewItIsNot() {
        SurveyTally few = new SurveyTally();
        DumpedFloor floor = DumpedFloor.of(
                new FloorGenerator(TestContent.BUILT_IN)
                        .generate(new Descent(Seed.of(1), TestContent.BUILT_IN.graph()).request(2)),
                TestContent.BUILT_IN);
        floor.chests.clear();
        floor.chests.add(new DumpedFloor.DumpedChest(1, 1, "centre", null, "east", 0));
        for (int i = 0; i < SurveyPromises.ENOUGH - 1; i++) {
            few.addFloor(floor, 2, 0);
            few.chests.addFacings(floor);
        }
        assertThat(broken(few)).noneMatch(about -> about.contains("chests") || about.contains("attempts"));

        few.addFloor(floor, 2, 0);
        few.chests.addFacings(floor);
        assertThat(broken(few))
                .contains(
                        "attempts a floor",
                        "share of chests in nooks",
                        "share of centre chests that face east",
                        "share of centre chests that face north",
                        "share of chests in the left half",
                        "share of chests in the lower half");
    }

    @Test
    void lootThatLiesAloneBreaksItsPromiseAndLootInHeapsOfThreeKeepsIt() {
        int[] alone = {0, 2, 4, 6};
        int[] heapsOfThree = {0, 1, 20, 8, 9, 28};
        int[] threeOfFive = {0, 1, 20, 8, 14};

        assertThat(broken(withLoot("fire_dust", alone)))
                .contains("share of small loot that touches its like", "pieces in a heap of small loot");
        assertThat(broken(withLoot("fire_dust", heapsOfThree)))
                .noneMatch(about -> about.contains("its like") || about.contains("a heap"));
        assertThat(broken(withLoot("fire_dust", threeOfFive)))
                .contains("share of small loot that touches its like", "pieces in a heap of small loot");
    }

    @Test
    void smallLootOnLessThanFourOrMoreThanSixOfAHundredRoomCellsBreaksItsPromise() {
        String promise = "share of room cells with small loot";

        assertThat(broken(withLootInARoomOf(76, 0, 1, 2))).as("3 of 76").contains(promise);
        assertThat(broken(withLootInARoomOf(74, 0, 1, 2))).as("3 of 74").doesNotContain(promise);
        assertThat(broken(withLootInARoomOf(51, 0, 1, 2))).as("3 of 51").doesNotContain(promise);
        assertThat(broken(withLootInARoomOf(49, 0, 1, 2))).as("3 of 49").contains(promise);
        assertThat(withLoot("fire_dust", 0, 1, 2).heaps.share()).as("3 of 50").isEqualTo(0.06);
    }

    @Test
    void lootThatIsNotSmallCountsInNoHeap() {
        DumpedFloor floor = new DumpedFloor(19, 5);
        floor.legend.add(new DumpedFloor.DumpedGround("nothing", true));
        floor.loot.add(new DumpedLoot(0, "fire_pinch", false));
        floor.loot.add(new DumpedLoot(1, "fire_pinch", false));
        SurveyTally tally = new SurveyTally();
        tally.addFloor(floor, 1, 0);

        assertThat(tally.heaps.pieces.value()).isZero();
        assertThat(tally.things.all()).containsEntry("loot", 2L).containsEntry("small loot", 0L);
    }

    @Test
    void piecesOfDifferentItemsAreNoHeapAndThoseThatTouchAtACornerAre() {
        SurveyTally different = withLoot("fire_dust", 0, 2);
        DumpedFloor floor = new DumpedFloor(19, 5);
        floor.legend.add(new DumpedFloor.DumpedGround("nothing", true));
        floor.loot.add(new DumpedLoot(0, "fire_dust", true));
        floor.loot.add(new DumpedLoot(1, "water_dust", true));
        different.addFloor(floor, 1, 0);

        assertThat(different.heaps.touchingShare()).isZero();
        assertThat(different.heaps.floorsOfSinglesShare()).isOne();
        assertThat(withLoot("fire_dust", 0, 20).heaps.touchingShare()).isOne();
        assertThat(withLoot("fire_dust", 18, 19).heaps.touchingShare())
                .as("the end of a row and the beginning of the next")
                .isZero();
    }

    @Test
    void aFirstViewOfNothingButAnEmptyCaveBreaksItsPromise() {
        assertThat(shareOfViews(view -> {})).isZero();
        assertThat(shareOfViews(view -> view.loot.add(new DumpedLoot(21, "fire_pinch", false))))
                .isOne();
        assertThat(shareOfViews(view -> view.loot.add(new DumpedLoot(21, "fire_dust", true))))
                .as("small loot")
                .isZero();
        assertThat(shareOfViews(view -> view.liquid[30] = 1)).as("a lake").isOne();
        assertThat(shareOfViews(view -> view.terrain[41] = 2)).as("a torch").isOne();
        assertThat(shareOfViews(view -> view.loot.add(new DumpedLoot(35, "fire_pinch", false))))
                .as("behind rock")
                .isZero();
        assertThat(shareOfViews(view -> {
                    view.structure[32] = true;
                    view.loot.add(new DumpedLoot(36, "fire_pinch", false));
                }))
                .as("farther than a window reaches")
                .isZero();
        assertThat(broken(withLoot("fire_dust"))).contains("share of first views with something");
    }

    @Test
    void tooManyTallFloorsBreakTheirPromiseAndAsManyAsTheContentSaysKeepIt() {
        String promise = "share of floors taller than wide";

        assertThat(broken(ofShapes(170))).doesNotContain(promise);
        assertThat(broken(ofShapes(230))).contains(promise);
        assertThat(broken(ofShapes(110))).contains(promise);
    }

    /** Returns the tally of a thousand floors, 17 percent of which should be tall. */
    private static SurveyTally ofShapes(int tallFloors) {
        SurveyTally tally = new SurveyTally();
        for (int i = 0; i < SurveyPromises.ENOUGH; i++) {
            tally.addShape(i < tallFloors ? new DumpedFloor(5, 19) : new DumpedFloor(19, 5), 17);
        }
        return tally;
    }

    /**
     * Returns the share of first views with something, of one cave of two rooms; the start is in the west of the first.
     */
    private static double shareOfViews(Consumer<DumpedFloor> change) {
        DumpedFloor floor = new DumpedFloor(19, 4);
        floor.legend.add(new DumpedFloor.DumpedGround("nothing", true));
        floor.legend.add(new DumpedFloor.DumpedGround("lava", false));
        floor.legend.add(new DumpedFloor.DumpedGround("torch", false));
        for (int cell = 20; cell < 37; cell++) {
            floor.structure[cell] = cell != 32;
        }
        floor.start = 20;
        change.accept(floor);
        FirstViewTally tally = new FirstViewTally();
        tally.add(floor);
        return tally.shareWithSomething();
    }

    /**
     * Returns the tally of a number of floors of 19 by 5 cells, each with one small item on these cells and a room of
     * 50.
     */
    private static SurveyTally withLoot(String item, int... cells) {
        return withLoot(50, item, cells);
    }

    private static SurveyTally withLootInARoomOf(int roomCells, int... cells) {
        return withLoot(roomCells, "fire_dust", cells);
    }

    private static SurveyTally withLoot(int roomCells, String item, int... cells) {
        DumpedFloor floor = new DumpedFloor(19, 5);
        floor.rooms.add(new DumpedFloor.DumpedRoom(1, roomCells, 0, Cells.EMPTY, List.of(), false, false, null, null));
        floor.legend.add(new DumpedFloor.DumpedGround("nothing", true));
        for (int cell : cells) {
            floor.loot.add(new DumpedLoot(cell, item, true));
        }
        SurveyTally tally = new SurveyTally();
        for (int i = 0; i < SurveyPromises.ENOUGH; i++) {
            tally.addFloor(floor, 1, 0);
        }
        return tally;
    }

    private static List<String> broken(SurveyTally tally) {
        return SurveyPromises.of(tally).stream()
                .filter(Promise::isBroken)
                .map(Promise::about)
                .toList();
    }

    @Test
    void oreThatIsTooRareOrTooCommonIsSeen() {
        assertThat(new Promise("ore", 0.84, 0.85, 1, 1_000).isBroken()).isTrue();
        assertThat(new Promise("ore", 1.01, 0.85, 1, 1_000).isBroken()).isTrue();
        assertThat(new Promise("ore", 0.85, 0.85, 1, 1_000).isBroken()).isFalse();
        assertThat(OreTally.chance(5)).isEqualTo(0.15);
        assertThat(OreTally.chance(40)).isEqualTo(1);
    }
}
