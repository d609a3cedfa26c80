package dev.orebound.desktop.command;

import dev.orebound.chance.Hash64;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.desktop.platform.GameVersion;
import dev.orebound.journal.replay.ReplayWriter;
import dev.orebound.lab.arena.survey.ArenaSurvey;
import dev.orebound.lab.bot.BotRun;
import dev.orebound.lab.bot.BotSurvey;
import dev.orebound.lab.bot.BuildSurvey;
import dev.orebound.lab.bot.BuildSurvey.BuildPlan;
import dev.orebound.lab.bot.PlayedRun;
import dev.orebound.lab.figure.Figures;
import dev.orebound.lab.golem.GolemSurvey;
import dev.orebound.lab.horde.HordeSurvey;
import dev.orebound.lab.survey.FloorSurvey;
import dev.orebound.lab.vignette.VignetteSurvey;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.IntConsumer;
import java.util.function.LongToIntFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * The commands that play or check many runs on all processors: {@code survey}, {@code arena}, {@code hordes},
 * {@code bot}, {@code golems}, {@code vignettes}.
 */
final class SurveyCommands {
    private SurveyCommands() {}

    /** A command that processes one floor of each of many runs. */
    abstract static class FloorsCommand extends ExperimentCommand {
        @Option(
                names = "--seeds",
                required = true,
                paramLabel = "A..B",
                converter = OptionValues.SeedsValue.class,
                description = "The first and the last seed; one floor of each run is used.")
        private OptionValues.SeedRange seeds = new OptionValues.SeedRange(1, 1);

        FloorsCommand(SharedOptions shared) {
            super(shared);
        }

        @Override
        public final Integer call() {
            return experiment(Content.read(shared.assets()), seeds.count(), html());
        }

        /** Returns a file for a page, or null. */
        @Nullable
        Path html() {
            return null;
        }

        /** Returns the name of the command and the options that decide its figures. */
        final String words(String name, String options) {
            return name + " --seeds " + seeds.first() + ".." + seeds.last() + options;
        }

        @Override
        final Figures find(Content content, int from, int end, int threads, IntConsumer done) {
            return find(content, seeds.first() + from, end - from, threads, done);
        }

        /** Processes the floors of so many seeds. */
        abstract Figures find(Content content, long firstSeed, int floors, int threads, IntConsumer done);
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
        String words() {
            return words("survey", depth == null ? "" : " --depth " + depth);
        }

