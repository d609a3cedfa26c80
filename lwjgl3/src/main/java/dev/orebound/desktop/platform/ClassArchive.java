package dev.orebound.desktop.platform;

import dev.orebound.chance.Hash64;
import dev.orebound.journal.disk.OwnerOnlyFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The archive of loaded classes that Java keeps of the game, made when the game ends for the first time (class data sharing, JEP 310
 * and 350). It belongs to one Java and one jar; with it the game starts in about two thirds of the time.
 *
 * <p>It is code, so it lies in a folder that only the player can write. Java writes its head last, and ignores one without a head, so
 * one that was cut off is made again.
 *
 * @param options of the Java that uses it or makes it
 * @param isBeingMade true if that Java makes it
 */
record ClassArchive(List<String> options, boolean isBeingMade) {
    /** No archive: there is no folder for it. */
    static final ClassArchive NONE = new ClassArchive(List.of(), false);

    private static final String ENDING = ".jsa";

    /** Archives that are kept, for as many pairs of a Java and a jar. */
    private static final int MOST_KEPT = 3;

    /** Returns the archive for this Java and a jar. */
    static ClassArchive of(HostMachine host, Path jar) {
        Path folder = folder(host);
        try {
            OwnerOnlyFiles.makeFolder(folder);
            if (!OwnerOnlyFiles.isTrusted(folder)) {
                return NONE;
            }
            Path file = folder.resolve(nameFor(jar));
            if (isWhole(file)) {
                return new ClassArchive(
                        List.of("-Xshare:auto", "-XX:SharedArchiveFile=" + file, "-Xlog:cds=off"), false);
            }
            OwnerOnlyFiles.keepNewest(folder, ENDING, MOST_KEPT - 1);
            return new ClassArchive(
                    List.of("-XX:ArchiveClassesAtExit=" + file, "-Xlog:cds=off", "-Xlog:cds+dynamic=off"), true);
        } catch (IOException e) {
            return NONE;
        }
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
}
