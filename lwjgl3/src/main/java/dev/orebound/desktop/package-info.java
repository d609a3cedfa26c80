/**
 * The launcher: the command line, the window, and what each platform needs before either can start. May know every room of
 * the core; nothing may know it.
 *
 * <p>The package itself holds only the class that the jar begins with. It is compiled for an older Java, which does not know
 * the annotation that marks every other package.
 */
package dev.orebound.desktop;
