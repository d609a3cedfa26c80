package dev.orebound.desktop.command;

import dev.orebound.content.Content;
import dev.orebound.desktop.platform.ProgressBar;
import dev.orebound.lab.FloorSurvey;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.LongToIntFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Makes many floors, on all processors, and checks what is promised of them. */
@Command(name = "survey", description = "Generates many floors and checks every promise about them.")
final class SurveyCommand implements Callable<Integer> {
    private final Shared shared;

    @Option(
            names = "--seeds",
            required = true,
            paramLabel = "A..B",
            converter = Values.SeedsValue.class,
            description = "a floor of each of these runs")
    private Values.Seeds seeds = new Values.Seeds(1, 1);

    @Option(
            names = "--depth",
            paramLabel = "DEPTH",
            converter = Values.DepthValue.class,
            description = "of the floors, 1 to 17; else 1 + seed mod 17")
    private @Nullable Integer depth;

    @Option(names = "--json", description = "prints one line of JSON")
    private boolean json;

    SurveyCommand(Shared shared) {
        this.shared = shared;
    }

    @Override
    public Integer call() {
        int floors = seeds.count();
        Content content = Content.read(shared.assets());
        LongToIntFunction depths = depth == null ? FloorSurvey::usualDepth : always(depth);
        int threads = Runtime.getRuntime().availableProcessors();
        FloorSurvey survey;
        try (ProgressBar progress = new ProgressBar(shared.console(), floors)) {
            survey = new FloorSurvey(content, seeds.first(), floors, depths, threads, progress::show);
        }
        shared.console().data().print(json ? survey.json() : survey.table());
        List<String> complaints = survey.complaints();
        complaints.forEach(shared.console()::complain);
        return complaints.isEmpty() ? CommandLineOfGame.DONE : CommandLineOfGame.FAILED;
    }

    private static LongToIntFunction always(int depth) {
        return seed -> depth;
    }
}
