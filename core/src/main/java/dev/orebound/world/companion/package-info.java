/** Companions: how they follow and fight, and how captives are freed to become companions. */
@NullMarked
package dev.orebound.world.companion;

import org.jspecify.annotations.NullMarked;
