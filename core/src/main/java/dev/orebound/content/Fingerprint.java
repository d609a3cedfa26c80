package dev.orebound.content;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.chance.Hash64;
import java.util.List;

/** Hashes files, name and text, so that a change in any of them shows. */
final class Fingerprint {
    private Fingerprint() {}

    static long of(Assets assets, List<String> files) {
        Hash64 hash = new Hash64(files.size());
        for (String file : files) {
            hash.add(file).add(textOf(assets, file));
        }
        return hash.value();
    }

    /** Returns an empty text for a file that cannot be read: whoever reads it says so. */
    private static String textOf(Assets assets, String file) {
        try {
            return assets.has(file) ? assets.text(file) : "";
        } catch (ContentException e) {
            return "";
        }
    }
}
