@NullMarked
package dev.orebound.view.music;

import org.jspecify.annotations.NullMarked;
