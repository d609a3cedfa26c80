package dev.orebound.screen.speech;

/** Whether this system can read texts aloud, and what it lacks otherwise. */
public enum SpeechState {
    /** Speech can be switched on. */
    AVAILABLE(""),

    /** This platform has no speech at all, such as a test's. */
    UNKNOWN("speech.none"),

    /** Linux without speech-dispatcher. */
    NO_DISPATCHER("speech.no_dispatcher"),

    /** macOS without its program {@code say}. */
    NO_SAY("speech.no_say"),

    /** Windows without PowerShell. */
    NO_POWERSHELL("speech.no_powershell"),

    /** The program is there, but ended or did not answer, several times in a row. */
    FAILED("speech.failed");

    private final String textKey;

    SpeechState(String textKey) {
        this.textKey = textKey;
    }

    /** Returns the key of one sentence about what is missing and what helps; empty if nothing is missing. */
    public String textKey() {
        return textKey;
    }
}
