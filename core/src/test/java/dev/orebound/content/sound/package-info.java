@NullMarked
package dev.orebound.content.sound;

import org.jspecify.annotations.NullMarked;
