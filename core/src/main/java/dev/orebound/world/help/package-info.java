/** The orders of playtesters. Nothing here happens unless such an order is given. */
@NullMarked
package dev.orebound.world.help;

import org.jspecify.annotations.NullMarked;
