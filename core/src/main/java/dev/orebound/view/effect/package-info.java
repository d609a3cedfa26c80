/**
 * Short-lived shapes: particles, dust in the air, the trails of blows and rings. All of them are for the eye only and
 * live in pools of fixed size, so that a full fight makes no garbage.
 */
@NullMarked
package dev.orebound.view.effect;

import org.jspecify.annotations.NullMarked;
