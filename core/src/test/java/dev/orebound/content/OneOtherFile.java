package dev.orebound.content;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** Other assets with one file replaced. */
public record OneOtherFile(Assets below, String file, String text) implements Assets {
    @Override
    public boolean has(String path) {
        return below.has(path);
    }

    @Override
    public byte[] bytes(String path) {
        return path.equals(file) ? text.getBytes(StandardCharsets.UTF_8) : below.bytes(path);
    }

    @Override
    public List<String> list(String folder, String ending) {
        return below.list(folder, ending);
    }
}
