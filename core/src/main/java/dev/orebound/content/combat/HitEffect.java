package dev.orebound.content.combat;

import dev.orebound.content.element.TimedStatus;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;

/** One of the effects of an attack on everything that it hits. */
@Meaning(value = "one effect of a hit", home = "monsters.json")
public record HitEffect(@Field("its kind") Kind does) {

    /** The kinds of effects. Each has a handler in {@code world.combat.DamageSystem}. */
    public sealed interface Kind permits Damage, Push, Stagger, Inflict, Drain, Steal {}

    /** Takes health. */
    @Meaning(value = "takes health", word = "damage")
    public record Damage(
            @Field("1..999: health taken, before armour") int health) implements Kind {}

    /** Knocks its target away from the attacker. */
    @Meaning(value = "knocks the target away", word = "push")
    public record Push(
            @Field("-6..6 cells: how far a body of weight 1 slides over free ground; towards the attacker if negative")
            float cells)
            implements Kind {}

    /** Keeps its target from acting. */
    @Meaning(value = "keeps the target from acting", word = "stagger")
    public record Stagger(
            @Field("1..240 ticks: for how long") int ticks) implements Kind {}

    /** Gives its target a status. */
    @Meaning(value = "gives the target a status", word = "inflict")
    public record Inflict(TimedStatus timed) implements Kind {}

    /** Gives the attacker a share of the health that it has taken. */
    @Meaning(value = "gives the attacker health that it has taken", word = "drain")
    public record Drain(
            @Field("1..200 %: share of the health taken, rounded up")
            int percent) implements Kind {}

    /** Takes ore from the player, if the hit takes health. */
    @Meaning(
            value = "takes ore from a player whom it hurts; the thief runs off, and drops it if killed",
            word = "steal")
    public record Steal(
            @Field("1..99: measures from the fullest flask") int measures) implements Kind {}
}
