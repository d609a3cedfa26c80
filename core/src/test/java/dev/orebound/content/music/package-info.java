@NullMarked
package dev.orebound.content.music;

import org.jspecify.annotations.NullMarked;
