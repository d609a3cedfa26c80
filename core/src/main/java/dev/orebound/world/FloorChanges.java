package dev.orebound.world;

import dev.orebound.grid.FieldOfView;

/** The only way to change a {@link FloorState}. The world's own systems hold it, and nobody else. */
public final class FloorChanges {
    private final FloorState state;
    private final FieldOfView fieldOfView;

    FloorChanges(FloorState state) {
        this.state = state;
        this.fieldOfView = new FieldOfView(state.floor.grid());
    }

    /**
     * Takes damage off the ore on a cell.
     *
     * @return what it still takes to break it; 0 when it breaks now
     */
    public int damageOre(int cell, int damage) {
        int left = Math.max(0, state.oreHealth.at(cell) - damage);
        state.oreHealth.set(cell, left);
        return left;
    }

    /** Lets ore stand on a cell that can be walked on. */
    public void growOre(int cell, int kind, int hardness) {
        state.ore.set(cell, kind);
        state.oreHealth.set(cell, hardness);
        state.grown.add(cell);
        state.block(cell);
    }

    /** Clears broken ore away; its cell can be walked from now on. */
    public void removeOre(int cell) {
        state.ore.set(cell, FloorState.NO_ORE);
        state.oreHealth.set(cell, 0);
        state.clear(cell);
    }

    /** Takes away what stood fast on a cell, which can be walked from now on. */
    public void removeFixture(int cell) {
        state.clear(cell);
    }

    /** Opens the floor's chest of this number. */
    public void openChest(int chest) {
        state.chestOpen[chest] = true;
    }

    /** Shuts the floor's chest of this number again, as if nobody had opened it. */
    public void shutChest(int chest) {
        state.chestOpen[chest] = false;
    }

    /** Shuts a doorway's cell: nothing passes, walking or looking. */
    public void shutDoor(int cell) {
        state.opaque.set(cell, true);
        state.veil(cell);
        state.block(cell);
    }

    /** Opens a doorway's cell again. */
    public void openDoor(int cell) {
        state.opaque.set(cell, false);
        state.veil(cell);
        state.clear(cell);
    }

    /** Moves the leaf of a door, from 0, open, to 1, shut; what is solid does not change by this. */
    public void moveLeaf(Door door, float shut) {
        door.shut = Math.max(0, Math.min(1, shut));
    }

    /** Lets steam stand on a cell, or no longer: nobody sees past it, and who stands in it sees no farther than the next cells. */
    public void veil(int cell, boolean isSteaming) {
        state.steam.set(cell, isSteaming);
        state.veil(cell);
    }

    /** Lets a passable liquid that floods a cell slow walkers as it does elsewhere. */
    public void flood(int cell, int liquid) {
        state.setPace(cell, liquid);
    }

    /** The flood on a cell has drained off. */
    public void drain(int cell) {
        state.setPace(cell, state.floor.liquid().at(cell));
    }

    /** Looks around from a cell and remembers what was seen. */
    public void look(int from, int radiusCells) {
        fieldOfView.look(state.veiled, from, state.steam.at(from) ? 1 : radiusCells, state.inSight);
        for (int cell = 0; cell < state.floor.grid().size(); cell++) {
            if (state.inSight.at(cell)) {
                state.seen.set(cell, true);
            }
        }
        state.sightVersion++;
    }

    /**
     * Remembers every cell as seen.
     *
     * @return how many were not before
     */
    public int reveal() {
        int before = state.seen.count();
        for (int cell = 0; cell < state.floor.grid().size(); cell++) {
            state.seen.set(cell, true);
        }
        state.sightVersion++;
        return state.floor.grid().size() - before;
    }
}
