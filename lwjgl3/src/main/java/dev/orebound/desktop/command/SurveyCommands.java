package dev.orebound.desktop.command;

import dev.orebound.content.Content;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.desktop.platform.GameVersion;
import dev.orebound.desktop.platform.ProgressBar;
import dev.orebound.lab.arena.survey.ArenaReport;
import dev.orebound.lab.arena.survey.ArenaSurvey;
import dev.orebound.lab.figure.SurveyFindings;
import dev.orebound.lab.horde.HordeSurvey;
import dev.orebound.lab.survey.FloorSurvey;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.IntConsumer;
import java.util.function.LongToIntFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The commands that go through one floor of each of many runs on all processors: {@code survey}, {@code arena}, {@code hordes}. */
final class SurveyCommands {
    private SurveyCommands() {}

    /**
     * A command that goes through one floor of each of many runs on all processors, and fails if anything is wrong with
     * them.
     */
    abstract static class FloorsCommand implements Callable<Integer> {
        private final SharedOptions shared;

        @Option(
                names = "--seeds",
                required = true,
                paramLabel = "A..B",
                converter = OptionValues.SeedsValue.class,
                description = "a floor of each of these runs")
        private OptionValues.SeedRange seeds = new OptionValues.SeedRange(1, 1);

        @Option(names = "--json", description = "prints one line of JSON")
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
            List<String> complaints = findings.complaints();
            complaints.forEach(shared.console()::complain);
            return complaints.isEmpty() ? SharedOptions.DONE : SharedOptions.FAILED;
        }

        /**
         * Goes through the floors.
         *
         * @param threads that may work side by side, at least 1
         * @param done is to be told now and then how many floors are done
         */
        abstract SurveyFindings find(Content content, OptionValues.SeedRange seeds, int threads, IntConsumer done);
    }

    /** The command {@code survey}: generates many floors and checks the promises about them. */
    @Command(name = "survey", description = "Generates many floors and checks every promise about them.")
    static final class SurveyCommand extends FloorsCommand {
        @Option(
                names = "--depth",
                paramLabel = "DEPTH",
                converter = OptionValues.DepthValue.class,
                description = "of the floors, 1 to 17; else 1 + seed mod 17")
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

    /** The command {@code arena}: springs the trap rooms of many floors with a player who tries to break them. */
    @Command(
            name = "arena",
            description = "Springs the trap rooms of many floors and proves that none locks anybody in.")
    static final class ArenaCommand extends FloorsCommand {
        private static final String HTML = "--html";

        private final SharedOptions shared;

        @Option(names = HTML, paramLabel = "FILE", description = "writes a page of it too, for a browser")
        private @Nullable Path html;

        ArenaCommand(SharedOptions shared) {
            super(shared);
            this.shared = shared;
        }

        @Override
        SurveyFindings find(Content content, OptionValues.SeedRange seeds, int threads, IntConsumer done) {
            if (html != null) {
                // Told now rather than when all the floors are done.
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

    /** The command {@code hordes}: lets a player walk about many floors and watches how their inhabitants fare. */
    @Command(
            name = "hordes",
            description = "Plays minutes of many floors and proves that nobody there comes to a standstill.")
    static final class HordesCommand extends FloorsCommand {
        private static final int TEN_MINUTES = 600;

        @Option(
                names = "--seconds",
                paramLabel = "N",
                converter = OptionValues.SecondsValue.class,
                description = "of play on each floor, 1 to 86400; else 600")
        private Integer seconds = TEN_MINUTES;

        HordesCommand(SharedOptions shared) {
            super(shared);
        }

        @Override
        SurveyFindings find(Content content, OptionValues.SeedRange seeds, int threads, IntConsumer done) {
            return new HordeSurvey(content, seeds.first(), seeds.count(), seconds, threads, done);
        }
    }
}
