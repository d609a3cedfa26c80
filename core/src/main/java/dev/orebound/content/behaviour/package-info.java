/**
 * Numbers for the behaviour of monsters: noticing, searching, marching and steering in {@link MindRules}, fighting in
 * {@link TacticRules}.
 */
@NullMarked
package dev.orebound.content.behaviour;

import org.jspecify.annotations.NullMarked;
