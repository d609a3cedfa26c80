package dev.orebound.content.sound;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.ContentTable;
import java.util.List;

/**
 * When sounds are heard.
 *
 * @param silent the words of the events that nothing is heard of
 * @param menu the ids of the sounds that menus play
 */
public record SoundCues(
        HearingRules hearing,
        List<AmbientLoop> beds,
        List<AmbientSound> strays,
        List<String> menu,
        List<String> silent,
        List<SoundCue> cues) {

    static final String FILE = "sounds/cues.json";

    public SoundCues {
        beds = List.copyOf(beds);
        strays = List.copyOf(strays);
        menu = List.copyOf(menu);
        silent = List.copyOf(silent);
        cues = List.copyOf(cues);
    }

    static SoundCues read(Assets assets, ContentTable<EventWord> events, ContentTable<SoundRecipe> recipes, List<String> complaints) {
        JsonEntry root = JsonEntry.root(assets, FILE, complaints);
        SoundCues cues = new SoundCues(
                HearingRules.read(root.object("hearing")),
                AmbientLoop.readAll(root, recipes),
                AmbientSound.readAll(root, recipes),
                root.words("menu"),
                root.words("silent"),
                SoundCue.readAll(root, events, recipes));
        for (String sound : cues.menu) {
            requireShot(root, "menu", sound, recipes);
        }
        for (String event : cues.silent) {
            if (!events.has(event)) {
                root.complain("silent", "'" + event + "' is unknown; give one of " + events.ids());
            }
        }
        root.rejectUnknownFields();
        return cues;
    }

    /** Complains unless the sound exists and ends. */
    static void requireShot(JsonEntry entry, String field, String sound, ContentTable<SoundRecipe> recipes) {
        if (!recipes.has(sound)) {
            entry.complain(field, "'" + sound + "' is unknown; give one of " + recipes.ids());
        } else if (recipes.get(sound).isLoop()) {
            entry.complain(field, "'" + sound + "' never ends; give a sound without loop_seconds");
        }
    }
}
