package dev.orebound.desktop.command;

import dev.orebound.desktop.platform.ProgressBar;
import dev.orebound.lab.bench.SpeedFigures;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code bench}: times generation and simulation on this machine against plain kernels. */
@Command(name = "bench", description = "Times generation and simulation on this machine, as ratios to plain kernels.")
final class BenchCommand implements Callable<Integer> {
    private final SharedOptions shared;

    @Option(names = "--json", description = "Prints one line of JSON.")
    private boolean json;

    BenchCommand(SharedOptions shared) {
        this.shared = shared;
    }

    @Override
    public Integer call() {
        SpeedFigures figures;
        try (ProgressBar progress = new ProgressBar(shared.console(), SpeedFigures.ROUNDS)) {
            figures = new SpeedFigures(progress::show);
        }
        shared.console().data().print(json ? figures.json() : figures.table());
        return SharedOptions.DONE;
    }
}
