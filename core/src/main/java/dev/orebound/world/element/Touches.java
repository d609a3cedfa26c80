package dev.orebound.world.element;

import dev.orebound.cave.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.element.Touch;
import dev.orebound.world.FloorState;
import java.util.ArrayList;
import java.util.List;

/** What the cells of a floor do to who stands on them, as the content says. */
public final class Touches {
    private final FloorState state;
    private final List<Touch> all;
    private final List<SpotMatch> spots = new ArrayList<>();

    public Touches(Floor floor, FloorState state, Ground ground, Content content) {
        this.state = state;
        all = content.elements().touches();
        for (Touch touch : all) {
            spots.add(new SpotMatch(touch.spot(), floor, ground, content.terrains()));
        }
    }

    int size() {
        return all.size();
    }

    Touch at(int index) {
        return all.get(index);
    }

    /** True if a cell does it: what carries keeps off everything that lies beneath. */
    boolean fits(int index, int cell) {
        return spots.get(index).fits(cell) && !state.isCarried(cell);
    }
}
