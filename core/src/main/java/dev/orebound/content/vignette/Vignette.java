package dev.orebound.content.vignette;

import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A kind of vignette: a small scene, the place that it needs, what stands in it, and what happens when it is touched.
 */
@Meaning("""
        Vignettes: small scenes, at least two on every floor but the boss's. Each is fitted into a place of its kind: \
        a chamber is dug
        for it, behind a neck one cell wide, and can be locked; a patch is open ground in a room. Texts: \
        vignette.<id>.name, vignette.<id>.words (what is seen of it before it is touched), and vignette.<id>.message
        if it has a message.""")
public record Vignette(
        String id,

        @Field("1..17: depths at which it is drawn") IntRange depths,

        @Field("0..1000: weight among the vignettes of a depth, among those of its feature, or among those that "
                + "hold keys or levers; 0: it never comes")
        int frequency,

        @Field("optional: kinds of floor; left out: all but the boss's")
        List<FloorKind> floors,

        @Field("the place that it needs") VignettePlace place,

        @Field("4..60 cells: size of that place") IntRange cells,

        @Field("ids in locks.json, optional: locks, one of which shuts it; only for chambers")
        List<String> locks,

        @Field("default none: where its horde is, one of those in hordes.json that name it as their machine and "
                + "come at the depth")
        HordeRole hordeRole,

        @Field("0..10: what stands in it") List<VignetteProp> props,

        @Field("0..6, optional: what happens") List<VignetteRule> rules,

        @Field("optional: a word that exits tell of it; it comes only on floors that promise the word "
                + "(graph.json). Texts feature.<word> and feature.<word>.words, sprite feature_<word>")
        @Nullable
        String feature)
        implements TableEntry, Checked {
    public static final String FILE = "content/vignettes.json";

    /** The kinds of places. */
    public enum VignettePlace {
        @Meaning("a chamber off a room, behind a neck one cell wide")
        CHAMBER,
        @Meaning("open ground in a room")
        PATCH
    }

    /** The ways in which a horde belongs to a vignette. */
    public enum HordeRole {
        @Meaning("it has none")
        NONE,
        @Meaning("it sleeps in the vignette or beside it")
        SLEEPS,
        @Meaning("it comes when the effect wake calls it, out of statues, burrows or the nearest dark corner")
        COMES,
        @Meaning("its leader carries the key of a lock elsewhere; it sleeps in the vignette or beside it")
        CARRIES_KEY
    }

    /** Returns true if it may come on a floor of a depth and kind. */
    public boolean comesTo(int depth, FloorKind kind) {
        return depths.holds(depth) && kind != FloorKind.BOSS && (floors.isEmpty() || floors.contains(kind));
    }

    /** Returns true if a horde belongs to it. */
    public boolean asksForHorde() {
        return hordeRole != HordeRole.NONE;
    }

    /** Returns true if it has things of a kind. */
    public boolean has(PropKind kind) {
        return props.stream().anyMatch(prop -> prop.prop() == kind);
    }

    /** Returns true if a key can lie in it, or its horde can carry one. */
    public boolean holdsKey() {
        return has(PropKind.KEY) || hordeRole == HordeRole.CARRIES_KEY;
    }

    /** Returns true if a rule of it makes cells rock. */
    public boolean collapses() {
        return rules.stream()
                .flatMap(rule -> rule.effects().stream())
                .anyMatch(effect -> effect.does() instanceof VignetteRule.Collapse);
    }

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        if (!locks.isEmpty() && place != VignettePlace.CHAMBER) {
            entry.complain("locks", "are only for chambers; leave them out");
        }
        if (collapses() && place != VignettePlace.CHAMBER) {
            entry.complain("rules", "collapse, which only a chamber can; take that effect out");
        }
        if (!asksForHorde() && (has(PropKind.STATUE) || has(PropKind.BURROW))) {
            entry.complain("horde_role", "is none, but it places statues or burrows for a horde; give comes");
        }
    }
}
