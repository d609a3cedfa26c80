package dev.orebound.content;

import dev.orebound.content.reading.Assets;
import java.util.List;
import java.util.TreeMap;

/** Wraps assets and keeps each file after the first read, for tests that read the same ones thousands of times. */
final class HeldAssets implements Assets {
    private final Assets below;
    private final TreeMap<String, byte[]> held = new TreeMap<>();

    HeldAssets(Assets below) {
        this.below = below;
    }

    @Override
    public boolean has(String path) {
        return below.has(path);
    }

    @Override
    public byte[] bytes(String path) {
        return held.computeIfAbsent(path, below::bytes);
    }

    @Override
    public List<String> list(String folder, String ending) {
        return below.list(folder, ending);
    }

    @Override
    public List<String> folders(String folder) {
        return below.folders(folder);
    }
}
