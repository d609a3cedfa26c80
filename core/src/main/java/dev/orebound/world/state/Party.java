package dev.orebound.world.state;

import dev.orebound.content.Content;
import dev.orebound.world.component.PlayerComponent;
import java.util.Collections;
import java.util.List;

/**
 * What crosses an exit: a plain record, made when a floor is left and read when the next is entered.
 *
 * @param health of the alchemist, at least 1
 * @param gains what the run has given for good
 * @param flasks measures of each ore, by the ore's index
 * @param chosenFlask index of the ore that is thrown and cast
 * @param companions who comes along, oldest first; at most {@value #MOST_COMPANIONS}
 */
public record Party(int health, PlayerUpgrades gains, List<Integer> flasks, int chosenFlask, List<PartyMember> companions) {
    /** How many can come along. */
    public static final int MOST_COMPANIONS = 5;

    public Party {
        flasks = List.copyOf(flasks);
        companions = List.copyOf(companions);
        if (health < 1
                || flasks.size() != PlayerComponent.FLASKS
                || flasks.stream().anyMatch(each -> each < 0)
                || chosenFlask < 0
                || chosenFlask >= flasks.size()
                || companions.size() > MOST_COMPANIONS) {
            throw new IllegalArgumentException("no party: health " + health + ", flasks " + flasks + ", chosen "
                    + chosenFlask + ", companions " + companions);
        }
    }

    /** A party without gains, of which the first flask is chosen. */
    public Party(int health, List<Integer> flasks, List<PartyMember> companions) {
        this(health, PlayerUpgrades.NONE, flasks, 0, companions);
    }

    /** An alchemist alone, without gains, with the first flask chosen. */
    public Party(int health, List<Integer> flasks) {
        this(health, flasks, List.of());
    }

    /** The same with others alongside. */
    public Party with(List<PartyMember> others) {
        return new Party(health, gains, flasks, chosenFlask, others);
    }

    /** The party that a run begins with. */
    public static Party fresh(Content content) {
        return new Party(
                content.player().health(),
                PlayerUpgrades.fresh(content),
                Collections.nCopies(PlayerComponent.FLASKS, 0),
                0,
                List.of());
    }
}
