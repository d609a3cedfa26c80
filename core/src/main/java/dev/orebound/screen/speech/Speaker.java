package dev.orebound.screen.speech;

import java.util.Locale;

/**
 * Reads texts aloud by the speech of the system. No method waits or throws; while speech is off, nothing is spoken and
 * nothing allocated.
 */
public interface Speaker {
    /** A speaker of a system without speech. */
    Speaker SILENT = silent(SpeechState.UNKNOWN);

    /** Returns a speaker that is always off, of a system that can or cannot speak. */
    static Speaker silent(SpeechState state) {
        return new Speaker() {
            @Override
            public SpeechState state() {
                return state;
            }

            @Override
            public boolean isOn() {
                return false;
            }

            @Override
            public void follow(boolean isWanted, float rate, Locale language) {}

            @Override
            public void say(SpeechRank rank, String words) {}
        };
    }

    /** Returns whether this system can speak. */
    SpeechState state();

    /** Returns true if speech is switched on and the system can speak. */
    boolean isOn();

    /**
     * Switches speech on or off and sets its voice.
     *
     * @param rate from 0, the slowest, to 1; 0.5 is the usual rate of the voice
     * @param language the language of the texts from now on
     */
    void follow(boolean isWanted, float rate, Locale language);

    /**
     * Speaks a text as soon as its rank allows it. Does nothing while speech is off.
     *
     * @param words one or more sentences; each line is spoken by itself
     */
    void say(SpeechRank rank, String words);
}
