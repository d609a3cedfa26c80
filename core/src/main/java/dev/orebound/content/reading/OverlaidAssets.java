package dev.orebound.content.reading;

import java.io.IOException;
import java.io.UncheckedIOException;
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

    /** The folders of the game's assets. */
    private static final List<String> FOLDERS = List.of(
            "ai", "biomes", "content", "film", "fonts", "music", "shaders", "skin", "sounds", "sprites", "texts");

    /** Those in which the game reads files of certain names only. */
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
        for (String file : likely(folder)) {
            complaints.add(file + ": lies outside the folders that the game reads; put it into one of " + FOLDERS);
        }
        for (String name : names(folder, true)) {
            if (!FOLDERS.contains(name) && !likely(folder.resolve(name)).isEmpty()) {
                complaints.add(name + ": is no folder of the game; give one of " + FOLDERS);
            }
        }
        for (String fixed : FIXED_FOLDERS) {
            List<String> known = below.list(fixed, JSON);
            for (String name : likely(folder.resolve(fixed))) {
                String file = fixed + "/" + name;
                if (!known.contains(file)) {
                    complaints.add(file + ": is no file of the game; give one of " + ClosestWord.of(file, known));
                }
            }
        }
        return complaints;
    }

    /** Returns the names of the files in a folder that have an ending of the game's, without hidden ones. */
    private static List<String> likely(Path within) {
        return names(within, false).stream()
                .filter(name -> !name.startsWith("."))
                .filter(name -> name.endsWith(JSON) || name.endsWith(".tree") || name.endsWith(".properties"))
                .toList();
    }

    /** Returns the names of the files or of the folders in a folder, in order; none if there is no such folder. */
    private static List<String> names(Path within, boolean areFolders) {
        if (!Files.isDirectory(within)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(within)) {
            return all.filter(each -> Files.isDirectory(each) == areFolders)
                    .map(each -> each.getFileName().toString())
                    .sorted()
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            throw new ContentException(within + ": cannot be listed: " + e.getMessage());
        }
    }

    @Override
    public void requireThere() {
        if (!Files.isDirectory(folder)) {
            throw new ContentException(folder + ": is no folder any more; put it back");
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
        names(folder.resolve(path), false).stream()
                .filter(name -> name.endsWith(ending))
                .forEach(name -> all.add(path + "/" + name));
        return List.copyOf(all);
    }

    @Override
    public List<String> folders(String path) {
        TreeSet<String> all = new TreeSet<>(below.folders(path));
        names(folder.resolve(path), true).forEach(name -> all.add(path + "/" + name));
        return List.copyOf(all);
    }
}
