/**
 * A playtester's hands: what can be done to a run that is tested, each of it an order on its way into an intent. Panel and
 * console both work by them.
 */
@NullMarked
package dev.orebound.workbench.hand;

import org.jspecify.annotations.NullMarked;
