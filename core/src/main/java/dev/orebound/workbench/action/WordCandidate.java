package dev.orebound.workbench.action;

/**
 * A word that can be given to a command.
 *
 * @param word as it is typed
 * @param value what it stands for: an id or an index
 * @param meaning in words, perhaps none
 */
public record WordCandidate(String word, int value, String meaning) {}
