/**
 * The launcher: the command line, the window, and the preparations of each platform. It may use every package of the
 * core; nothing may use the launcher.
 *
 * <p>The package itself holds only the class with which the jar starts. It is compiled for an older Java, which does
 * not know the annotation that marks every other package.
 */
package dev.orebound.desktop;
