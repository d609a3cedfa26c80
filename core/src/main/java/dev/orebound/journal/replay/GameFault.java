package dev.orebound.journal.replay;

import dev.orebound.content.reading.QuotedText;

/**
 * What broke the game, told so that two faults can be compared: where a tick broke once it breaks again, on any machine.
 *
 * @param thrown the name of its class
 * @param frame the innermost place of the game's own that it came through, or {@link #NOWHERE}; both without blanks
 */
public record GameFault(String thrown, String frame) {
    /** The frame of a fault that came through nothing of the game, or that does not tell. */
    public static final String NOWHERE = "?";

    /** Long enough for any class and method of the game. */
    private static final int LONGEST_NAME = 200;

    private static final String OURS = "dev.orebound.";

    public GameFault {
        thrown = thrown.isEmpty() ? NOWHERE : thrown.replaceAll("\\s", "_");
        frame = frame.isEmpty() ? NOWHERE : frame.replaceAll("\\s", "_");
    }

    /** What was thrown. */
    public static GameFault of(Throwable thrown) {
        for (StackTraceElement frame : thrown.getStackTrace()) {
            if (frame.getClassName().startsWith(OURS)) {
                String place = frame.getClassName() + "." + frame.getMethodName() + ":" + frame.getLineNumber();
                return new GameFault(thrown.getClass().getName(), place);
            }
        }
        return new GameFault(thrown.getClass().getName(), NOWHERE);
    }

    /** In words: what, and where, printable whatever a file says. */
    @Override
    public String toString() {
        String what = QuotedText.of(thrown, LONGEST_NAME);
        return frame.equals(NOWHERE) ? what : what + " at " + QuotedText.of(frame, LONGEST_NAME);
    }
}
