/**
 * The lab: headless instruments, one class for each command.
 *
 * <p>May know every room from {@code chance} to {@code journal}.
 */
@NullMarked
package dev.orebound.lab;

import org.jspecify.annotations.NullMarked;
