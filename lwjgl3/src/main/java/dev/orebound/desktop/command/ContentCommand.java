package dev.orebound.desktop.command;

import dev.orebound.content.reading.Assets;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.lab.ContentCounts;
import dev.orebound.lab.ContentLinter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * The command {@code content}: reads all content and prints either every complaint or the number of entries of each
 * sort.
 */
@Command(name = "content", description = "Reads all content and checks it, or counts what it declares.")
final class ContentCommand implements Callable<Integer> {
    private final SharedOptions shared;

    @Option(
            names = "--check",
            arity = "0..1",
            fallbackValue = "",
            paramLabel = "DIR",
            description = "Checks everything. With DIR, its files are laid over the built-in content.")
    private @Nullable Path folder;

    @Option(names = "--list", description = "Counts what all content declares, by kind.")
    private boolean isList;

    @Option(names = "--json", description = "Prints the counts as a line of JSON.")
    private boolean isJson;

    ContentCommand(SharedOptions shared) {
        this.shared = shared;
    }

    @Override
    public Integer call() {
        if (isList) {
            if (folder != null) {
                throw new CannotStartException("--list: cannot be combined with --check; give one of them");
            }
            ContentCounts counts = new ContentCounts(shared.assets());
            shared.console().data().print(isJson ? counts.json() : counts.table());
            return SharedOptions.DONE;
        }
        if (folder == null) {
            throw new CannotStartException("--check: is missing; give --check, --check DIR or --list");
        }
        if (isJson) {
            throw new CannotStartException("--json: needs --list; --check prints a line for each complaint");
        }
        return check(folder);
    }

    private int check(Path laidOver) {
        Assets assets = laidOver.toString().isEmpty() ? shared.assets() : SharedOptions.overlaid("--check", laidOver);
        List<String> complaints = new ContentLinter(assets).complaints();
        complaints.forEach(complaint -> shared.console().data().print(complaint + "\n"));
        return complaints.isEmpty() ? SharedOptions.DONE : SharedOptions.FAILED;
    }
}
