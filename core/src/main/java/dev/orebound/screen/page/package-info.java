/**
 * Building blocks of pages: the {@code GameScreen} interface, a stack of pages, pages of actors, a frame with heading
 * and way back, and a question with two answers.
 *
 * <p>Only the topmost page of a stack is drawn and receives input. While a stack over a run has a page, the world is
 * paused.
 */
@NullMarked
package dev.orebound.screen.page;

import org.jspecify.annotations.NullMarked;
