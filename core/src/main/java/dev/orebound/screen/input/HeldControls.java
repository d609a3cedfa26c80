package dev.orebound.screen.input;

import dev.orebound.view.frame.ThrowAim;

/**
 * The controls of a floor that the HUD shows while their keys are held.
 *
 * @param orders the wheel of orders to companions
 * @param brews the wheel of brews
 * @param aim the aim of a flask
 * @param map the large map
 */
public record HeldControls(CommandWheel orders, BrewWheel brews, ThrowAim aim, MapControls map) {}
