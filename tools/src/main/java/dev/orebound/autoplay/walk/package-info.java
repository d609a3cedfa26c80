/** The walking bot: it strolls over a whole floor and explores, mines, fights and flees as the mood takes it. */
@NullMarked
package dev.orebound.autoplay.walk;

import org.jspecify.annotations.NullMarked;
