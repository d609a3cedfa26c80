package dev.orebound.expedition;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.descent.Descent;
import org.jspecify.annotations.Nullable;

/**
 * The floor that a playtester orders instead of the current one.
 *
 * @param kindOrNull kind of the floor; null keeps the current kind, or on another depth the kind of its node
 * @param depth 1 to {@link FloorRequest#DEEPEST}; 0 keeps the depth
 * @param seedStep number added to the run's seed, 0 to {@value #MOST_STEPS}; 0 keeps the seed
 */
public record FloorReroll(@Nullable FloorKind kindOrNull, int depth, int seedStep) {
    /** The current floor, made again. */
    public static final FloorReroll SAME = new FloorReroll(null, 0, 0);

    /** The largest step from one seed to another. */
    public static final int MOST_STEPS = 255;

    private static final int KIND_BITS = 3;
    private static final int DEPTH_BITS = 5;
    private static final int STEP_BITS = 8;

    /**
     * Checks the values.
     *
     * @throws IllegalArgumentException if depth or step is out of bounds
     */
    public FloorReroll {
        if (depth < 0 || depth > FloorRequest.DEEPEST || seedStep < 0 || seedStep > MOST_STEPS) {
            throw new IllegalArgumentException("no floor to roll: depth " + depth + ", step " + seedStep);
        }
    }

    /** Returns the same floor of another kind. */
    public FloorReroll withKind(FloorKind kind) {
        return new FloorReroll(kind, depth, seedStep);
    }

    /** Returns the same floor at another depth. */
    public FloorReroll withDepth(int other) {
        return new FloorReroll(kindOrNull, other, seedStep);
    }

    /** Returns the same floor at another step from the run's seed. */
    public FloorReroll withSeedStep(int step) {
        return new FloorReroll(kindOrNull, depth, step);
    }

    /** Returns the request in 16 bits, as the argument of {@link dev.orebound.world.intent.IntentOrder#HELP_REROLL}. */
    public int packed() {
        int kind = kindOrNull == null ? 0 : kindOrNull.ordinal() + 1;
        return kind | depth << KIND_BITS | seedStep << (KIND_BITS + DEPTH_BITS);
    }

    /**
     * Unpacks what {@link #packed()} returned.
     *
     * @throws IllegalArgumentException if the number stands for no floor
     */
    public static FloorReroll unpack(int packed) {
        int kind = packed & ((1 << KIND_BITS) - 1);
        FloorKind[] kinds = FloorKind.values();
        if (packed < 0 || packed >>> (KIND_BITS + DEPTH_BITS + STEP_BITS) != 0 || kind > kinds.length) {
            throw new IllegalArgumentException("no floor to roll: " + packed);
        }
        return new FloorReroll(
                kind == 0 ? null : kinds[kind - 1],
                packed >>> KIND_BITS & ((1 << DEPTH_BITS) - 1),
                packed >>> (KIND_BITS + DEPTH_BITS));
    }

    /** Returns the seed that the floor is made from, in a form that can be typed. */
    public Seed seedFrom(Seed now) {
        return seedStep == 0 ? now : Seed.of(now.value() + seedStep);
    }

    /**
     * Returns the request for the generator.
     *
     * @param now the floor that is played
     * @param descent the descent of {@link #seedFrom}
     * @throws IllegalArgumentException if the descent has no such floor, for example a boss floor of another kind
     */
    public FloorRequest request(FloorRequest now, Descent descent) {
        int wantedDepth = depth == 0 ? now.depth() : depth;
        boolean staysPut = wantedDepth == now.depth();
        FloorKind kind = kindOrNull == null && staysPut ? now.kind() : kindOrNull;
        if (kind != null && (kind == FloorKind.BOSS) != (wantedDepth == descent.bossDepth())) {
            throw new IllegalArgumentException("no " + kind.id() + " at depth " + wantedDepth);
        }
        if (staysPut && seedStep == 0 && kind != null) {
            return descent.request(now.node(), kind);
        }
        return kind == null ? descent.request(wantedDepth) : descent.request(wantedDepth, kind);
    }
}
