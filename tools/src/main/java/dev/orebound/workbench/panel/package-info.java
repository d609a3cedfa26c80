/** The action panel: everything that a playtester can do by one key or click, each with its current state. */
@NullMarked
package dev.orebound.workbench.panel;

import org.jspecify.annotations.NullMarked;
