package dev.orebound.content.element;

/** What attacks, bodies and burning cells bring to the ground. What comes of it is in {@code elements.json}. */
public enum GroundInfluence {
    FIRE,
    WATER,
    COLD,
    SHOCK,
    WIND
}
