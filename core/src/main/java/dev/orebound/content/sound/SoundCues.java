package dev.orebound.content.sound;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.JsonEntry;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The sounds of events, ambience and menus.
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

    static SoundCues read(
            Assets assets, ContentTable<EventWord> events, ContentTable<SoundRecipe> recipes, List<String> complaints) {
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

    /**
     * The placement of sounds relative to the player.
     *
     * @param nearCells within which distance takes nothing away, 0 to 20
     * @param panCells to the side at which a sound is as far left or right as it gets, 0.5 to 60
     * @param mostPan how far that is, 0 to 1
     * @param hiddenGain what is left of a sound from a cell that the player does not see, 0 to 1
     * @param fireCells how far off the bed of fires is heard, 1 to 20
     */
    public record HearingRules(float nearCells, float panCells, float mostPan, float hiddenGain, int fireCells) {

        private static HearingRules read(JsonEntry entry) {
            return entry.complete(new HearingRules(
                    entry.number("near_cells", 0, 20),
                    entry.number("pan_cells", 0.5f, 60),
                    entry.number("most_pan", 0, 1),
                    entry.number("hidden_gain", 0, 1),
                    entry.whole("fire_cells", 1, 20)));
        }
    }

    /**
     * A loop that plays in the background.
     *
     * @param sound the id of a sound that loops
     * @param during when it is heard
     * @param gain 0 to 1
     * @param pan from -1, left, to 1, right
     * @param fadeTicks from silence to its gain, and back, 1 to 1200
     */
    public record AmbientLoop(String sound, During during, float gain, float pan, int fadeTicks) {
        /** The conditions under which a loop is heard. */
        public enum During {
            ALWAYS,
            /** While doors close or are shut about the player. */
            ARENA,
            /** The nearer to the player it burns, the louder. */
            FIRE
        }

        private static List<AmbientLoop> readAll(JsonEntry root, ContentTable<SoundRecipe> recipes) {
            List<AmbientLoop> beds = new ArrayList<>();
            for (JsonEntry entry : root.objects("beds")) {
                String sound = entry.reference("sound", recipes);
                if (recipes.has(sound) && !recipes.get(sound).isLoop()) {
                    entry.complain("sound", "'" + sound + "' ends; give a sound with loop_seconds");
                }
                beds.add(entry.complete(new AmbientLoop(
                        sound,
                        entry.choice("during", During.class),
                        entry.number("gain", 0, 1),
                        entry.numberOr("pan", -1, 1, 0),
                        entry.whole("fade_ticks", 1, 1200))));
            }
            return beds;
        }
    }

    /**
     * A sound that plays now and then from no particular place, such as a drip.
     *
     * @param sound the id of a sound that ends
     * @param gain at its loudest, 0 to 1; each time it is somewhere between a third of it and all
     * @param leastTicks from one to the next, 1 to 36000
     * @param mostTicks from one to the next, at least {@code leastTicks}
     */
    public record AmbientSound(String sound, float gain, int leastTicks, int mostTicks) {
        private static final int LONGEST_TICKS = 36_000;

        private static List<AmbientSound> readAll(JsonEntry root, ContentTable<SoundRecipe> recipes) {
            List<AmbientSound> strays = new ArrayList<>();
            for (JsonEntry entry : root.objects("strays")) {
                String sound = entry.word("sound");
                SoundCues.requireShot(entry, "sound", sound, recipes);
                int least = entry.whole("least_ticks", 1, LONGEST_TICKS);
                strays.add(entry.complete(new AmbientSound(
                        sound, entry.number("gain", 0, 1), least, entry.whole("most_ticks", least, LONGEST_TICKS))));
            }
            return strays;
        }
    }

    /**
     * The sounds that play when an event happens.
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

        private static List<SoundCue> readAll(
                JsonEntry root, ContentTable<EventWord> events, ContentTable<SoundRecipe> recipes) {
            List<SoundCue> cues = new ArrayList<>();
            for (JsonEntry entry : root.objects("cues")) {
                String event = entry.reference("event", events);
                cues.add(entry.complete(new SoundCue(
                        event,
                        entry.has("kind") ? kind(entry, event, events) : null,
                        entry.has("manner") ? manner(entry, event, events) : null,
                        sounds(entry, recipes),
                        entry.number("gain", 0, 1),
                        entry.whole("interval_ticks", 0, 600),
                        entry.number("carries_cells", 1, 200))));
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
}
