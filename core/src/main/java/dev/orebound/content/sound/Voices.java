package dev.orebound.content.sound;

import dev.orebound.content.Assets;
import dev.orebound.content.Entry;
import dev.orebound.content.EventWord;
import dev.orebound.content.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What monsters near the player say by themselves: sleepers breathe, hunters bark.
 *
 * @param mostAtOnce how many are heard at once, 1 to 8
 * @param listenTicks from one look at who is near to the next, 1 to 60
 * @param paces for each {@link Mood}, by ordinal
 * @param ofKinds one for each kind that has a voice
 */
public record Voices(int mostAtOnce, int listenTicks, List<Pace> paces, List<Voice> ofKinds) {
    static final String FILE = "sounds/voices.json";

    public Voices {
        paces = List.copyOf(paces);
        ofKinds = List.copyOf(ofKinds);
    }

    static Voices read(Assets assets, Table<EventWord> events, Table<SoundRecipe> recipes, List<String> complaints) {
        Entry root = Entry.root(assets, FILE, complaints);
        Voices voices = new Voices(
                root.whole("most_at_once", 1, 8),
                root.whole("listen_ticks", 1, 60),
                paces(root.object("moods")),
                Voice.readAll(root.object("kinds"), families(root.object("families"), recipes), events));
        root.rejectUnknownFields();
        return voices;
    }

    private static List<Pace> paces(Entry entry) {
        List<Pace> paces = new ArrayList<>();
        for (Mood mood : Mood.values()) {
            paces.add(Pace.read(entry.object(mood.id())));
        }
        entry.rejectUnknownFields();
        return paces;
    }

    /** For each family a sound for each mood, or nothing. */
    private static Map<String, List<String>> families(Entry entry, Table<SoundRecipe> recipes) {
        Map<String, List<String>> families = new TreeMap<>();
        for (Entry family : entry.entries()) {
            List<String> sounds = new ArrayList<>();
            for (Mood mood : Mood.values()) {
                sounds.add(family.has(mood.id()) ? sound(family, mood, recipes) : "");
            }
            family.rejectUnknownFields();
            families.put(family.name(), sounds);
        }
        return families;
    }

    private static String sound(Entry family, Mood mood, Table<SoundRecipe> recipes) {
        String sound = family.word(mood.id());
        SoundCues.requireShot(family, mood.id(), sound, recipes);
        return sound;
    }
}
