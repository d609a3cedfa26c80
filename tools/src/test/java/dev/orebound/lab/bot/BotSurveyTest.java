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
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.replay.ReplayReader;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.lab.bot.PlayedRun.BrewTally;
import dev.orebound.lab.bot.PlayedRun.FloorResult;
import dev.orebound.lab.bot.PlayedRun.GearTally;
import dev.orebound.lab.bot.PlayedRun.RunEnding;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks on a few whole runs that better players get farther and that nothing breaks or stalls. */
class BotSurveyTest {
    private static final int RUNS = TestSize.of(2, 4);
    private static final ContentTable<BotSkill> SKILLS = BotSkill.readAll(new BuiltInAssets());
    private static final List<Integer> DONE = new ArrayList<>();

    /** Never changed once they are made. */
    private static final BotSurvey NOVICE = survey("novice", 2);

    private static final BotSurvey STEADY = survey("steady", 2);
    private static final BotSurvey EXPERT = survey("expert", 2);

    @TempDir
    Path folder;

    private static BotSurvey survey(String skill, int threads) {
        return new BotSurvey(TestContent.BUILT_IN, SKILLS.get(skill), Seed.of(300), RUNS, threads, DONE::add);
    }

    @Test
    void noRunStallsOrBreaks() {
        for (BotSurvey survey : List.of(NOVICE, STEADY, EXPERT)) {
            assertThat(survey.complaints()).as(survey::table).isEmpty();
            assertThat(survey.tally().ended(RunEnding.DIED) + survey.tally().ended(RunEnding.WON))
                    .isEqualTo(RUNS);
        }
        assertThat(DONE).as("told how far it is").contains(1, RUNS);
    }

    @Test
    void firstRunsArePlayedFromTheirSeeds() throws IOException, UnreadableFileException {
        BotSurvey first =
                new BotSurvey(TestContent.BUILT_IN, SKILLS.get("novice"), Seed.of("300/first"), 2, 2, runs -> {});
        assertThat(first.complaints()).isEmpty();
        List<String> lines = first.tally().lines.all();
        assertThat(lines).hasSize(2);
        assertThat(lines.get(0)).startsWith("seed 300/first, ");
        assertThat(lines.get(1)).startsWith("seed 301/first, ");

        Path file = folder.resolve("first");
        Seed seed = Seed.of("300/first");
        try (ReplayWriter writer = new ReplayWriter(file, "0", TestContent.BUILT_IN, seed)) {
            PlayedRun played = new BotRun(TestContent.BUILT_IN, seed, SKILLS.get("novice"), this, writer).play();
            assertThat(played.line()).isEqualTo(lines.get(0));
        }
        Checkpoint begun = ReplayReader.read(file).floors().get(0).entered();
        Checkpoint expected =
                Expedition.first(Seed.of(300), TestContent.BUILT_IN).checkpoint();
        assertThat(begun).isEqualTo(expected);
    }

    @Test
    void betterPlayersComeFarther() {
        assertThat(NOVICE.tally().depths.mean())
                .isLessThan(STEADY.tally().depths.mean());
        assertThat(STEADY.tally().depths.mean())
                .isLessThan(EXPERT.tally().depths.mean());
    }

    @Test
    void theSameSeedsComeToTheSameOnAnyNumberOfProcessors() {
        assertThat(withoutTimes(survey("novice", 1).json())).isEqualTo(withoutTimes(NOVICE.json()));
    }

    private static String withoutTimes(String json) {
        return json.replaceFirst("\"seconds\":[0-9.]+", "");
    }

    @Test
    void jsonHoldsWhatTheFormatPromises() {
        JsonValue json = new JsonReader().parse(STEADY.json());

        assertThat(STEADY.json()).containsOnlyOnce("\n").endsWith("}\n");
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
        return new PlayedRun(
                "7",
                "steady",
                ending,
                cause,
                RunDeeds.NONE.along(List.of("r3c1")),
                List.of(new FloorResult(4, FloorKind.BATTLE, 99, 100, 0, 0, 2, 130)),
                0,
                Map.of(),
                new BrewTally(Map.of(), Map.of(), Map.of(), false),
                GearTally.NONE,
                PlayedRun.SceneTally.NONE,
                PlayedRun.WalkTally.NONE,
                99);
    }

    @Test
    void theTableSaysItForPeople() {
        assertThat(STEADY.table())
                .startsWith(RUNS + " runs, steady: ")
                .contains("depth reached: ", "a run: ", "depth  ", "kind  ", "battle", "by whom")
                .doesNotContain("\r", "NaN");
    }
}
