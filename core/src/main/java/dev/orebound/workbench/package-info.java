/**
 * The playtester's bench: it looks at everything, sets the pace, and lends orders to the intents of a run, which it marks as
 * helped. The last room of the house: nothing knows of it but the launcher.
 */
@NullMarked
package dev.orebound.workbench;

import org.jspecify.annotations.NullMarked;
