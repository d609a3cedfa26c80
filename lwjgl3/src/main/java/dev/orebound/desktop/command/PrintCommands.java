package dev.orebound.desktop.command;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.GraphRules;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.desktop.platform.ProgressBar;
import dev.orebound.lab.graph.GraphPrint;
import dev.orebound.lab.graph.GraphSurvey;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The commands that print one floor or one room graph: {@code inspect} and {@code graph}. */
final class PrintCommands {
    private PrintCommands() {}

    /** The command {@code graph}: prints the room graph of a run, or compares it with purely random graphs. */
    @Command(name = "graph", description = "Prints the room graph of a run.")
    static final class GraphCommand implements Callable<Integer> {
        private static final Seed USUAL_SEED = Seed.of(1);

        private final SharedOptions shared;

        @Option(
                names = "--seed",
                paramLabel = "SEED",
                converter = OptionValues.SeedValue.class,
                description = "The seed of the run: a number or any text.")
        private @Nullable Seed seed;

        @ArgGroup
        private SharedOptions.OutputForm form = new SharedOptions.OutputForm();

        @Option(
                names = "--survey",
                paramLabel = "N",
                converter = OptionValues.CountValue.class,
                description = "The number of runs whose scores are compared with pure chance.")
        private @Nullable Integer survey;

        GraphCommand(SharedOptions shared) {
            this.shared = shared;
        }

        @Override
        public Integer call() {
            GraphRules rules = Content.read(shared.assets()).graph();
            if (survey == null) {
                print(new GraphPrint(rules), seed == null ? USUAL_SEED : seed);
            } else {
                compare(rules, survey);
            }
            return SharedOptions.DONE;
        }

        private void print(GraphPrint graph, Seed run) {
            if (form.png != null) {
                SharedOptions.write("--png", form.png, graph.png(run));
            } else {
                shared.console().data().print(form.json ? graph.json(run) : graph.ascii(run));
            }
        }

        private void compare(GraphRules rules, int seeds) {
            if (seed != null || form.png != null) {
                throw new CannotStartException(
                        "--survey: cannot be combined with --seed or --png; give --survey N, or --survey"
                                + " N --json");
            }
            GraphSurvey surveyed;
            try (ProgressBar progress = new ProgressBar(shared.console(), seeds)) {
                surveyed = new GraphSurvey(rules, seeds, progress::show);
            }
            shared.console().data().print(form.json ? surveyed.json() : surveyed.table());
        }
    }
}
