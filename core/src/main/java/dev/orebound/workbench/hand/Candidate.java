package dev.orebound.workbench.hand;

/**
 * A word that can be given to a command.
 *
 * @param word as it is typed
 * @param value what it stands for: an id or an index
 * @param meaning in words, perhaps none
 */
public record Candidate(String word, int value, String meaning) {}
