/**
 * The marks of a floor's map, and the page with the large map: rooms by name, a legend, and words about the mark under
 * the pointer. It shows what the player knows and nothing more, and changes nothing.
 */
@NullMarked
package dev.orebound.screen.map;

import org.jspecify.annotations.NullMarked;
