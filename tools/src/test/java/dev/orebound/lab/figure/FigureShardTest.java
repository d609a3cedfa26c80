package dev.orebound.lab.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.orebound.TestContent;
import dev.orebound.chance.Seed;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.lab.arena.survey.ArenaSurvey;
import dev.orebound.lab.bot.BotSurvey;
import dev.orebound.lab.bot.BuildSurvey;
import dev.orebound.lab.bot.BuildSurvey.BuildPlan;
import dev.orebound.lab.figure.FigureShard.ShardedCommand;
import dev.orebound.lab.golem.GolemSurvey;
import dev.orebound.lab.horde.HordeSurvey;
import dev.orebound.lab.survey.FloorSurvey;
import dev.orebound.lab.vignette.VignetteSurvey;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Checks that the shards of a long command add up to what one run of it prints, and that other files are refused. */
class FigureShardTest {
    private static final BotSkill NOVICE = BotSkill.readAll(new BuiltInAssets()).get("novice");

    /** Figures of every sort, of cases that are numbers. */
    private static final class EverySort extends Figures {
        private final Sum sum = part("sum", new Sum());
        private final Largest largest = part("largest", new Largest());
        private final FractionSum fractions = part("fractions", new FractionSum());
        private final Label first = part("first", new Label());
        private final Counts counts = part("counts", new Counts());
        private final Counts asMet = part("as_met", Counts.inOrder());
        private final Hashes hashes = part("hashes", new Hashes());
        private final IntHistogram histogram = part("histogram", new IntHistogram());
        private final Groups<Groups<Sum>> groups = part("groups", new Groups<>(() -> new Groups<>(Sum::new)));
        private final FigureRows<String> texts = part("texts", FigureRows.ofTexts());
        private final FigureRows<Row> rows = part("rows", new FigureRows<>(Row.class));

        private record Row(long number, int cell, boolean isOdd, String words) {}

        private static EverySort of(int from, int end) {
            EverySort all = new EverySort();
            for (int i = from; i < end; i++) {
                EverySort one = new EverySort();
                one.sum.add((1L << 55) + i);
                one.largest.meet(i * 7919L % 101);
                one.fractions.add(0.1 * i);
                one.fractions.add(1 / 3.0);
                one.first.set("case " + i);
                one.counts.add("kind " + i % 3, i);
                one.asMet.add("kind " + (20 - i) % 7);
                one.hashes.add(i * 0x9e3779b97f4a7c15L);
                one.histogram.add(i * i % 50);
                one.groups.at(i % 12).at(i % 5 == 0 ? "a" : "b").add(i);
                one.texts.add("\"quoted\"\n\u202e, \\ and \u00e4 " + i);
                one.rows.add(new Row(-1L << i, i, i % 2 == 1, "row," + i));
                all.add(one);
            }
            return all;
        }

        @Override
        public List<String> brokenCases() {
            return texts.all();
        }

        @Override
        protected void print(JsonText json) {
            json.number("sum", sum.value());
            json.number("largest", largest.value());
            json.text("fractions", Double.toString(fractions.value()));
            json.text("first", first.text());
            json.numbers("counts", counts.all());
            json.numbers("as_met", asMet.all());
            json.text("hash", hashes.ofAll());
            json.number("mean", histogram.mean());
            json.number("median", histogram.percentile(50));
            json.groups(
                    "groups",
                    groups.all(),
                    group -> group.all().forEach((name, number) -> json.number(name, number.value())));
            json.texts("texts", texts.all());
            json.texts("rows", rows.all().stream().map(Row::toString).toList());
        }

        @Override
        protected void print(TextTable table) {
            table.line("%s", json());
        }
    }

    @Test
    void figuresOfEverySortAddUpWhereverTheyAreSplit() {
        String whole = EverySort.of(0, 17).json();

        assertThat(whole).contains("\"as_met\":{\"kind 6\":", "\"groups\":{\"0\":{\"a\":0,\"b\":12},\"1\":{");
        for (int split = 1; split < 17; split++) {
            List<Figures> parts = List.of(EverySort.of(0, split), EverySort.of(split, 17));
            assertThat(merged("every", parts, EverySort::new).json())
                    .as("split at %s", split)
                    .isEqualTo(whole);
        }
    }

    @Test
    void shardsOfASurveyAddUpToOneRun() {
        assertAddUp(
                "survey",
                FloorSurvey::new,
                51,
                (from, end) -> new FloorSurvey(
                        TestContent.BUILT_IN,
                        -9 + from,
                        end - from,
                        FloorSurvey.usualDepths(TestContent.BUILT_IN),
                        2,
                        any -> {}),
                20,
                33);
    }

    @Test
    void shardsOfArenasAddUpToOneRunAndItsPage() {
        Supplier<Figures> none = ArenaSurvey::new;
        Part part = (from, end) -> new ArenaSurvey(TestContent.BUILT_IN, 14 + from, end - from, 2, any -> {});
        Sums all = assertAddUp("arena", none, 2, part, 1);

        assertThat(page(all.merged())).isEqualTo(page(all.whole()));
    }

    private static String page(Figures figures) {
        return figures.page(new BuiltInAssets(), "1", "");
    }

