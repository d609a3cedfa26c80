package dev.orebound.content.element;

/**
 * The influences that attacks, bodies and burning cells have on the ground. Their effects are in {@code elements.json}.
 */
public enum GroundInfluence {
    FIRE,
    WATER,
    COLD,
    SHOCK,
    WIND
}
