/**
 * The account: how a run went, told when it ends and kept in the history.
 *
 * <p>A wing of {@code screen}; sees what {@code screen} sees.
 */
@NullMarked
package dev.orebound.screen.account;

import org.jspecify.annotations.NullMarked;
