package dev.orebound.expedition;

import dev.orebound.content.Content;
import dev.orebound.content.element.Discovery;
import dev.orebound.content.element.ReactionTable;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.world.World;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent.ReactionEvent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Recognises discoveries on a floor from its events: a reaction counts as the next link of a chain if a reaction of the
 * link before led to it. It changes nothing in the world, and allocates nothing once it is made.
 */
public final class DiscoveryTracker {
    /** Longest time between two links of a chain of more than two. The longest ground lasts less. */
    private static final int LINK_TICKS = 600;

    /** Time for which a chain that was found is not found again, because it mostly happens on several cells. */
    private static final int AGAIN_TICKS = 180;

    private static final long NEVER = -LINK_TICKS - 1L;

    private final World world;

    /** The links that a reaction can be, by its number: the discovery, and the number of the link in it. */
    private final int[][] discoveryOf;

    private final int[][] linkOf;

    /** The reactions of each link of each discovery. */
    private final BitSet[][] reactions;

    /** The tick in which each link last followed the one before. */
    private final long[][] reachedTick;

    private final long[] foundTick;
    private final int[] found;
    private int foundCount;

    public DiscoveryTracker(World world) {
        this.world = world;
        Content content = world.content();
        ReactionTable table = content.reactions();
        ContentTable<Discovery> discoveries = content.discoveries();
        reactions = new BitSet[discoveries.size()][];
        reachedTick = new long[discoveries.size()][];
        foundTick = new long[discoveries.size()];
        found = new int[discoveries.size()];
        Arrays.fill(foundTick, NEVER);
        List<List<int[]>> places = new ArrayList<>();
        for (int reaction = 0; reaction < table.size(); reaction++) {
            places.add(new ArrayList<>());
        }
        for (int discovery = 0; discovery < reactions.length; discovery++) {
            List<Discovery.DiscoveryLink> links = discoveries.at(discovery).links();
            reactions[discovery] = new BitSet[links.size()];
            reachedTick[discovery] = new long[links.size()];
            Arrays.fill(reachedTick[discovery], NEVER);
            for (int link = 0; link < links.size(); link++) {
                reactions[discovery][link] = new BitSet(table.size());
                for (String name : links.get(link).any()) {
                    reactions[discovery][link].set(table.named(name));
                    if (link > 0) {
                        places.get(table.named(name)).add(new int[] {discovery, link});
                    }
                }
            }
        }
        discoveryOf = new int[table.size()][];
        linkOf = new int[table.size()][];
        for (int reaction = 0; reaction < discoveryOf.length; reaction++) {
            discoveryOf[reaction] =
                    places.get(reaction).stream().mapToInt(place -> place[0]).toArray();
            linkOf[reaction] =
                    places.get(reaction).stream().mapToInt(place -> place[1]).toArray();
        }
    }

    /** Handles the events of a tick. */
    public void afterTick() {
        foundCount = 0;
        for (int i = 0; i < world.events().size(); i++) {
            if (world.events().at(i).type() == EventType.REACTION) {
                hear((ReactionEvent) world.events().at(i));
            }
        }
    }

    private void hear(ReactionEvent event) {
        int[] discoveries = discoveryOf[event.reaction];
        for (int i = 0; i < discoveries.length && event.before != ReactionTable.NONE; i++) {
            int discovery = discoveries[i];
            int link = linkOf[event.reaction][i];
            if (follows(discovery, link, event.before)) {
                reachedTick[discovery][link] = world.tick();
                boolean isOfParty = event.byId == world.player().spawnId() || world.companion(event.byId) != null;
                if (link == reactions[discovery].length - 1 && isOfParty) {
                    find(discovery);
                }
            }
        }
    }

    private boolean follows(int discovery, int link, int before) {
        return reactions[discovery][link - 1].get(before)
                && (link == 1 || world.tick() - reachedTick[discovery][link - 1] <= LINK_TICKS);
    }

    private void find(int discovery) {
        if (world.tick() - foundTick[discovery] > AGAIN_TICKS) {
            found[foundCount++] = discovery;
        }
        foundTick[discovery] = world.tick();
    }

    /** Returns the number of discoveries of the last tick. */
    public int foundCount() {
        return foundCount;
    }

    /** Returns the index of a discovery of the last tick, {@code number} from 0 to {@link #foundCount} - 1. */
    public int found(int number) {
        return found[number];
    }
}
