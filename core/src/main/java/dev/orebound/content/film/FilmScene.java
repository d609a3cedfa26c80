package dev.orebound.content.film;

import dev.orebound.chance.Seed;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.item.Brew;
import dev.orebound.content.item.BrewRules;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.Checked;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.ContentReader;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.ContentTables;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.sound.SoundCaptions.CaptionMode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A scene of the film room. It is read apart from the rest of the content, because it does not change the game: a
 * replay stays valid whatever becomes of the scenes.
 *
 * @param id the name of its picture
 * @param moving the length of its moving picture in seconds, from 0 for none to 30
 */
@Meaning("""
        The scenes of the film room, which the command film renders: one entry a picture, in the order of the contact \
        sheet.
        Nothing here changes the game. Seeds were drawn once, at random, and never for beauty, save those of moving
        pictures: a change of the picture is judged by the same views before and after. A picture of the documents is \
        taken from the first seed on,
        from the scene's own, that shows what it should.""")
public record FilmScene(
        String id,
        @Field("the kind of its subject") FilmSubject shows,

        @Field("default off: the captions of sounds that the player sees")
        CaptionMode captions,

        @Field("optional: the name of the picture of the documents that it is, in docs/screenshots") @Nullable
        String document,

        @Field("0..30 s, default 0: of a picture of the documents that is no page: the length of the moving picture "
                + "(APNG) that the command film makes of it for them, from half a second before the moment on; "
                + "0: a still picture")
        int moving,

        @Field("optional: of a floor or an arena: opens the playtester's workbench with these overlays, such as "
                + "rooms cell")
        @Nullable
        String bench)
        implements TableEntry, Checked {
    @Override
    public void check(JsonEntry entry, ContentTables tables) {
        if (bench != null && !(shows instanceof FloorSubject || shows instanceof ArenaSubject)) {
            entry.complain("bench", "only a floor or an arena has a workbench; leave it out");
        }
        if (moving != 0 && (document == null || shows instanceof PageSubject)) {
            entry.complain("moving", "only a picture of the documents that is no page can move; leave it out");
        }
    }

    /** The file that holds all scenes. */
    public static final String FILE = "film/scenes.json";

    /** The subject of a scene. */
    public sealed interface FilmSubject
            permits FloorSubject, ArenaSubject, CrowdSubject, LandmarksSubject, PageSubject {
        /**
         * Returns the same subject on the floor of another seed, or, of an arena, on the first that has it from that
         * seed on.
         */
        FilmSubject withSeed(int changed);
    }

    /**
     * A floor, at its entrance or after some play of the bot.
     *
     * @param seconds of the bot's play before the picture; 0 for the view at the entrance
     */
    @Meaning(value = "a floor as it is played", word = "floor")
    public record FloorSubject(
            @Field("0..999999: the seed of the run") int seed,

            @Field("1..17: the depth of the floor") int depth,

            @Field("the kind of the floor") FloorKind kind,

            @Field("0..300 s, default 0: play of the bot before the picture; 0: the first view")
            int seconds,

            @Field("default ordinary: how the run begins") FilmOpening opens,

            @Field("default nothing: the key that is held for the picture")
            HeldKey holds,

            @Field("default nothing: what the bot goes on for, once the seconds are over, until it is in view")
            FloorSight until,

            @Field("optional: the seed of the run as it was typed, instead of the number") @Nullable
            String typed)
            implements FilmSubject {
        @Override
        public FloorSubject withSeed(int changed) {
            return new FloorSubject(changed, depth, kind, seconds, opens, holds, until, null);
        }

        /** Returns the seed of the run. */
        public Seed runSeed() {
            return typed == null ? Seed.of(seed) : Seed.of(typed);
        }
    }

    /** Sights of a floor that a picture can wait for. */
    public enum FloorSight {
        NOTHING,
        @Meaning("a horde has just noticed the player")
        NOTICING,
        @Meaning("a captive of a horde")
        CAPTIVE,
        @Meaning("a shut chest")
        CHEST,
        @Meaning("much ore")
        ORE,
        @Meaning("a crystal of several cells has just been struck and still stands")
        CRACKED,
        @Meaning("the player wades before deep water")
        WADING,
        @Meaning("a fire that spreads")
        FIRE,
        @Meaning("foes that hunt the player in steam, dust or a thundercloud, or about a player who stands in one")
        CLOUD,
        @Meaning("a blast amid foes")
        BLAST,
        @Meaning("a quarter of a second before a blow that hurts the player")
        BLOW,
        @Meaning("the player drinks a draught")
        DRINKING,
        @Meaning("the player has just found a page of the story")
        PAGE,
        @Meaning("an exit, some steps away")
        EXIT,
        @Meaning("something has just opened far from the player")
        OPENING,
        @Meaning("the doors of a trap room shut about the player")
        DOORS
    }

    /** The ways in which the run of a floor begins. */
    public enum FilmOpening {
        ORDINARY,
        @Meaning("as the first run of a profile, in the hand-made room; its depth and kind are 1 and golem")
        FIRST_ROOM,
        @Meaning("as for a party whose golem has fallen: its core lies at the entrance")
        FALLEN_GOLEM
    }

    /** The keys that can be held for the picture of a floor. */
    public enum HeldKey {
        NOTHING,
        @Meaning("the large map")
        MAP,
        @Meaning("the large map, when the whole floor was seen; of a first view only")
        WHOLE_MAP,
        @Meaning("the description of the place")
        LOOK,
        @Meaning("the aim of a flask, at the nearest monster")
        THROW,
        @Meaning("the wheel of brews, with a mixture chosen")
        BREWS,
        @Meaning("the ores of a mixture that was never made; of a first view only")
        MIXTURE,
        @Meaning("nothing, beside the ghost of an earlier run")
        GHOST
    }

    /**
     * A fight in a trap room, played by the autoplayer, on the first floor from a seed on that has such a room.
     *
     * @param wave counts from 1; only for moments of a wave
     * @param health of the player, or 0 for the usual
     */
    @Meaning(value = "a trap room, fought by the autoplayer", word = "arena")
    public record ArenaSubject(
            @Field("id in arenas.json: the kind of the trap room")
            String arena,

            @Field("0..999999: the seed of the first run that is searched for such a room")
            int seed,

            @Field("1..17: the depth of the floor") int depth,

            @Field("the moment of the picture") ArenaMoment moment,

            @Field("1..20, default 1: the wave, if the moment is one of a wave")
            int wave,

            @Field("0..9999, default 0: the player's health, so that the moment comes; 0: the usual")
            int health)
            implements FilmSubject {
        @Override
        public ArenaSubject withSeed(int changed) {
            return new ArenaSubject(arena, changed, depth, moment, wave, health);
        }
    }

    /**
     * A fight against many monsters at once in the largest room of a floor.
     *
     * @param bodies how many monsters of the depth stand about the player
     * @param ticks of the fight before the picture
     */
    @Meaning(value = "the largest room of a floor, full of monsters", word = "crowd")
    public record CrowdSubject(
            @Field("0..999999: the seed of the run") int seed,

            @Field("1..17: the depth of the floor") int depth,

            @Field("1..80: monsters of the depth about the player")
            int bodies,

            @Field("1..3600 ticks: the fight before the picture")
            int ticks,

            @Field("id in brews.json, optional: the brew that the player bursts amid them, a second before the "
                    + "picture")
            @Nullable
            String brew)
            implements FilmSubject {
        @Override
        public CrowdSubject withSeed(int changed) {
            return new CrowdSubject(changed, depth, bodies, ticks, brew);
        }
    }

    /** Every landmark side by side in the largest room of a floor, with the player before one of them. */
    @Meaning(value = "every landmark in the largest room of a floor", word = "landmarks")
    public record LandmarksSubject(
            @Field("0..999999: the seed of the run") int seed,

            @Field("1..17: the depth of the floor") int depth) implements FilmSubject {
        @Override
        public LandmarksSubject withSeed(int changed) {
            return new LandmarksSubject(changed, depth);
        }
    }

    /**
     * A screen around or between floors.
     *
     * @param keys that are pressed on it, in order, with blanks between
     * @param seconds that pass after them
     */
    @Meaning(value = "a screen around or between floors", word = "page")
    public record PageSubject(
            @Field("the screen") FilmPage page,

            @Field("optional: the keys that are pressed on it, such as down down enter") @Nullable
            String keys,

            @Field("0..60 s, default 0: further time before the picture")
            int seconds)
            implements FilmSubject, Checked {
        @Override
        public void check(JsonEntry entry, ContentTables tables) {
            for (String key : keyNames()) {
                if (!KEYS.contains(key)) {
                    entry.complain("keys", "'" + key + "' is not a key of a scene; give some of " + KEYS);
                }
            }
        }

        @Override
        public PageSubject withSeed(int changed) {
            return this;
        }

        /** Returns the keys that are pressed on it, in order. */
        public List<String> keyNames() {
            return keys == null || keys.isBlank()
                    ? List.of()
                    : List.of(keys.strip().split(" +"));
        }
    }

    /** The keys that a scene can press. */
    public static final List<String> KEYS = List.of("up", "down", "left", "right", "tab", "enter", "space");

    /**
     * Reads all scenes.
     *
     * @param arenas the kinds of trap rooms that scenes can name
     * @param brews the brews that scenes can name
     * @throws ContentException with a line for each fault, if there is any
     */
    public static ContentTable<FilmScene> readAll(
            Assets assets, ContentTable<ArenaKind> arenas, ContentTable<Brew> brews) {
        List<String> complaints = new ArrayList<>();
        ContentReader reader = new ContentReader(assets, complaints);
        reader.tables().add(ArenaKind.class, ArenaKind.FILE, arenas);
        reader.tables().add(Brew.class, BrewRules.FILE, brews);
        ContentTable<FilmScene> scenes = reader.table(FilmScene.class, FILE);
        reader.finish();
        if (scenes.size() == 0 && complaints.isEmpty()) {
            complaints.add(FILE + ": has no entries; give at least one scene");
        }
        if (!complaints.isEmpty()) {
            throw new ContentException(complaints);
        }
        return scenes;
    }

    /**
     * Returns the word for what it shows: {@code floor}, {@code arena}, {@code crowd}, {@code landmarks} or
     * {@code page}.
     */
    public String kind() {
        return shows.getClass().getAnnotation(Meaning.class).word();
    }
}
