/**
 * The looks of the regions of the mine, as data: what rock and ground are made of, what lies about, how it is lit.
 *
 * <p>They are read apart from the rest of the content and are no part of its fingerprint, because they do not change
 * the game: a replay stays valid whatever a biome looks like.
 */
@org.jspecify.annotations.NullMarked
package dev.orebound.content.biome;
