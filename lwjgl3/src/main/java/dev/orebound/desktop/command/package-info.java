/** The command line: one small class for each command, and what they have in common. */
@NullMarked
package dev.orebound.desktop.command;

import org.jspecify.annotations.NullMarked;
