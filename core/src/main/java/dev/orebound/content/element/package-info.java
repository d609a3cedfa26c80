/** The elements as content: what may afflict a body, and the rules by which elements, ground and bodies meet. */
@NullMarked
package dev.orebound.content.element;

import org.jspecify.annotations.NullMarked;
