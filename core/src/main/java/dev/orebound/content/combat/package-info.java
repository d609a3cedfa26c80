/**
 * Attacks: their forms, the distances at which they begin, their durations and effects, and the motion of knocked
 * bodies.
 */
@NullMarked
package dev.orebound.content.combat;

import org.jspecify.annotations.NullMarked;
