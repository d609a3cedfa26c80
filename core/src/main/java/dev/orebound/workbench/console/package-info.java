/** The console: a line that is typed, what it may be completed to, and what it does with a playtester's hands. */
@NullMarked
package dev.orebound.workbench.console;

import org.jspecify.annotations.NullMarked;
