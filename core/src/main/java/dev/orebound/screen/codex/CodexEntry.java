package dev.orebound.screen.codex;

import org.jspecify.annotations.Nullable;

/**
 * Something that can be met.
 *
 * @param id under which the profile remembers it: {@code monster.cave_rat}
 * @param sprite the key of its picture, or null where it has none
 * @param rgb the colour that stands for it where it has no picture
 * @param name of it; {@code words} say more
 * @param isMet whether it was met
 */
record CodexEntry(String id, @Nullable String sprite, int rgb, String name, String words, boolean isMet) {}
