/**
 * Differences between the machines that the game runs on, and what must be prepared on each before anything else can
 * start.
 */
@NullMarked
package dev.orebound.desktop.platform;

import org.jspecify.annotations.NullMarked;
