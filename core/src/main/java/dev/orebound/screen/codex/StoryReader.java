package dev.orebound.screen.codex;

import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.content.player.StoryPage;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.descent.Descent;
import dev.orebound.world.World;
import dev.orebound.world.event.EventType;
import java.util.function.Consumer;

/**
 * Chooses the page of the story that a find shows: the first one that the profile has not read, so that a player reads
 * them in order whatever the run. Once all are read, each region of a run shows another one again. At the start of a
 * profile's first run it shows the opening page.
 */
public final class StoryReader {
    /** The number of the page that tells who the player is; those after it are found. */
    static final int OPENING = 0;

    private static final String PAGE = "page.";

    private final World world;
    private final ProfileKeeper profile;
    private final Consumer<String> shown;
    private final ContentTable<StoryPage> pages;

    /** @param shown takes the id of each page to show */
    public StoryReader(World world, Descent descent, ProfileKeeper profile, Consumer<String> shown) {
        this.world = world;
        this.profile = profile;
        this.shown = shown;
        pages = world.content().story();
        if (descent.opening().isFirst()
                && world.floor().request().depth() == 1
                && profile.now().runsBegun() <= 1
                && pages.size() > 0
                && !isRead(OPENING)) {
            read(OPENING);
        }
    }

    /** Handles the events of a tick. */
    public void afterTick() {
        if (pages.size() <= 1 || !world.events().has(EventType.ITEM_PICKED_UP)) {
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

    private void read(int page) {
        shown.accept(pages.at(page).id());
        profile.met(PAGE + pages.at(page).id());
    }

    private boolean isRead(int page) {
        return profile.now().met().contains(PAGE + pages.at(page).id());
    }

    private int next() {
        for (int page = OPENING + 1; page < pages.size(); page++) {
            if (!isRead(page)) {
                return page;
            }
        }
        int regions = world.content().biomes().size();
        int region = world.content().biomes().indexOf(world.biome().id());
        return OPENING + 1 + Math.floorMod(profile.now().runsBegun() * regions + region, pages.size() - 1);
    }
}
