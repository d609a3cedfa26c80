package dev.orebound.content;

import java.util.List;

/** No leader can lie on what cannot be walked on. */
final class HordesAskForPassableTerrain implements ContentCheck {
    @Override
    public void check(Content content, List<String> complaints) {
        for (Horde horde : content.hordes()) {
            for (String terrain : horde.terrain()) {
                if (!content.terrains().get(terrain).isPassable()) {
                    complaints.add(Horde.FILE + ": " + horde.id() + ".terrain: '" + terrain
                            + "' is impassable; give one that can be walked on");
                }
            }
        }
    }
}
