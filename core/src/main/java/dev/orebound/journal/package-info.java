/**
 * The journal: checkpoints, intents, hashes, replays and settings. The only room of the core that writes files.
 *
 * <p>May know every room from {@code chance} to {@code autoplay}.
 */
@NullMarked
package dev.orebound.journal;

import org.jspecify.annotations.NullMarked;
