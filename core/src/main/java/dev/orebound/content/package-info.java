/**
 * Content: immutable records of everything that {@code assets} declares, by subject. {@link Content} holds all of it.
 *
 * <p>The packages from bottom to top: {@code reading} reads files; {@code text}, {@code sound} and {@code sprite} stand
 * alone; {@code film} holds the scenes of the film room; {@code terrain}, {@code ai}, {@code element}, {@code combat},
 * {@code item}, {@code monster}, {@code behaviour}, {@code arena}, {@code floor} and {@code player} hold the records of
 * the game's rules; {@code check} checks that they fit together; {@link Content} reads all of them; {@code tuning}
 * changes single numbers.
 *
 * <p>The only layer that reads the assets' data; nothing it reads may name a class. Uses {@code chance} and
 * {@code grid}.
 */
@NullMarked
package dev.orebound.content;

import org.jspecify.annotations.NullMarked;
