package dev.orebound.content.text;

import dev.orebound.content.reading.Assets;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Assets that return the same file for every name. */
record OneFile(String content) implements Assets {
    @Override
    public boolean has(String path) {
        return true;
    }

    @Override
    public byte[] bytes(String path) {
        return content.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public List<String> list(String folder, String ending) {
        return List.of();
    }

    @Override
    public List<String> folders(String folder) {
        return List.of();
    }
}
