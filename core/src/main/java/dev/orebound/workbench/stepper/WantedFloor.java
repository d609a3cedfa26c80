package dev.orebound.workbench.stepper;

import dev.orebound.cave.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.FloorKind;
import dev.orebound.descent.Descent;
import org.jspecify.annotations.Nullable;

/**
 * The floor that the stepper shows.
 *
 * @param seed seed of the run
 * @param depth 1 to {@link FloorRequest#DEEPEST}, the boss's depth
 * @param kind kind of floor, or null for its kind in the descent
 * @param node node of its depth, or null for the leftmost that fits
 */
record WantedFloor(
        Seed seed,
        int depth,
        @Nullable FloorKind kind,
        @Nullable String node) {
    /** Returns the floor of a request. */
    static WantedFloor of(FloorRequest request) {
        return new WantedFloor(request.seed(), request.depth(), request.kind(), request.node());
    }

    /** Returns the request for the generator. */
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

    /** Returns the floor of the run whose seed is larger by a number. */
    WantedFloor nextSeed(int by) {
        return withSeed(Seed.of(seed.value() + by));
    }

    /** Returns a floor of the same run that is deeper by a number, as its own kind. */
    WantedFloor deeper(int by) {
        int wanted = Math.max(1, Math.min(FloorRequest.DEEPEST, depth + by));
        return wanted == depth ? this : new WantedFloor(seed, wanted, null, null);
    }

    /** Returns the same floor as the next kind; the boss's floor has only one. */
    WantedFloor nextKind(FloorKind now) {
        if (depth == FloorRequest.DEEPEST) {
            return this;
        }
        FloorKind[] kinds = FloorKind.values();
        FloorKind next = kinds[(now.ordinal() + 1) % kinds.length];
        return new WantedFloor(seed, depth, next == FloorKind.BOSS ? kinds[0] : next, node);
    }
}
