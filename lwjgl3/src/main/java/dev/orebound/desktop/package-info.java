/**
 * The launcher: the command line, the window, and what each platform needs before either can start.
 *
 * <p>May know every room of the core; nothing may know it.
 */
@NullMarked
package dev.orebound.desktop;

import org.jspecify.annotations.NullMarked;
