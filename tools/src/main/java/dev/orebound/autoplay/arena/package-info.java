/**
 * The hostile bot: it plays one trap room and tries to break it by one of many schemes, listed in {@code ArenaScheme}.
 */
@NullMarked
package dev.orebound.autoplay.arena;

import org.jspecify.annotations.NullMarked;
