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
 */
public record Party(int health, List<Integer> flasks) {
    public Party {
        flasks = List.copyOf(flasks);
        if (health < 1
                || flasks.size() != PlayerComponent.FLASKS
                || flasks.stream().anyMatch(each -> each < 0)) {
            throw new IllegalArgumentException("no party: health " + health + ", flasks " + flasks);
        }
    }

    /** The party that a run begins with. */
    public static Party fresh(Content content) {
        return new Party(content.player().health(), Collections.nCopies(PlayerComponent.FLASKS, 0));
    }
}
