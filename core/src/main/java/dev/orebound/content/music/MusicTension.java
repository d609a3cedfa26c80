package dev.orebound.content.music;

import dev.orebound.content.reading.Meaning;

/** The tension of the moment, as the simulation reports it. A piece plays the stems that belong to it. */
public enum MusicTension {
    @Meaning("nobody knows of the player")
    UNSEEN,
    @Meaning("somebody searches for the player, or hunts it without seeing it")
    NOTICED,
    @Meaning("somebody hunts the player")
    HUNTED,
    @Meaning("doors close or are shut round the player")
    SEALED,
    @Meaning("the first phase of a boss")
    PHASE_1,
    @Meaning("the second")
    PHASE_2,
    @Meaning("the third and any later one")
    PHASE_3;

    private static final MusicTension[] ALL = values();

    /** Returns the tension with a number, as {@link #ordinal} gives it. */
    public static MusicTension of(int number) {
        return ALL[number];
    }

    /** Returns the tension of a boss's phase, counted from 0. */
    public static MusicTension ofPhase(int phase) {
        return phase == 0 ? PHASE_1 : phase == 1 ? PHASE_2 : PHASE_3;
    }
}
