package dev.orebound.content.effect;

import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import java.util.List;

/** Particles, rings and lights that are shown together, in the order of their parts. */
public record VisualEffect(
        String id,

        @Field("default here: where it is shown") EffectPlace at,

        @Field("0..8, default 0: particles for each pixel of the size; parts have shares of their number, which is"
                + " rounded and divided among the ores of a brew")
        float perSize,

        @Field("default false: whether its particles lie beneath marks, bodies and shots")
        boolean beneath,

        @Field("0..24: what is shown, in this order; none shows nothing")
        List<EffectPart> parts)
        implements TableEntry {

    /** The places at which an effect is shown. */
    public enum EffectPlace {
        @Meaning("where the event is")
        HERE,
        @Meaning("where the player is seen")
        PLAYER,
        @Meaning("at each door of the event's room")
        DOORS,
        @Meaning("at the chest that the event's trap room lets rise")
        CHEST,
        @Meaning("at each exit of the floor")
        EXITS
    }

    /** A part of an effect. */
    public record EffectPart(@Field("what it is") EffectForm show) {}
}
