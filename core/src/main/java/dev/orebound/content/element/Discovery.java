package dev.orebound.content.element;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ClosestWord;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.ContentReader;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.QuotedText;
import dev.orebound.content.reading.TableEntry;
import java.util.List;

/** A chain of reactions that has a name: one entry of {@code discoveries.json}. */
@Meaning("""
        Discoveries: chains of reactions that are told by name when the player or a companion causes the last of \
        them, and kept in
        the codex. A reaction is named after the line of elements.json that describes it: fire_on_ice (an influence \
        on a ground),
        fire_on_grass (on a terrain), fire_after_water (after another influence), wet_meets_chilled (a status that \
        comes to
        another), shattered. Texts: discovery.<id>.name, discovery.<id>.told when it is found, and \
        discovery.<id>.hint in the codex
        until then.""")
public record Discovery(
        String id,
        @Field("its picture in the codex") String sprite,

        @Field("2..4: its reactions, each of which leads to the next")
        List<DiscoveryLink> links)
        implements TableEntry {

    public static final String FILE = "content/discoveries.json";

    /** One reaction of a chain. */
    @Meaning(value = "a link", home = "discoveries.json")
    public record DiscoveryLink(
            @Field("1..40: names of reactions, of which any counts")
            List<String> any) {}

    /**
     * Reads all discoveries; content of older builds has none.
     *
     * @param complaints to which a line is added for each fault
     */
    public static ContentTable<Discovery> readAll(Assets assets, ReactionTable reactions, List<String> complaints) {
        if (!assets.has(FILE)) {
            return new ContentTable<>(List.of());
        }
        ContentReader reader = new ContentReader(assets, complaints);
        try {
            ContentTable<Discovery> discoveries = reader.table(Discovery.class, FILE);
            if (complaints.isEmpty()) {
                discoveries.forEach(discovery -> discovery.check(reactions, complaints));
            }
            return discoveries;
        } catch (ContentException e) {
            complaints.addAll(e.complaints());
            return new ContentTable<>(List.of());
        }
    }

    private void check(ReactionTable reactions, List<String> complaints) {
        for (int link = 0; link < links.size(); link++) {
            List<String> any = links.get(link).any();
            for (int i = 0; i < any.size(); i++) {
                String place =
                        FILE + ": " + id + ".links[" + link + "].any[" + i + "]: " + QuotedText.inQuotes(any.get(i));
                int reaction = reactions.named(any.get(i));
                if (reaction == ReactionTable.NONE) {
                    complaints.add(
                            place + " is no reaction; give one of " + ClosestWord.of(any.get(i), reactions.names()));
                } else if (!reactions.changes(reaction)) {
                    complaints.add(place + " changes nothing by " + ElementRules.FILE + "; name another reaction");
                }
            }
        }
    }
}
