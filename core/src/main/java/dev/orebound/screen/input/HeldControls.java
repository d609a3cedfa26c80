package dev.orebound.screen.input;

import dev.orebound.view.frame.ThrowAim;
import dev.orebound.world.World;

/**
 * The controls of a floor, which know its world; the HUD shows those whose keys are held.
 *
 * @param orders the wheel of orders to companions
 * @param brews the wheel of brews
 * @param actions the wheel of actions
 * @param aim the aim of a flask
 * @param map the large map
 * @param foes finds the foe that an aim means
 * @param travel walks for the player
 */
public record HeldControls(
        CommandWheel orders,
        BrewWheel brews,
        ActionWheel actions,
        ThrowAim aim,
        MapControls map,
        FoeAim foes,
        AutoTravel travel) {
    /**
     * Returns the controls of a floor.
     *
     * @param belt the brews of the wheel
     * @param aim shows where a flask would land
     */
    public static HeldControls of(World world, BrewBelt belt, ThrowAim aim) {
        return new HeldControls(
                new CommandWheel(world),
                new BrewWheel(belt),
                new ActionWheel(),
                aim,
                new MapControls(),
                new FoeAim(world),
                new AutoTravel(world));
    }
}
