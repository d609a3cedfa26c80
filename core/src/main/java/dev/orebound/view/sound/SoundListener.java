package dev.orebound.view.sound;

import dev.orebound.content.sound.SoundCues.HearingRules;

/** Computes the loudness of a sound and its side from the place of the player. */
final class SoundListener {
    private final HearingRules hearing;
    private float x;
    private float y;

    SoundListener(HearingRules hearing) {
        this.hearing = hearing;
    }

    /** Moves to a place, in cells. */
    void moveTo(float toX, float toY) {
        x = toX;
        y = toY;
    }

    /** Returns the gain after a distance, from 1 near by to 0 where the sound carries no farther. */
    float gain(float fromX, float fromY, float carriesCells) {
        float east = fromX - x;
        float north = fromY - y;
        float distance = (float) Math.sqrt(east * east + north * north);
        if (distance <= hearing.nearCells()) {
            return 1;
        }
        if (distance >= carriesCells) {
            return 0;
        }
        float left = 1 - (distance - hearing.nearCells()) / (carriesCells - hearing.nearCells());
        return left * left;
    }

    /** Returns the side of a sound, from -1, left, to 1, right. */
    float pan(float fromX) {
        float side = (fromX - x) / hearing.panCells();
        return hearing.mostPan() * Math.max(-1, Math.min(1, side));
    }

    /** Returns the factor for a sound from a place that the player does not see. */
    float hiddenGain() {
        return hearing.hiddenGain();
    }
}
