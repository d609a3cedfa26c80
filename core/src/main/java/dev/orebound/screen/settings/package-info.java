/**
 * The pages on which a player changes settings and keys. Only keys that differ from the defaults are written to the
 * settings file.
 */
@NullMarked
package dev.orebound.screen.settings;

import org.jspecify.annotations.NullMarked;
