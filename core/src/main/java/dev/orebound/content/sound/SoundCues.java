package dev.orebound.content.sound;

import dev.orebound.content.effect.CueEffects;
import dev.orebound.content.effect.CueEffects.MomentCue;
import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.QuotedText;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The cues of events, and the sounds of ambience and menus. */
@Meaning("""
        Cues: when the sounds of recipes.json are heard and the effects of effects.json are shown. A second has 60 \
        ticks.
        Of the cues of an event that have sounds, the one for just this kind is heard, else the one for its family, else
        the one for any; so is the one that is shown, of those that show something.""")
public record SoundCues(
        @Field("how the player's ears place a sound") HearingRules hearing,
        @Field("loops under everything") List<AmbientLoop> beds,

        @Field("sounds that come now and then from nowhere, such as a drip")
        List<AmbientSound> strays,

        @Field("ids in recipes.json: sounds of menus and announcements; ui_move, ui_confirm, ui_back and discovery "
                + "must be there")
        List<String> menu,

        @Field("ids in events: events without a sound; every other event has a cue with sounds")
        List<String> silent,

        @Field("what events bring: sounds, and what is shown")
        List<EventCue> cues,

        @Field("one for each moment: what is shown of it; the game finds moments out, since no event tells of them")
        List<MomentCue> moments)
        implements Checked {

    public static final String FILE = "sounds/cues.json";

    /** The sounds that menus play by name. */
    private static final List<String> MENU_SOUNDS = List.of("ui_move", "ui_confirm", "ui_back", "discovery");

    /** The word that stands for all biomes. */
    private static final String ANY = "any";

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        menu.forEach(sound -> requireLoop(false, entry, "menu", sound, tables));
        for (String sound : MENU_SOUNDS) {
            if (!menu.contains(sound)) {
                entry.complain("menu", sound + " is missing; menus play it");
            }
        }
        for (int i = 0; i < beds.size(); i++) {
            AmbientLoop bed = beds.get(i);
            if (beds.subList(0, i).stream().anyMatch(bed::clashesWith)) {
                entry.complain(
                        "beds[" + i + "]", "plays a loop that plays there already; give each bed a sound of its own");
            }
        }
        Set<String> known = new TreeSet<>();
        for (EventCue cue : cues) {
            String about =
                    (cue.kind == null ? "any kind" : cue.kind) + (cue.manner == null ? "" : " and " + cue.manner);
            if (!known.add(cue.event + " of " + about)) {
                entry.complain("cues", cue.event + " has two cues for " + about + "; give one, with all its sounds");
            }
        }
    }

    /** Complains if the sound ends though a loop is wanted, or never ends though none is. */
    static void requireLoop(boolean isWanted, JsonEntry entry, String field, String sound, ContentTables tables) {
        ContentTable<SoundRecipe> recipes = tables.of(SoundRecipe.class);
        if (recipes.has(sound) && recipes.get(sound).isLoop() != isWanted) {
            String advice = isWanted ? " ends; give a sound with" : " never ends; give a sound without";
            entry.complain(field, QuotedText.inQuotes(sound) + advice + " loop_seconds");
        }
    }

    /** The placement of sounds relative to the player. */
    public record HearingRules(
            @Field("0..20 cells: distance within which nothing is lost")
            float nearCells,

            @Field("0.5..60 cells: distance to the side at which a sound is as far left or right as it gets")
            float panCells,

            @Field("0..1: how far that is; 1 is one ear only")
            float mostPan,

            @Field("0..1: share of a sound that remains if the player does not see its cell")
            float hiddenGain,

            @Field("0..1: share of its high notes that remains if the player does not see its cell, times that of "
                    + "distance")
            float hiddenHighs,

            @Field("0..1: share of its high notes that remains at the largest distance")
            float farHighs,

            @Field("1..20 cells: distance at which the loop of fires is heard")
            int fireCells) {}

    /** Returns the loops that are heard in a biome. */
    public List<AmbientLoop> bedsOf(String biome) {
        return beds.stream().filter(bed -> isIn(bed.biome(), biome)).toList();
    }

    /** Returns the sounds that come now and then in a biome. */
    public List<AmbientSound> straysOf(String biome) {
        return strays.stream().filter(stray -> isIn(stray.biome(), biome)).toList();
    }

    /** Returns the ids of all biomes that have sounds of their own. */
    public Set<String> biomes() {
        Set<String> biomes = new TreeSet<>();
        beds.forEach(bed -> biomes.add(bed.biome()));
        strays.forEach(stray -> biomes.add(stray.biome()));
        biomes.remove(ANY);
        return biomes;
    }

    private static boolean isIn(String named, String biome) {
        return named.equals(ANY) || named.equals(biome);
    }

    /** A loop that plays in the background. */
    public record AmbientLoop(
            @Field("id in recipes.json: what is heard; it has loop_seconds")
            String sound,

            @Field("when it is heard") During during,
            @Field("0..1: loudness") float gain,
            @Field("-1..1, default 0: from left to right") float pan,

            @Field("1..1200 ticks: time from silence to its loudness, and back")
            int fadeTicks,

            @Field("default any: the id of the biome where it is heard; any stands for all")
            String biome)
            implements Checked {

        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            requireLoop(true, entry, "sound", sound, tables);
        }

        private boolean clashesWith(AmbientLoop other) {
            return sound.equals(other.sound) && (isIn(biome, other.biome) || isIn(other.biome, biome));
        }
    }

    /** The conditions under which a loop is heard. */
    public enum During {
        ALWAYS,
        @Meaning("while doors close or are shut about the player")
        ARENA,
        @Meaning("the nearer it burns, the louder")
        FIRE,
        @Meaning("the weaker the roof of the trap room about the player, the louder")
        ROOF
    }

    /** A sound that plays now and then from no particular place. */
    public record AmbientSound(
            @Field("id in recipes.json: what is heard") String sound,

            @Field("0..1: loudness at its loudest; each time it is between a third of it and all")
            float gain,

            @Field("1..36000 ticks: time from one to the next")
            IntRange ticks,

            @Field("default any: the id of the biome where it is heard; any stands for all")
            String biome)
            implements Checked {
        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            requireLoop(false, entry, "sound", sound, tables);
        }
    }

    /** The sounds of an event, and what is shown of it. */
    public record EventCue(
            @Field("id in events: what happened") String event,

            @Field("optional: what it is about: a monster, the last part of the ids of several (delver), or "
                    + "player, an ore, an item, a brew, a ground, a reaction, a"
                    + " happening; left out: any without a cue of its own")
            @Nullable
            String kind,

            @Field("optional: how it came about: the form of an attack (melee, ranged, charge, lob, summon, burst, "
                    + "heal); of"
                    + " the player the blow (first, second, third), throw or cast; of a brew its use (bolt, "
                    + "burst,"
                    + " flask); of a status which one (burning, wet, chilled, shocked, stunned, poisoned, "
                    + "scalded,"
                    + " mired, blinded, frozen, cracked); of a blast ground, if ground burst. Such a cue is "
                    + "heard"
                    + " besides the one without a manner, and shown in place of it")
            @Nullable
            String manner,

            @Field("1..64 ids in recipes.json, optional: heard together")
            List<String> sounds,

            @Field("0..1, default 0: loudness; needed for sounds")
            float gain,

            @Field("0..600 ticks, default 0: time in which this cue is not heard again")
            int intervalTicks,

            @Field("1..200 cells, default 0: largest distance at which it is heard; needed for sounds")
            float carriesCells,

            CueEffects shown)
            implements Checked {
        /** Creates a cue that is only heard. */
        public EventCue(
                String event,
                @Nullable String kind,
                @Nullable String manner,
                List<String> sounds,
                float gain,
                int intervalTicks,
                float carriesCells) {
            this(event, kind, manner, sounds, gain, intervalTicks, carriesCells, CueEffects.NONE);
        }

        /** Returns true if it has sounds. */
        public boolean isHeard() {
            return !sounds.isEmpty();
        }

        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            sounds.forEach(sound -> requireLoop(false, entry, "sounds", sound, tables));
            for (String field : List.of("gain", "carries_cells")) {
                if (isHeard() != entry.has(field)) {
                    entry.complain(
                            field, isHeard() ? "is missing; sounds need it" : "has no sounds to set; leave it out");
                }
            }
            if (!isHeard() && shown.isEmpty()) {
                entry.complain("event", "brings nothing; give sounds, effects, shake or a flash");
            }
            ContentTable<EventWord> events = tables.of(EventWord.class);
            if (events.has(event)) {
                events.get(event).check(entry, kind, manner);
            }
        }
    }
}
