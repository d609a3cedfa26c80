package dev.orebound.content.sound;

import dev.orebound.content.Assets;
import dev.orebound.content.Entry;
import dev.orebound.content.EventWord;
import dev.orebound.content.Table;
import java.util.List;

/**
 * When sounds are heard.
 *
 * @param silent the words of the events that nothing is heard of
 * @param menu the ids of the sounds that menus play
 */
public record SoundCues(
        Hearing hearing,
        List<Bed> beds,
        List<Stray> strays,
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

    static SoundCues read(Assets assets, Table<EventWord> events, Table<SoundRecipe> recipes, List<String> complaints) {
        Entry root = Entry.root(assets, FILE, complaints);
        SoundCues cues = new SoundCues(
                Hearing.read(root.object("hearing")),
                Bed.readAll(root, recipes),
                Stray.readAll(root, recipes),
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
    static void requireShot(Entry entry, String field, String sound, Table<SoundRecipe> recipes) {
        if (!recipes.has(sound)) {
            entry.complain(field, "'" + sound + "' is unknown; give one of " + recipes.ids());
        } else if (recipes.get(sound).isLoop()) {
            entry.complain(field, "'" + sound + "' never ends; give a sound without loop_seconds");
        }
    }
}
