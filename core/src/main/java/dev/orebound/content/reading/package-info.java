/**
 * Reads files of content: where assets come from, JSON entries that check their own fields, tables of entries, and
 * complaints that are safe to print. {@link dev.orebound.content.reading.ContentReader} reads any record by the
 * {@link dev.orebound.content.reading.Field} of each of its components. Knows nothing of what the entries mean.
 *
 * <p>A fault never ends the reading: each becomes one line that names file, entry, field, value and what is accepted.
 */
@NullMarked
package dev.orebound.content.reading;

import org.jspecify.annotations.NullMarked;
