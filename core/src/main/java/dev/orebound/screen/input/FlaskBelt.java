package dev.orebound.screen.input;

import dev.orebound.content.Content;
import dev.orebound.content.item.Spell.SpellUse;
import dev.orebound.world.combat.SpellBook;
import dev.orebound.world.component.PlayerComponent;

/** The alchemist's flasks as the controls select them. Reads the current contents on every call. */
public final class FlaskBelt {
    private final PlayerComponent alchemist;
    private final int flasks;
    private final int[] prices = new int[PlayerComponent.FLASKS];

    /** Creates the selection of an alchemist's flasks. */
    public FlaskBelt(PlayerComponent alchemist, Content content) {
        this.alchemist = alchemist;
        flasks = Math.min(PlayerComponent.FLASKS, content.ores().size());
        SpellBook book = new SpellBook(content);
        for (int flask = 0; flask < flasks; flask++) {
            int bolt = book.measures(book.of(flask, SpellUse.BOLT));
            prices[flask] = Math.min(bolt, content.player().throwMeasures());
        }
    }

    /** Returns the number of flasks. */
    int size() {
        return flasks;
    }

    /** Returns the flask that throws and spells use. */
    int chosen() {
        return alchemist.chosenFlask;
    }

    /**
     * Returns the next flask, cyclically, that holds enough for a bolt or a throw; if there is none, simply the next
     * one.
     *
     * @param direction 1 for forward, -1 for back
     */
    int nextTo(int flask, int direction) {
        for (int step = 1; step <= flasks; step++) {
            int next = Math.floorMod(flask + direction * step, flasks);
            if (alchemist.flasks[next] >= prices[next]) {
                return next;
            }
        }
        return Math.floorMod(flask + direction, flasks);
    }
}
