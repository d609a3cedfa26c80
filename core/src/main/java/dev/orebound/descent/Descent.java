package dev.orebound.descent;

import dev.orebound.cave.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.chance.Streams;
import dev.orebound.content.FloorKind;
import java.util.List;

/**
 * The floors of a run, straight down: one column is drawn for the whole run, and each floor leads to the one below it.
 *
 * <p>Nodes are {@code r<row>c<column>} from row 0 at the top, at depth row + 1, and below row 15 the {@code boss}, from which
 * the only way on is {@code out}.
 */
public final class Descent {
    /** The depth of the boss's floor, below all rows. */
    public static final int BOSS_DEPTH = 17;

    /** The node of the boss's floor. */
    public static final String BOSS = "boss";

    /** Where the last exit leads. */
    public static final String OUT = "out";

    private static final int COLUMNS = 8;

    private final Seed seed;
    private final int column;

    /** The descent of a run. */
    public Descent(Seed seed) {
        this.seed = seed;
        this.column = new Streams(seed).stream("descent.column").below(COLUMNS);
    }

    /**
     * What to ask of the generator for a floor, as its own kind.
     *
     * @param depth 1 to 17
     * @throws IllegalArgumentException if there is no such depth
     */
    public FloorRequest request(int depth) {
        checkDepth(depth);
        return request(depth, ownKind(depth));
    }

    /**
     * The same, played as a kind of one's choice.
     *
     * @throws IllegalArgumentException if there is no such depth
     */
    public FloorRequest request(int depth, FloorKind kind) {
        checkDepth(depth);
        String wayOn = depth == BOSS_DEPTH ? OUT : node(depth + 1);
        return new FloorRequest(seed, node(depth), depth, kind, List.of(wayOn));
    }

    /**
     * What to ask of the generator for a node, as its own kind.
     *
     * @throws IllegalArgumentException if the run does not come through that node
     */
    public FloorRequest request(String node) {
        return request(depthOf(node));
    }

    /**
     * The same, played as a kind of one's choice.
     *
     * @throws IllegalArgumentException if the run does not come through that node
     */
    public FloorRequest request(String node, FloorKind kind) {
        return request(depthOf(node), kind);
    }

    private int depthOf(String node) {
        for (int depth = 1; depth <= BOSS_DEPTH; depth++) {
            if (node(depth).equals(node)) {
                return depth;
            }
        }
        throw new IllegalArgumentException("no node '" + node + "' in the run of seed " + seed.text()
                + "; it goes straight down from " + node(1) + " to " + node(BOSS_DEPTH - 1) + " and " + BOSS);
    }

    private static void checkDepth(int depth) {
        if (depth < 1 || depth > BOSS_DEPTH) {
            throw new IllegalArgumentException("no depth " + depth + "; there are 1 to " + BOSS_DEPTH);
        }
    }

    private String node(int depth) {
        return depth == BOSS_DEPTH ? BOSS : "r" + (depth - 1) + "c" + column;
    }

    private static FloorKind ownKind(int depth) {
        return switch (depth) {
            case 1 -> FloorKind.GOLEM;
            case BOSS_DEPTH -> FloorKind.BOSS;
            default -> FloorKind.BATTLE;
        };
    }
}
