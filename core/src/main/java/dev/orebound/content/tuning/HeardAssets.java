package dev.orebound.content.tuning;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.NumberListener;
import java.util.List;

/** Assets that somebody listens to as they are read. */
final class HeardAssets implements Assets {
    private final Assets below;
    private final NumberListener listener;

    HeardAssets(Assets below, NumberListener listener) {
        this.below = below;
        this.listener = listener;
    }

    @Override
    public boolean has(String path) {
        return below.has(path);
    }

    @Override
    public byte[] bytes(String path) {
        return below.bytes(path);
    }

    @Override
    public List<String> list(String folder, String ending) {
        return below.list(folder, ending);
    }

    @Override
    public NumberListener numbers() {
        return listener;
    }
}
