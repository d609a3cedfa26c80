package dev.orebound.world.element;

/** Sets the effects of the elements on cells, as play would. */
public final class GroundBrush {
    private final GroundEffects ground;

    public GroundBrush(GroundEffects ground) {
        this.ground = ground;
    }

    public void burn(int cell, int ticks) {
        ground.burningTicks[cell] = ticks;
        ground.version++;
    }

    public void steam(int cell, int ticks) {
        ground.steamTicks[cell] = ticks;
        ground.version++;
    }

    public void charge(int cell, int ticks) {
        ground.chargedTicks[cell] = ticks;
        ground.version++;
    }

    public void blacken(int cell) {
        ground.burnt[cell] = true;
        ground.version++;
    }
}
