package dev.orebound.view.draw;

/** What a quad shows; {@code assets/shaders/sprite.frag.glsl} draws them by these numbers. */
public enum QuadShape {
    /** A picture of the texture. Effect: flash, glow. */
    SPRITE,
    /** One colour. Effect: flash, glow. */
    BLOCK,
    /** A dark ellipse. */
    SHADOW,
    /** A slice of a disc that fills from its tip. Effect: how full, glow, half its arc in half turns. */
    WEDGE,
    /** The trail of a blow. Effect: how far along, glow, half its arc in half turns. */
    CRESCENT,
    /** The edge of a disc. Effect: nothing, glow, how thick as a part of its radius. */
    RING,
    /** Light without a body. Effect: nothing, how strong. */
    HAZE,
    /** A strip that fills along its way. Effect: how full, glow, how many arrowheads, as a part of 255. */
    LANE,
    /** A disc on which something comes down. Effect: how near that is, glow. */
    TARGET,
    /** A ring of runes that closes in. Effect: how far, glow. */
    RUNES,
    /** What a shot leaves behind. Effect: nothing, glow. */
    TRAIL,
    /** Arrowheads along a way. Effect: how far they have run, glow, how many, as a part of 255. */
    ARROWS,
    /** A picture of the texture in one colour that keeps its shades. Effect: where a sheen runs over it, glow, how bright. */
    COAT,
    /** The outline of a picture of the texture, filled. Effect: nothing, glow. */
    SILHOUETTE,
    /** A cloud that hides what is behind it. Effect: how far it has turned round itself, glow. */
    CLOUD
}
