package dev.orebound.lab.arena;

import java.util.List;

/**
 * The course of a trial: its waves, escapes, and the monster that killed the player.
 *
 * @param waves that were sent, in order
 * @param escapes from doors that were shutting, in order
 * @param slayer the index of the monster that ended the player; {@link #NOBODY} if none did
 */
public record ArenaTrialLog(List<TrialWave> waves, List<DoorEscape> escapes, int slayer) {
    /** The player lives, or was killed by no monster. */
    public static final int NOBODY = -1;

    public ArenaTrialLog {
        waves = List.copyOf(waves);
        escapes = List.copyOf(escapes);
    }

    /**
     * A wave, from its marks on.
     *
     * @param marks where its monsters came up, and which
     * @param most monsters that counted at once while it was there, those of earlier waves and those called up among them
     * @param ticks from its marks until the next pause or the end
     * @param isOver whether it came to its end, rather than the trial to its
     */
    public record TrialWave(List<TrialMark> marks, int most, int ticks, boolean isOver) {
        public TrialWave {
            marks = List.copyOf(marks);
        }
    }

    /**
     * A mark that announces a monster.
     *
     * @param cell of the floor
     * @param monster its index in the content
     */
    public record TrialMark(int cell, int monster) {}

    /**
     * An escape through doors that were shutting.
     *
     * @param ticksLeft until the doors should have met
     * @param isDashed whether the player dashed meanwhile
     */
    public record DoorEscape(int ticksLeft, boolean isDashed) {}
}
