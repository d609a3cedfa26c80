package dev.orebound.lab.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;
import dev.orebound.TestContent;
import dev.orebound.TestSize;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunDeeds;
import dev.orebound.expedition.RunTerms;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.lab.bot.PlayedRun.BrewTally;
import dev.orebound.lab.bot.PlayedRun.FloorResult;
import dev.orebound.lab.bot.PlayedRun.GearTally;
import dev.orebound.lab.bot.PlayedRun.RunEnding;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.InputSource;

/** Checks on a few whole runs that better players get farther and that nothing breaks or stalls. */
@TestInstance(Lifecycle.PER_CLASS)
class BotSurveyTest {
    private static final int RUNS = TestSize.of(2, 4);
    private static final Seed FIRST = Seed.of(310);
    private static final ContentTable<BotSkill> SKILLS = BotSkill.readAll(new BuiltInAssets());

    private final List<Integer> told = Collections.synchronizedList(new ArrayList<>());

    /** Made once for all tests, the better ones side by side once the first world of all is made. */
    private final BotSurvey novice = survey("novice", 2);

    private final CompletableFuture<BotSurvey> steadyLater = CompletableFuture.supplyAsync(() -> survey("steady", 1));
    private final BotSurvey expert = survey("expert", 1);
    private final BotSurvey steady = steadyLater.join();

    @TempDir
    Path folder;

    private BotSurvey survey(String skill, int threads) {
        return new BotSurvey(TestContent.BUILT_IN, SKILLS.get(skill), FIRST, RUNS, threads, told::add);
    }

    @Test
    void noRunStallsOrBreaks() {
        for (BotSurvey survey : List.of(novice, steady, expert)) {
            assertThat(survey.complaints()).as(survey::table).isEmpty();
            assertThat(survey.tally().ended(RunEnding.DIED) + survey.tally().ended(RunEnding.WON))
                    .isEqualTo(RUNS);
        }
        assertThat(told).as("told how far it is").contains(1, RUNS);
    }

    @Test
    void firstRunsArePlayedFromTheirSeeds() throws IOException, UnreadableFileException {
        BotSurvey first =
                new BotSurvey(TestContent.frail(), SKILLS.get("novice"), Seed.of("300/first"), 2, 2, runs -> {});
        assertThat(first.complaints()).isEmpty();
        List<String> lines = first.tally().lines.all();
        assertThat(lines).hasSize(2);
        assertThat(lines.get(0)).startsWith("seed 300/first, ");
        assertThat(lines.get(1)).startsWith("seed 301/first, ");

        Path file = folder.resolve("first");
        Seed seed = Seed.of("300/first");
        try (ReplayWriter writer = new ReplayWriter(file, "0", TestContent.frail(), seed)) {
            PlayedRun played = new BotRun(TestContent.frail(), seed, SKILLS.get("novice"), this, writer).play();
            assertThat(played.line()).isEqualTo(lines.get(0));
        }
        Checkpoint begun = ReplayReader.read(file).floors().get(0).entered();
        Checkpoint expected =
                Expedition.first(Seed.of(300), TestContent.frail()).checkpoint();
        assertThat(begun).isEqualTo(expected);
    }

    @Test
    void betterPlayersComeFarther() {
        assertThat(novice.tally().depths.mean())
                .isLessThan(steady.tally().depths.mean());
        assertThat(steady.tally().depths.mean())
                .isLessThan(expert.tally().depths.mean());
    }

    /** Plays each seed twice, so that pairs which differ, or draws that depend on the threads, show. */
    @Test
    void theSameSeedsComeToTheSameOnAnyNumberOfProcessorsAndInEachPairOfOneContent() {
        BotSurvey alone = new BotSurvey(TestContent.frail(), SKILLS.get("novice"), FIRST, RUNS, 2, runs -> {});
        BotSurvey pairs = new BotSurvey(
                TestContent.frail(),
                new BotSurvey.SecondWay(TestContent.frail(), false),
                SKILLS.get("novice"),
                RunTerms.NONE,
                FIRST,
                RUNS,
                1,
                runs -> {});

        String json = pairs.json();
        assertThat(withoutTimes(json).replaceFirst("\"against\":\\{.*?}},", "")).isEqualTo(withoutTimes(alone.json()));
        JsonValue against = new JsonReader().parse(json).get("against");
        assertThat(against.get("depth").getInt("pairs")).isEqualTo(RUNS);
        for (JsonValue figure : against) {
            assertThat(figure.getDouble("difference")).as(figure.name).isZero();
            assertThat(figure.getDouble("before")).as(figure.name).isEqualTo(figure.getDouble("after"));
        }
        assertThat(pairs.table()).contains("the same seeds", "before").doesNotContain("  *\n");
        assertThat(pairs.page(new BuiltInAssets(), "1", "")).contains("Against the second way");
        assertThat(alone.json()).doesNotContain("\"against\"");
    }

