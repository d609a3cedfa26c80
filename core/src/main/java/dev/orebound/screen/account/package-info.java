/** The account of a run: how it went, shown when it ends and in the history, and written as a text file. */
@NullMarked
package dev.orebound.screen.account;

import org.jspecify.annotations.NullMarked;