        @Override
        Figures find(Content content, long firstSeed, int floors, int threads, IntConsumer done) {
            LongToIntFunction depths = depth == null ? FloorSurvey.usualDepths(content) : always(depth, content);
            return new FloorSurvey(content, firstSeed, floors, depths, threads, done);
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
        @Option(
                names = HTML,
                paramLabel = "FILE",
                description = "A file for the same findings, as a page for a browser.")
        private @Nullable Path html;

        ArenaCommand(SharedOptions shared) {
            super(shared);
        }

        @Override
        @Nullable
        Path html() {
            return html;
        }

        @Override
        String words() {
            return words("arena", "");
        }

        @Override
        Figures find(Content content, long firstSeed, int floors, int threads, IntConsumer done) {
            return new ArenaSurvey(content, firstSeed, floors, threads, done);
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
        String words() {
            return words("hordes", " --seconds " + seconds);
        }

        @Override
        Figures find(Content content, long firstSeed, int floors, int threads, IntConsumer done) {
            return new HordeSurvey(content, firstSeed, floors, seconds, threads, done);
        }
    }

    /** The options of a command that plays whole runs with the bot. */
    abstract static class RunsCommand extends ExperimentCommand {
        private static final String USUAL_SKILL = "steady";
        private static final int USUAL_RUNS = 10;

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

        RunsCommand(SharedOptions shared) {
            super(shared);
        }

        final BotSkill skill() {
            ContentTable<BotSkill> skills = BotSkill.readAll(shared.assets());
            if (!skills.has(skill)) {
                throw new CannotStartException("--skill: '" + skill + "'; give one of " + skills.ids());
            }
            return skills.get(skill);
        }

        final int runs() {
            return runs == null ? USUAL_RUNS : runs;
        }

        /**
         * Includes the skill, which is no part of the content's own fingerprint because it does not change the game.
         */
        @Override
        String fingerprint(Content content) {
            return Long.toHexString(
                    new Hash64(content.fingerprint()).add(skill().toString()).value());
        }

        /** Returns the name of the command and the options that decide its figures. */
        final String words(String name, String options) {
            return name + " --runs " + runs() + " --seed " + seed.text() + " --skill " + skill + options;
        }
    }

    /** The command {@code vignettes}: follows certificates, and tries to be shut in by vignettes. */
    @Command(
            name = "vignettes",
            description =
                    "Follows the certificates of many floors and checks that no vignette shuts a player in or loses "
                            + "a key.")
    static final class VignettesCommand extends FloorsCommand {
        VignettesCommand(SharedOptions shared) {
            super(shared);
        }

        @Override
        String words() {
            return words("vignettes", "");
        }

        @Override
        Figures find(Content content, long firstSeed, int floors, int threads, IntConsumer done) {
            return new VignetteSurvey(content, firstSeed, floors, threads, done);
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
            skill();
            return experiment(Content.read(shared.assets()), runs(), null);
        }

        @Override
        String words() {
            return words("golems", "");
        }

        @Override
        Figures find(Content content, int from, int end, int threads, IntConsumer done) {
            return new GolemSurvey(content, skill(), Seed.of(seed.value() + from), end - from, threads, done);
        }
    }

    /** The command {@code bot}: plays whole runs with the bot, or plays and records one. */
    @Command(name = "bot", description = "Plays whole runs and reports how far they get and what ends them.")
    static final class BotCommand extends RunsCommand {
        private static final String AGAINST = "--against";
        private static final String PAD = "--pad";

        @Mixin
        private TermsOptions terms = new TermsOptions();

        /** The content to compare with, once it was read; or null. */
        private @Nullable Content other;

        @Option(
                names = "--record",
                paramLabel = "FILE",
                description = "A file to record the only run into, as a replay.")
        private @Nullable Path record;

        @Option(
                names = HTML,
                paramLabel = "FILE",
                description = "A file for the same findings, as a page for a browser.")
        private @Nullable Path html;

        @Option(
                names = AGAINST,
                paramLabel = "DIR",
                description = "A folder of files to lay over the content; the same seeds are played with it, too.")
        private @Nullable Path against;

        @Option(names = PAD, description = "Plays the same seeds through a gamepad, too, and prints the differences.")
        private boolean byPad;

        BotCommand(SharedOptions shared) {
            super(shared);
        }

        @Override
        public Integer call() {
            skill();
            Content content = Content.read(shared.assets());
            terms.terms(content, seed.isFirst());
            if (record != null) {
                return record(skill(), content, record);
            }
            if (against != null) {
                other = Content.read(SharedOptions.overlaid(AGAINST, against, shared.assets()));
            }
            return experiment(content, runs(), html);
        }

        /** Includes the content that is compared with. */
        @Override
        String fingerprint(Content content) {
            Content compared = other;
            String usual = super.fingerprint(content);
            return compared == null
                    ? usual
                    : Long.toHexString(
                            new Hash64(compared.fingerprint()).add(usual).value());
        }

        @Override
        String words() {
            return words("bot", terms.words() + (against == null ? "" : " " + AGAINST) + (byPad ? " " + PAD : ""));
        }

        @Override
        Figures find(Content content, int from, int end, int threads, IntConsumer done) {
            Seed begins = BotSurvey.follower(seed, from);
            Content compared = other == null ? content : other;
            BotSurvey.SecondWay second = other == null && !byPad ? null : new BotSurvey.SecondWay(compared, byPad);
            return new BotSurvey(
                    content, second, skill(), terms.terms(content, seed.isFirst()), begins, end - from, threads, done);
        }

        private int record(BotSkill plays, Content content, Path file) {
            if (json || shard != null || html != null || against != null || byPad || (runs != null && runs != 1)) {
                String option = json
                        ? "--json"
                        : shard != null
                                ? "--shard"
                                : html != null ? HTML : against != null ? AGAINST : byPad ? PAD : "--runs, or give 1";
                throw new CannotStartException("--record: writes one run and prints how it ended; leave out " + option);
            }
            PlayedRun played = play(content, plays, file);
            shared.console().data().print(played.line() + "\n");
            return played.isFault() ? SharedOptions.FAILED : SharedOptions.DONE;
        }

        private PlayedRun play(Content content, BotSkill plays, Path file) {
            try (ReplayWriter replay = new ReplayWriter(file, GameVersion.read(), content, seed)) {
                return new BotRun(content, seed, plays, this, replay)
                        .under(terms.terms(content, seed.isFirst()))
                        .play();
            } catch (IOException e) {
                throw new CannotStartException(
                        "--record: " + file + " cannot be written; give a new file in an existing folder");
            }
        }
    }

    /**
     * The command {@code builds}: plays whole runs that begin with each relic, duo, brew, golem and piece of equipment.
     */
    @Command(
            name = "builds",
            description = "Plays so many runs that begin with each relic, duo, brew, golem and piece of equipment.")
    static final class BuildsCommand extends RunsCommand {
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
            if (only != null && !BuildSurvey.SORTS.contains(only)) {
                throw new CannotStartException(ONLY + ": '" + only + "' is no sort of builds; give one of "
                        + String.join(", ", BuildSurvey.SORTS));
            }
            skill();
            Content content = Content.read(shared.assets());
            return experiment(content, plan().count(content), html);
        }

        private BuildPlan plan() {
            return new BuildPlan(skill(), only, seed, runs());
        }

        @Override
        String words() {
            return words("builds", only == null ? "" : " --only " + only);
        }

        @Override
        Figures find(Content content, int from, int end, int threads, IntConsumer done) {
            return new BuildSurvey(content, plan(), from, end, threads, done);
        }
    }
}
