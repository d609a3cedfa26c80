package dev.orebound.lab.making;

import dev.orebound.lab.picture.PictureLayer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The layers that a picture of a recorded generation shows: those that are switched on and, if it follows, those that
 * the running pass changes.
 */
public final class ShownLayers {
    private final EnumSet<PictureLayer> on = EnumSet.copyOf(PictureLayer.USUAL);
    private boolean follows = true;

    /** Returns a copy, for a picture that is painted later. */
    public ShownLayers copy() {
        ShownLayers copy = new ShownLayers();
        copy.on.clear();
        copy.on.addAll(on);
        copy.follows = follows;
        return copy;
    }

    /** True if a layer is switched on. */
    public boolean isOn(PictureLayer layer) {
        return on.contains(layer);
    }

    /** Switches a layer on, or off. */
    public void toggle(PictureLayer layer) {
        if (!on.remove(layer)) {
            on.add(layer);
        }
    }

    /** True if what the running pass writes is shown as long as it runs. */
    public boolean follows() {
        return follows;
    }

    public void toggleFollowing() {
        follows = !follows;
    }

    /** The layers to paint where a view stands, each over those before it. */
    public List<PictureLayer> at(MakingView view) {
        Set<PictureLayer> wanted = EnumSet.noneOf(PictureLayer.class);
        wanted.addAll(on);
        if (follows) {
            FloorMaking making = view.making();
            for (int step = making.beginOfPass(view.index()); step <= view.index(); step++) {
                wanted.addAll(making.step(step).layers());
            }
        }
        List<PictureLayer> shown = new ArrayList<>();
        for (PictureLayer layer : PictureLayer.values()) {
            boolean isThere = !PictureLayer.OF_CELLS.contains(layer) || view.has(layer);
            // Before corridors are drilled the structure is what is carved.
            boolean standsIn = layer == PictureLayer.STRUCTURE && view.has(PictureLayer.CARVED);
            if (wanted.contains(layer) && (isThere || standsIn)) {
                shown.add(layer);
            }
        }
        return shown;
    }
}
