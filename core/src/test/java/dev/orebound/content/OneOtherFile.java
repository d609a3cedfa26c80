package dev.orebound.content;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Other assets with one file replaced. */
public final class OneOtherFile implements Assets {
    private final Assets below;
    private final String file;
    private final byte[] other;

    public OneOtherFile(Assets below, String file, byte[] other) {
        this.below = below;
        this.file = file;
        this.other = other;
    }

    public OneOtherFile(Assets below, String file, String text) {
        this(below, file, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the built-in assets with every occurrence of a text in one file replaced. */
    public static Assets spoilt(String file, String right, String wrong) {
        Assets builtIn = new BuiltInAssets();
        assertThat(builtIn.text(file)).contains(right);
        return new OneOtherFile(builtIn, file, builtIn.text(file).replace(right, wrong));
    }

    @Override
    public boolean has(String path) {
        return below.has(path);
    }

    @Override
    public byte[] bytes(String path) {
        return path.equals(file) ? other.clone() : below.bytes(path);
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
