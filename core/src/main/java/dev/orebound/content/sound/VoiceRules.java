package dev.orebound.content.sound;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The sounds that monsters near the player make by themselves: sleepers breathe, hunters bark. */
@Meaning("""
        Voices: what monsters near the player say by themselves, depending on what they do. A second has 60 ticks.""")
public record VoiceRules(
        @Field("1..8: voices heard at once") int mostAtOnce,

        @Field("1..60 ticks: time between two looks at the monsters near the player")
        int listenTicks,

        @Field("one for each mood: asleep, at_ease (awake without knowing of the player), searching, hunting, "
                + "fleeing, captive")
        List<VoicePacing> moods,

        @Field("sounds of a family of monsters; a mood without a sound is silent")
        ContentTable<VoiceFamily> families,

        @Field("monsters that have a voice, or the last part of the ids of several (delver); one that is not "
                + "listed is silent")
        ContentTable<MonsterVoice> kinds)
        implements Checked {

    public static final String FILE = "sounds/voices.json";

    /** Any event that can be about every monster: its kinds are the monsters. */
    private static final String ABOUT_MONSTERS = "monster_died";

    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        EventWord monsters = tables.of(EventWord.class).get(ABOUT_MONSTERS);
        for (MonsterVoice voice : kinds) {
            if (!monsters.hasKind(voice.id())) {
                entry.complain("kinds." + voice.id(), "is not a monster; give one of " + monsters.kinds());
            }
            entry.requireKnown("kinds." + voice.id() + ".family", voice.family(), families);
        }
    }

    /** Returns the voice of a monster, or null if it has none. */
    public @Nullable MonsterVoice voiceOf(String monster) {
        return EventWord.best(kinds.asList().stream(), MonsterVoice::id, monster);
    }

    /** The voice of a kind of monster. */
    public record MonsterVoice(
            String id,

            @Field("one of the families, whose sounds it has")
            String family,

            @Field("-24..24, default 0: semitones higher or lower; small monsters are high, large ones low")
            float semitones)
            implements TableEntry {}

    /** The sounds of a family of monsters: one for each mood in which they are heard. */
    public record VoiceFamily(
            String id,

            @Field("id in recipes.json, optional: its sound in that mood") @Nullable
            String asleep,

            @Field("id in recipes.json, optional: its sound in that mood") @Nullable
            String atEase,

            @Field("id in recipes.json, optional: its sound in that mood") @Nullable
            String searching,

            @Field("id in recipes.json, optional: its sound in that mood") @Nullable
            String hunting,

            @Field("id in recipes.json, optional: its sound in that mood") @Nullable
            String fleeing,

            @Field("id in recipes.json, optional: its sound in that mood") @Nullable
            String captive)
            implements TableEntry, Checked {
        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            sounds().forEach((mood, sound) ->
                    SoundCues.requireLoop(false, entry, mood.name().toLowerCase(Locale.ROOT), sound, tables));
        }

        /** Returns the ids of its sounds, for the moods in which it is heard. */
        public Map<MonsterMood, String> sounds() {
            @Nullable String[] all = {asleep, atEase, searching, hunting, fleeing, captive};
            Map<MonsterMood, String> sounds = new EnumMap<>(MonsterMood.class);
            for (MonsterMood mood : MonsterMood.values()) {
                String sound = all[mood.ordinal()];
                if (sound != null) {
                    sounds.put(mood, sound);
                }
            }
            return sounds;
        }
    }

    /** The rhythm, loudness and range of the voices of monsters in a mood. */
    public record VoicePacing(
            MonsterMood mood,

            @Field("10..36000 ticks: mean time between two voices of a monster")
            int meanTicks,

            @Field("0..1: loudness") float gain,

            @Field("1..200 cells: largest distance at which it is heard")
            float carriesCells) {}

    /** The moods of monsters that can be heard. */
    public enum MonsterMood {
        ASLEEP,
        /** Awake, and knows of nobody. */
        AT_EASE,
        SEARCHING,
        HUNTING,
        FLEEING,
        CAPTIVE
    }
}
