package dev.orebound.content.sound;

import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.ContentTable;
import java.util.ArrayList;
import java.util.List;

/**
 * A sound that comes now and then from nowhere, such as a drip.
 *
 * @param sound the id of a sound that ends
 * @param gain at its loudest, 0 to 1; each time it is somewhere between a third of it and all
 * @param leastTicks from one to the next, 1 to 36000
 * @param mostTicks from one to the next, at least {@code leastTicks}
 */
public record AmbientSound(String sound, float gain, int leastTicks, int mostTicks) {
    private static final int LONGEST_TICKS = 36_000;

    static List<AmbientSound> readAll(JsonEntry root, ContentTable<SoundRecipe> recipes) {
        List<AmbientSound> strays = new ArrayList<>();
        for (JsonEntry entry : root.objects("strays")) {
            String sound = entry.word("sound");
            SoundCues.requireShot(entry, "sound", sound, recipes);
            int least = entry.whole("least_ticks", 1, LONGEST_TICKS);
            strays.add(new AmbientSound(
                    sound, entry.number("gain", 0, 1), least, entry.whole("most_ticks", least, LONGEST_TICKS)));
            entry.rejectUnknownFields();
        }
        return strays;
    }
}
