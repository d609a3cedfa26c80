/**
 * The numbers of content files, one by one, for whoever tries out others.
 *
 * <p>A wing of {@code content}; sees what {@code content} sees, and {@code content} itself.
 */
@NullMarked
package dev.orebound.content.number;

import org.jspecify.annotations.NullMarked;
