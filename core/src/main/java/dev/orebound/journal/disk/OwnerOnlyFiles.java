package dev.orebound.journal.disk;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Creates files and folders that only their owner can read and write, on file systems with POSIX permissions. */
public final class OwnerOnlyFiles {
    private OwnerOnlyFiles() {}

    /** Returns the attributes of a new file. */
    static FileAttribute<?>[] file(Path file) {
        return attributes(file, EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE));
    }

    /** Returns the attributes of a new folder. */
    static FileAttribute<?>[] folder(Path folder) {
        return attributes(
                folder,
                EnumSet.of(
                        PosixFilePermission.OWNER_READ,
                        PosixFilePermission.OWNER_WRITE,
                        PosixFilePermission.OWNER_EXECUTE));
    }

    private static FileAttribute<?>[] attributes(Path path, Set<PosixFilePermission> permissions) {
        return hasPermissions(path)
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
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

    /**
     * Deletes the oldest files of a folder whose names have an ending, until there are no more than so many.
     *
     * @throws IOException if they cannot be listed or deleted
     */
    public static void keepNewest(Path folder, String ending, int most) throws IOException {
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, "*" + ending)) {
            all.forEach(files::add);
        }
        Map<Path, FileTime> changed = new HashMap<>();
        for (Path file : files) {
            changed.put(file, Files.getLastModifiedTime(file));
        }
        files.sort(Comparator.comparing(changed::get));
        for (int i = 0; i < files.size() - most; i++) {
            Files.delete(files.get(i));
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
