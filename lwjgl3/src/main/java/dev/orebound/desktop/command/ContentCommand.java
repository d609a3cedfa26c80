package dev.orebound.desktop.command;

import dev.orebound.content.Assets;
import dev.orebound.lab.CheckContent;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Reads all content and prints a line for each complaint. */
@Command(name = "content", description = "Reads and checks all content; prints a line for each complaint.")
final class ContentCommand implements Callable<Integer> {
    private final Shared shared;

    @Option(
            names = "--check",
            arity = "0..1",
            fallbackValue = "",
            required = true,
            paramLabel = "DIR",
            description = "checks everything, with the files of DIR laid over the built-in content if it is given")
    private Path folder = Path.of("");

    ContentCommand(Shared shared) {
        this.shared = shared;
    }

    @Override
    public Integer call() {
        Assets assets = folder.toString().isEmpty() ? shared.assets() : Shared.overlaid("--check", folder);
        List<String> complaints = new CheckContent(assets).complaints();
        complaints.forEach(complaint -> shared.console().data().print(complaint + "\n"));
        return complaints.isEmpty() ? CommandLineOfGame.DONE : CommandLineOfGame.FAILED;
    }
}
