package dev.orebound.view.sound;

import com.badlogic.gdx.math.MathUtils;
import com.badlogic.gdx.math.Vector2;
import dev.orebound.content.sound.SoundCaptions;
import dev.orebound.content.sound.SoundCues.HearingRules;
import java.util.List;

/** Plays sounds as they are heard from the place of the player, and tells of their captions. Makes no garbage. */
final class SoundListener {
    private final SoundBank bank;
    private final HearingRules hearing;
    private final SoundCaptions captions;
    private final Sight sight;
    private final CaptionListener listener;
    private float x;
    private float y;

    /** Tells whether the player sees a place, in cells. */
    interface Sight {
        boolean sees(float x, float y);
    }

    /**
     * Sounds that are heard together.
     *
     * @param sounds their numbers in the bank
     * @param semitones higher, or lower below 0
     * @param carriesCells the largest distance at which they are heard
     */
    record PlacedSound(List<Integer> sounds, float gain, float semitones, float carriesCells) {}

    SoundListener(SoundBank bank, Sight sight, CaptionListener listener) {
        this.bank = bank;
        this.sight = sight;
        this.listener = listener;
        hearing = bank.content().cues().hearing();
        captions = bank.content().captions();
    }

    /** Moves to a place, in cells. */
    void moveTo(float toX, float toY) {
        x = toX;
        y = toY;
    }

    /**
     * Plays sounds at a place, softer and duller if the player does not see it. Returns false if it is too far away.
     */
    boolean play(PlacedSound played, float fromX, float fromY) {
        float near = nearness(fromX, fromY, played.carriesCells);
        if (near <= 0 || played.gain <= 0) {
            return false;
        }
        boolean isSeen = sight.sees(fromX, fromY);
        float gain = played.gain * near * near * (isSeen ? 1 : hearing.hiddenGain());
        float highs = (hearing.farHighs() + (1 - hearing.farHighs()) * near) * (isSeen ? 1 : hearing.hiddenHighs());
        for (int i = 0; i < played.sounds.size(); i++) {
            bank.play(played.sounds.get(i), gain, pan(fromX), played.semitones, highs);
        }
        return true;
    }

    /** Tells of the caption of a sound, if it has one and the place is one of which the caption tells. */
    void tell(int caption, int subject, long actorId, float fromX, float fromY) {
        if (caption != SoundCaptions.NONE && (captions.isToldAnywhere(caption) || !sight.sees(fromX, fromY))) {
            listener.heard(caption, subject, actorId, fromX, fromY);
        }
    }

    /** Returns 1 near by, and less with distance, to 0 where the sound carries no farther. */
    float nearness(float fromX, float fromY, float carriesCells) {
        float distance = Vector2.dst(x, y, fromX, fromY);
        if (distance <= hearing.nearCells()) {
            return 1;
        }
        if (distance >= carriesCells) {
            return 0;
        }
        return 1 - (distance - hearing.nearCells()) / (carriesCells - hearing.nearCells());
    }

    /** Returns the side of a sound, from -1, left, to 1, right. */
    float pan(float fromX) {
        return hearing.mostPan() * MathUtils.clamp((fromX - x) / hearing.panCells(), -1, 1);
    }
}
