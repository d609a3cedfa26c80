package dev.orebound.desktop.command;

import dev.orebound.content.Content;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.desktop.platform.GameVersion;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.run.RunStore;
import dev.orebound.journal.run.SavedRun;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The commands that move the saved run from one machine to another: {@code export} and {@code import}. */
final class SaveCommands {
    private SaveCommands() {}

    /** The command {@code export}: writes the saved run to a file. */
    @Command(
            name = "export",
            description = "Writes the saved run into a file. The command import continues it on any machine.")
    static final class ExportCommand implements Callable<Integer> {
        private final SharedOptions shared;

        @Parameters(paramLabel = "FILE", description = "The file to write; it must not exist yet.")
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
                return SharedOptions.DONE;
            } catch (UnreadableFileException e) {
                throw new CannotStartException("export: " + e.getMessage());
            }
        }
    }

    /** The command {@code import}: makes the run in a file the saved run. */
    @Command(
            name = "import",
            description = "Makes the run in a file the saved run. The previous saved run stays as a replay.")
    static final class ImportCommand implements Callable<Integer> {
        private final SharedOptions shared;

        @Parameters(
                paramLabel = "FILE",
                description = "A run that has not ended: a file that export wrote, or a replay, but not a bug report.")
        private Path file = Path.of("");

        ImportCommand(SharedOptions shared) {
            this.shared = shared;
        }

        @Override
        public Integer call() {
            Content content = Content.read(shared.assets());
            try (RunStore runs =
                    new RunStore(shared.saveFolder(), GameVersion.read(), content, shared.console()::complain)) {
                SavedRun run = runs.importFrom(file);
                if (!run.trouble().isEmpty()) {
                    shared.console().complain(run.trouble());
                }
                return SharedOptions.DONE;
            } catch (UnreadableFileException e) {
                throw new CannotStartException("import: " + e.getMessage());
            }
        }
    }
}
