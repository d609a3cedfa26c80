/** The command {@code golems}: plays whole runs with companions and measures their manners. */
@NullMarked
package dev.orebound.lab.golem;

import org.jspecify.annotations.NullMarked;
