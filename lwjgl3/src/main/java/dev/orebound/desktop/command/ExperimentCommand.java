package dev.orebound.desktop.command;

import dev.orebound.content.Content;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.desktop.platform.GameVersion;
import dev.orebound.desktop.platform.ProgressBar;
import dev.orebound.lab.figure.FigureShard;
import dev.orebound.lab.figure.FigureShard.ShardedCommand;
import dev.orebound.lab.figure.Figures;
import dev.orebound.world.SimulationVersion;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * A command that goes through many floors or runs on all processors, prints its figures, and fails if a promise is
 * broken. It can be split into shards, which other processes or machines may run.
 */
abstract class ExperimentCommand implements Callable<Integer> {
    static final String HTML = "--html";

    final SharedOptions shared;

    @Option(names = "--json", description = "Prints one line of JSON.")
    boolean json;

    @Option(
            names = "--shard",
            paramLabel = "K/N",
            converter = OptionValues.ShardValue.class,
            description = "The part of the work to do, the K-th of N equal parts; merge adds the JSON of all N up.")
    OptionValues.@Nullable Shard shard;

    @Option(
            names = "--threads",
            paramLabel = "N",
            converter = OptionValues.CountValue.class,
            description = "The number of threads, which changes no figure but the time. Default: one a processor.")
    private @Nullable Integer threads;

    ExperimentCommand(SharedOptions shared) {
        this.shared = shared;
    }

    /** Returns the name of the command and the options that decide its figures. */
    abstract String words();

    /**
     * Goes through some of the cases, numbered from 0.
     *
     * @param end the case after the last
     * @param threads number of threads, at least 1
     * @param done receives the number of finished cases now and then
     */
    abstract Figures find(Content content, int from, int end, int threads, IntConsumer done);

    /**
     * Goes through all cases, or those of the shard, and prints the figures.
     *
     * @param html a file for a page of them, or null
     * @return the exit code
     */
    final int experiment(Content content, int cases, @Nullable Path html) {
        OptionValues.Shard part = shard == null ? new OptionValues.Shard(1, 1) : shard;
        if (part.of() > cases) {
            throw new CannotStartException("--shard: " + part.number() + "/" + part.of() + " splits only " + cases
                    + " floors or runs; give at most " + cases + " shards");
        }
        if (shard != null && html != null) {
            throw new CannotStartException(HTML + ": shows no part alone; leave out --shard, or give it to merge");
        }
        if (html != null) {
            // Reported now instead of after all cases.
            SharedOptions.requireWritable(HTML, html);
        }
        int from = (int) ((long) cases * (part.number() - 1) / part.of());
        int end = (int) ((long) cases * part.number() / part.of());
        int workers = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        Figures figures;
        try (ProgressBar progress = new ProgressBar(shared.console(), end - from)) {
            figures = find(content, from, end, workers, progress::show);
        }
        if (shard == null) {
            return print(shared, figures, json, html);
        }
        ShardedCommand whole = new ShardedCommand(
                words(), GameVersion.read(), SimulationVersion.VERSION, fingerprint(content), part.of());
        shared.console().data().print(json ? new FigureShard(whole, part.number(), figures).line() : figures.table());
        return shared.complain(figures.brokenCases());
    }

    /** Returns a hash of everything in the content that decides the figures, in hexadecimal. */
    String fingerprint(Content content) {
        return Long.toHexString(content.fingerprint());
    }

    /** Prints the figures of a whole command; returns the exit code. */
    static int print(SharedOptions shared, Figures figures, boolean json, @Nullable Path html) {
        if (html != null) {
            String page = figures.page(shared.assets(), GameVersion.read(), shared.contentOption());
            SharedOptions.write(HTML, html, page.getBytes(StandardCharsets.UTF_8));
        }
        shared.console().data().print(json ? figures.json() : figures.table());
        return shared.complain(figures.complaints());
    }
}