    @Test
    void shardsOfBotsAndGolemsAddUpToOneRun() {
        assertAddUp(
                "bot",
                BotSurvey::new,
                2,
                (from, end) -> new BotSurvey(
                        TestContent.frail(),
                        NOVICE,
                        BotSurvey.follower(Seed.of("10/first"), from),
                        end - from,
                        2,
                        any -> {}),
                1);
        assertAddUp(
                "golems",
                GolemSurvey::new,
                2,
                (from, end) ->
                        new GolemSurvey(TestContent.frail(), NOVICE, Seed.of(41 + from), end - from, 2, any -> {}),
                1);
    }

    @Test
    void shardsOfBuildsAddUpToOneRunAndItsPage() {
        BuildPlan plan = new BuildPlan(NOVICE, "lamp", Seed.of(3), 1);
        Part part = (from, end) -> new BuildSurvey(TestContent.frail(), plan, from, end, 2, any -> {});

        Sums all = assertAddUp("builds", BuildSurvey::new, 2, part, 1);

        assertThat(page(all.merged())).contains("<h2>lamp</h2>").isEqualTo(page(all.whole()));
    }

    @Test
    void shardsOfHordesAndVignettesAddUpToOneRun() {
        assertAddUp(
                "hordes",
                HordeSurvey::new,
                2,
                (from, end) -> new HordeSurvey(TestContent.BUILT_IN, 1 + from, end - from, 15, 2, any -> {}),
                1);
        assertAddUp(
                "vignettes",
                VignetteSurvey::new,
                2,
                (from, end) -> new VignetteSurvey(TestContent.BUILT_IN, 38 + from, end - from, 2, any -> {}),
                1);
    }

    /** Goes through some of the cases of a command. */
    private interface Part {
        Figures play(int from, int end);
    }

    /** The sum of a command's parts, and one run of the whole. */
    private record Sums(Figures merged, Figures whole) {}

    private static Sums assertAddUp(String name, Supplier<Figures> none, int cases, Part part, int... splits) {
        List<Figures> parts = new ArrayList<>();
        int from = 0;
        for (int split : splits) {
            parts.add(part.play(from, split));
            from = split;
        }
        parts.add(part.play(from, cases));
        Figures whole = part.play(0, cases);
        Figures merged = merged(name, parts, none);
        assertThat(withoutTimes(merged.json())).isEqualTo(withoutTimes(whole.json()));
        assertThat(merged.table().lines()).hasSameSizeAs(whole.table().lines().toList());
        assertThat(merged.complaints()).isEqualTo(whole.complaints());
        return new Sums(merged, whole);
    }

    private static String withoutTimes(String json) {
        return json.replaceFirst("\"seconds\":[0-9.]+", "")
                .replaceAll("\"(making_ms|checking_ms)[a-z_0-9]*\":[0-9.]+", "");
    }

    /** Returns the parts put together again, after they were written and read, last first. */
    private static Figures merged(String name, List<Figures> parts, Supplier<Figures> none) {
        List<FigureShard> shards = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            String line = new FigureShard(command(name, parts.size()), i + 1, parts.get(i)).line();
            shards.add(0, FigureShard.read(line.strip(), Map.of(name, none)));
        }
        return FigureShard.merged(shards, none);
    }

    private static ShardedCommand command(String name, int of) {
        return new ShardedCommand(name + " --seeds 1..9", "1.2.3", 18, "c0ffee", of);
    }

    @Test
    void everyDamagedLetterIsNoticed() {
        String line = new FigureShard(command("every", 2), 1, EverySort.of(0, 3))
                .line()
                .strip();
        Map<String, Supplier<Figures>> commands = Map.of("every", EverySort::new);

        assertThat(FigureShard.read(line, commands).whole()).isEqualTo(command("every", 2));
        for (int i = 0; i < line.length(); i++) {
            String damaged = line.substring(0, i) + (char) (line.charAt(i) ^ 1) + line.substring(i + 1);
            String cut = line.substring(0, i);
            assertThatThrownBy(() -> FigureShard.read(damaged, commands)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> FigureShard.read(cut, commands)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void figuresOfAnotherCommandOrBuildAreRefused() {
        String line = new FigureShard(command("every", 2), 1, EverySort.of(0, 3))
                .line()
                .strip();

        assertThatThrownBy(() -> FigureShard.read(line, Map.of("bot", BotSurvey::new)))
                .hasMessage("holds a shard of another build of the game");
        assertThatThrownBy(() -> FigureShard.read(line, Map.of("every", BotSurvey::new)))
                .hasMessage("holds a shard of another build of the game");
        assertThatThrownBy(() -> FigureShard.read("{}", Map.of())).hasMessage("holds something that is no shard");
    }

    @Test
    void aMissingOrDoubledShardIsNamed() {
        assertRefused("shard 1 of 3 is missing", 2, 3);
        assertRefused("shard 2 of 3 is missing", 3, 1);
        assertRefused("shard 3 of 3 is missing", 1, 2);
        assertRefused("shard 2 of 3 is there twice", 1, 2, 3, 2);
        assertRefused("shard 3 of 3 is there twice", 3, 1, 2, 3);
    }

    private static void assertRefused(String message, Integer... numbers) {
        List<FigureShard> shards = new ArrayList<>();
        for (int number : numbers) {
            shards.add(new FigureShard(command("every", 3), number, EverySort.of(0, 1)));
        }
        Collections.shuffle(shards, new Random(numbers.length));
        assertThatThrownBy(() -> FigureShard.merged(shards, EverySort::new)).hasMessage(message);
    }
}
