package dev.orebound.desktop.platform;

import dev.orebound.chance.Hash64;
import dev.orebound.journal.disk.OwnerOnlyFiles;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The archive of loaded classes that Java keeps of the game, made when the game ends for the first time (class data
 * sharing, JEP 310 and 350). It belongs to one Java and one jar; with it the game starts in about two thirds of the
 * time.
 *
 * <p>It is code, so it lies in a folder that only the player can write. Java writes its head last, and ignores one
 * without a head, so one that was cut off is made again. Java trusts all the rest, and can end at once, or later, if
 * the disk has damaged it. So Java verifies each archive at its first use, which takes it a little longer. A file
 * beside the archive is written at the first frame and is gone while a start is under way. It holds the size and time
 * of the archive: one with such a file is used as it is, and one that has changed since is made again.
 *
 * @param options of the Java that uses it or makes it
 * @param isBeingMade true if that Java makes it
 * @param file the archive, or null
 */
record ClassArchive(
        List<String> options, boolean isBeingMade, @Nullable Path file) {
    /** No archive: there is no folder for it. */
    static final ClassArchive NONE = new ClassArchive(List.of(), false, null);

    /** Set for a process that uses or makes an archive, to its file. */
    private static final String USED = "OREBOUND_ARCHIVE";

    private static final String ENDING = ".jsa";
    private static final String PROOF = ".proved";

    /** Codes of a game that told why it ended, and of one that somebody ended: by a signal, or Ctrl+C on Windows. */
    private static final Set<Integer> ON_PURPOSE = Set.of(0, 2, 129, 130, 137, 143, 0xC000013A);

    /** Archives that are kept, for as many pairs of a Java and a jar. */
    static final int MOST_KEPT = 3;

    /** Room that the disk must have for a new archive, which has 20 to 30 MB. */
    static final long NEEDED_BYTES = 64L << 20;

    private static final List<String> QUIET = List.of("-Xlog:cds=off", "-Xlog:cds+dynamic=off");

    /** Returns the archive for this Java and a jar. */
    static ClassArchive of(HostMachine host, Path jar) {
        try {
            Path folder = folder(host);
            OwnerOnlyFiles.makeFolder(folder);
            Path file = folder.resolve(nameFor(jar));
            // Java takes a separator for the end of an archive's name.
            if (!OwnerOnlyFiles.isTrusted(folder) || file.toString().contains(File.pathSeparator)) {
                return NONE;
            }
            String proof = proofOf(file);
            if (isWhole(file) && (proof.isEmpty() || proof.equals(stateOf(file)))) {
                return using(file, !proof.isEmpty());
            }
            keepNewest(folder, MOST_KEPT - 1);
            if (Files.getFileStore(folder).getUsableSpace() < NEEDED_BYTES) {
                return NONE;
            }
            return new ClassArchive(quiet("-XX:ArchiveClassesAtExit=" + file), true, file);
        } catch (IOException | InvalidPathException e) {
            return NONE;
        }
    }

    /** Deletes all archives of a folder but the newest. */
    static void keepNewest(Path folder, int most) throws IOException {
        OwnerOnlyFiles.keepNewest(folder, ENDING, most);
        OwnerOnlyFiles.keepNewest(folder, PROOF, most);
    }

    private static ClassArchive using(Path file, boolean isProved) {
        String archive = "-XX:SharedArchiveFile=" + file;
        return new ClassArchive(
                isProved ? quiet("-Xshare:auto", archive) : quiet("-Xshare:on", "-XX:+VerifySharedSpaces", archive),
                false,
                file);
    }

    private static List<String> quiet(String... options) {
        String[] all = new String[options.length + QUIET.size()];
        System.arraycopy(options, 0, all, 0, options.length);
        for (int i = 0; i < QUIET.size(); i++) {
            all[options.length + i] = QUIET.get(i);
        }
        return List.of(all);
    }

    private static Path folder(HostMachine host) {
        if (host.has("OREBOUND_HOME")) {
            return Path.of(host.environment().get("OREBOUND_HOME"), "cache");
        }
        Path home = Path.of(host.home());
        if (host.isMac()) {
            return home.resolve("Library/Caches/Orebound");
        }
        String variable = host.isWindows() ? "LOCALAPPDATA" : "XDG_CACHE_HOME";
        Path caches = host.has(variable)
                ? Path.of(host.environment().get(variable))
                : home.resolve(host.isWindows() ? "AppData/Local" : ".cache");
        return host.isWindows() ? caches.resolve("Orebound").resolve("cache") : caches.resolve("orebound");
    }

    private static String nameFor(Path jar) throws IOException {
        long key = new Hash64(Files.size(jar))
                .add(Files.getLastModifiedTime(jar).toMillis())
                .add(jar.toAbsolutePath().toString())
                .add(System.getProperty("java.vm.name"))
                .add(System.getProperty("java.vm.version"))
                .add(System.getProperty("java.home"))
                .value();
        return Long.toHexString(key) + ENDING;
    }

    /** Returns whether a file has a head. */
    private static boolean isWhole(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return false;
        }
        try (InputStream head = Files.newInputStream(file)) {
            byte[] magic = head.readNBytes(4);
            return magic.length == 4 && (magic[0] | magic[1] | magic[2] | magic[3]) != 0;
        }
    }

    private static Path proof(Path file) {
        return file.resolveSibling(file.getFileName() + PROOF);
    }

    /** Returns the state of an archive when a game that used it had drawn its first frame, or an empty text. */
    private static String proofOf(Path file) throws IOException {
        Path proof = proof(file);
        return Files.exists(proof) ? Files.readString(proof) : "";
    }

    private static String stateOf(Path file) throws IOException {
        return Files.size(file) + " " + Files.getLastModifiedTime(file).toMillis();
    }

    /** Prepares the environment of a process that uses the archive or makes it. */
    void begin(ProcessBuilder process) {
        if (file != null) {
            process.environment().put(USED, file.toString());
            delete(proof(file));
        }
    }

    /**
     * Returns true if a process may have ended because of the archive or of our options of Java: before its first
     * frame, and neither on purpose nor after telling why.
     *
     * @param code its exit code
     * @param said the code that a process said which makes the archive, or -1
     */
    boolean isDoubtful(int code, int said) {
        boolean hasTold = isBeingMade && (said == code || said == 0);
        return file != null && !hasTold && !ON_PURPOSE.contains(code) && !Files.exists(proof(file));
    }

    /** Deletes the archive, so that the next start makes another. */
    void remove() {
        if (file != null) {
            delete(file);
            delete(proof(file));
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // An archive that cannot be deleted is verified at each start.
        }
    }

    /** Records in the game's own process that it has drawn its first frame with the archive. */
    static void prove(HostMachine host) {
        if (host.has(USED)) {
            try {
                Path file = Path.of(host.environment().get(USED));
                Files.writeString(proof(file), Files.exists(file) ? stateOf(file) : "");
            } catch (IOException | InvalidPathException e) {
                // The next start verifies the archive once more.
            }
        }
    }
}
