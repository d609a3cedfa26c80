@NullMarked
package dev.orebound.desktop;

import org.jspecify.annotations.NullMarked;
