package dev.orebound.content.floor;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.terrain.LightSource;
import java.util.List;

/**
 * A kind of fixture, one of which stands on each floor of its kinds. Its name is the text {@code fixture.<id>.name}.
 */
@Meaning("""
        Fixtures: what stands on every floor of certain kinds. Text: fixture.<id>.name.""")
public record FixtureKind(
        String id,

        @Field("its picture; a dormant golem is drawn with its own")
        String sprite,

        @Field("0..6 kinds: kinds of floor that have one; none if only vignettes place it")
        List<FloorKind> floors,

        @Field("given once to the player who uses it") FixtureGift gives,

        @Field("1..999: size of the gift: scrolls, wares, health, percent; 1 for a golem, a forge or a smelter")
        int amount,

        @Field("0..30, optional: what a pedlar may sell") List<PedlarWare> wares,

        @Field("its glow") LightSource light)
        implements TableEntry, Checked {
    public static final String FILE = "content/fixtures.json";

    /** The most of its full health that the player gives for a relic, in percent. */
    private static final int MOST_HEALTH_PERCENT = 90;

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        if (gives == FixtureGift.WARES && wares.size() < amount) {
            entry.complain("wares", "are fewer than the amount on offer; give more");
        }
        if (gives != FixtureGift.WARES && !wares.isEmpty()) {
            entry.complain("wares", "are only for a pedlar; leave them out");
        }
        if (gives == FixtureGift.RELIC_FOR_HEALTH && amount > MOST_HEALTH_PERCENT) {
            entry.complain("amount", "is more health than the player may give; give at most " + MOST_HEALTH_PERCENT);
        }
    }

    /** The gifts of fixtures, each given once. */
    public enum FixtureGift {
        @Meaning("one of so many scrolls: each raises a brew")
        SCROLLS,
        @Meaning("a golem that is woken with ore and joins the player")
        GOLEM,
        @Meaning("more health, both maximal and current")
        HEALTH,
        @Meaning("more damage by the pick, in percent")
        STRENGTH,
        @Meaning("one of three pieces of equipment, for ore of any kind")
        FORGE,
        @Meaning("so many wares of a pedlar, each for ore")
        WARES,
        @Meaning("one of three relics, for so many percent of full health")
        RELIC_FOR_HEALTH,
        @Meaning("one of three relics, of which none is plain, for one that is carried")
        RELIC_FOR_RELIC
    }
}
