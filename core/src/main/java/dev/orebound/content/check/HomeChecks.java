package dev.orebound.content.check;

import dev.orebound.content.biome.Biome;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.QuotedText;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Checks where monsters are at home. Homes do not change the game, so only {@code content --check} asks.
 *
 * @param complaints to which each method adds one line for each fault
 */
public record HomeChecks(
        ContentTable<Biome> biomes,
        ContentTable<Monster> monsters,
        ContentTable<Horde> hordes,
        List<String> complaints) {
    /** The fewest kinds at home at each depth. */
    private static final int FEWEST_KINDS = 6;

    /** The greatest distance in depths between a horde and the biome in which its leader is at home. */
    private static final int MOST_DEPTHS_AWAY = 2;

    private static final int DEEPEST = 17;

    /** Checks that each home is a biome. */
    public void homesAreBiomes() {
        for (Monster monster : monsters) {
            String home = monster.home();
            if (home != null && !biomes.has(home)) {
                complaints.add(Monster.FILE + ": " + monster.id() + ".home: " + QuotedText.inQuotes(home)
                        + " is unknown; give one of " + biomes.ids() + ", or leave it out");
            }
        }
    }

    /** Checks that enough of the monsters that hordes bring are at home in the biomes of each depth. */
    public void everyDepthIsInhabited() {
        TreeSet<String> wild = new TreeSet<>();
        for (Horde horde : hordes) {
            if (horde.isWild()) {
                wild.add(horde.leader());
                horde.members().forEach(members -> wild.add(members.monster()));
            }
        }
        for (int depth = 1; depth <= DEEPEST; depth++) {
            int kinds = 0;
            for (String monster : wild) {
                Biome home = homeOf(monster);
                kinds += home != null && home.depths().holds(depth) ? 1 : 0;
            }
            if (kinds < FEWEST_KINDS) {
                complaints.add(Monster.FILE + ": home: " + kinds + " kinds in hordes are at home at depth " + depth
                        + "; give at least " + FEWEST_KINDS);
            }
        }
    }

    /** Checks that hordes which a floor draws stay near the home of their leader. */
    public void hordesStayNearHome() {
        for (Horde horde : hordes) {
            Biome home = homeOf(horde.leader());
            if (home != null && horde.isWild()) {
                int lowest = home.depths().lowest() - MOST_DEPTHS_AWAY;
                int highest = home.depths().highest() + MOST_DEPTHS_AWAY;
                if (horde.depths().lowest() < lowest || horde.depths().highest() > highest) {
                    complaints.add(Horde.FILE + ": " + horde.id() + ".depths: lie too far from " + home.id()
                            + ", the home of " + horde.leader() + "; give depths within " + Math.max(1, lowest) + ".."
                            + Math.min(DEEPEST, highest));
                }
            }
        }
    }

    private @Nullable Biome homeOf(String monster) {
        String home = monsters.get(monster).home();
        return home == null || !biomes.has(home) ? null : biomes.get(home);
    }
}
