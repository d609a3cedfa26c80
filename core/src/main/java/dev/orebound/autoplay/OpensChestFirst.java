package dev.orebound.autoplay;

/** Runs for the chest before anything else, also while the doors close and monsters come. */
final class OpensChestFirst implements Mischief {
    private static final int PATIENCE_TICKS = 1200;

    private int ticks;

    @Override
    public boolean act(Sight sight, Hands hands) {
        return ticks++ < PATIENCE_TICKS && hands.openChest(sight.places().shutChest());
    }
}
