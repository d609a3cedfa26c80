package dev.orebound.journal.disk;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Files in a folder that are numbered as they come, {@code run-000001.orebound-replay}, of which the newest are kept. */
final class NumberedFiles {
    /** Numbers have up to 12 digits; a longer one belongs to a file of somebody else. */
    private static final long LARGEST_NUMBER = 999_999_999_999L;

    private static final int USUAL_DIGITS = 6;

    private final DiskAccess disk;
    private final Path folder;
    private final String prefix;
    private final String ending;
    private final int most;
    private final int digits;

    NumberedFiles(DiskAccess disk, Path folder, String prefix, String ending, int most) {
        this(disk, folder, prefix, ending, most, USUAL_DIGITS);
    }

    /**
     * @param digits that a number has at least, filled up with zeros
     */
    NumberedFiles(DiskAccess disk, Path folder, String prefix, String ending, int most, int digits) {
        this.disk = disk;
        this.folder = folder;
        this.prefix = prefix;
        this.ending = ending;
        this.most = most;
        this.digits = digits;
    }

    /** All of them, the newest first. */
    List<Path> newestFirst() throws IOException {
        List<Path> all = new ArrayList<>();
        for (Path file : disk.list(folder)) {
            if (number(file) > 0) {
                all.add(file);
            }
        }
        all.sort((one, other) -> Long.compare(number(other), number(one)));
        return all;
    }

    /** Returns a free name that is newer than all, or newer than most if a file has the largest number there is. */
    Path next() throws IOException {
        long taken = LARGEST_NUMBER + 1;
        for (Path file : newestFirst()) {
            long number = number(file);
            if (number + 1 < taken) {
                return named(number + 1);
            }
            taken = number;
        }
        return named(1);
    }

    private Path named(long number) {
        return folder.resolve(String.format(Locale.ROOT, "%s-%0" + digits + "d%s", prefix, number, ending));
    }

    /** Lets all go but the newest, as many as are kept. */
    void prune() throws IOException {
        List<Path> all = newestFirst();
        for (int i = most; i < all.size(); i++) {
            disk.delete(all.get(i));
        }
    }

    /** The number of a file, or 0 if it is none of these. */
    private long number(Path file) {
        String name = String.valueOf(file.getFileName());
        if (!name.startsWith(prefix + "-") || !name.endsWith(ending)) {
            return 0;
        }
        String number =
                name.substring(prefix.length() + 1, Math.max(prefix.length() + 1, name.length() - ending.length()));
        return number.matches("[0-9]{1,12}") ? Long.parseLong(number) : 0;
    }
}
