/**
 * Changes single numbers of content files without touching anything else in them, for tools that try out other values.
 */
@NullMarked
package dev.orebound.content.tuning;

import org.jspecify.annotations.NullMarked;
