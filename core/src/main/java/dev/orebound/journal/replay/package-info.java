/**
 * The replay format: records with checksums, the header, checkpoints, played ticks, and the reader and writer of whole
 * files. {@code docs/replay.md} describes every record.
 */
@NullMarked
package dev.orebound.journal.replay;

import org.jspecify.annotations.NullMarked;
