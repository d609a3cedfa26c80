package dev.orebound.content.music;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.ContentReader;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.sound.StruckMaterial;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * All that {@code assets/music} declares, read once, checked and never changed. It stands apart from the rest of the
 * content, since a run does not depend on its music.
 *
 * @param materials what its instruments strike, of {@code assets/sounds}
 */
public record MusicContent(
        ContentTable<StruckMaterial> materials,
        ContentTable<MusicInstrument> instruments,
        ContentTable<MusicPiece> pieces,
        MusicRules rules) {
    /** The record that each file of music holds, or one of each entry. */
    public static final Map<String, Class<? extends Record>> RECORDS = Map.of(
            MusicInstrument.FILE, MusicInstrument.class,
            MusicPiece.FILE, MusicPiece.class,
            MusicRules.FILE, MusicRules.class);

    public static final String TITLE = "title";
    public static final String DESCENT = "descent";
    public static final String GUARDIAN = "guardian";
    public static final String BOSS = "boss";
    public static final String BOSS_FALLEN = "boss_fallen";
    public static final String DEATH = "death";
    public static final String VICTORY = "victory";

    /** The pieces that the game plays by name. */
    private static final List<String> NAMED = List.of(TITLE, DESCENT, GUARDIAN, BOSS, BOSS_FALLEN, DEATH, VICTORY);

    /**
     * Reads everything.
     *
     * @throws ContentException with a line for each fault, if there is any
     */
    public static MusicContent read(Assets assets) {
        List<String> complaints = new ArrayList<>();
        ContentReader reader = new ContentReader(assets, complaints);
        MusicContent content = new MusicContent(
                reader.table(StruckMaterial.class, StruckMaterial.FILE),
                reader.table(MusicInstrument.class, MusicInstrument.FILE),
                reader.table(MusicPiece.class, MusicPiece.FILE),
                reader.rules(MusicRules.class, MusicRules.FILE));
        boolean isRead = reader.finish();
        for (String piece : NAMED) {
            if (isRead && !content.pieces.has(piece)) {
                complaints.add(MusicPiece.FILE + ": " + piece + " is missing; the game plays it");
            }
        }
        if (complaints.isEmpty()) {
            content.checkSums(complaints);
        }
        if (!complaints.isEmpty()) {
            throw new ContentException(complaints);
        }
        return content;
    }

    /** Checks that the sounds of each piece fit the memory that the game has for them. */
    private void checkSums(List<String> complaints) {
        for (MusicPiece piece : pieces) {
            int seconds = Math.round(piece.soundSeconds(instruments));
            if (seconds > MusicPiece.MOST_SOUND_SECONDS) {
                complaints.add(MusicPiece.FILE + ": " + piece.id() + ": its sounds last for " + seconds
                        + " seconds in all; give at most " + MusicPiece.MOST_SOUND_SECONDS
                        + ": fewer pitches, or shorter instruments");
            }
        }
    }
}
