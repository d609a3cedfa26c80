package dev.orebound.content.vignette;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Things that a vignette places, all of one kind.
 *
 * @param what ids of items, fixtures or companions, one of which is drawn for each
 */
@Meaning(value = "things of a vignette", home = "vignettes.json")
public record VignetteProp(
        @Field("what they are") PropKind prop,

        @Field("where they stand") PropSite site,

        @Field("0..8, default 1..1: how many") IntRange count,

        @Field("optional: ids of what they hold, one of which is drawn for each: items for loot, prizes and cages, "
                + "a fixture for a"
                + " fixture, golem or a monster for a kennel")
        List<String> what,

        @Field("optional: its picture; left out where what it holds has one") @Nullable
        String sprite)
        implements Checked {

    /** The kinds of things in a vignette. */
    public enum PropKind {
        @Meaning("an item that lies on the ground")
        LOOT(false),
        @Meaning("an item on a pedestal; taking it is the moment taken")
        PRIZE(true),
        @Meaning("an item behind bars that are open; taking it shuts the other cages of the vignette")
        CAGE(true),
        @Meaning("a companion behind bars that are open; the same as a cage")
        KENNEL(true),
        @Meaning("the key of a lock elsewhere; taking it is the moment taken")
        KEY(false),
        @Meaning("a lever, which opens a lock elsewhere")
        LEVER(true),
        @Meaning("a figure that can come alive as a member of the vignette's horde")
        STATUE(true),
        @Meaning("a place at which a member of the vignette's horde comes out of the rock")
        BURROW(false),
        @Meaning("a crack in the ground, from which the effect pour comes")
        VENT(false),
        @Meaning("a plate in the ground; stepping on it is the moment stepped")
        PLATE(false),
        @Meaning("a fixture, with all it does")
        FIXTURE(true),
        @Meaning("something that says a text when the player stands beside it")
        MESSAGE(false),
        @Meaning("something solid that is only looked at")
        SCENERY(true),
        @Meaning("something flat that is only looked at")
        DECORATION(false);

        private final boolean isSolid;

        PropKind(boolean isSolid) {
            this.isSolid = isSolid;
        }

        /** Returns true if nobody can walk over it while it is there. */
        public boolean isSolid() {
            return isSolid;
        }
    }

    /** The places within a vignette. */
    public enum PropSite {
        @Meaning("the cell farthest from the way in, or the middle of a patch")
        HEART,
        @Meaning("cells beside the heart")
        ROUND_HEART,
        @Meaning("cells along the rock")
        WALL,
        @Meaning("cells along the rock to the north, and cells beside the heart to the north of it: what is tall "
                + "hides nothing there")
        BACK,
        @Meaning("any cells")
        ANY
    }

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        boolean holds = switch (prop) {
            case LOOT, PRIZE, CAGE, KENNEL, FIXTURE -> true;
            default -> false;
        };
        if (holds == what.isEmpty()) {
            entry.complain(
                    "what",
                    holds ? "is needed for this kind; give one id or more" : "is not for this kind; leave it out");
        }
    }
}
