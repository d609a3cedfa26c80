package dev.orebound.content.check;

import dev.orebound.content.Content;
import dev.orebound.content.terrain.Terrain;
import java.util.List;
import java.util.TreeMap;

/** A dump's legend must tell two terrains apart. */
final class GlyphsAreUnique implements ContentCheck {
    @Override
    public void check(Content content, List<String> complaints) {
        TreeMap<Character, String> owners = new TreeMap<>();
        for (Terrain terrain : content.terrains()) {
            String owner = owners.putIfAbsent(terrain.glyph(), terrain.id());
            if (owner != null) {
                complaints.add(Terrain.FILE + ": " + terrain.id() + ".glyph: '" + terrain.glyph() + "' is " + owner
                        + "'s; give another character");
            }
        }
    }
}
