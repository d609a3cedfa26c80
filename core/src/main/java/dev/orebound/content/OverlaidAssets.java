package dev.orebound.content;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/** A folder laid over other assets: where it has a file, that file counts instead. */
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
            throw new ContentException(folder + ": is no folder; give one laid out like the game's assets");
        }
        this.folder = folder;
        this.below = below;
    }

    @Override
    public boolean has(String path) {
        return Files.isRegularFile(folder.resolve(path)) || below.has(path);
    }

    @Override
    public byte[] bytes(String path) {
        Path file = folder.resolve(path);
        if (!Files.isRegularFile(file)) {
            return below.bytes(path);
        }
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new ContentException(file + ": cannot be read: " + e.getMessage());
        }
    }

    @Override
    public List<String> list(String path, String ending) {
        TreeSet<String> all = new TreeSet<>(below.list(path, ending));
        Path over = folder.resolve(path);
        if (Files.isDirectory(over)) {
            try (Stream<Path> files = Files.list(over)) {
                files.filter(Files::isRegularFile)
                        .map(file -> path + "/" + file.getFileName())
                        .filter(name -> name.endsWith(ending))
                        .forEach(all::add);
            } catch (IOException e) {
                throw new ContentException(over + ": cannot be listed: " + e.getMessage());
            }
        }
        return List.copyOf(all);
    }
}
