/** The command line: one small class for each command, and their common parts. */
@NullMarked
package dev.orebound.desktop.command;

import org.jspecify.annotations.NullMarked;
