package dev.orebound.screen.input;

import dev.orebound.view.frame.ThrowAim;

/**
 * The controls of a floor that the HUD shows while their keys are held.
 *
 * @param orders the wheel of orders to companions
 * @param brews the wheel of brews
 * @param aim the aim of a flask
 * @param map the large map
 * @param foes finds the foe that the aim of a gamepad means
 */
public record HeldControls(CommandWheel orders, BrewWheel brews, ThrowAim aim, MapControls map, AimAssist foes) {}
