package dev.orebound.desktop.platform;

import dev.orebound.journal.disk.OwnerOnlyFiles;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Chooses the folder into which the libraries unpack their native code. libGDX and LWJGL name it after
 * {@code java.io.tmpdir} and {@code user.name}, and cannot load from it if either has letters that the system's code
 * page lacks: on Windows, a player called Zoë.
 */
public final class NativesFolder {
    private NativesFolder() {}

    /** Returns the system properties to set, by name; empty if the libraries work without them. */
    public static Map<String, String> plan(HostMachine host) {
        Map<String, String> properties = new TreeMap<>();
        if (!isAscii(host.userName())) {
            properties.put("user.name", mark(host));
        }
        if (!isAscii(host.temporary())) {
            plainFolder(host).ifPresent(folder -> properties.put("java.io.tmpdir", folder.toString()));
        }
        return properties;
    }

    /** Returns the folders to try, in this order; each player of a machine has a separate one. */
    static List<Path> candidates(HostMachine host) {
        List<Path> folders = new ArrayList<>();
        if (host.isWindows()) {
            for (String variable : List.of("ProgramData", "PUBLIC", "SystemRoot")) {
                if (host.has(variable)) {
                    folders.add(Path.of(host.environment().get(variable), "Orebound", "natives", mark(host)));
                }
            }
        } else {
            folders.add(Path.of("/tmp", "orebound-" + mark(host)));
            folders.add(Path.of("/var/tmp", "orebound-" + mark(host)));
        }
        folders.removeIf(folder -> !isAscii(folder.toString()));
        return folders;
    }

    private static java.util.Optional<Path> plainFolder(HostMachine host) {
        return candidates(host).stream().filter(NativesFolder::canBeUsed).findFirst();
    }

    /** Returns whether a folder is safe for native code: one that another user owns or can write into is refused. */
    private static boolean canBeUsed(Path folder) {
        try {
            OwnerOnlyFiles.makeFolder(folder);
            return OwnerOnlyFiles.isTrusted(folder);
        } catch (IOException e) {
            return false;
        }
    }

    /** Returns eight letters and digits that stand for the player's name. */
    private static String mark(HostMachine host) {
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256").digest(host.userName().getBytes(StandardCharsets.UTF_8));
            return String.format("%08x", ByteBuffer.wrap(digest).getInt());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    private static boolean isAscii(String text) {
        return text.chars().allMatch(letter -> letter < 128);
    }
}
