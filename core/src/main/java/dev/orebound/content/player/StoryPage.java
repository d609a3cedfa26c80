package dev.orebound.content.player;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.ContentReader;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import java.util.List;

/** A page of the story that is told over many runs: one entry of {@code story.json}. */
@Meaning("""
        Pages of the story that is told over many runs, in the order in which a player reads them. The first \
        opens a player's first run; the others are what is found, whichever page of items.json is picked up. \
        Texts: page.<id>.name and page.<id>.words.""")
public record StoryPage(
        String id, @Field("its picture in the codex") String sprite) implements TableEntry {
    public static final String FILE = "content/story.json";

    /**
     * Reads all pages; content of older builds has none. They are no part of the content's fingerprint, because they
     * change nothing in a world.
     *
     * @param complaints to which a line is added for each fault
     */
    public static ContentTable<StoryPage> readAll(Assets assets, List<String> complaints) {
        if (!assets.has(FILE)) {
            return new ContentTable<>(List.of());
        }
        ContentReader reader = new ContentReader(assets, complaints);
        try {
            ContentTable<StoryPage> pages = reader.table(StoryPage.class, FILE);
            if (reader.finish() && pages.size() < 2) {
                complaints.add(FILE + ": there is no page to find; give the opening and one page more, at least");
            }
            return pages;
        } catch (ContentException e) {
            complaints.addAll(e.complaints());
            return new ContentTable<>(List.of());
        }
    }
}
