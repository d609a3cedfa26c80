/** Passes that flood lakes and spread terrain, without cutting off any part of the floor. */
@NullMarked
package dev.orebound.cave.terrain;

import org.jspecify.annotations.NullMarked;
