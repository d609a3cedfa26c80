/** The orders of a playtester, on their way into the intents. */
@NullMarked
package dev.orebound.workbench.order;

import org.jspecify.annotations.NullMarked;
