/** Tests of what a playtester lays over the cave. */
@NullMarked
package dev.orebound.workbench.overlay;

import org.jspecify.annotations.NullMarked;
