package dev.orebound.content.reading;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/** A folder laid over other assets: its files replace those below. */
public final class OverlaidAssets implements Assets {
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
        Path over = folder.resolve(path);
        if (Files.isDirectory(over)) {
            try (Stream<Path> files = Files.list(over)) {
                files.filter(file -> !Files.isDirectory(file))
                        .map(file -> path + "/" + file.getFileName())
                        .filter(name -> name.endsWith(ending))
                        .forEach(all::add);
            } catch (IOException e) {
                throw new ContentException(over + ": cannot be listed: " + e.getMessage());
            }
        }
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
