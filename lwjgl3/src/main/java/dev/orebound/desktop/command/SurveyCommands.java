package dev.orebound.desktop.command;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.desktop.platform.GameVersion;
import dev.orebound.desktop.platform.ProgressBar;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.lab.arena.survey.ArenaReport;
import dev.orebound.lab.arena.survey.ArenaSurvey;
import dev.orebound.lab.bot.BotRun;
import dev.orebound.lab.bot.BotSurvey;
import dev.orebound.lab.bot.BuildSurvey;
import dev.orebound.lab.bot.PlayedRun;
import dev.orebound.lab.figure.SurveyFindings;
import dev.orebound.lab.golem.GolemSurvey;
import dev.orebound.lab.horde.HordeSurvey;
import dev.orebound.lab.survey.FloorSurvey;
import dev.orebound.lab.vignette.VignetteSurvey;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.IntConsumer;
import java.util.function.LongToIntFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The commands that play or check many runs on all processors: {@code survey}, {@code arena}, {@code hordes}, {@code bot}, {@code golems}, {@code vignettes}. */
final class SurveyCommands {
    private SurveyCommands() {}

    /**
     * A command that processes one floor of each of many runs on all processors, and fails if anything is wrong with
     * them.
     */
    abstract static class FloorsCommand implements Callable<Integer> {
        private final SharedOptions shared;

        @Option(
                names = "--seeds",
                required = true,
                paramLabel = "A..B",
                converter = OptionValues.SeedsValue.class,
                description = "The first and the last seed; one floor of each run is used.")
        private OptionValues.SeedRange seeds = new OptionValues.SeedRange(1, 1);

        @Option(names = "--json", description = "Prints one line of JSON.")
        private boolean json;

        FloorsCommand(SharedOptions shared) {
            this.shared = shared;
        }

        @Override
        public final Integer call() {
            Content content = Content.read(shared.assets());
            int threads = Runtime.getRuntime().availableProcessors();
            SurveyFindings findings;
            try (ProgressBar progress = new ProgressBar(shared.console(), seeds.count())) {
                findings = find(content, seeds, threads, progress::show);
            }
            shared.console().data().print(json ? findings.json() : findings.table());
            return shared.complain(findings.complaints());
        }

        /**
         * Processes the floors.
         *
         * @param threads number of threads, at least 1
         * @param done receives the number of finished floors now and then
         */
        abstract SurveyFindings find(Content content, OptionValues.SeedRange seeds, int threads, IntConsumer done);
    }

    /** The command {@code survey}: generates many floors and checks every promise about them. */
    @Command(name = "survey", description = "Generates many floors and checks every promise about them.")
    static final class SurveyCommand extends FloorsCommand {
        @Option(
                names = "--depth",
                paramLabel = "DEPTH",
                converter = OptionValues.DepthValue.class,
                description = "The depth of the floors, 1 to 17. Default: 1 + seed mod 17.")
        private @Nullable Integer depth;

        SurveyCommand(SharedOptions shared) {
            super(shared);
        }

        @Override
        SurveyFindings find(Content content, OptionValues.SeedRange seeds, int threads, IntConsumer done) {
            LongToIntFunction depths = depth == null ? FloorSurvey.usualDepths(content) : always(depth, content);
            return new FloorSurvey(content, seeds.first(), seeds.count(), depths, threads, done);
        }

        private static LongToIntFunction always(int depth, Content content) {
            int depths = content.graph().depths();
            if (depth > depths) {
                throw new CannotStartException("--depth: " + depth + "; this content has depths 1 to " + depths);
            }
            return seed -> depth;
        }
    }

    /** The command {@code arena}: tests the trap rooms of many floors with a bot that tries to break them. */
    @Command(
            name = "arena",
            description = "Springs the traps of many floors and checks that none locks a player in for good.")
    static final class ArenaCommand extends FloorsCommand {
        private static final String HTML = "--html";

        private final SharedOptions shared;

        @Option(
                names = HTML,
                paramLabel = "FILE",
                description = "A file for the same findings, as a page for a browser.")
        private @Nullable Path html;

