package dev.orebound.content.sprite;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Assets whose files a test provides as texts. */
final class TextAssets implements Assets {
    private final TreeMap<String, String> files = new TreeMap<>(Map.of(SignColour.FILE, "{}"));

    TextAssets with(String path, String text) {
        files.put(path, text);
        return this;
    }

    @Override
    public boolean has(String path) {
        return files.containsKey(path);
    }

    @Override
    public byte[] bytes(String path) {
        String text = files.get(path);
        if (text == null) {
            throw new ContentException(path + ": not here");
        }
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public List<String> list(String folder, String ending) {
        return files.keySet().stream()
                .filter(path -> path.startsWith(folder + "/") && path.endsWith(ending))
                .toList();
    }

    @Override
    public List<String> folders(String folder) {
        return List.of();
    }
}
