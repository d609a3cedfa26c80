package dev.orebound.world.state;

import dev.orebound.content.item.BrewRules;
import dev.orebound.world.component.PlayerComponent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The permanent upgrades of the player in a run.
 *
 * @param health on top of the initial maximum; not negative
 * @param strengthPercent additional damage by the pick; not negative
 * @param brews level of each brew by its index, from 1
 * @param sightRows rows of the descent ahead that can be seen, at least 1
 * @param mappedRow the deepest row of the descent that is mapped, or -1
 */
public record PlayerUpgrades(int health, int strengthPercent, List<Integer> brews, int sightRows, int mappedRow) {
    /** The most that a run can gain of anything. No upgrade passes it. */
    public static final int MOST = 1_000_000;

    /** The upgrades at the start of a run: none. */
    public static final PlayerUpgrades NONE = new PlayerUpgrades(
            0, 0, Collections.nCopies(BrewRules.MOST_KINDS, 1), PlayerComponent.FIRST_SIGHT_ROWS, -1);

    public PlayerUpgrades {
        brews = List.copyOf(brews);
        if (health < 0
                || Math.max(health, strengthPercent) > MOST
                || Math.max(sightRows, mappedRow) > MOST
                || strengthPercent < 0
                || brews.size() != BrewRules.MOST_KINDS
                || brews.stream().anyMatch(level -> level < 1 || level > BrewRules.MOST_LEVELS)
                || sightRows < 1
                || mappedRow < -1) {
            throw new IllegalArgumentException("no gains: health " + health + ", strength " + strengthPercent
                    + ", brews " + brews + ", rows " + sightRows + " and " + mappedRow);
        }
    }

    /** Returns a gain after a further one, at most {@link #MOST}. */
    public static int sum(int before, int more) {
        return Math.min(MOST, before + more);
    }

    /** Copies the current upgrades of the player. */
    public static PlayerUpgrades of(PlayerComponent player) {
        List<Integer> levels = new ArrayList<>();
        for (int level : player.brews) {
            levels.add(level);
        }
        return new PlayerUpgrades(
                player.moreHealth, player.strengthPercent, levels, player.sightRows, player.mappedRow);
    }
}
