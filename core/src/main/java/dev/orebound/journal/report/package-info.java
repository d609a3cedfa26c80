/** Bug reports: a zip with replay, screenshot, log and versions that does not tell who the player is. */
@NullMarked
package dev.orebound.journal.report;

import org.jspecify.annotations.NullMarked;
