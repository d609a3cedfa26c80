/**
 * Whole runs played headless by the bot: one run, how it ended, and what came of its floors.
 *
 * <p>A wing of {@code lab}; sees what {@code lab} sees.
 */
@NullMarked
package dev.orebound.lab.bot;

import org.jspecify.annotations.NullMarked;
