/**
 * Relics and equipment at work: {@link dev.orebound.world.gear.GearTriggerSystem} finds the rules whose moment has
 * come, at the end of a tick, and {@link dev.orebound.world.gear.GearEffectSystem} carries them out in the next.
 * Standing changes are looked up by the systems that they concern, in
 * {@link dev.orebound.world.component.GearComponent}.
 */
@NullMarked
package dev.orebound.world.gear;

import org.jspecify.annotations.NullMarked;
