package dev.orebound.view.draw;

/** Kinds of quads. {@code assets/shaders/sprite.frag.glsl} draws them by their numbers. */
public enum QuadShape {
    /**
     * A picture of the texture. Effect: flash, glow, and how much it counts as ground, on which no least light falls.
     */
    SPRITE,
    /** One colour. Effect: flash, glow. */
    BLOCK,
    /** A dark ellipse. */
    SHADOW,
    /** A slice of a disc that fills from its tip. Effect: fill, glow, half its arc in half turns. */
    WEDGE,
    /** The trail of a blow. Effect: progress, glow, half its arc in half turns. */
    CRESCENT,
    /** The edge of a disc. Effect: nothing, glow, thickness as a part of its radius. */
    RING,
    /** Light without a body. Effect: nothing, strength. */
    HAZE,
    /**
     * A strip that fills along its way. Effect: fill, glow, number of arrowheads as a part of 255; 128 more if they
     * point back.
     */
    LANE,
    /** A disc on which something comes down. Effect: progress of the fall, glow, a quarter if it is hollow. */
    TARGET,
    /** A ring of runes that closes in. Effect: progress, glow. */
    RUNES,
    /** The trail of a shot. Effect: nothing, glow. */
    TRAIL,
    /** Arrowheads along a way. Effect: progress, glow, their number as a part of 255. */
    ARROWS,
    /**
     * A picture of the texture in one colour that keeps its shades. Effect: place of a sheen that runs over it, glow,
     * brightness of the sheen.
     */
    COAT,
    /** The outline of a picture of the texture, filled. Effect: nothing, glow. */
    SILHOUETTE,
    /** A cloud that hides everything behind it. Effect: its turn round itself, glow. */
    CLOUD,
    /**
     * Soot on the ground, ragged where it ends. The colour holds how burnt the corners are in the south-west,
     * south-east and north-west. Effect: how burnt the one in the north-east is.
     */
    SOOT,
    /** A dark disc, ragged where it ends, that quiets everything beneath it. */
    VEIL,
    /** A crescent that grows at the far end of a {@link #WEDGE}, with the same effect. */
    WEDGE_EDGE,
    /** The edges of a {@link #LANE} alone. */
    LANE_EDGE,
    /** The edge of a {@link #TARGET} alone. */
    TARGET_EDGE,
    /**
     * A thin film of water that glints. As of all grounds of a cell up to {@link #EMBERS}, the alpha of its colour is
     * how far it has spread. Effect: the cells round it with the same ground or with rock, a bit of 255 each,
     * counter-clockwise from the east; how far its motion is, which goes round; below a half if it only warns, then
     * from a half, about to end, to 1. Like all shapes below, it reaches six pixels over the cell on every side, where
     * round outlines bulge.
     */
    PUDDLE,
    /** Ice with cracks, which opens along them in the end. */
    ICE,
    /** Wet mud. */
    MUD,
    /** Molten rock. */
    MAGMA,
    /** Dark plates with glowing cracks between them. */
    CRUST,
    /** A bed of coals. */
    EMBERS,
    /** Streaks of wind. The last measure is their direction, in parts of a turn, counter-clockwise from the east. */
    DRAUGHT,
    /**
     * The rim of cells that are about to do harm. Effect: cells round it as above, pulse, how much of the inside it
     * fills.
     */
    RIM,
    /** The trace that an influence leaves on bare ground for a moment. Effect: cells round it as above. */
    STAIN,
    /** A disc that bursts from its middle. Effect: progress, glow, a quarter if it is hollow, 1 if it draws in. */
    BLAST,
    /** The edge of a {@link #BLAST} alone. */
    BLAST_EDGE
}
