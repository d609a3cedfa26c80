package dev.orebound.workbench.action;

/**
 * A word that can be given to a command.
 *
 * @param word the word as typed
 * @param value the id or index that it stands for
 * @param meaning its description, perhaps empty
 */
public record WordCandidate(String word, int value, String meaning) {}
