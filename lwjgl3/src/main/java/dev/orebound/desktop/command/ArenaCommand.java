package dev.orebound.desktop.command;

import dev.orebound.content.Content;
import dev.orebound.desktop.platform.ProgressBar;
import dev.orebound.lab.ArenaSurvey;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Springs the trap rooms of many floors, on all processors, with a player who wants to break them. */
@Command(name = "arena", description = "Springs the trap rooms of many floors and proves that none locks anybody in.")
final class ArenaCommand implements Callable<Integer> {
    private final Shared shared;

    @Option(
            names = "--seeds",
            required = true,
            paramLabel = "A..B",
            converter = Values.SeedsValue.class,
            description = "the trap rooms of a floor of each of these runs")
    private Values.Seeds seeds = new Values.Seeds(1, 1);

    @Option(names = "--json", description = "prints one line of JSON")
    private boolean json;

    ArenaCommand(Shared shared) {
        this.shared = shared;
    }

    @Override
    public Integer call() {
        int floors = seeds.count();
        Content content = Content.read(shared.assets());
        int threads = Runtime.getRuntime().availableProcessors();
        ArenaSurvey survey;
        try (ProgressBar progress = new ProgressBar(shared.console(), floors)) {
            survey = new ArenaSurvey(content, seeds.first(), floors, threads, progress::show);
        }
        shared.console().data().print(json ? survey.json() : survey.table());
        List<String> softlocks = survey.softlocks();
        softlocks.forEach(shared.console()::complain);
        return softlocks.isEmpty() ? CommandLineOfGame.DONE : CommandLineOfGame.FAILED;
    }
}
