package dev.orebound.journal.replay;

import dev.orebound.content.reading.QuotedText;

/**
 * An exception that broke the game, in a form that can be compared between machines.
 *
 * @param thrown name of its class
 * @param frame the innermost stack frame of the game's own code, or {@link #NOWHERE}; both without blanks
 */
public record GameFault(String thrown, String frame) {
    /** The frame of a fault outside the game's own code, or of an unknown place. */
    public static final String NOWHERE = "?";

    /** The longest shown name, enough for any class and method of the game. */
    private static final int LONGEST_NAME = 200;

    private static final String OURS = "dev.orebound.";

    public GameFault {
        thrown = thrown.isEmpty() ? NOWHERE : thrown.replaceAll("\\s", "_");
        frame = frame.isEmpty() ? NOWHERE : frame.replaceAll("\\s", "_");
    }

    /** Returns the fault of an exception. */
    public static GameFault of(Throwable thrown) {
        for (StackTraceElement frame : thrown.getStackTrace()) {
            if (frame.getClassName().startsWith(OURS)) {
                String place = frame.getClassName() + "." + frame.getMethodName() + ":" + frame.getLineNumber();
                return new GameFault(thrown.getClass().getName(), place);
            }
        }
        return new GameFault(thrown.getClass().getName(), NOWHERE);
    }

    /** Returns class and frame as printable text, whatever the file holds. */
    @Override
    public String toString() {
        String exception = QuotedText.of(thrown, LONGEST_NAME);
        return frame.equals(NOWHERE) ? exception : exception + " at " + QuotedText.of(frame, LONGEST_NAME);
    }
}
