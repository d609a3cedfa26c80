package dev.orebound.autoplay;

/** Stands where somebody is about to come up. */
final class StandsOnMarks implements Mischief {
    @Override
    public boolean act(Sight sight, Hands hands) {
        if (sight.arena().marks().size() == 0) {
            return false;
        }
        hands.walkTo(sight.arena().marks().cell(0));
        return true;
    }
}
