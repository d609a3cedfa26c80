package dev.orebound.content.vignette;

import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;
import java.util.List;

/** A rule of a vignette: when the player does something, its effects follow, once. */
@Meaning(value = "a rule", home = "vignettes.json")
public record VignetteRule(
        @Field("the moment") VignetteMoment when,

        @Field("0..3600 ticks, default 0: from the moment until its effects; at least 24 for effects that hurt")
        int delayTicks,

        @Field(value = "1..4: what follows", name = "then") List<VignetteEffect> effects) {

    /** The moments at which a rule acts, each once on a floor. */
    public enum VignetteMoment {
        @Meaning("the player steps on a cell of the vignette")
        ENTERED,
        @Meaning("the player comes within four cells of its heart, in sight")
        NEARED,
        @Meaning("the player takes a prize, the key, or from a cage")
        TAKEN,
        @Meaning("the player steps on a plate")
        STEPPED,
        @Meaning("the player uses a fixture of the vignette")
        USED,
        @Meaning("ore breaks within seven cells of its heart")
        MINED,
        @Meaning("its horde is dead")
        BEATEN
    }

    /** One thing that a rule does. */
    @Meaning(value = "an effect of a vignette", home = "vignettes.json")
    public record VignetteEffect(@Field("its kind") Kind does) {
        /** The kinds of effects. */
        public sealed interface Kind permits Wake, Collapse, Pour, Alarm, Darken, Pay {}
    }

    /** Lets the vignette's horde come. */
    @Meaning(
            value = "the vignette's horde comes out of its statues and burrows, or wakes where it sleeps",
            word = "wake")
    public record Wake() implements VignetteEffect.Kind {}

    /** Lets the roof come down. */
    @Meaning(
            value = "the roof comes down on the cells that the vignette closes, from its heart outwards; they are "
                    + "rock from then on",
            word = "collapse")
    public record Collapse(
            @Field("4..240 ticks: from one cell to the next")
            int stepTicks,

            @Field("0..60: health that a falling rock takes")
            int damage)
            implements VignetteEffect.Kind {}

    /** Brings an influence to cells. */
    @Meaning(value = "brings something to the ground", word = "pour")
    public record Pour(
            @Field("what (elements.json)") GroundInfluence influence,
            @Field("where") PourSite from,

            @Field("0..6 cells, default 1: radius about each")
            float radiusCells,

            @Field("1..99, default 1: how often") int times,

            @Field("1..3600 ticks, default 60: from one time to the next")
            int everyTicks)
            implements VignetteEffect.Kind {}

    /** The cells from which something pours. */
    public enum PourSite {
        @Meaning("its vents")
        VENTS,
        @Meaning("its heart")
        HEART,
        @Meaning("all its cells")
        CELLS
    }

    /** Makes a noise. */
    @Meaning(value = "a noise that wakes hordes", word = "alarm")
    public record Alarm() implements VignetteEffect.Kind {}

    /** Darkens the place. */
    @Meaning(value = "lights in the room of the vignette go out for a while", word = "darken")
    public record Darken(
            @Field("60..3600 ticks: for how long") int ticks) implements VignetteEffect.Kind {}

    /** Throws items. */
    @Meaning(value = "items fall beside its heart", word = "pay")
    public record Pay(
            @Field("1..9 ids in items.json: all of them") List<String> items) implements VignetteEffect.Kind {}
}
