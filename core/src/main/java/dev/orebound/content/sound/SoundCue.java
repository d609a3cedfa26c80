package dev.orebound.content.sound;

import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.ContentTable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is heard when something happens.
 *
 * @param event the word of the event
 * @param kind what the event must be about, or null for any kind that has no cue of its own
 * @param manner how it must come about, or null: a cue with a manner is heard besides the one without
 * @param sounds the ids of all that sound together
 * @param gain 0 to 1
 * @param intervalTicks for which this cue is not heard again, 0 to 600
 * @param carriesCells how far off it can still be heard, 1 to 200
 */
public record SoundCue(
        String event,
        @Nullable String kind,
        @Nullable String manner,
        List<String> sounds,
        float gain,
        int intervalTicks,
        float carriesCells) {

    public SoundCue {
        sounds = List.copyOf(sounds);
    }

    static List<SoundCue> readAll(JsonEntry root, ContentTable<EventWord> events, ContentTable<SoundRecipe> recipes) {
        List<SoundCue> cues = new ArrayList<>();
        for (JsonEntry entry : root.objects("cues")) {
            String event = entry.reference("event", events);
            cues.add(new SoundCue(
                    event,
                    entry.has("kind") ? kind(entry, event, events) : null,
                    entry.has("manner") ? manner(entry, event, events) : null,
                    sounds(entry, recipes),
                    entry.number("gain", 0, 1),
                    entry.whole("interval_ticks", 0, 600),
                    entry.number("carries_cells", 1, 200)));
            entry.rejectUnknownFields();
        }
        return cues;
    }

    private static String kind(JsonEntry entry, String event, ContentTable<EventWord> events) {
        String kind = entry.word("kind");
        List<String> kinds = events.has(event) ? events.get(event).kinds() : List.of();
        if (!kind.isEmpty() && !kinds.contains(kind)) {
            entry.complain(
                    "kind",
                    "'" + kind + "' is unknown; "
                            + (kinds.isEmpty() ? "leave it out, the event has no kinds" : "give one of " + kinds));
        }
        return kind;
    }

    private static String manner(JsonEntry entry, String event, ContentTable<EventWord> events) {
        String manner = entry.word("manner");
        List<String> manners = events.has(event) ? events.get(event).mannerWords() : List.of();
        if (!manner.isEmpty() && events.has(event) && !manners.contains(manner)) {
            entry.complain(
                    "manner",
                    "'" + manner + "' is unknown; "
                            + (manners.isEmpty() ? "leave it out, there is but one" : "give one of " + manners));
        }
        return manner;
    }

    private static List<String> sounds(JsonEntry entry, ContentTable<SoundRecipe> recipes) {
        List<String> sounds = entry.words("sounds");
        if (sounds.isEmpty()) {
            entry.complain("sounds", "is empty; give the id of at least one sound");
        }
        for (String sound : sounds) {
            SoundCues.requireShot(entry, "sounds", sound, recipes);
        }
        return sounds;
    }
}
