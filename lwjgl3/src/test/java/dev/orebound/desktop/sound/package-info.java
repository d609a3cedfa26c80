@NullMarked
package dev.orebound.desktop.sound;

import org.jspecify.annotations.NullMarked;
