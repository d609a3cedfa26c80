/**
 * Safe file access: atomic whole-file writes, numbered and damaged files, owner-only permissions, and the layout of the
 * save folder.
 */
@NullMarked
package dev.orebound.journal.disk;

import org.jspecify.annotations.NullMarked;
