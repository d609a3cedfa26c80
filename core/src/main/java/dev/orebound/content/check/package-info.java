/**
 * Checks that the entries of content fit together. Each rule is one method of a record for its subject.
 *
 * <p>The fields of a single entry are checked where the entry is read, in the package of its subject.
 */
@NullMarked
package dev.orebound.content.check;

import org.jspecify.annotations.NullMarked;
