/**
 * Reads files of content: where assets come from, JSON entries that check their own fields, tables of entries, and
 * complaints that are safe to print. Knows nothing of what the entries mean.
 *
 * <p>A fault never ends the reading: each becomes one line that names file, entry, field, value and what is accepted.
 */
@NullMarked
package dev.orebound.content.reading;

import org.jspecify.annotations.NullMarked;
