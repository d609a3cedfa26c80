package dev.orebound.lab.horde;

/**
 * What a rule complains of.
 *
 * @param what in words, with who it is about
 * @param cell where it is
 */
record RuleBreach(String what, int cell) {}
