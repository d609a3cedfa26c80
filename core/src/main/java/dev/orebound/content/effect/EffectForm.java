package dev.orebound.content.effect;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;

/**
 * A part of an effect. Lengths are world pixels, of which a cell has 16. The size is what the event measures: the
 * radius of a blast, in pixels, or another number that the meaning of a moment states.
 */
public sealed interface EffectForm
        permits EffectForm.Burst, EffectForm.Spray, EffectForm.Single, EffectForm.Ring, EffectForm.Flare {
    /** The colour of what the event is about. */
    String OWN = "own";

    /** The colour of the ore that lies on most of the floor. */
    String REGION = "region";

    /** Returns the name of its colour. */
    String colour();

    /** Particles in all directions. */
    @Meaning(value = "particles in all directions", word = "burst")
    record Burst(
            @Field("kind of the particles") ParticleKind of,
            @Field("0..400, default 0: number of particles") int count,

            @Field("0..8, default 0: particles besides those, for each that per_size of the effect gives; rounded down")
            float share,

            @Field("-64..64 px, default 0: from the place to the north")
            float y,

            @Field("0..160 px, default 0: height above the ground")
            float height,

            @Field("0..400 px/s, default 0: speed of the fastest, away from the place")
            float speed,

            @Field("0..16, default 0: speed besides that, for each pixel of the size")
            float speedOfSize,

            @Field("-200..400 px/s, default 0: speed upwards of the fastest")
            float up,

            @Field("id in colours, default own: its colour") String colour)
            implements EffectForm {}

    /** Particles in a cone round the direction of the event. */
    @Meaning(value = "particles in a cone round the direction of the event", word = "spray")
    record Spray(
            @Field("kind of the particles") ParticleKind of,
            @Field("0..400, default 0: number of particles") int count,

            @Field("0..8, default 0: particles besides those, for each that per_size of the effect gives; rounded down")
            float share,

            @Field("1..400, default 400: the most particles")
            int most,

            @Field("-64..64 px, default 0: from the place to the north")
            float y,

            @Field("0..160 px, default 0: height above the ground")
            float height,

            @Field("0..400 px/s: speed of the fastest") float speed,

            @Field("default false: whether they fly against the direction")
            boolean backwards,

            @Field("id in colours, default own: its colour") String colour)
            implements EffectForm {}

    /** One particle. */
    @Meaning(value = "one particle", word = "single")
    record Single(
            @Field("kind of the particle") ParticleKind of,

            @Field("-64..64 px, default 0: from the place to the east")
            float x,

            @Field("-64..64 px, default 0: from the place to the north")
            float y,

            @Field("0..160 px, default 0: height above the ground")
            float height,

            @Field("0..400 px/s, default 0: speed in the direction of the event")
            float speed,

            @Field("-200..400 px/s, default 0: speed upwards")
            float up,

            @Field("id in colours, default own: its colour") String colour)
            implements EffectForm {}

    /** A ring on the ground that runs outwards. */
    @Meaning(value = "a ring on the ground that runs outwards", word = "ring")
    record Ring(
            @Field("-64..64 px, default 0: from the place to the north")
            float y,

            @Field("0..200 px, default 0: radius at its end")
            float radius,

            @Field("0..8, default 0: radius besides that, for each pixel of the size")
            float radiusOfSize,

            @Field("0.05..4 s: time until it is gone") float seconds,

            @Field("id in colours, default own: its colour") String colour)
            implements EffectForm {}

    /** A light that flares up and goes out. */
    @Meaning(value = "a light that flares up and goes out", word = "flare")
    record Flare(
            @Field("-64..64 px, default 0: from the place to the north")
            float y,

            @Field("0..400 px, default 0: radius") float radius,

            @Field("0..8, default 0: radius besides that, for each pixel of the size")
            float radiusOfSize,

            @Field("0..4: brightness at its brightest") float strength,
            @Field("0.05..4 s: time until it is out") float seconds,

            @Field("id in colours, default own: its colour") String colour)
            implements EffectForm {}
}
