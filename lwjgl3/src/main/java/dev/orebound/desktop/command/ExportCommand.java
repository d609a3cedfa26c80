package dev.orebound.desktop.command;

import dev.orebound.content.Content;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.desktop.platform.GameVersion;
import dev.orebound.journal.run.RunStore;
import dev.orebound.journal.disk.UnreadableFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Writes the run that can be continued into a file of its own. */
@Command(name = "export", description = "Writes the saved run into a file, from which import continues it anywhere.")
final class ExportCommand implements Callable<Integer> {
    private final SharedOptions shared;

    @Parameters(paramLabel = "FILE", description = "must not be there yet")
    private Path file = Path.of("");

    ExportCommand(SharedOptions shared) {
        this.shared = shared;
    }

    @Override
    public Integer call() {
        Content content = Content.read(shared.assets());
        try (RunStore runs =
                new RunStore(shared.saveFolder(), GameVersion.read(), content, shared.console()::complain)) {
            runs.exportTo(file);
            return CommandLineOfGame.DONE;
        } catch (UnreadableFileException e) {
            throw new CannotStartException("export: " + e.getMessage());
        }
    }
}
