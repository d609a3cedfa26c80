package dev.orebound.autoplay;

/** Stands in the middle and lets it all happen; whoever cannot be killed so fights after a minute. */
final class DiesInside implements Mischief {
    private static final int STANDING_TICKS = 3600;

    private int ticks;

    @Override
    public boolean act(Sight sight, Hands hands) {
        return sight.arena().state().isSealed() && ticks++ < STANDING_TICKS;
    }
}
