/** Shows what happened: reads the events of a tick and starts their effects. */
@NullMarked
package dev.orebound.view.cue;

import org.jspecify.annotations.NullMarked;
