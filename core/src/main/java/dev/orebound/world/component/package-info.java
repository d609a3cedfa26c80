/**
 * The components that every wing shares: public fields, data only. Other entities are named by spawn id, content by index.
 *
 * <p>Part of {@code world}; sees what {@code world} sees.
 */
@NullMarked
package dev.orebound.world.component;

import org.jspecify.annotations.NullMarked;
