package dev.orebound.content.check;

import dev.orebound.content.Content;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.terrain.Terrain;
import java.util.List;

/** Monsters that walk lie on what can be walked on; a horde that swims is all of swimmers, asks for deep liquid and is free. */
final class HordesSuitTheirGround implements ContentCheck {
    @Override
    public void check(Content content, List<String> complaints) {
        for (Horde horde : content.hordes()) {
            boolean swims = swims(content, horde.leader());
            for (Horde.Members members : horde.members()) {
                if (swims(content, members.monster()) != swims) {
                    complain(
                            horde,
                            "members",
                            "'" + members.monster() + "' does not live where its leader does; give one that does",
                            complaints);
                }
            }
            if (swims) {
                checkWater(content, horde, complaints);
            }
            horde.terrain().stream()
                    .map(content.terrains()::get)
                    .filter(terrain -> swims ? !terrain.isDeep() : !terrain.isPassable())
                    .forEach(terrain -> complain(
                            horde,
                            "terrain",
                            "'" + terrain.id() + "' is "
                                    + (swims
                                            ? "nothing to swim in; give a deep liquid"
                                            : "impassable; give one that can be walked on"),
                            complaints));
        }
    }

    private static void checkWater(Content content, Horde horde, List<String> complaints) {
        if (!horde.asksForTerrain()) {
            List<String> deep = content.terrains().asList().stream()
                    .filter(Terrain::isDeep)
                    .map(Terrain::id)
                    .toList();
            complain(horde, "terrain", "is left out, and its leader swims; give one of " + deep, complaints);
        }
        if (horde.has(Horde.Flag.CAPTIVE)) {
            complain(horde, "flags", "nobody can walk up to a captive that swims; leave out captive", complaints);
        }
    }

    private static boolean swims(Content content, String monster) {
        return content.monsters().has(monster)
                && content.monsters().get(monster).swims();
    }

    private static void complain(Horde horde, String field, String fault, List<String> complaints) {
        complaints.add(Horde.FILE + ": " + horde.id() + "." + field + ": " + fault);
    }
}
