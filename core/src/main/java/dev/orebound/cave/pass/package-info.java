/**
 * The steps of generation: what a pass declares, what it works with and what listeners learn of it. A pass holds no
 * state; it reads layers from {@link dev.orebound.cave.pass.FloorBuilder}, draws from its own random stream, and writes
 * the layers that it declares. The stream is named after the class of the pass, so renaming a pass changes every floor.
 */
@NullMarked
package dev.orebound.cave.pass;

import org.jspecify.annotations.NullMarked;
