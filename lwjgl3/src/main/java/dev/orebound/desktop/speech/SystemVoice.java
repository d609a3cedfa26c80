package dev.orebound.desktop.speech;

import java.io.IOException;
import java.util.Locale;

/** A voice of the system that speaks one text at a time. Only one thread uses it. */
interface SystemVoice {
    /**
     * Connects to the voice, or does nothing if that is done already.
     *
     * @throws IOException if the voice cannot be reached
     */
    void open() throws IOException;

    /**
     * Sets how the following texts are spoken.
     *
     * @param rate from 0, the slowest, to 1; 0.5 is the usual rate
     */
    void set(float rate, Locale language) throws IOException;

    /** Begins to speak a text, one line without control characters, and returns at once. */
    void speak(String words) throws IOException;

    /** Returns true until the text has been spoken. */
    boolean isSpeaking() throws IOException;

    /** Stops speaking. */
    void stop() throws IOException;

    /** Releases the voice; {@link #open} connects to it anew. */
    void close();
}
