package dev.orebound.content.reading;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/** A folder laid over other assets: its files replace those below. */
public final class OverlaidAssets implements Assets {
    private static final String JSON = ".json";

    /** The folders in which the game reads files of certain names only. */
    private static final List<String> FIXED_FOLDERS = List.of("content", "film", "music", "sounds");

    private final Path folder;
    private final Assets below;

    /**
     * @param folder holds {@code content}, {@code sprites} and so on, as {@code assets} does
     * @param below read where the folder has no such file
     * @throws ContentException if the folder is none
     */
    public OverlaidAssets(Path folder, Assets below) {
        if (!Files.isDirectory(folder)) {
            throw new ContentException(folder + ": is not a folder; give one laid out like the game's assets");
        }
        this.folder = folder;
        this.below = below;
    }

    @Override
    public boolean has(String path) {
        return isThere(folder.resolve(path)) || below.has(path);
    }

    /** Returns a complaint for each file that looks like one of the game's, but that the game does not read. */
    public List<String> unread() {
        List<String> complaints = new ArrayList<>();
        for (String ending : List.of(JSON, ".tree", ".properties")) {
            for (String file : names(folder, ending)) {
                complaints.add(file + ": lies outside the folders that the game reads; put it into one such as "
                        + String.join(", ", FIXED_FOLDERS));
            }
        }
        for (String fixed : FIXED_FOLDERS) {
            List<String> known = below.list(fixed, JSON);
            for (String name : names(folder.resolve(fixed), JSON)) {
                String file = fixed + "/" + name;
                if (!known.contains(file)) {
                    complaints.add(file + ": is no file of the game; give one of " + ClosestWord.of(file, known));
                }
            }
        }
        return complaints;
    }

    /** Returns the names of the files in a folder that end so, in order; none if there is no such folder. */
    private static List<String> names(Path within, String ending) {
        if (!Files.isDirectory(within)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(within)) {
            return files.filter(file -> !Files.isDirectory(file))
                    .map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(ending))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new ContentException(within + ": cannot be listed: " + e.getMessage());
        }
    }

    @Override
    public boolean isEditable() {
        return true;
    }

    @Override
    public byte[] bytes(String path) {
        Path file = folder.resolve(path);
        if (!isThere(file)) {
            return below.bytes(path);
        }
        FileKind kind = FileKind.ofAsset(path);
        try {
            return FileKind.read(file, kind.mostBytes());
        } catch (IOException e) {
            throw new ContentException(file + ": cannot be read (" + reason(e) + "); give a " + kind.words()
                    + " of at most " + kind.mostBytes() + " bytes");
        }
    }

    /** Returns true if the name exists, even if it cannot be read: such a file is refused, not passed over. */
    private static boolean isThere(Path file) {
        return Files.exists(file, LinkOption.NOFOLLOW_LINKS);
    }

    private static String reason(IOException thrown) {
        String reason = thrown instanceof FileSystemException file ? file.getReason() : null;
        return reason == null ? thrown.getClass().getSimpleName() : QuotedText.of(reason);
    }

    @Override
    public List<String> list(String path, String ending) {
        TreeSet<String> all = new TreeSet<>(below.list(path, ending));
        names(folder.resolve(path), ending).forEach(name -> all.add(path + "/" + name));
        return List.copyOf(all);
    }

    @Override
    public List<String> folders(String path) {
        TreeSet<String> all = new TreeSet<>(below.folders(path));
        Path over = folder.resolve(path);
        if (Files.isDirectory(over)) {
            try (Stream<Path> files = Files.list(over)) {
                files.filter(Files::isDirectory)
                        .map(file -> path + "/" + file.getFileName())
                        .forEach(all::add);
            } catch (IOException e) {
                throw new ContentException(over + ": cannot be listed: " + e.getMessage());
            }
        }
        return List.copyOf(all);
    }
}
