@NullMarked
package dev.orebound.cave.words;

import org.jspecify.annotations.NullMarked;
