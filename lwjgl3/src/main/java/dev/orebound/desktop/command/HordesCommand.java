package dev.orebound.desktop.command;

import dev.orebound.content.Content;
import dev.orebound.desktop.platform.ProgressBar;
import dev.orebound.lab.HordeSurvey;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lets somebody walk about many floors, on all processors, and watches how those who live there fare. */
@Command(
        name = "hordes",
        description = "Plays minutes of many floors and proves that nobody there comes to a standstill.")
final class HordesCommand implements Callable<Integer> {
    private static final int TEN_MINUTES = 600;

    private final Shared shared;

    @Option(
            names = "--seeds",
            required = true,
            paramLabel = "A..B",
            converter = Values.SeedsValue.class,
            description = "a floor of each of these runs")
    private Values.Seeds seeds = new Values.Seeds(1, 1);

    @Option(
            names = "--seconds",
            paramLabel = "N",
            converter = Values.SecondsValue.class,
            description = "of play on each floor, 1 to 86400; else 600")
    private Integer seconds = TEN_MINUTES;

    @Option(names = "--json", description = "prints one line of JSON")
    private boolean json;

    HordesCommand(Shared shared) {
        this.shared = shared;
    }

    @Override
    public Integer call() {
        int floors = seeds.count();
        Content content = Content.read(shared.assets());
        int threads = Runtime.getRuntime().availableProcessors();
        HordeSurvey survey;
        try (ProgressBar progress = new ProgressBar(shared.console(), floors)) {
            survey = new HordeSurvey(content, seeds.first(), floors, seconds, threads, progress::show);
        }
        shared.console().data().print(json ? survey.json() : survey.table());
        List<String> complaints = survey.complaints();
        complaints.forEach(shared.console()::complain);
        return complaints.isEmpty() ? CommandLineOfGame.DONE : CommandLineOfGame.FAILED;
    }
}