        ArenaCommand(SharedOptions shared) {
            super(shared);
            this.shared = shared;
        }

        @Override
        SurveyFindings find(Content content, OptionValues.SeedRange seeds, int threads, IntConsumer done) {
            if (html != null) {
                // Reported now instead of after all floors.
                SharedOptions.requireWritable(HTML, html);
            }
            ArenaSurvey survey = new ArenaSurvey(content, seeds.first(), seeds.count(), threads, done);
            if (html != null) {
                String page = ArenaReport.html(survey, shared.assets(), GameVersion.read(), shared.contentOption());
                SharedOptions.write(HTML, html, page.getBytes(StandardCharsets.UTF_8));
            }
            return survey;
        }
    }

    /** The command {@code hordes}: lets a bot walk over many floors and observes the hordes. */
    @Command(name = "hordes", description = "Plays minutes of many floors and checks that no monster gets stuck.")
    static final class HordesCommand extends FloorsCommand {
        private static final int TEN_MINUTES = 600;

        @Option(
                names = "--seconds",
                paramLabel = "N",
                converter = OptionValues.SecondsValue.class,
                description = "The seconds of play on each floor, 1 to 86400. Default: 600.")
        private Integer seconds = TEN_MINUTES;

        HordesCommand(SharedOptions shared) {
            super(shared);
        }

        @Override
        SurveyFindings find(Content content, OptionValues.SeedRange seeds, int threads, IntConsumer done) {
            return new HordeSurvey(content, seeds.first(), seeds.count(), seconds, threads, done);
        }
    }

    /** The options of a command that plays whole runs with the bot. */
    abstract static class RunsCommand implements Callable<Integer> {
        private static final String USUAL_SKILL = "steady";
        private static final int USUAL_RUNS = 10;

        final SharedOptions shared;

        @Option(
                names = "--runs",
                paramLabel = "N",
                converter = OptionValues.CountValue.class,
                description = "The number of runs, 1 to 9999999. Default: 10.")
        @Nullable
        Integer runs;

        @Option(
                names = "--seed",
                paramLabel = "SEED",
                converter = OptionValues.SeedValue.class,
                description =
                        "The seed of the first run: a number or any text; the others follow one by one. Default: 1.")
        Seed seed = Seed.of(1);

        @Option(
                names = "--skill",
                paramLabel = "SKILL",
                description = "The skill of the bot, one of content/bots.json. Default: steady.")
        private String skill = USUAL_SKILL;

        @Option(names = "--json", description = "Prints one line of JSON.")
        boolean json;

        RunsCommand(SharedOptions shared) {
            this.shared = shared;
        }

        final BotSkill skill() {
            ContentTable<BotSkill> skills = BotSkill.readAll(shared.assets());
            if (!skills.has(skill)) {
                throw new CannotStartException("--skill: '" + skill + "'; give one of " + skills.ids());
            }
            return skills.get(skill);
        }

        /** Plays all runs and prints what was found. */
        final int survey() {
            BotSkill plays = skill();
            Content content = Content.read(shared.assets());
            int count = runs == null ? USUAL_RUNS : runs;
            int threads = Runtime.getRuntime().availableProcessors();
            SurveyFindings findings;
            try (ProgressBar progress = new ProgressBar(shared.console(), steps(content, count))) {
                findings = find(content, plays, count, threads, progress::show);
            }
            shared.console().data().print(json ? findings.json() : findings.table());
            return shared.complain(findings.complaints());
        }

        /** Returns the number of runs that a count leads to. */
        int steps(Content content, int count) {
            return count;
        }

        /** Plays so many runs on so many threads. */
        abstract SurveyFindings find(Content content, BotSkill plays, int count, int threads, IntConsumer done);
    }

    /** The command {@code vignettes}: follows certificates, and tries to be shut in by vignettes. */
    @Command(
            name = "vignettes",
            description =
                    "Follows the certificates of many floors and checks that no vignette shuts a player in or loses a key.")
    static final class VignettesCommand extends FloorsCommand {
        VignettesCommand(SharedOptions shared) {
            super(shared);
        }

