package dev.orebound.screen.codex;

import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.descent.Descent;
import dev.orebound.world.World;
import dev.orebound.world.event.EventType;
import java.util.List;
import java.util.function.Consumer;

/**
 * Chooses the page of the story that a find shows: the first one that the profile has not read, so that a player reads
 * them in order whatever the run. Once all are read, each region shows the page of its own number. At the start of a
 * profile's first run it shows the opening page.
 */
public final class StoryReader {
    /** The page that tells who the player is. */
    static final String OPENING = "opening";

    /** The pages that are found, in the order in which they are read. */
    static final List<String> FOUND = List.of("first", "second", "third", "fourth", "fifth");

    private static final String PAGE = "page.";

    private final World world;
    private final ProfileKeeper profile;
    private final Consumer<String> shown;

    /** @param shown takes the id of each page to show */
    public StoryReader(World world, Descent descent, ProfileKeeper profile, Consumer<String> shown) {
        this.world = world;
        this.profile = profile;
        this.shown = shown;
        if (descent.opening().isFirst()
                && world.floor().request().depth() == 1
                && profile.now().runsBegun() <= 1
                && !isRead(OPENING)) {
            read(OPENING);
        }
    }

    /** Handles the events of a tick. */
    public void afterTick() {
        if (!world.events().has(EventType.ITEM_PICKED_UP)) {
            return;
        }
        for (int i = 0; i < world.events().size(); i++) {
            if (world.events().at(i).type() == EventType.ITEM_PICKED_UP
                    && world.content()
                                    .items()
                                    .at(world.events().at(i).subject())
                                    .effect()
                            == ItemEffect.PAGE) {
                read(next());
            }
        }
    }

    private void read(String page) {
        shown.accept(page);
        profile.met(PAGE + page);
    }

    private boolean isRead(String page) {
        return profile.now().met().contains(PAGE + page);
    }

    private String next() {
        for (String page : FOUND) {
            if (!isRead(page)) {
                return page;
            }
        }
        int region = world.content().biomes().indexOf(world.biome().id());
        return FOUND.get(Math.floorMod(region, FOUND.size()));
    }
}
