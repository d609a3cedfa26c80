/**
 * Minds as data: the behaviour trees of {@code assets/ai}, read and checked. What their words do is the world's to know.
 *
 * <p>A wing of {@code content}.
 */
@NullMarked
package dev.orebound.content.ai;

import org.jspecify.annotations.NullMarked;
