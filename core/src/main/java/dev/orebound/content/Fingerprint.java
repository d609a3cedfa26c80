package dev.orebound.content;

import dev.orebound.chance.Hash64;
import java.util.List;

/** Hashes files, name and text, so that a change in any of them shows. */
final class Fingerprint {
    private Fingerprint() {}

    static long of(Assets assets, List<String> files) {
        Hash64 hash = new Hash64(files.size());
        for (String file : files) {
            hash.add(file).add(assets.has(file) ? assets.text(file) : "");
        }
        return hash.value();
    }
}
