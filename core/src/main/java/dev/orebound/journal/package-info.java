/**
 * Everything that is kept on the disk: runs, replays, reports, settings, profile and history. The only package of the
 * core that writes files.
 */
@NullMarked
package dev.orebound.journal;

import org.jspecify.annotations.NullMarked;
