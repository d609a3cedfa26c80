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

/** Files and folders that only the user who made them can read and write, on file systems with POSIX permissions. */
public final class OwnerOnlyFiles {
    private OwnerOnlyFiles() {}

    /** The attributes with which a file is created. */
    static FileAttribute<?>[] file(Path file) {
        return attributes(file, "rw-------");
    }

    /** The attributes with which a folder is created. */
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
     * Makes a folder, and those that it lies in, unless they are there.
     *
     * @throws IOException if it cannot be made
     */
    public static void makeFolder(Path folder) throws IOException {
        Files.createDirectories(folder, folder(folder));
    }

    /**
     * True if a folder is the current user's own and others cannot write into it, so that what lies in it can be trusted. A link
     * to a folder is none. Without POSIX permissions, any folder that can be written will do.
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
