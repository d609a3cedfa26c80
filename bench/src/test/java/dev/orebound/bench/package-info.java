/** Measures: what a floor costs in time and memory, against other generators and against itself. Not shipped, not tested. */
package dev.orebound.bench;
