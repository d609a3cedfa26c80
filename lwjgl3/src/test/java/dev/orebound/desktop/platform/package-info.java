@NullMarked
package dev.orebound.desktop.platform;

import org.jspecify.annotations.NullMarked;
