@NullMarked
package dev.orebound.desktop.command;

import org.jspecify.annotations.NullMarked;
