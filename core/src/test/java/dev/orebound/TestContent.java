package dev.orebound;

import dev.orebound.content.BuiltInAssets;
import dev.orebound.content.Content;

/** The game's own content, read once for all tests. */
public final class TestContent {
    /** Immutable, so that tests can share it. */
    public static final Content BUILT_IN = Content.read(new BuiltInAssets());

    private TestContent() {}
}
