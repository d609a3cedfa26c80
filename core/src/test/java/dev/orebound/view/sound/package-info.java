@NullMarked
package dev.orebound.view.sound;

import org.jspecify.annotations.NullMarked;