    @Test
    void pairsTellTheDifferenceOfARunThatCameFarther() {
        PairedFigures pairs = new PairedFigures();
        for (int i = 0; i < 5; i++) {
            pairs.add(endedAt(4), endedAt(6 + i % 2));
        }
        PairedFigures.PairedFigure depth = Objects.requireNonNull(pairs.all().get("depth"));

        assertThat(depth.before()).isEqualTo(4);
        assertThat(depth.after()).isCloseTo(6.4, offset(1e-9));
        // The differences are 2, 3, 2, 3, 2: mean 2.4, deviation 0.5477, Student's 2.7764.
        assertThat(depth.interval().low()).isCloseTo(1.72, offset(0.01));
        assertThat(depth.interval().high()).isCloseTo(3.08, offset(0.01));
    }

    private static PlayedRun endedAt(int depth) {
        return ended(RunEnding.DIED, "goblin", depth);
    }

    @Test
    void intervalsHoldTheirFiguresAndTrapsAndPaceAreTold() {
        JsonValue json = new JsonReader().parse(expert.json());

        assertHolds(json, "depth_mean_interval", json.getDouble("depth_mean"));
        assertHolds(json, "won_interval", json.getDouble("won") / RUNS);
        for (JsonValue depth : json.get("by_depth")) {
            assertHolds(depth, "health_percent_interval", depth.getDouble("health_percent_mean"));
        }
        JsonValue traps = json.get("traps").get("all");
        int sprung = 0;
        for (String band : List.of("1-4", "5-8", "9-12", "13-16")) {
            JsonValue cell = traps.get(band);
            assertThat(cell.getInt("won") + cell.getInt("died") + cell.getInt("escaped"))
                    .as(band)
                    .isEqualTo(cell.getInt("sprung"));
            assertThat(cell.getBoolean("left_out")).isEqualTo(cell.getInt("sprung") < 100);
            sprung += cell.getInt("sprung");
        }
        assertThat(traps.get("all").getInt("sprung")).isEqualTo(sprung);
        assertThat(sprung).isBetween(1, json.getInt("arenas_sprung"));
        assertThat(json.getDouble("largest_blow_percent")).isBetween(1.0, 100.0);
        assertThat(json.getDouble("loud_share")).isBetween(0.05, 0.95);
        assertThat(json.getDouble("stretch_seconds_95")).isBetween(2.0, 1800.0);
        assertThat(json.get("stretches").size).isEqualTo(RUNS);
        assertThat(json.get("guarded_depths").asStringArray()).contains("4", "8");
    }

    private static void assertHolds(JsonValue json, String interval, double figure) {
        assertThat(figure)
                .as(interval)
                .isBetween(
                        json.get(interval).getDouble(0) - 0.001,
                        json.get(interval).getDouble(1) + 0.001);
    }

