/**
 * The party's health, flasks, spells and companions, as pages show them. A {@code PartySheet} is a copy of a party at
 * one moment.
 */
@NullMarked
package dev.orebound.screen.party;

import org.jspecify.annotations.NullMarked;
