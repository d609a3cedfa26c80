package dev.orebound.autoplay;

/** No mischief at all: steps in, fights, walks out. */
final class FightsFairly implements Mischief {
    @Override
    public boolean act(Sight sight, Hands hands) {
        return false;
    }
}
