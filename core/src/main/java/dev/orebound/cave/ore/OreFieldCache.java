package dev.orebound.cave.ore;

import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.grid.Grid;
import org.jspecify.annotations.Nullable;

/**
 * Hands out the ore field of a run, and keeps the last one, since the floors of a run are asked for one after the
 * other. That saves work and changes nothing: a field follows from seed, shape and content. Not for several threads.
 */
public final class OreFieldCache {
    private final Content content;
    private @Nullable OreField last;
    private @Nullable Seed seed;
    private @Nullable Grid shape;

    public OreFieldCache(Content content) {
        this.content = content;
    }

    /** Returns the field of a run, one of whose floors has this shape. */
    public OreField of(Seed seed, Grid grid) {
        Grid shape = OreField.shapeFor(grid, content);
        OreField field = last;
        if (field == null || !seed.equals(this.seed) || !shape.equals(this.shape)) {
            field = new OreField(seed, grid, content);
            last = field;
            this.seed = seed;
            this.shape = shape;
        }
        return field;
    }
}