    @Test
    void aPageShowsTheFiguresAndStandsAlone() throws Exception {
        String page = expert.page(new BuiltInAssets(), "1", "");

        assertThat(page)
                .startsWith("<!DOCTYPE html>")
                .contains("Health on arrival", "Deaths by whom", "Ends of trap rooms", "Time on a floor", "Builds")
                .contains("Longest stretch", "won (", "depth 4, guarded")
                .doesNotContain("<script", "https://", "NaN", "Against the second way");
        DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(page.replace("<!DOCTYPE html>", ""))));
    }

    private static String withoutTimes(String json) {
        return json.replaceFirst("\"seconds\":[0-9.]+", "");
    }

    @Test
    void jsonHoldsWhatTheFormatPromises() {
        JsonValue json = new JsonReader().parse(steady.json());

        assertThat(steady.json()).containsOnlyOnce("\n").endsWith("}\n");
        for (String key : List.of("runs", "exceptions", "stalls", "seconds", "won", "died")) {
            assertThat(json.get(key).isNumber()).as(key).isTrue();
        }
        assertThat(json.getInt("won") + json.getInt("died") + json.getInt("stalls") + json.getInt("exceptions"))
                .isEqualTo(json.getInt("runs"));
        double walked = json.getDouble("walked_percent");
        double empty = json.getDouble("empty_walk_percent");
        assertThat(walked).isBetween(20.0, 100.0);
        assertThat(empty).isBetween(0.1, 60.0);
        assertThat(json.getDouble("bare_walk_percent")).isBetween(0.1, empty);
        assertThat(json.getDouble("empty_walk_percent_of_run")).isCloseTo(empty * walked / 100, offset(0.1));
        assertThat(json.getDouble("bare_walk_percent_of_run")).isLessThanOrEqualTo(empty * walked / 100);
        assertThat(json.getString("skill")).isEqualTo("steady");
        assertThat(json.get("ends").size).isEqualTo(RUNS);
        JsonValue first = json.get("by_depth").get("1");
        assertThat(first.getInt("floors")).isEqualTo(RUNS);
        for (String key : List.of("died", "seconds_mean", "health_percent_mean", "companions_mean")) {
            assertThat(first.get(key).isNumber()).as(key).isTrue();
        }
        assertThat(json.get("by_kind").get("battle").getInt("floors")).isPositive();
        assertThat(json.get("harm").size).isPositive();
        assertThat(json.get("brews").size).isPositive();
        assertThat(json.get("reactions").size).isPositive();
        assertThat(json.getInt("chains_different")).isEqualTo(json.get("chains").size);
        assertThat(json.getInt("own_reaction_deaths")).isLessThanOrEqualTo(json.getInt("died"));
        assertThat(json.get("causes").isObject()).isTrue();
    }

    @Test
    void theSameSeedsArePlayedThroughAGamepadToo() {
        BotSurvey pairs = new BotSurvey(
                TestContent.frail(),
                new BotSurvey.SecondWay(TestContent.frail(), true),
                SKILLS.get("novice"),
                RunTerms.NONE,
                FIRST,
                RUNS,
                2,
                runs -> {});

        assertThat(pairs.complaints()).isEmpty();
        JsonValue against = new JsonReader().parse(pairs.json()).get("against");
        assertThat(against.get("depth").getInt("pairs")).isEqualTo(RUNS);
        assertThat(against.get("depth").getDouble("after")).isGreaterThanOrEqualTo(1);
        assertThat(against.get("monsters_slain").getDouble("after")).isPositive();
    }

    @Test
    void aRunThatStallsOrBreaksIsToldWithSeedDepthAndTick() {
        BotSurvey survey = new BotSurvey(
                SKILLS.get("steady"),
                List.of(ended(RunEnding.STALLED, "nothing went forward"), ended(RunEnding.BROKE, "an exception")));

        assertThat(survey.complaints())
                .containsExactly(
                        "seed 7, skill steady, depth 4 (r3c1), tick 99: stalled, nothing went forward",
                        "seed 7, skill steady, depth 4 (r3c1), tick 99: broke, an exception");
        assertThat(survey.json()).contains("\"exceptions\":1", "\"stalls\":1");
    }

    private static PlayedRun ended(RunEnding ending, String cause) {
        return ended(ending, cause, 4);
    }

    private static PlayedRun ended(RunEnding ending, String cause, int depth) {
        return new PlayedRun(
                "7",
                "steady",
                ending,
                cause,
                RunDeeds.NONE.along(List.of("r3c1")),
                List.of(new FloorResult(depth, FloorKind.BATTLE, 99, 100, 0, 0, 2, 130)),
                0,
                Map.of(),
                new BrewTally(Map.of(), Map.of(), Map.of(), false),
                GearTally.NONE,
                PlayedRun.SceneTally.NONE,
                PlayedRun.WalkTally.NONE,
                RunCourse.NONE,
                99);
    }

    @Test
    void theTableSaysItForPeople() {
        assertThat(steady.table())
                .startsWith(RUNS + " runs, steady: ")
                .contains("depth reached: ", "a run: ", "depth  ", "kind  ", "battle", "by whom")
                .doesNotContain("\r", "NaN");
    }
}
