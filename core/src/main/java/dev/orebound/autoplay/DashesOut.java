package dev.orebound.autoplay;

import dev.orebound.chance.RandomStream;

/** Waits inside until the doors all but meet, then dashes out between them; three times. */
final class DashesOut implements Mischief {
    private static final int EARLIEST_TICKS = 20;

    private final WalksInAndOut feet;

    DashesOut(RandomStream chance) {
        feet = new WalksInAndOut(() -> chance.between(0, EARLIEST_TICKS), true);
    }

    @Override
    public boolean act(Sight sight, Hands hands) {
        boolean acts = feet.act(sight, hands);
        if (acts && feet.isLeaving()) {
            hands.dash();
        }
        return acts;
    }
}
