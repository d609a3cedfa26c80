package dev.orebound.desktop.command;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How a command shows what it made: one of these. */
final class OutputForm {
    /** Never read: it is there to be said aloud, and to shut the others out. */
    @SuppressWarnings("UnusedVariable")
    @Option(names = "--ascii", description = "in characters, which is usual")
    private boolean ascii;

    @Option(names = "--json", description = "as a line of JSON")
    boolean json;

    @Option(names = "--png", paramLabel = "FILE", description = "as a picture in a file")
    @Nullable
    Path png;
}
