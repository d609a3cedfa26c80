package dev.orebound.view;

/** The pictures that actors leave behind: the dead, a dash, and those who fall into the dark or into lava. */
record ActorTraces(Ghosts ghosts, Afterimages afterimages, Falls falls) {}
