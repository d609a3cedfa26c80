package dev.orebound.screen.input;

import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewBook;
import dev.orebound.world.World;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.state.BrewPurse;

/** The alchemist's brews as the controls select them, each by its ores. Reads the current flasks on every call. */
public final class BrewBelt {
    private final PlayerComponent alchemist;
    private final BrewBook book;
    private final BrewPurse purse;
    private final int flasks;

    /** Creates the selection of the brews of a world's alchemist. */
    public BrewBelt(World world) {
        alchemist = world.player().component();
        purse = world.purse();
        book = world.content().brews();
        flasks = Math.min(PlayerComponent.FLASKS, world.content().ores().size());
    }

    /** Returns the number of flasks. */
    int flasks() {
        return flasks;
    }

    /** Returns the number of brews. */
    int brews() {
        return book.size();
    }

    /** Returns the ores of a brew. */
    int oresOf(int brew) {
        return book.oresOf(brew);
    }

    /** Returns the ores of the chosen brew. */
    int chosen() {
        return alchemist.chosenOres;
    }

    /** Returns how far a flask of the chosen brew can be thrown, in cells; 0 if no brew is chosen. */
    public float throwCells() {
        int brew = book.of(alchemist.chosenOres);
        return brew == BrewBook.NONE
                ? 0
                : book.attack(brew, BrewUse.FLASK, alchemist.brews[brew])
                        .begins()
                        .farthestCells();
    }

    /**
     * Returns the ores of the next brew, cyclically, of which any use is affordable; if there is none, those of the
     * next one.
     *
     * @param direction 1 for forward, -1 for back
     */
    int nextTo(int ores, int direction) {
        int from = book.of(ores);
        for (int step = 1; step <= book.size(); step++) {
            int next = Math.floorMod(from + direction * step, book.size());
            if (purse.affordsAny(next)) {
                return book.oresOf(next);
            }
        }
        return book.oresOf(Math.floorMod(from + direction, book.size()));
    }
}
