package dev.orebound.content.gear;

import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.combat.HitEffect;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One thing that a rule of gear does: a part of its "then". */
@Meaning(value = "one effect of gear", home = "relics.json")
public record GearEffect(@Field("its kind") Kind does) {

    /** The kinds of effects. Each has a handler in {@code world.gear.GearEffectSystem}. */
    public sealed interface Kind
            permits Blast,
                    Cast,
                    Repeat,
                    Heal,
                    Harm,
                    GiveOre,
                    Haste,
                    Shield,
                    Might,
                    Light,
                    Ward,
                    Suffer,
                    Cure,
                    ReadyDash,
                    FreeBrews,
                    Lure,
                    Drop,
                    Reveal {}

    /** The places at which an effect can happen. */
    public enum GearPlace {
        @Meaning("where the player is")
        SELF,
        @Meaning("where the moment happened")
        THERE
    }

    /** Harms foes in a circle and brings an influence to its ground. */
    @Meaning(value = "hits all foes, and the ground, in a circle", word = "blast")
    public record Blast(
            @Field("its middle") GearPlace at,
            @Field("0.3..6 cells: radius") float radiusCells,

            @Field("0..6 cells, default 0: radius within which nothing reaches the ground")
            float innerCells,

            @Field("0..999, default 0: damage to ore within")
            int oreDamage,

            @Field("optional: what it does to each foe") List<HitEffect> effects,

            @Field("optional: what it brings to the ground (elements.json)") @Nullable
            GroundInfluence influence)
            implements Kind {
        /** Returns it as an attack, whose timing is of no use. */
        public Attack attack() {
            return new Attack(
                    new AttackForm.Burst(radiusCells, innerCells, oreDamage, 0),
                    new Attack.AttackTiming(1, 1, 0),
                    new Attack.AttackRange(0, radiusCells),
                    null,
                    effects,
                    influence);
        }
    }

    /** Uses a brew without its price, along the player's aim. */
    @Meaning(value = "uses a brew for nothing, along the player's aim", word = "cast")
    public record Cast(
            @Field("how") BrewUse use,

            @Field("id in brews.json, optional: which brew; the chosen one if left out") @Nullable
            String brew)
            implements Kind {}

    /** Strikes the last blow of the pick again. */
    @Meaning(value = "strikes the last blow of the pick again at once", word = "repeat")
    public record Repeat(
            @Field("10..200 %: share of its damage") int percent) implements Kind {}

    /** Gives health. */
    @Meaning(value = "gives health", word = "heal")
    public record Heal(
            @Field("0..999, default 0: to the player") int health,

            @Field("0..999, default 0: to each companion") int companions)
            implements Kind {}

    /** Takes health from the player, but never the last. */
    @Meaning(value = "takes health from the player, but never the last", word = "harm")
    public record Harm(@Field("1..99: health") int health) implements Kind {}

    /** Gives ore. */
    @Meaning(value = "fills a flask", word = "ore")
    public record GiveOre(
            @Field("1..99: measures") int measures,

            @Field("id in ores.json, optional: of which ore; of the emptiest flask if left out") @Nullable
            String ore)
            implements Kind {}

    /** Makes the player faster for a while. */
    @Meaning(value = "makes the player faster for a while", word = "haste")
    public record Haste(
            @Field("1..200 %: additional speed") int percent,
            @Field("1..3600 ticks: for how long") int ticks) implements Kind {}

    /** Weakens blows against the player for a while. */
    @Meaning(value = "weakens blows against the player for a while", word = "shield")
    public record Shield(
            @Field("1..100 %: share of a blow that is kept off")
            int percent,

            @Field("1..3600 ticks: for how long") int ticks)
            implements Kind {}

    /** Strengthens the pick and all brews for a while. */
    @Meaning(value = "strengthens the pick and all brews for a while", word = "might")
    public record Might(
            @Field("1..300 %: additional damage") int percent,
            @Field("1..3600 ticks: for how long") int ticks) implements Kind {}

    /** Makes the lamp brighter for a while. */
    @Meaning(value = "widens light and sight for a while", word = "light")
    public record Light(
            @Field("1..20 cells: additional distance") int cells,
            @Field("1..3600 ticks: for how long") int ticks) implements Kind {}

    /** Keeps all blows off the player for a while. */
    @Meaning(value = "keeps all blows off the player for a while", word = "ward")
    public record Ward(@Field("1..240 ticks: for how long") int ticks) implements Kind {}

    /** Gives the player a status. */
    @Meaning(value = "gives the player a status", word = "suffer")
    public record Suffer(TimedStatus timed) implements Kind {}

    /** Ends all statuses of the player. */
    @Meaning(value = "ends all statuses of the player", word = "cure")
    public record Cure() implements Kind {}

    /** Ends the rest after a dash. */
    @Meaning(value = "ends the rest after a dash", word = "ready_dash")
    public record ReadyDash() implements Kind {}

    /** Makes the next uses of brews free. */
    @Meaning(value = "makes the next uses of brews free", word = "free_brews")
    public record FreeBrews(@Field("1..9: how many") int count) implements Kind {}

    /** Makes a noise. */
    @Meaning(value = "makes a noise that monsters hear", word = "lure")
    public record Lure(
            @Field("where") GearPlace at,

            @Field("0..60 cells, default 0: distance within which it wakes everything, however bad its hearing")
            float carriesCells)
            implements Kind {}

    /** Shows part of the map. */
    @Meaning(value = "shows the map about the place where the moment happened", word = "reveal")
    public record Reveal(@Field("1..60 cells: radius") int cells) implements Kind {}

    /** Drops an item. */
    @Meaning(
            value = "drops an item where the moment happened, unless " + Drop.MOST_LYING + " things lie on the floor",
            word = "drop")
    public record Drop(
            @Field("id in items.json: which item") String item) implements Kind {
        /** The things on a floor, shards of ore apart, from which number on nothing more is dropped. */
        public static final int MOST_LYING = 100;
    }
}
