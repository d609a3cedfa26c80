package dev.orebound.lab.survey;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;
import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.grid.Cells;
import dev.orebound.lab.check.DumpedFloor;
import dev.orebound.lab.check.DumpedVignettes.DumpedLock;
import dev.orebound.lab.check.DumpedVignettes.DumpedVignette;
import dev.orebound.lab.survey.ShareTally.KindShare;
import dev.orebound.lab.survey.ShareTally.KindSort;
import dev.orebound.lab.survey.SurveyPromises.Promise;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests that the survey counts how frequent the kinds of things are, and says which are too rare. */
class ShareTallyTest {
    private static final Content CONTENT = TestContent.BUILT_IN;

    @Test
    void givenAnArenaThatIsHardlyEverDrawn_whenManyFloorsAreSurveyed_thenItsPromiseIsBroken() {
        BuiltInAssets assets = new BuiltInAssets();
        String arenas = assets.text(ArenaKind.FILE)
                .replaceFirst("(?s)(\"vigil\": \\{.*?\"frequency\": )\\d+", "$11")
                .replaceFirst("(?s)(\"nest\": \\{.*?\"frequency\": )\\d+", "$1100");
        Content content = Content.read(new OneOtherFile(assets, ArenaKind.FILE, arenas));

        FloorSurvey survey = new FloorSurvey(content, 1, 340, FloorSurvey.usualDepths(content), 2, done -> {});

        assertThat(survey.complaints())
                .anyMatch(complaint -> complaint.contains("share of the rarest arena, vigil: 0.0"));
        assertThat(survey.table()).contains("kind of arena", "kind of lock", "kind of happening", "kind of vignette");
        JsonValue json = new JsonReader().parse(survey.json());
        assertThat(json.get("arena_shares").getDouble("nest")).isGreaterThan(0.3);
        assertThat(json.get("vignette_shares").size).isEqualTo((int) content.vignettes().asList().stream()
                .filter(kind -> kind.frequency() > 0)
                .count());
        assertThat(json.get("lock_shares").size).isEqualTo(content.locks().size());
        assertThat(json.get("happening_shares").size)
                .isEqualTo(content.cave().treasure().happenings().size());
    }

    @Test
    void aKindThatNeverComesBreaksThePromiseOfItsSort() {
        DumpedFloor floor = new DumpedFloor(2, 2);
        floor.depth = 5;
        addTrap(floor, "waves");
        floor.locks.add(new DumpedLock(1, "rubble", 1, Cells.of(0), List.of()));
        floor.happenings.add("flood");
        floor.vignettes.add(new DumpedVignette(1, "forge", Cells.of(0), Cells.of(), -1, 0));

        assertThat(broken(times(floor, 2_000)))
                .filteredOn(about -> about.contains("the rarest"))
                .hasSize(4)
                .anyMatch(about -> about.endsWith("happening, gloom"));
        assertThat(broken(times(floor, SurveyPromises.ENOUGH - 1))).noneMatch(about -> about.contains("the rarest"));
    }

    @Test
    void aShareIsBrokenOnlyIfChanceCannotExplainIt() {
        DumpedFloor floor = new DumpedFloor(2, 2);
        for (ArenaKind kind : CONTENT.arenaKinds()) {
            int count = kind.id().equals("close_quarters") ? 2 : 14;
            for (int i = 0; i < count; i++) {
                addTrap(floor, kind.id());
            }
        }

        assertThat(shareOf("close_quarters", floor)).isEqualTo(new KindShare(2, 100));
        assertThat(broken(times(floor, 10))).isEmpty();
        assertThat(broken(times(floor, 60))).contains("share of the rarest arena, close_quarters");
    }

    @Test
    void hallsOfTheBossAndOfGuardiansCountAmongNoKinds() {
        DumpedFloor floor = new DumpedFloor(2, 2);
        addTrap(floor, "boss_hall");
        addTrap(floor, "timber_hall");
        addTrap(floor, "nest");

        assertThat(shareOf("nest", floor)).isEqualTo(new KindShare(1, 1));
        ShareTally tally = new ShareTally();
        tally.add(floor, CONTENT);
        assertThat(tally.of(KindSort.ARENA)).doesNotContainKeys("boss_hall", "timber_hall");
    }

    @Test
    void aVignetteIsComparedWithThoseAtTheDepthsThatItAllows() {
        ShareTally tally = new ShareTally();
        for (int depth : new int[] {1, 3, 12, 13}) {
            DumpedFloor floor = new DumpedFloor(2, 2);
            floor.depth = depth;
            floor.vignettes.add(new DumpedVignette(1, "forge", Cells.of(0), Cells.of(), -1, 0));
            tally.add(floor, CONTENT);
        }

        assertThat(tally.of(KindSort.VIGNETTE))
                .containsEntry("spider_larder", new KindShare(0, 2))
                .containsEntry("forge", new KindShare(4, 4));
    }

    private static KindShare shareOf(String arena, DumpedFloor floor) {
        ShareTally tally = new ShareTally();
        tally.add(floor, CONTENT);
        return tally.of(KindSort.ARENA).getOrDefault(arena, new KindShare(0, 0));
    }

    private static void addTrap(DumpedFloor floor, String arena) {
        floor.rooms.add(new DumpedFloor.DumpedRoom(1, 40, 0, Cells.of(), List.of(), false, true, null, arena));
    }

    /** Returns a tally of so many equal floors. */
    private static SurveyTally times(DumpedFloor floor, int times) {
        SurveyTally tally = new SurveyTally();
        for (int i = 0; i < times; i++) {
            tally.shares.add(floor, CONTENT);
        }
        return tally;
    }

    private static List<String> broken(SurveyTally tally) {
        return SurveyPromises.of(tally).stream()
                .filter(Promise::isBroken)
                .map(Promise::about)
                .toList();
    }
}
