/**
 * Content: immutable records of all that {@code assets/content} declares, the reader that makes them and one small check
 * for each rule. The only room that reads the assets' data; nothing it reads may name a class.
 *
 * <p>May know {@code chance} and {@code grid}.
 */
@NullMarked
package dev.orebound.content;

import org.jspecify.annotations.NullMarked;
