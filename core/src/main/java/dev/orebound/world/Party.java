package dev.orebound.world;

import dev.orebound.content.Content;
import dev.orebound.world.component.PlayerComponent;
import java.util.Collections;
import java.util.List;

/**
 * What crosses an exit: a plain record, made when a floor is left and read when the next is entered.
 *
 * @param health of the alchemist, at least 1
 * @param flasks measures of each ore, by the ore's index
 * @param chosenFlask index of the ore whose flask a throw takes
 * @param companions who comes along, each an index into the content's monsters: whose body it has; at most
 *     {@value #MOST_COMPANIONS}
 */
public record Party(int health, List<Integer> flasks, int chosenFlask, List<Integer> companions) {
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

    /** A party of which the first flask is chosen. */
    public Party(int health, List<Integer> flasks, List<Integer> companions) {
        this(health, flasks, 0, companions);
    }

    /** An alchemist alone, with the first flask chosen. */
    public Party(int health, List<Integer> flasks) {
        this(health, flasks, List.of());
    }

    /** The party that a run begins with. */
    public static Party fresh(Content content) {
        return new Party(content.player().health(), Collections.nCopies(PlayerComponent.FLASKS, 0));
    }
}
