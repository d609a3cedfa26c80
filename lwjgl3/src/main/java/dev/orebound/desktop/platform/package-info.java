/** What differs between the machines that the game runs on, and what each needs before anything else can start. */
@NullMarked
package dev.orebound.desktop.platform;

import org.jspecify.annotations.NullMarked;
