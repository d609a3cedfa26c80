package dev.orebound.desktop.command;

import dev.orebound.content.Content;
import dev.orebound.desktop.platform.ProgressBar;
import dev.orebound.lab.figure.SurveyFindings;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.IntConsumer;
import picocli.CommandLine.Option;

/** A command that goes through a floor of each of many runs, on all processors, and fails if anything is wrong with them. */
abstract class FloorsCommand implements Callable<Integer> {
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
        return complaints.isEmpty() ? CommandLineOfGame.DONE : CommandLineOfGame.FAILED;
    }

    /**
     * Goes through the floors.
     *
     * @param threads that may work side by side, at least 1
     * @param done is to be told now and then how many floors are done
     */
    abstract SurveyFindings find(Content content, OptionValues.SeedRange seeds, int threads, IntConsumer done);
}
