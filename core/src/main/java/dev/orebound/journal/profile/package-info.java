/** Data that outlasts a run: the profile of the player and the accounts of ended runs. */
@NullMarked
package dev.orebound.journal.profile;

import org.jspecify.annotations.NullMarked;
