/**
 * The components of all entities: public fields, data only. They refer to other entities by spawn id and to content by
 * index.
 */
@NullMarked
package dev.orebound.world.component;

import org.jspecify.annotations.NullMarked;
