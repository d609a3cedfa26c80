package dev.orebound.content.monster;

import dev.orebound.content.combat.Attack;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.reading.Field;
import dev.orebound.content.reading.Meaning;
import dev.orebound.content.reading.TableEntry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A kind of monster. Its name and lore are texts {@code monster.<id>.name} and {@code monster.<id>.lore}. */
@Meaning("""
        Monsters. Texts: monster.<id>.name and monster.<id>.lore. A second has 60 ticks.""")
public record Monster(
        String id,
        @Field("its pictures") String sprite,

        @Field("1..9999: health") int health,

        @Field("0..12 cells/s: speed of the hunter (the player walks 4.6); at 0 nothing moves it")
        float speed,

        @Field("0.1..0.48 cells: radius of its body") float radiusCells,
        @Field("0..40 cells: distance at which it notices") int sightCells,
        @Field("0.2..20: divides knock-back") float weight,

        @Field("0..240 ticks: part of every stagger that has no effect; a stagger of no more breaks off none of "
                + "its attacks")
        int steadyTicks,

        @Field("how it gets about") MovementKind gait,

        @Field("1..99: price in the budget of a wave") int threat,

        @Field("0..99, default 0: taken off every blow; a blow takes at least 1")
        int armour,

        @Field("id in manners.json: how it fights") String manner,

        @Field("optional: id of the biome in which it is at home; left out: it is at home nowhere") @Nullable
        String home,

        @Field("optional: statuses (elements.json) that never affect it")
        List<StatusEffect> unharmedBy,

        @Field("0.." + Monster.MOST_ATTACKS
                + " attacks: the most wanted first: it begins the first that is ready and whose distances "
                + "fit. Without any it only stands there to be protected (ward in arenas.json)")
        List<Attack> attacks)
        implements TableEntry {

    /** The most attacks of a monster. */
    public static final int MOST_ATTACKS = 4;

    public static final String FILE = "content/monsters.json";

    /** Returns true if nothing moves it. */
    public boolean isRooted() {
        return speed == 0;
    }

    /** Returns true if it has an attack that takes ore from the player. */
    public boolean steals() {
        return attacks.stream().anyMatch(Attack::steals);
    }

    /** Returns true if it neither attacks nor thinks: a ward, which monsters can hurt and the player's side cannot. */
    public boolean isWard() {
        return attacks.isEmpty();
    }

    /** Returns true if it lives in deep liquid and never leaves it. */
    public boolean swims() {
        return gait == MovementKind.SWIMS;
    }

    /** Returns true if the ground has no effect on it. */
    public boolean isOffTheGround() {
        return gait == MovementKind.HOVERS;
    }

    /** The ways in which a monster moves. */
    public enum MovementKind {
        @Meaning("on feet or a belly, which sink where it wades")
        WALKS,
        @Meaning("above the ground: water rings beneath nothing")
        HOVERS,
        @Meaning("in deep liquid: it never leaves it, and nothing can hit it until it surfaces")
        SWIMS
    }
}
