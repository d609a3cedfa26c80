/** The behaviour trees of {@code assets/ai}, read and checked. The world decides what their words do. */
@NullMarked
package dev.orebound.content.ai;

import org.jspecify.annotations.NullMarked;
