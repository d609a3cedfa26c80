/** Monsters, their fighting styles and formations, golems and hordes. */
@NullMarked
package dev.orebound.content.monster;

import org.jspecify.annotations.NullMarked;
