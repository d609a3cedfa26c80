/** How fast time goes under a playtester's hands. */
@NullMarked
package dev.orebound.workbench.pace;

import org.jspecify.annotations.NullMarked;
