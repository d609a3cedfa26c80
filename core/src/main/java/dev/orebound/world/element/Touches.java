package dev.orebound.world.element;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.element.ContactRule;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.world.state.FloorState;
import java.util.ArrayList;
import java.util.List;

/** What the cells of a floor do to who stands on them, as the content says. */
public final class Touches {
    private final FloorState state;
    private final List<ContactRule> all;
    private final List<SpotMatch> spots = new ArrayList<>();
    /** Where one does something by what lies there, which never changes. */
    private final MutableBitLayer lasting;

    private final GroundEffects ground;

    public Touches(Floor floor, FloorState state, GroundEffects ground, Content content) {
        this.state = state;
        this.ground = ground;
        all = content.elements().touches();
        for (ContactRule touch : all) {
            spots.add(new SpotMatch(touch.spot(), floor, ground, content.terrains()));
        }
        lasting = new MutableBitLayer(floor.grid());
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            lasting.set(cell, doesAnythingLasting(cell));
        }
    }

    int size() {
        return all.size();
    }

    ContactRule at(int index) {
        return all.get(index);
    }

    private boolean doesAnythingLasting(int cell) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).spot().state() == null && fits(i, cell)) {
                return true;
            }
        }
        return false;
    }

    /** False if a cell does nothing to anybody now. */
    boolean mayFit(int cell) {
        return lasting.at(cell) || ground.isTouched(cell);
    }

    /** True if a cell does it: what carries keeps off everything that lies beneath. */
    boolean fits(int index, int cell) {
        return spots.get(index).fits(cell) && !state.isCarried(cell);
    }
}
