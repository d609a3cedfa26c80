package dev.orebound.journal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Files in a folder that are numbered as they come, {@code run-000001.orebound-replay}, of which the newest are kept. */
final class NumberedFiles {
    private final Disk disk;
    private final Path folder;
    private final String prefix;
    private final String ending;
    private final int most;

    NumberedFiles(Disk disk, Path folder, String prefix, String ending, int most) {
        this.disk = disk;
        this.folder = folder;
        this.prefix = prefix;
        this.ending = ending;
        this.most = most;
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

    /** A name that is newer than all. */
    Path next() throws IOException {
        List<Path> all = newestFirst();
        long number = all.isEmpty() ? 1 : number(all.get(0)) + 1;
        return folder.resolve(String.format(Locale.ROOT, "%s-%06d%s", prefix, number, ending));
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
        String digits =
                name.substring(prefix.length() + 1, Math.max(prefix.length() + 1, name.length() - ending.length()));
        return digits.matches("[0-9]{1,12}") ? Long.parseLong(digits) : 0;
    }
}
