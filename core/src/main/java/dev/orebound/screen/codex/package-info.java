/**
 * The codex: every kind of thing the player has met, with its picture and description. The profile remembers what was
 * met.
 */
@NullMarked
package dev.orebound.screen.codex;

import org.jspecify.annotations.NullMarked;
