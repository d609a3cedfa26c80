package dev.orebound.world.state;

/** Raises walls in a played floor, as no part of the game does: tests want one where there was none. */
public final class RaisedWall {
    private RaisedWall() {}

    /** Makes a cell solid and opaque. */
    public static void on(int cell, FloorState state) {
        state.solid.set(cell, true);
        state.opaque.set(cell, true);
        state.solidVersion++;
        state.sightVersion++;
    }
}
