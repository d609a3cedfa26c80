package dev.orebound.desktop.command;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.descent.Descent;
import dev.orebound.desktop.platform.CannotStartException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that name a floor. */
final class FloorOptions {

    @Option(
            names = "--seed",
            paramLabel = "SEED",
            converter = OptionValues.SeedValue.class,
            description = "The seed of the run: a number or any text.")
    private @Nullable Seed seed;

    @Option(
            names = "--depth",
            paramLabel = "DEPTH",
            converter = OptionValues.DepthValue.class,
            description = "The depth of the floor, 1 to 17.")
    private @Nullable Integer depth;

    @Option(
            names = "--kind",
            paramLabel = "KIND",
            converter = OptionValues.KindValue.class,
            description = "The kind of the floor: battle, scroll, golem, health_buff, attack_buff or boss.")
    private @Nullable FloorKind kind;

    @Option(
            names = "--node",
            paramLabel = "NODE",
            converter = OptionValues.NodeValue.class,
            description = "The node of the descent: r<row>c<column>, or boss.")
    private @Nullable String node;

    @Nullable
    Seed seedOrNull() {
        return seed;
    }

    /** Returns true if more than a seed was given. */
    boolean namesAFloor() {
        return depth != null || kind != null || node != null;
    }

    /**
     * Returns the request for the floor that the options name in a run. Defaults: depth 1, the leftmost node there (of
     * the requested kind, if there is one), and that node's kind.
     *
     * @throws CannotStartException if the run has no such floor
     */
    FloorRequest request(Descent descent) {
        FloorRequest own = node == null ? ofDepth(descent) : ofNode(descent, node);
        if (depth != null && depth != own.depth()) {
            throw new CannotStartException("--depth: " + depth + " is not the depth of --node " + node + "; give "
                    + own.depth() + ", or leave it out");
        }
        return own;
    }

    private FloorRequest ofDepth(Descent descent) {
        int at = depth == null ? 1 : depth;
        try {
            return kind == null ? descent.request(at) : descent.request(at, kind);
        } catch (IllegalArgumentException e) {
            throw new CannotStartException("--depth: " + e.getMessage());
        }
    }

    private FloorRequest ofNode(Descent descent, String id) {
        try {
            return kind == null ? descent.request(id) : descent.request(id, kind);
        } catch (IllegalArgumentException e) {
            throw new CannotStartException("--node: " + e.getMessage());
        }
    }
}
