/** The panel of hands: all that a playtester can do with a key or a click, each with how it stands. */
@NullMarked
package dev.orebound.workbench.panel;

import org.jspecify.annotations.NullMarked;
