package dev.orebound.lab.picture;

import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sprite.SpritePack;
import dev.orebound.journal.disk.WholeFile;
import java.io.IOException;
import java.nio.file.Path;

/** Packs the game's own sprites when the game is built. */
public final class SpritePacker {
    private SpritePacker() {}

    /** Writes the pack into a folder of classes, which is the only argument. */
    public static void main(String[] arguments) throws IOException {
        WholeFile.writePublic(Path.of(arguments[0]).resolve(SpritePack.path()), SpritePack.pack(new BuiltInAssets()));
    }
}
