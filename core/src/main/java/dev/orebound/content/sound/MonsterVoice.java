package dev.orebound.content.sound;

import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.ContentTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * How a kind of monster sounds by itself.
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

    static List<MonsterVoice> readAll(JsonEntry entry, Map<String, List<String>> families, ContentTable<EventWord> events) {
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
            voices.add(new MonsterVoice(each.name(), Numbers.optional(each, "semitones", -24, 24, 0), sounds));
            each.rejectUnknownFields();
        }
        return voices;
    }

    private static List<String> silence() {
        return List.of("", "", "", "", "", "");
    }
}
