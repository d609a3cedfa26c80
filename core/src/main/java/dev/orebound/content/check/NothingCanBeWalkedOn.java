package dev.orebound.content.check;

import dev.orebound.content.Content;
import dev.orebound.content.terrain.Terrain;
import java.util.List;

/** The first terrain is what lies where nothing does: were it in the way, no floor could be walked. */
final class NothingCanBeWalkedOn implements ContentCheck {
    @Override
    public void check(Content content, List<String> complaints) {
        if (content.terrains().size() > 0 && !content.terrains().at(0).isPassable()) {
            complaints.add(Terrain.FILE + ": " + content.terrains().at(0).id()
                    + ".passability: 'impassable'; give passable to the first entry, which is nothing");
        }
    }
}
