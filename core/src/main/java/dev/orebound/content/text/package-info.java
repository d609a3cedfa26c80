/** The texts that a player sees, by key. */
@NullMarked
package dev.orebound.content.text;

import org.jspecify.annotations.NullMarked;
