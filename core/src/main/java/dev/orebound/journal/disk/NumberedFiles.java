package dev.orebound.journal.disk;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Numbered files in a folder, such as {@code run-000001.orebound-replay}, of which only the newest are kept. */
public final class NumberedFiles {
    /** The largest number: up to 12 digits. A file with more digits was not written by the game. */
    private static final long LARGEST_NUMBER = 999_999_999_999L;

    private static final int USUAL_DIGITS = 6;

    private final DiskAccess disk;
    private final Path folder;
    private final String prefix;
    private final String ending;
    private final int most;
    private final int digits;

    public NumberedFiles(DiskAccess disk, Path folder, String prefix, String ending, int most) {
        this(disk, folder, prefix, ending, most, USUAL_DIGITS);
    }

    /** @param digits the least number of digits, filled up with zeros */
    public NumberedFiles(DiskAccess disk, Path folder, String prefix, String ending, int most, int digits) {
        this.disk = disk;
        this.folder = folder;
        this.prefix = prefix;
        this.ending = ending;
        this.most = most;
        this.digits = digits;
    }

    /** Returns all files, the newest first. */
    public List<Path> newestFirst() throws IOException {
        List<Path> all = new ArrayList<>();
        for (Path file : disk.list(folder)) {
            if (number(file) > 0) {
                all.add(file);
            }
        }
        all.sort((one, other) -> Long.compare(number(other), number(one)));
        return all;
    }

    /** Returns a free name that is newer than all files, or newer than most if the largest number is taken. */
    public Path next() throws IOException {
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

    /** Deletes all but the newest files. */
    public void prune() throws IOException {
        List<Path> all = newestFirst();
        for (int i = most; i < all.size(); i++) {
            disk.delete(all.get(i));
        }
    }

    /** Returns the number of a file, or 0 if it is not one of these. */
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
