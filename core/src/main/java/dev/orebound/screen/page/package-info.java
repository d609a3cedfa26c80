/**
 * What pages are made of: the {@code GameScreen} interface, a stack of pages, a frame with heading and way back, a scrolling grid,
 * a question with two answers.
 *
 * <p>Only the topmost page of a stack is drawn and receives input. While a stack over a run has a page, the world stands still.
 */
@NullMarked
package dev.orebound.screen.page;

import org.jspecify.annotations.NullMarked;
