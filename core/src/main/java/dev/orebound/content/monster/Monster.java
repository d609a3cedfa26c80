package dev.orebound.content.monster;

import dev.orebound.content.combat.Attack;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.TableEntry;
import java.util.List;

/**
 * A kind of monster. Its name and lore are texts {@code monster.<id>.name} and {@code monster.<id>.lore}.
 *
 * @param sprite the key of its pictures
 * @param health blows are taken from this, 1 to 9999
 * @param speed when it hunts, in cells a second, 0 to 12; one of speed 0 is rooted: nothing moves it
 * @param radiusCells of its body, 0.1 to 0.48, so that it fits through any gap one cell wide
 * @param sightCells how far it can notice somebody, 0 to 40
 * @param weight what knock-back is divided by, 0.2 to 20
 * @param steadyTicks of every stagger, which do nothing to it, 0 to 240; a stagger of no more breaks off no blow of its
 * @param gait how it gets about
 * @param threat what it costs of a wave's budget, 1 to 99
 * @param armour what is taken off every blow against it, 0 to 99; a blow that hurts at all takes at least 1
 * @param manner the id of the way in which it fights
 * @param unharmedBy what never afflicts it
 * @param attacks what it does to the player and for its friends, the most wanted first, 1 to {@value #MOST_ATTACKS}
 */
public record Monster(
        String id,
        String sprite,
        int health,
        float speed,
        float radiusCells,
        int sightCells,
        float weight,
        int steadyTicks,
        MovementKind gait,
        int threat,
        int armour,
        String manner,
        List<StatusEffect> unharmedBy,
        List<Attack> attacks)
        implements TableEntry {

    /** No monster has more attacks than this. */
    public static final int MOST_ATTACKS = 4;

    public static final String FILE = "content/monsters.json";

    /** Returns true if nothing moves it. */
    public boolean isRooted() {
        return speed == 0;
    }

    /** Returns true if it lives in deep liquid and never leaves it. */
    public boolean swims() {
        return gait == MovementKind.SWIMS;
    }

    /** Returns true if the ground has no effect on it. */
    public boolean isOffTheGround() {
        return gait == MovementKind.HOVERS;
    }

    public static ContentTable<Monster> readAll(
            Assets assets, ContentTable<FightingStyle> manners, List<String> complaints) {
        return ContentTable.read(assets, FILE, complaints, entry -> read(entry, manners));
    }

    private static Monster read(JsonEntry entry, ContentTable<FightingStyle> manners) {
        return entry.complete(new Monster(
                entry.name(),
                entry.word("sprite"),
                entry.whole("health", 1, 9999),
                entry.number("speed", 0, 12),
                entry.number("radius_cells", 0.1f, 0.48f),
                entry.whole("sight_cells", 0, 40),
                entry.number("weight", 0.2f, 20),
                entry.whole("steady_ticks", 0, 240),
                entry.choice("gait", MovementKind.class),
                entry.whole("threat", 1, 99),
                entry.wholeOr("armour", 0, 99, 0),
                entry.reference("manner", manners),
                entry.has("unharmed_by") ? List.copyOf(entry.choices("unharmed_by", StatusEffect.class)) : List.of(),
                Attack.readAll(entry, "attacks", 1, MOST_ATTACKS)));
    }

    /** The ways in which a monster moves. */
    public enum MovementKind {
        /** On feet or a belly, which sink where it wades. */
        WALKS,
        /** Above the ground: water rings beneath nothing. */
        HOVERS,
        /** In deep liquid: it never leaves it, and nothing can hit it until it surfaces. */
        SWIMS
    }
}
