package dev.orebound.content.tuning;

import dev.orebound.content.reading.Assets;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Assets one of whose files has another text. */
final class TunedAssets implements Assets {
    private final Assets below;
    private final String file;
    private final String text;

    TunedAssets(Assets below, String file, String text) {
        this.below = below;
        this.file = file;
        this.text = text;
    }

    @Override
    public boolean has(String path) {
        return path.equals(file) || below.has(path);
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