        @Override
        SurveyFindings find(Content content, OptionValues.SeedRange seeds, int threads, IntConsumer done) {
            return new VignetteSurvey(content, seeds.first(), seeds.count(), threads, done);
        }
    }

    /** The command {@code golems}: plays whole runs with companions and measures their manners. */
    @Command(name = "golems", description = "Plays whole runs with companions and measures their manners.")
    static final class GolemsCommand extends RunsCommand {
        GolemsCommand(SharedOptions shared) {
            super(shared);
        }

        @Override
        public Integer call() {
            return survey();
        }

        @Override
        SurveyFindings find(Content content, BotSkill plays, int count, int threads, IntConsumer done) {
            return new GolemSurvey(content, plays, seed, count, threads, done);
        }
    }

    /** The command {@code bot}: plays whole runs with the bot, or plays and records one. */
    @Command(name = "bot", description = "Plays whole runs and reports how far they get and what ends them.")
    static final class BotCommand extends RunsCommand {
        @Option(
                names = "--record",
                paramLabel = "FILE",
                description = "A file to record the only run into, as a replay.")
        private @Nullable Path record;

        BotCommand(SharedOptions shared) {
            super(shared);
        }

        @Override
        public Integer call() {
            return record == null ? survey() : record(skill(), Content.read(shared.assets()), record);
        }

        @Override
        SurveyFindings find(Content content, BotSkill plays, int count, int threads, IntConsumer done) {
            return new BotSurvey(content, plays, seed, count, threads, done);
        }

        private int record(BotSkill plays, Content content, Path file) {
            if (json || (runs != null && runs != 1)) {
                throw new CannotStartException("--record: writes one run and prints how it ended; leave out "
                        + (json ? "--json" : "--runs, or give 1"));
            }
            PlayedRun played = play(content, plays, file);
            shared.console().data().print(played.line() + "\n");
            return played.isFault() ? SharedOptions.FAILED : SharedOptions.DONE;
        }

        private PlayedRun play(Content content, BotSkill plays, Path file) {
            try (ReplayWriter replay = new ReplayWriter(file, GameVersion.read(), content, seed)) {
                return new BotRun(content, seed, plays, this, replay).play();
            } catch (IOException e) {
                throw new CannotStartException(
                        "--record: " + file + " cannot be written; give a new file in an existing folder");
            }
        }
    }

    /** The command {@code builds}: plays whole runs that begin with each relic, duo, brew, golem and piece of equipment. */
    @Command(
            name = "builds",
            description = "Plays so many runs that begin with each relic, duo, brew, golem and piece of equipment.")
    static final class BuildsCommand extends RunsCommand {
        private static final String HTML = "--html";
        private static final String ONLY = "--only";

        @Option(
                names = HTML,
                paramLabel = "FILE",
                description = "A file for the same findings, as a page for a browser.")
        private @Nullable Path html;

        @Option(
                names = ONLY,
                paramLabel = "SORT",
                description = "One sort of builds to play: relic, duo, pair, pick, lamp, coat, golem or brew.")
        private @Nullable String only;

        BuildsCommand(SharedOptions shared) {
            super(shared);
        }

        @Override
        public Integer call() {
            if (html != null) {
                SharedOptions.requireWritable(HTML, html);
            }
            if (only != null && !BuildSurvey.SORTS.contains(only)) {
                throw new CannotStartException(ONLY + ": '" + only + "' is no sort of builds; give one of "
                        + String.join(", ", BuildSurvey.SORTS));
            }
            return survey();
        }

        @Override
        int steps(Content content, int count) {
            return BuildSurvey.count(content, only, count);
        }

        @Override
        SurveyFindings find(Content content, BotSkill plays, int count, int threads, IntConsumer done) {
            BuildSurvey survey = new BuildSurvey(content, plays, only, seed, count, threads, done);
            if (html != null) {
                SharedOptions.write(HTML, html, survey.html(GameVersion.read()).getBytes(StandardCharsets.UTF_8));
            }
            return survey;
        }
    }
}
