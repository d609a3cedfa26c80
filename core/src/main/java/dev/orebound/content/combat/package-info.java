/**
 * Attacks as data: what form an attack has, when it is begun, how long it takes and what it does. Says nothing of who
 * attacks whom.
 *
 * <p>Part of {@code content}; sees what {@code content} sees.
 */
@NullMarked
package dev.orebound.content.combat;

import org.jspecify.annotations.NullMarked;
