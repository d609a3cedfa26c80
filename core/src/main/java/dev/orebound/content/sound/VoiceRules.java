package dev.orebound.content.sound;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.JsonEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The sounds that monsters near the player make by themselves: sleepers breathe, hunters bark.
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

    static VoiceRules read(
            Assets assets, ContentTable<EventWord> events, ContentTable<SoundRecipe> recipes, List<String> complaints) {
        JsonEntry root = JsonEntry.root(assets, FILE, complaints);
        return root.complete(new VoiceRules(
                root.whole("most_at_once", 1, 8),
                root.whole("listen_ticks", 1, 60),
                paces(root.object("moods")),
                MonsterVoice.readAll(root.object("kinds"), families(root.object("families"), recipes), events)));
    }

    private static List<VoicePacing> paces(JsonEntry entry) {
        List<VoicePacing> paces = new ArrayList<>();
        for (MonsterMood mood : MonsterMood.values()) {
            paces.add(VoicePacing.read(entry.object(mood.id())));
        }
        entry.rejectUnknownFields();
        return paces;
    }

    /** Returns a sound for each family and mood, or an empty text. */
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

    /**
     * The voice of a kind of monster.
     *
     * @param kind the monster
     * @param semitones higher or, below 0, lower than its family, -24 to 24
     * @param sounds the id of a sound for each {@link MonsterMood}, by ordinal; empty for those that say nothing
     */
    public record MonsterVoice(String kind, float semitones, List<String> sounds) {
        /** Any event that can be about every monster: its kinds are who has a voice. */
        private static final String ABOUT_MONSTERS = "monster_died";

        public MonsterVoice {
            sounds = List.copyOf(sounds);
            if (sounds.size() != MonsterMood.COUNT) {
                throw new IllegalArgumentException(sounds.size() + " sounds for " + MonsterMood.COUNT + " moods");
            }
        }

        private static List<MonsterVoice> readAll(
                JsonEntry entry, Map<String, List<String>> families, ContentTable<EventWord> events) {
            List<String> kinds = events.get(ABOUT_MONSTERS).kinds();
            List<MonsterVoice> voices = new ArrayList<>();
            for (JsonEntry each : entry.entries()) {
                if (!kinds.contains(each.name())) {
                    entry.complain(each.name(), "is no monster; give one of " + kinds);
                }
                String family = each.word("family");
                if (!families.containsKey(family)) {
                    each.complain("family", "'" + family + "' is unknown; give one of " + families.keySet());
                }
                List<String> sounds = families.getOrDefault(family, silence());
                voices.add(
                        each.complete(new MonsterVoice(each.name(), each.numberOr("semitones", -24, 24, 0), sounds)));
            }
            return voices;
        }

        private static List<String> silence() {
            return List.of("", "", "", "", "", "");
        }
    }

    /**
     * The rhythm, loudness and range of the voices of monsters in a mood.
     *
     * @param meanTicks from one voice of a monster to its next, 10 to 36000
     * @param gain 0 to 1
     * @param carriesCells how far off it can still be heard, 1 to 200
     */
    public record VoicePacing(int meanTicks, float gain, float carriesCells) {
        private static VoicePacing read(JsonEntry entry) {
            return entry.complete(new VoicePacing(
                    entry.whole("mean_ticks", 10, 36_000),
                    entry.number("gain", 0, 1),
                    entry.number("carries_cells", 1, 200)));
        }
    }

    /** The moods of monsters that can be heard. */
    public enum MonsterMood {
        ASLEEP,
        /** Awake, and knows of nobody. */
        AT_EASE,
        SEARCHING,
        HUNTING,
        FLEEING,
        CAPTIVE;

        /** The number of values. */
        public static final int COUNT = values().length;

        /** Returns the word for it in assets. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
