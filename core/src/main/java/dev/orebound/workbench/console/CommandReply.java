package dev.orebound.workbench.console;

/**
 * What comes of a line that was run.
 *
 * @param text in words, perhaps several lines
 * @param isRefused whether nothing was done
 */
public record CommandReply(String text, boolean isRefused) {}
