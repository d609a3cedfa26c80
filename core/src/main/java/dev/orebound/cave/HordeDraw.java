package dev.orebound.cave;

import dev.orebound.chance.Raffle;
import dev.orebound.chance.Stream;
import dev.orebound.content.Content;
import dev.orebound.content.Horde;
import java.util.ArrayList;
import java.util.List;

/** What comes to a floor of one depth: for which depth a horde is drawn, of what kind it is, and who is in it. */
final class HordeDraw {
    private static final int MOST_DEPTHS_BEYOND = 5;

    private final Content content;
    private final int depth;

    HordeDraw(Content content, int depth) {
        this.content = content;
        this.depth = depth;
    }

    /** The floor's depth or, now and then, up to five more: never more than half the depth, never below the last. */
    int depth(Stream stream) {
        int most = Math.min(MOST_DEPTHS_BEYOND, depth / 2);
        boolean isBeyond = most > 0 && stream.chance(content.cave().hordes().outOfDepthPercent());
        return isBeyond ? Math.min(FloorRequest.DEEPEST, depth + stream.between(1, most)) : depth;
    }

    /** A kind among those of a depth, by its frequency; beyond the floor's depth without those that never come there. */
    Horde kind(int drawnFor, Stream stream) {
        Raffle<Horde> raffle = new Raffle<>();
        for (Horde horde : content.hordes()) {
            boolean isBarred = drawnFor > depth && horde.has(Horde.Flag.NEVER_OUT_OF_DEPTH);
            if (horde.depths().holds(drawnFor) && !isBarred) {
                raffle.add(horde, horde.frequency());
            }
        }
        return raffle.draw(stream);
    }

    /** The members of a horde: the ids of their monsters, in the order in which its kind lists them. */
    static List<String> members(Horde kind, Stream stream) {
        List<String> members = new ArrayList<>();
        for (Horde.Members group : kind.members()) {
            int count = stream.between(group.count().lowest(), group.count().highest());
            for (int i = 0; i < count; i++) {
                members.add(group.monster());
            }
        }
        return members;
    }
}
