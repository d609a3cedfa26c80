package dev.orebound.desktop.command;

import dev.orebound.cave.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.FloorKind;
import dev.orebound.desktop.platform.CannotStartException;
import java.security.SecureRandom;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that name one floor. */
final class FloorOptions {
    private static final String BOSS = "boss";
    private static final int ROWS = 16;
    private static final int SEEDS_OFFERED = 1_000_000_000;

    @Option(
            names = "--seed",
            paramLabel = "SEED",
            converter = Values.SeedValue.class,
            description = "of the run: a number, or any text")
    private @Nullable Seed seed;

    @Option(
            names = "--depth",
            paramLabel = "DEPTH",
            converter = Values.DepthValue.class,
            description = "of the floor, 1 to 17")
    private @Nullable Integer depth;

    @Option(
            names = "--kind",
            paramLabel = "KIND",
            converter = Values.KindValue.class,
            description = "of the floor: battle, scroll, golem, health_buff, attack_buff or boss")
    private @Nullable FloorKind kind;

    @Option(
            names = "--node",
            paramLabel = "NODE",
            converter = Values.NodeValue.class,
            description = "of the descent: r<row>c<column>, or boss")
    private @Nullable String node;

    @Nullable
    Seed seedOrNull() {
        return seed;
    }

    /** True if more than a seed was given. */
    boolean namesAFloor() {
        return depth != null || kind != null || node != null;
    }

    /**
     * The floor that the options name together. What is left out is filled in: depth 1, the leftmost node of that depth, and
     * the kind that it has.
     *
     * @throws CannotStartException if two of them contradict each other
     */
    FloorRequest request() {
        String where = node == null ? nodeAt(depth == null ? 1 : depth) : node;
        if (depth != null && depth != depthOf(where)) {
            throw new CannotStartException("--depth: " + depth + " is not where --node " + where + " lies; give "
                    + depthOf(where) + ", or leave it out");
        }
        if (kind != null && (kind == FloorKind.BOSS) != where.equals(BOSS)) {
            throw new CannotStartException("--kind: " + kind.id() + " does not go with node " + where
                    + "; the boss's floor, at depth 17, is the only one of its kind");
        }
        FloorKind usual = where.equals(BOSS) ? FloorKind.BOSS : FloorKind.BATTLE;
        return new FloorRequest(
                seed == null ? anySeed() : seed, where, depthOf(where), kind == null ? usual : kind, waysOnFrom(where));
    }

    private static Seed anySeed() {
        return Seed.of(new SecureRandom().nextInt(SEEDS_OFFERED));
    }

    private static String nodeAt(int depth) {
        return depth > ROWS ? BOSS : "r" + (depth - 1) + "c0";
    }

    private static int depthOf(String node) {
        return node.equals(BOSS) ? ROWS + 1 : Integer.parseInt(node.substring(1, node.indexOf('c'))) + 1;
    }

    private static List<String> waysOnFrom(String node) {
        if (node.equals(BOSS)) {
            return List.of("out");
        }
        int depth = depthOf(node);
        return List.of(depth == ROWS ? BOSS : "r" + depth + node.substring(node.indexOf('c')));
    }
}
