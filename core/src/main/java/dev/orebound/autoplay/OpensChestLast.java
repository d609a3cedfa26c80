package dev.orebound.autoplay;

/** Leaves the chest shut until all is over, if it may, and opens it then. */
final class OpensChestLast implements Mischief {
    private static final int PATIENCE_TICKS = 1200;

    private int ticks;

    @Override
    public boolean act(Sight sight, Hands hands) {
        return sight.arena().state().isOver()
                && ticks++ < PATIENCE_TICKS
                && hands.openChest(sight.places().shutChest());
    }
}
