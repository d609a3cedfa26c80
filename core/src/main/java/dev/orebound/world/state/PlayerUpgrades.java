package dev.orebound.world.state;

import dev.orebound.content.Content;
import dev.orebound.content.item.Spell;
import dev.orebound.world.component.PlayerComponent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The permanent upgrades of the player in a run.
 *
 * @param health on top of the initial maximum; not negative
 * @param strengthPercent additional damage by the pick; not negative
 * @param spells level of each spell by its index; 0 if it is unknown
 * @param sightRows rows of the descent ahead that can be seen, at least 1
 * @param mappedRow the deepest row of the descent that is mapped, or -1
 */
public record PlayerUpgrades(int health, int strengthPercent, List<Integer> spells, int sightRows, int mappedRow) {
    /** No upgrades, not even a bolt. */
    public static final PlayerUpgrades NONE = new PlayerUpgrades(0, 0, Collections.nCopies(Spell.MOST_KINDS, 0), 1, -1);

    public PlayerUpgrades {
        spells = List.copyOf(spells);
        if (health < 0
                || strengthPercent < 0
                || spells.size() != Spell.MOST_KINDS
                || spells.stream().anyMatch(level -> level < 0 || level > Spell.MOST_LEVELS)
                || sightRows < 1
                || mappedRow < -1) {
            throw new IllegalArgumentException("no gains: health " + health + ", strength " + strengthPercent
                    + ", spells " + spells + ", rows " + sightRows + " and " + mappedRow);
        }
    }

    /** Returns the upgrades at the start of a run. */
    public static PlayerUpgrades fresh(Content content) {
        List<Integer> levels = new ArrayList<>(NONE.spells);
        for (int spell = 0; spell < content.spells().size(); spell++) {
            levels.set(spell, content.spells().at(spell).levelAtFirst());
        }
        return new PlayerUpgrades(0, 0, levels, 1, -1);
    }

    /** Copies the current upgrades of the player. */
    public static PlayerUpgrades of(PlayerComponent player) {
        List<Integer> levels = new ArrayList<>();
        for (int level : player.spells) {
            levels.add(level);
        }
        return new PlayerUpgrades(
                player.moreHealth, player.strengthPercent, levels, player.sightRows, player.mappedRow);
    }
}
