package dev.orebound.content.sound;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.ContentTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What monsters near the player say by themselves: sleepers breathe, hunters bark.
 *
 * @param mostAtOnce how many are heard at once, 1 to 8
 * @param listenTicks from one look at who is near to the next, 1 to 60
 * @param paces for each {@link MonsterMood}, by ordinal
 * @param ofKinds one for each kind that has a voice
 */
public record VoiceRules(int mostAtOnce, int listenTicks, List<VoicePacing> paces, List<MonsterVoice> ofKinds) {
    static final String FILE = "sounds/voices.json";

    public VoiceRules {
        paces = List.copyOf(paces);
        ofKinds = List.copyOf(ofKinds);
    }

    static VoiceRules read(Assets assets, ContentTable<EventWord> events, ContentTable<SoundRecipe> recipes, List<String> complaints) {
        JsonEntry root = JsonEntry.root(assets, FILE, complaints);
        VoiceRules voices = new VoiceRules(
                root.whole("most_at_once", 1, 8),
                root.whole("listen_ticks", 1, 60),
                paces(root.object("moods")),
                MonsterVoice.readAll(root.object("kinds"), families(root.object("families"), recipes), events));
        root.rejectUnknownFields();
        return voices;
    }

    private static List<VoicePacing> paces(JsonEntry entry) {
        List<VoicePacing> paces = new ArrayList<>();
        for (MonsterMood mood : MonsterMood.values()) {
            paces.add(VoicePacing.read(entry.object(mood.id())));
        }
        entry.rejectUnknownFields();
        return paces;
    }

    /** For each family a sound for each mood, or nothing. */
    private static Map<String, List<String>> families(JsonEntry entry, ContentTable<SoundRecipe> recipes) {
        Map<String, List<String>> families = new TreeMap<>();
        for (JsonEntry family : entry.entries()) {
            List<String> sounds = new ArrayList<>();
            for (MonsterMood mood : MonsterMood.values()) {
                sounds.add(family.has(mood.id()) ? sound(family, mood, recipes) : "");
            }
            family.rejectUnknownFields();
            families.put(family.name(), sounds);
        }
        return families;
    }

    private static String sound(JsonEntry family, MonsterMood mood, ContentTable<SoundRecipe> recipes) {
        String sound = family.word(mood.id());
        SoundCues.requireShot(family, mood.id(), sound, recipes);
        return sound;
    }
}
