package dev.orebound.content.sound;

import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.ContentTable;
import java.util.ArrayList;
import java.util.List;

/**
 * A loop that lies under everything else.
 *
 * @param sound the id of a sound that loops
 * @param during when it is heard
 * @param gain 0 to 1
 * @param pan from -1, left, to 1, right
 * @param fadeTicks from silence to its gain, and back, 1 to 1200
 */
public record AmbientLoop(String sound, During during, float gain, float pan, int fadeTicks) {
    /** When a bed is heard. */
    public enum During {
        ALWAYS,
        /** While doors close or are shut about the player. */
        ARENA,
        /** The nearer to the player it burns, the louder. */
        FIRE
    }

    static List<AmbientLoop> readAll(JsonEntry root, ContentTable<SoundRecipe> recipes) {
        List<AmbientLoop> beds = new ArrayList<>();
        for (JsonEntry entry : root.objects("beds")) {
            String sound = entry.reference("sound", recipes);
            if (recipes.has(sound) && !recipes.get(sound).isLoop()) {
                entry.complain("sound", "'" + sound + "' ends; give a sound with loop_seconds");
            }
            beds.add(new AmbientLoop(
                    sound,
                    entry.choice("during", During.class),
                    entry.number("gain", 0, 1),
                    Numbers.optional(entry, "pan", -1, 1, 0),
                    entry.whole("fade_ticks", 1, 1200)));
            entry.rejectUnknownFields();
        }
        return beds;
    }
}
