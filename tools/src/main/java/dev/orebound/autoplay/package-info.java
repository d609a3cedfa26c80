/**
 * Bots that play: they read a world and fill in an intent each tick. This package holds what all bots share. Bots
 * differ in what they see of a floor, see {@link dev.orebound.walker.WalkerView} and the views that extend it, in what
 * they want, and in how they measure distances; so the tasks here take a view, a condition, and a measure.
 *
 * <ul>
 *   <li>Searching: {@link dev.orebound.autoplay.NearestSearch} for things and cells,
 *       {@link dev.orebound.autoplay.MonsterSearch} for monsters. {@link dev.orebound.autoplay.GoalTask} makes a task
 *       of a search and of the work at what it finds.
 *   <li>Exploring: {@link dev.orebound.autoplay.ExploringTasks}.
 *   <li>Mining: {@link dev.orebound.autoplay.MineOre}.
 *   <li>Opening chests, freeing captives, and taking what vignettes hold: {@link dev.orebound.autoplay.TakingTasks}.
 *       Opening locks: {@link dev.orebound.autoplay.LockWorker}.
 *   <li>Fighting: {@link dev.orebound.autoplay.MonsterFight}; the area of an announced attack:
 *       {@link dev.orebound.autoplay.ThreatArea}.
 * </ul>
 *
 * <p>Single moves, such as to strike or to throw at a cell, are in {@link dev.orebound.walker.WalkerControls}.
 */
@NullMarked
package dev.orebound.autoplay;

import org.jspecify.annotations.NullMarked;
