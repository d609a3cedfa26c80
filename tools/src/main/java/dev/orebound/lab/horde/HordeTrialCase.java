package dev.orebound.lab.horde;

import dev.orebound.autoplay.walk.WalkingPlayer;
import dev.orebound.cave.floor.Floor;

/**
 * A horde trial to be played: a floor, the player who walks there, and for how long.
 *
 * @param floor as generated
 * @param temper whether it sets foot in trap rooms
 * @param isMortal whether the player has the usual health, and another comes in its place each time it dies; else
 *     nearly nothing kills
 * @param companions how many come along, 0 to 2
 * @param ticks for how long, all lives together
 */
public record HordeTrialCase(Floor floor, WalkingPlayer.Temper temper, boolean isMortal, int companions, int ticks) {
    /** Describes the trial so that it can be repeated. */
    @Override
    public String toString() {
        return "seed " + floor.request().seed().text() + ", depth "
                + floor.request().depth();
    }
}
