package dev.orebound.desktop.command;

import dev.orebound.content.Content;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.journal.disk.WholeFile;
import dev.orebound.lab.arena.survey.ArenaSurvey;
import dev.orebound.lab.bot.BotSurvey;
import dev.orebound.lab.bot.BuildSurvey;
import dev.orebound.lab.figure.FigureShard;
import dev.orebound.lab.figure.FigureShard.ShardedCommand;
import dev.orebound.lab.figure.Figures;
import dev.orebound.lab.golem.GolemSurvey;
import dev.orebound.lab.horde.HordeSurvey;
import dev.orebound.lab.survey.FloorSurvey;
import dev.orebound.lab.vignette.VignetteSurvey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code merge}: adds the shards of a command up, and prints and exits as one run of it would have. */
@Command(name = "merge", description = "Adds the shards of a command up and prints what one run would have printed.")
final class MergeCommand implements Callable<Integer> {
    /** Makes the figures of no cases for each command that can be split. */
    private static final Map<String, Supplier<Figures>> COMMANDS = Map.of(
            "survey", FloorSurvey::new,
            "arena", ArenaSurvey::new,
            "hordes", HordeSurvey::new,
            "vignettes", VignetteSurvey::new,
            "bot", BotSurvey::new,
            "builds", BuildSurvey::new,
            "golems", GolemSurvey::new);

    private static final String ACCEPTED = "give what every shard of one command printed with --shard K/N --json";

    private final SharedOptions shared;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "Files with what the shards of one command printed as JSON, one or more a file.")
    private List<Path> files = List.of();

    @Option(names = "--json", description = "Prints one line of JSON.")
    private boolean json;

    @Option(
            names = ExperimentCommand.HTML,
            paramLabel = "FILE",
            description = "A file for a page for a browser, of arena, bot and builds.")
    private @Nullable Path html;

    MergeCommand(SharedOptions shared) {
        this.shared = shared;
    }

    @Override
    public Integer call() {
        List<FigureShard> shards = new ArrayList<>();
        for (Path file : files) {
            int before = shards.size();
            linesOf(file).stream().filter(line -> !line.isBlank()).forEach(line -> shards.add(read(file, line)));
            if (shards.size() == before) {
                throw new CannotStartException(file + ": is empty; " + ACCEPTED);
            }
            requireSame(shards.get(0).whole(), file, shards.subList(before, shards.size()));
        }
        ShardedCommand whole = shards.get(0).whole();
        String name = whole.words().split(" ", 2)[0];
        if (html != null) {
            requirePage(name, whole);
            SharedOptions.requireWritable(ExperimentCommand.HTML, html);
        }
        try {
            Figures figures = FigureShard.merged(shards, COMMANDS.getOrDefault(name, FloorSurvey::new));
            return ExperimentCommand.print(shared, figures, json, html);
        } catch (IllegalArgumentException wrongShards) {
            throw new CannotStartException("FILE: " + wrongShards.getMessage() + "; " + ACCEPTED);
        }
    }

    private static List<String> linesOf(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new CannotStartException(file + ": cannot be read (" + WholeFile.reason(e) + "); " + ACCEPTED);
        }
    }

    private static FigureShard read(Path file, String line) {
        try {
            return FigureShard.read(line, COMMANDS);
        } catch (IllegalArgumentException e) {
            throw new CannotStartException(file + ": " + e.getMessage() + "; " + ACCEPTED);
        }
    }

    private static void requireSame(ShardedCommand whole, Path file, List<FigureShard> shards) {
        for (FigureShard shard : shards) {
            if (!shard.whole().equals(whole)) {
                throw new CannotStartException(
                        file + ": is of " + shard.whole() + ", and the first file of " + whole + "; " + ACCEPTED);
            }
        }
    }

    private void requirePage(String name, ShardedCommand whole) {
        if (!Set.of("arena", "bot", "builds").contains(name)) {
            throw new CannotStartException(
                    ExperimentCommand.HTML + ": shows arena, bot and builds; leave it out for " + name);
        }
        // The pages of bot and builds show nothing of the content.
        String here = Long.toHexString(Content.read(shared.assets()).fingerprint());
        if (name.equals("arena") && !here.equals(whole.content())) {
            throw new CannotStartException(ExperimentCommand.HTML + ": the shards have content " + whole.content()
                    + ", and this is " + here + "; give --content as they had");
        }
    }
}
