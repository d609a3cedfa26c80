package dev.orebound.lab.horde;

import dev.orebound.autoplay.walk.WalkingPlayer;
import dev.orebound.cave.floor.Floor;

/**
 * What is looked at: a floor, who walks about there, and for how long.
 *
 * @param floor as generated
 * @param temper whether it sets foot in trap rooms
 * @param isMortal whether the player has the usual health, and another comes in its place each time it dies; else nearly
 *     nothing kills
 * @param companions how many come along, 0 to 2
 * @param ticks for how long, all lives together
 */
public record HordeTrialCase(Floor floor, WalkingPlayer.Temper temper, boolean isMortal, int companions, int ticks) {
    /** Where it is, and who walks there, for whoever wants to see it again. */
    @Override
    public String toString() {
        return "seed " + floor.request().seed().text() + ", depth "
                + floor.request().depth();
    }
}
