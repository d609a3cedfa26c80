package dev.orebound.lab.horde;

/**
 * A promise that was broken on a floor.
 *
 * @param rule the rule's word
 * @param life of the players who came in one after another, which, from 1
 * @param tick of that life, from 1
 * @param what in words, with who it is about
 * @param picture of the place, each line ended by a line feed
 */
public record BrokenHordeRule(String rule, int life, long tick, String what, String picture) {}
