package dev.orebound.journal.disk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.Set;

/** Creates files and folders that only their owner can read and write, on file systems with POSIX permissions. */
public final class OwnerOnlyFiles {
    private OwnerOnlyFiles() {}

    /** Returns the attributes of a new file. */
    static FileAttribute<?>[] file(Path file) {
        return attributes(file, "rw-------");
    }

    /** Returns the attributes of a new folder. */
    static FileAttribute<?>[] folder(Path folder) {
        return attributes(folder, "rwx------");
    }

    private static FileAttribute<?>[] attributes(Path path, String permissions) {
        return hasPermissions(path)
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }

    private static boolean hasPermissions(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    /**
     * Creates a folder and its parents unless they exist.
     *
     * @throws IOException if it cannot be created
     */
    public static void makeFolder(Path folder) throws IOException {
        Files.createDirectories(folder, folder(folder));
    }

    /**
     * Returns true if a folder belongs to the current user and others cannot write into it, so that its content can be
     * trusted. A link to a folder does not count. Without POSIX permissions, any writable folder counts.
     */
    public static boolean isTrusted(Path folder) {
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        try {
            Path probe = Files.createFile(WholeFile.temporaryIn(folder, "probe"), file(folder));
            try {
                return !hasPermissions(folder) || isTrusted(folder, Files.getOwner(probe));
            } finally {
                Files.delete(probe);
            }
        } catch (IOException e) {
            return false;
        }
    }

    private static boolean isTrusted(Path folder, UserPrincipal user) throws IOException {
        PosixFileAttributes attributes =
                Files.readAttributes(folder, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        Set<PosixFilePermission> permissions = attributes.permissions();
        return attributes.owner().equals(user)
                && !permissions.contains(PosixFilePermission.GROUP_WRITE)
                && !permissions.contains(PosixFilePermission.OTHERS_WRITE);
    }
}
