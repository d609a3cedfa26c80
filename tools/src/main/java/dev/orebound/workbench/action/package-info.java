/**
 * Actions of a playtester on a tested run. Each action becomes an order that is put into an intent, so that it is
 * recorded.
 */
@NullMarked
package dev.orebound.workbench.action;

import org.jspecify.annotations.NullMarked;
