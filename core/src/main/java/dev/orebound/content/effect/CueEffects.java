package dev.orebound.content.effect;

import dev.orebound.content.reading.Field;
import java.util.List;

/** The effects that a cue shows, and how the whole picture reacts. */
public record CueEffects(
        @Field("ids in effects.json, optional: effects, in this order")
        List<String> effects,

        @Field("id in colours, default own: the colour that its effects have as their own")
        String colour,

        @Field("default false: whether it is shown only if the player sees the place")
        boolean inSight,

        @Field("0..1, default 0: shaking of the picture") float shake,

        @Field("0..1, default 0: white flash of the picture")
        float flashWhite,

        @Field("0..1, default 0: red flash of the picture") float flashRed) {

    /** Shows nothing. */
    public static final CueEffects NONE = new CueEffects(List.of(), EffectForm.OWN, false, 0, 0, 0);

    /** Returns true if there is nothing to show. */
    public boolean isEmpty() {
        return effects.isEmpty() && shake == 0 && flashWhite == 0 && flashRed == 0;
    }

    /** The cue of a moment. */
    public record MomentCue(EffectMoment moment, CueEffects shown) {}
}
