/** The elements: status effects, and the rules by which elements, ground and bodies affect each other. */
@NullMarked
package dev.orebound.content.element;

import org.jspecify.annotations.NullMarked;
