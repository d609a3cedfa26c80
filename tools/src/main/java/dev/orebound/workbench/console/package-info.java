/** The console: commands with their arguments, completion of words, the input line and the transcript. */
@NullMarked
package dev.orebound.workbench.console;

import org.jspecify.annotations.NullMarked;
