package dev.orebound.workbench.console;

/**
 * The result of a line.
 *
 * @param text the text, perhaps several lines
 * @param isRefused true if nothing was done
 */
public record CommandReply(String text, boolean isRefused) {}
