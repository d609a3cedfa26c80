package dev.orebound.desktop.platform;

import dev.orebound.journal.disk.OwnerOnlyFiles;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A start by the launcher of a bundle. The launcher names to Java every option that {@link GameRelaunch} would choose,
 * and an archive of loaded classes, so that the game can run in the process that the launcher began. Only while there
 * is no such archive, or Java has refused it, the game runs in a process of its own once more, which lists the classes
 * that it loads; when it has ended, another process makes the archive of that list.
 *
 * <p>The archive of a bundle holds all classes, those of Java included, because the runtime of a bundle has none of its
 * own: that could only be made on the system that it is for. Java verifies it at each start.
 *
 * @param archive the file
 */
record BundledStart(Path archive) {
    /** The property that the launcher sets to the file of the archive. */
    static final String ARCHIVE = "orebound.archive";

    private static final String LIST = ".classes";

    /** What Java says of itself while it uses an archive. */
    private static final String IN_USE = "sharing";

    /** Returns the start of this process, or null if no launcher of a bundle has begun it. */
    static @Nullable BundledStart here() {
        String named = System.getProperty(ARCHIVE, "");
        try {
            // Java takes a separator for the end of an archive's name.
            return named.isEmpty() || named.contains(File.pathSeparator)
                    ? null
                    : new BundledStart(Path.of(named).toAbsolutePath());
        } catch (InvalidPathException e) {
            return null;
        }
    }

    /** Returns true if Java uses the archive. */
    boolean isWhole() {
        return Files.exists(archive) && System.getProperty("java.vm.info", "").contains(IN_USE);
    }

    /** Returns true if an archive can be made in the folder, which is made if it is not there. */
    boolean canBeWhole() {
        try {
            Path folder = folder();
            OwnerOnlyFiles.makeFolder(folder);
            return OwnerOnlyFiles.isTrusted(folder)
                    && Files.getFileStore(folder).getUsableSpace() >= ClassArchive.NEEDED_BYTES;
        } catch (IOException e) {
            return false;
        }
    }

    /** Returns the option with which Java lists the classes that the game loads. */
    String listing() {
        return "-XX:DumpLoadedClassList=" + list();
    }

    /**
     * Begins to make the archive, after the game has ended. It takes some five seconds, in a process that outlives this
     * one.
     *
     * @param launcher of the Java that will use it
     */
    void makeWhole(Path launcher, String jar) throws IOException {
        if (!Files.exists(list())) {
            return;
        }
        ClassArchive.keepNewest(folder(), ClassArchive.MOST_KEPT - 1);
        // Java writes an archive that nobody may write to, and on Windows could not replace it.
        if (archive.toFile().setWritable(true)) {
            Files.deleteIfExists(archive);
        }
        List<String> command = new ArrayList<>();
        command.add(launcher.toString());
        command.add("-Xshare:dump");
        command.add("-XX:SharedClassListFile=" + list());
        command.add("-XX:SharedArchiveFile=" + archive);
        command.add(JavaOptions.COLLECTOR);
        command.add("-Dorg.lwjgl.system.allocator=system");
        command.add("-cp");
        command.add(jar);
        Process unused = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private Path folder() throws IOException {
        Path folder = archive.getParent();
        if (folder == null) {
            throw new IOException(archive + " lies in no folder");
        }
        return folder;
    }

    private Path list() {
        return archive.resolveSibling(archive.getFileName() + LIST);
    }
}
