package dev.orebound.content.effect;

import dev.orebound.content.effect.VisualEffect.EffectPart;
import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentReader;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The effects that cues show. */
@Meaning("""
        Effects: what cues.json shows. Lengths are world pixels; a cell has 16. A place is the middle of a body or
        cell. The size of an event is the radius of its blast in pixels, or what a moment states. A colour is one of
        colours, own (the colour of what the event is about: an ore, an item, a shot, a brew, a ground, gear, or the
        blood of an actor) or region (that of the ore that lies on most of the floor).""")
public record EffectRules(
        @Field("colours by their names") ContentTable<NamedColour> colours,

        @Field("where a brew takes effect: one effect for each of its ores")
        BrewEffects brews,

        @Field("effects by their names") ContentTable<VisualEffect> effects)
        implements Checked {

    public static final String FILE = "sounds/effects.json";

    /** The name under which effects refer to colours, as to entries of a file. */
    private static final String COLOURS = "colours";

    /** A colour with a name. */
    public record NamedColour(
            String id, @Field("rrggbb: the colour") int rgb) implements TableEntry {}

    /** The effects of brews. */
    public record BrewEffects(
            @Field("effects of ores") ContentTable<OreEffect> ores,

            @Field("id in effects.json: the effect of all other ores")
            String others) {

        /** Returns the id of the effect of an ore. */
        public String of(String ore) {
            return ores.has(ore) ? ores.get(ore).effect() : others;
        }
    }

    /** The effect of an ore in a brew; its id is that of the ore. */
    public record OreEffect(
            String id,
            @Field("id in effects.json: what is shown") String effect) implements TableEntry {}

    /** Reads the file. Cues that are read later can name its effects and colours. */
    public static EffectRules read(ContentReader reader) {
        EffectRules rules = reader.rules(EffectRules.class, FILE);
        List<NamedColour> colours = new ArrayList<>();
        colours.add(new NamedColour(EffectForm.OWN, 0));
        colours.add(new NamedColour(EffectForm.REGION, 0));
        rules.colours.asList().stream()
                .filter(colour -> !isReserved(colour.id()))
                .forEach(colours::add);
        reader.tables().add(NamedColour.class, COLOURS, new ContentTable<>(colours));
        reader.tables().add(VisualEffect.class, FILE, rules.effects);
        return rules;
    }

    private static boolean isReserved(String colour) {
        return colour.equals(EffectForm.OWN) || colour.equals(EffectForm.REGION);
    }

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        for (NamedColour colour : colours) {
            if (isReserved(colour.id())) {
                entry.complain("colours", colour.id() + " stands for another colour already; give another name");
            }
        }
    }

    /**
     * Returns a complaint for each effect, and each colour, that nothing shows, and for each ore of the brews that does
     * not exist.
     *
     * @param shown the ids of the effects, and of the colours, that cues name
     */
    public List<String> complaints(Set<String> shown, Set<String> shownColours, Collection<String> ores) {
        Set<String> used = new TreeSet<>(shown);
        used.add(brews.others);
        brews.ores.forEach(ore -> used.add(ore.effect()));
        Set<String> usedColours = new TreeSet<>(shownColours);
        List<String> complaints = new ArrayList<>();
        for (VisualEffect effect : effects) {
            if (!used.contains(effect.id())) {
                complaints.add(FILE + ": effects." + effect.id()
                        + ": is never shown; name it in sounds/cues.json, or take it out");
            }
            for (EffectPart part : effect.parts()) {
                usedColours.add(part.show().colour());
            }
        }
        for (NamedColour colour : colours) {
            if (!usedColours.contains(colour.id())) {
                complaints.add(FILE + ": colours." + colour.id() + ": no effect has it; take it out");
            }
        }
        for (OreEffect ore : brews.ores) {
            if (!ores.contains(ore.id())) {
                complaints.add(FILE + ": brews.ores." + ore.id() + ": is no ore; give one of " + ores);
            }
        }
        return complaints;
    }

    /** Returns a colour by its name, or 0 if it has none of its own. */
    public int rgb(String colour) {
        return colours.has(colour) ? colours.get(colour).rgb() : 0;
    }
}
