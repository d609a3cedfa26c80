package dev.orebound.world.horde;

import dev.orebound.chance.Hash64;
import dev.orebound.content.Content;
import java.util.ArrayList;
import java.util.List;

/** The hordes of a floor, by their numbers. */
public final class HordeMinds {
    private final List<HordeMind> all = new ArrayList<>();

    /** For a floor's hordes, and as many more as may arrive. */
    public HordeMinds(Content content, int hordes) {
        for (int number = 0; number < hordes; number++) {
            all.add(new HordeMind(number));
        }
    }

    /** All there ever were, in the order of their numbers; one of size 0 is dead. */
    public List<HordeMind> all() {
        return all;
    }

    /** Adds all that decides what comes next. */
    public void addTo(Hash64 hash) {
        for (int number = 0; number < all.size(); number++) {
            all.get(number).addTo(hash);
        }
    }
}
