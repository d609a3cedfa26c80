package dev.orebound.content.floor;

import dev.orebound.content.gear.GearEffect;
import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.terrain.LightSource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A kind of fixture, one of which stands on each floor of its kinds, or which is a landmark. Its name is the text
 * {@code fixture.<id>.name}; what using a landmark does is told by {@code fixture.<id>.use}.
 */
@Meaning("""
        Fixtures: what stands on every floor of certain kinds, and landmarks, which stand in rooms that hold nothing \
        else.
        Text: fixture.<id>.name; of a landmark also fixture.<id>.use.""")
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

        @Field("0..1000, default 0: weight among the landmarks, of which one stands in each room that holds "
                + "nothing else; 0 for what is no landmark")
        int frequency,

        @Field("1..17, default 1..17: depths at which it is a landmark")
        IntRange depths,

        @Field("optional: ore that using it takes") @Nullable
        OrePrice price,

        @Field("0..6, optional: what using it does, in order; the moment happens beside it")
        List<GearEffect> effects,

        @Field("its glow") LightSource light)
        implements TableEntry, Checked {
    public static final String FILE = "content/fixtures.json";

    /** Returns true for what can stand at a depth in a room that holds nothing else. */
    public boolean isLandmarkAt(int depth) {
        return frequency > 0 && depths.holds(depth);
    }

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
        if ((gives == FixtureGift.EFFECTS) == effects.isEmpty()) {
            entry.complain("effects", "are missing, or not for this gift; give some for the gift effects alone");
        }
        if (price != null && gives != FixtureGift.EFFECTS) {
            entry.complain("price", "is for the gift effects alone; leave it out");
        }
        if (frequency > 0 && (gives != FixtureGift.EFFECTS || !floors.isEmpty())) {
            entry.complain("frequency", "is for landmarks, which have effects and no floors; leave it out");
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
        RELIC_FOR_RELIC,
        @Meaning("what its effects do")
        EFFECTS
    }

    /** The ore that using a fixture takes. */
    public record OrePrice(
            @Field("id in ores.json: which ore") String ore,
            @Field("1..60: measures of it") int measures) {}
}
