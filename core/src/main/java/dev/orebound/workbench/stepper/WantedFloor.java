package dev.orebound.workbench.stepper;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.descent.Descent;
import org.jspecify.annotations.Nullable;

/**
 * Which floor is to be watched.
 *
 * @param depth 1 to {@link FloorRequest#DEEPEST}, the boss's
 * @param kind what it is played as, or null for what it is in the descent
 * @param node which of its depth, or null for the leftmost that fits
 */
record WantedFloor(
        Seed seed,
        int depth,
        @Nullable FloorKind kind,
        @Nullable String node) {
    /** The very floor that a request means. */
    static WantedFloor of(FloorRequest request) {
        return new WantedFloor(request.seed(), request.depth(), request.kind(), request.node());
    }

    /** What to ask of the generator. */
    FloorRequest request(Content content) {
        Descent descent = new Descent(seed, content.graph());
        if (node != null) {
            return kind == null ? descent.request(node) : descent.request(node, kind);
        }
        return kind == null ? descent.request(depth) : descent.request(depth, kind);
    }

    WantedFloor withSeed(Seed other) {
        return new WantedFloor(other, depth, depth == FloorRequest.DEEPEST ? null : kind, null);
    }

    /** The floor of the run whose seed is so much more. */
    WantedFloor nextSeed(int by) {
        return withSeed(Seed.of(seed.value() + by));
    }

    /** A floor of the same run so much deeper, as its own kind. */
    WantedFloor deeper(int by) {
        int wanted = Math.max(1, Math.min(FloorRequest.DEEPEST, depth + by));
        return wanted == depth ? this : new WantedFloor(seed, wanted, null, null);
    }

    /** The same floor played as the next kind; the boss's floor has but one. */
    WantedFloor nextKind(FloorKind now) {
        if (depth == FloorRequest.DEEPEST) {
            return this;
        }
        FloorKind[] kinds = FloorKind.values();
        FloorKind next = kinds[(now.ordinal() + 1) % kinds.length];
        return new WantedFloor(seed, depth, next == FloorKind.BOSS ? kinds[0] : next, node);
    }
}
