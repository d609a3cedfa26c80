/**
 * Reads texts aloud by the speech of the system: speech-dispatcher on Linux, {@code say} on macOS, System.Speech on
 * Windows. Texts go to a socket or to the standard input of a process, never into a command.
 */
@NullMarked
package dev.orebound.desktop.speech;

import org.jspecify.annotations.NullMarked;
