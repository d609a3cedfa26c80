@NullMarked
package dev.orebound.desktop.speech;

import org.jspecify.annotations.NullMarked;
