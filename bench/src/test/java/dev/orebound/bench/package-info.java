/**
 * Benchmarks: the cost of a floor in time and memory, compared with other generators and with its own limits. Neither
 * shipped nor run as tests.
 */
package dev.orebound.bench;
