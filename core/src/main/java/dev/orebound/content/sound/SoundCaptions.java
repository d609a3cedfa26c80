package dev.orebound.content.sound;

import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.sound.VoiceRules.MonsterMood;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The captions of sounds: which sounds are also told in words, and for how long. */
@Meaning("""
        Captions: the sounds that are also told in words, for players who do not hear them. The words of a caption \
        are the
        text caption.ID. A caption appears when a cue of its event (cues.json) or a voice of its mood (voices.json) \
        is heard.
        A second has 60 ticks.""")
public record SoundCaptions(
        @Field("1..6: captions shown at once") int mostLines,

        @Field("0..20 cells: distance within which a caption has no arrow")
        float hereCells,

        @Field("0..600 ticks: time in which a caption that is shown does not count the same sound again")
        int countTicks,

        @Field("1..20: the last parts of the ids of golems") List<String> golems,

        @Field("one for each importance: danger, notice, ambient; if there is no room, the least important caption "
                + "goes")
        List<ImportanceLook> importances,

        @Field("rrggbb, default 8fcf6a: colour of the words about companions of the player, whatever their importance")
        int companionColour,

        @Field("what is told") ContentTable<SoundCaption> captions,

        @Field("ids in events: events that are heard and not told; every other event with a cue has a caption")
        List<String> untold) {

    public static final String FILE = "sounds/captions.json";

    /** The word for the player among the kinds of an event. */
    private static final String PLAYER = "player";

    /** The number that stands for no caption. */
    public static final int NONE = -1;

    /** The importance of a sound to the player. */
    public enum CaptionImportance {
        DANGER,
        NOTICE,
        AMBIENT
    }

    /** The captions that a player wants to see. */
    public enum CaptionMode {
        OFF,
        @Meaning("those of danger and notice")
        IMPORTANT,
        ALL;

        /** Returns true if captions of an importance are shown. */
        public boolean shows(CaptionImportance importance) {
            return this == ALL || (this == IMPORTANT && importance != CaptionImportance.AMBIENT);
        }
    }

    /** The look of the captions of an importance. */
    public record ImportanceLook(
            CaptionImportance importance,
            @Field("rrggbb: colour of the words") int colour,

            @Field("30..1200 ticks: time for which a caption is shown")
            int shownTicks) {}

    /** The sights that matter for a caption. */
    public enum CaptionPlace {
        ANYWHERE,
        @Meaning("only if the player does not see the place")
        UNSEEN
    }

    /** The names that the words of a caption can hold. */
    public enum CaptionSubject {
        NOTHING,
        @Meaning("any but the player")
        MONSTER,
        @Meaning("a monster that is no companion of the player; the caption tells of no other")
        ENEMY,
        @Meaning("a golem, or another companion of the player; the caption tells of nothing else")
        COMPANION,
        LOCK,
        @Meaning("what hurt the player; the caption tells of nothing else")
        CAUSE;

        private boolean tellsOf(@Nullable String kind, boolean isCompanion, List<String> golems) {
            boolean isOurs = isCompanion || isOneOf(golems, kind);
            return switch (this) {
                case NOTHING -> true;
                case LOCK -> kind != null;
                case MONSTER -> kind != null && !PLAYER.equals(kind);
                case ENEMY -> kind != null && !isOurs && !PLAYER.equals(kind);
                case COMPANION -> kind != null && isOurs;
                case CAUSE -> PLAYER.equals(kind);
            };
        }

        /** Returns the key of the text for the name of a kind; only for a caption that names a monster or a lock. */
        public String textKey(String kind) {
            return (this == LOCK ? "lock." : "monster.") + kind + ".name";
        }
    }

    /** A caption for the sounds of an event, or for the voices of monsters in a mood. */
    public record SoundCaption(
            String id,

            @Field("id in events, optional: what happened; without it, mood is needed") @Nullable
            String event,

            @Field("optional: the mood of the monsters whose voices it tells") @Nullable
            MonsterMood mood,

            @Field("optional: what the event is about, as in cues.json; left out: anything without a caption of "
                    + "its own")
            @Nullable
            String kind,

            @Field("optional: how it came about, as in cues.json; left out: in any way without a caption of its own")
            @Nullable
            String manner,

            @Field("how important it is") CaptionImportance importance,

            @Field("default nothing: what {0} in its text stands for")
            CaptionSubject names,

            @Field("default anywhere: where its sounds are told of")
            CaptionPlace place)
            implements TableEntry, Checked {

        /** Returns the key of its words. */
        public String textKey() {
            return "caption." + id;
        }

        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            if ((event == null) == (mood == null)) {
                entry.complain("event", "and mood are " + (event == null ? "missing" : "both there") + "; give one");
            }
            ContentTable<EventWord> events = tables.of(EventWord.class);
            if (event != null && events.has(event)) {
                EventWord word = events.get(event);
                word.check(entry, kind, manner);
                if (names != CaptionSubject.NOTHING && word.kinds().isEmpty()) {
                    entry.complain("names", "has no name to put in, the event has no kinds; leave it out");
                }
            }
        }

        /** Returns how well it fits what happened in its event: the higher, the better; 0 not at all. */
        private int fit(@Nullable String ofKind, @Nullable String ofManner, boolean isCompanion, List<String> golems) {
            if ((manner != null && !manner.equals(ofManner)) || !names.tellsOf(ofKind, isCompanion, golems)) {
                return 0;
            }
            int byManner = manner == null ? 0 : 2;
            if (kind == null) {
                return byManner + 1;
            }
            return isOneOf(List.of(kind), ofKind) ? byManner + 2 : 0;
        }
    }

    /** Returns true if a kind is one of those that are listed, or belongs to a family that is. */
    private static boolean isOneOf(List<String> words, @Nullable String kind) {
        return words.stream().anyMatch(word -> EventWord.fit(word, kind) > 0);
    }

    /** Returns the numbers of the captions of an event. */
    public int[] captionsOf(EventWord event) {
        return IntStream.range(0, captions.size())
                .filter(i -> event.id().equals(captions.at(i).event()))
                .toArray();
    }

    /**
     * Returns the number of the caption that fits what happened best, or {@link #NONE}.
     *
     * @param among the numbers of those of the event
     * @param isCompanion whether it is about a companion of the player
     */
    public int bestOf(int[] among, @Nullable String kind, @Nullable String manner, boolean isCompanion) {
        int found = NONE;
        int best = 0;
        for (int caption : among) {
            int fit = captions.at(caption).fit(kind, manner, isCompanion, golems);
            if (fit > best) {
                found = caption;
                best = fit;
            }
        }
        return found;
    }

    /** Returns the number of the caption for the voices of monsters in a mood, or {@link #NONE}. */
    public int captionOf(MonsterMood mood) {
        for (int i = 0; i < captions.size(); i++) {
            if (captions.at(i).mood() == mood) {
                return i;
            }
        }
        return NONE;
    }

    /** Returns true if a caption also tells of what the player sees. */
    public boolean isToldAnywhere(int caption) {
        return captions.at(caption).place() == CaptionPlace.ANYWHERE;
    }

    /** Returns the colour of the words of a caption. */
    public int colourOf(int caption) {
        SoundCaption told = captions.at(caption);
        return told.names() == CaptionSubject.COMPANION
                ? companionColour
                : look(told.importance()).colour();
    }

    /** Returns the look of an importance. */
    public ImportanceLook look(CaptionImportance importance) {
        return importances.get(importance.ordinal());
    }
}
