package dev.orebound.cave.horde;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.monster.Horde;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws the hordes of a floor: the depth for which a horde is drawn, its kind, and its members. Used as a floor is
 * made, and again when a horde arrives later.
 */
public final class HordeDraw {
    private static final int MOST_DEPTHS_BEYOND = 5;

    private final Content content;
    private final int depth;

    public HordeDraw(Content content, int depth) {
        this.content = content;
        this.depth = depth;
    }

    /** The floor's depth or, now and then, up to five more: never more than half the depth, never below the last. */
    public int depth(RandomStream stream) {
        int most = Math.min(MOST_DEPTHS_BEYOND, depth / 2);
        boolean isBeyond = most > 0 && stream.chance(content.cave().hordes().outOfDepthPercent());
        return isBeyond ? Math.min(FloorRequest.DEEPEST, depth + stream.between(1, most)) : depth;
    }

    /**
     * A wild kind among those of a depth, by its frequency; beyond the floor's depth without those that never come
     * there.
     */
    Horde kind(int drawnFor, RandomStream stream) {
        return content.hordes().at(draw(drawnFor, false, stream));
    }

    private boolean comesTo(Horde horde, int drawnFor) {
        boolean isBarred = drawnFor > depth && horde.has(Horde.HordeFlag.NEVER_OUT_OF_DEPTH);
        return horde.isWild() && horde.depths().holds(drawnFor) && !isBarred;
    }

    /**
     * A kind that arrives from afar, among those of a depth, by its frequency; makes no garbage.
     *
     * @return its index among the content's hordes, or -1 where none does
     */
    public int arriving(int drawnFor, RandomStream stream) {
        return draw(drawnFor, true, stream);
    }

    private int draw(int drawnFor, boolean fromAfar, RandomStream stream) {
        int tickets = 0;
        for (int kind = 0; kind < content.hordes().size(); kind++) {
            tickets += tickets(kind, drawnFor, fromAfar);
        }
        int ticket = tickets == 0 ? 0 : stream.below(tickets);
        for (int kind = 0; kind < content.hordes().size(); kind++) {
            ticket -= tickets(kind, drawnFor, fromAfar);
            if (ticket < 0) {
                return kind;
            }
        }
        return -1;
    }

    private int tickets(int kind, int drawnFor, boolean fromAfar) {
        Horde horde = content.hordes().at(kind);
        return (horde.mayArrive() || !fromAfar) && comesTo(horde, drawnFor) ? horde.frequency() : 0;
    }

    /** The members of a horde: the ids of their monsters, in the order in which its kind lists them. */
    public static List<String> members(Horde kind, RandomStream stream) {
        List<String> members = new ArrayList<>();
        for (Horde.MinionGroup group : kind.members()) {
            int count = stream.between(group.count().lowest(), group.count().highest());
            for (int i = 0; i < count; i++) {
                members.add(group.monster());
            }
        }
        return members;
    }
}
