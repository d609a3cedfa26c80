package dev.orebound.content.monster;

import dev.orebound.content.combat.Attack;
import dev.orebound.content.item.BrewBook;
import dev.orebound.content.item.Ore;
import dev.orebound.content.monster.GolemOre.GolemGift;
import dev.orebound.content.reading.ContentTable;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All kinds of golems: each build with each ore, build by build. Their bodies follow the monsters of monsters.json. */
public final class GolemBook implements Iterable<GolemKind> {
    private final GolemRules rules;
    private final ContentTable<GolemKind> kinds;
    private final List<Monster> bodies = new ArrayList<>();
    private final List<@Nullable GolemGift> gifts = new ArrayList<>();
    private final int firstMonster;

    /**
     * Composes all kinds.
     *
     * @param firstMonster the index that the first body has among all monsters
     * @param isSound false after faults in what was read: then there are no kinds
     */
    public GolemBook(GolemRules rules, BrewBook brews, ContentTable<Ore> ores, int firstMonster, boolean isSound) {
        this.rules = rules;
        this.firstMonster = firstMonster;
        List<GolemKind> composed = new ArrayList<>();
        if (isSound) {
            for (GolemBuild build : rules.builds()) {
                for (GolemOre nature : rules.ores()) {
                    GolemKind kind = new GolemKind(nature.id() + "_" + build.id(), build, nature);
                    composed.add(kind);
                    bodies.add(kind.body(rules.manner(), boltOf(nature, brews, ores)));
                }
            }
        }
        kinds = new ContentTable<>(composed);
        for (Ore ore : ores) {
            GolemOre nature = isSound ? natureOf(ore.id()) : null;
            gifts.add(nature == null ? null : nature.gift());
        }
    }

    private static @Nullable Attack boltOf(GolemOre nature, BrewBook brews, ContentTable<Ore> ores) {
        int ore = ores.indexOf(nature.ore());
        int brew = ore < 0 ? BrewBook.NONE : brews.of(1 << ore);
        return brew == BrewBook.NONE ? null : brews.at(brew).bolt().attack();
    }

    /** Returns the monsters followed by the bodies of all kinds. */
    public ContentTable<Monster> after(ContentTable<Monster> monsters) {
        List<Monster> all = new ArrayList<>(monsters.asList());
        all.addAll(bodies);
        return new ContentTable<>(all);
    }

    /** Returns the rows of which the kinds are composed, and the rules of feeding. */
    public GolemRules rules() {
        return rules;
    }

    public int size() {
        return kinds.size();
    }

    public GolemKind at(int index) {
        return kinds.at(index);
    }

    /** Returns the ids of all kinds. */
    public List<String> ids() {
        return kinds.ids();
    }

    /** Returns the kind with an id, the ids of its row of ores and its build joined by an underscore, or null. */
    public @Nullable GolemKind named(String id) {
        return kinds.has(id) ? kinds.get(id) : null;
    }

    /** Returns the index of a kind. */
    public int indexOf(GolemKind kind) {
        return kinds.indexOf(kind.id());
    }

    /** Returns the kind whose body is the monster with an index, or null if that is no golem. */
    public @Nullable GolemKind ofMonster(int monster) {
        int index = monster - firstMonster;
        return index >= 0 && index < kinds.size() ? kinds.at(index) : null;
    }

    /** Returns the index of a kind's body among all monsters. */
    public int monsterOf(GolemKind kind) {
        return firstMonster + kinds.indexOf(kind.id());
    }

    /**
     * Returns the kind of an ore in a build.
     *
     * @param build the number of the build
     * @throws IllegalArgumentException if no row is of the ore
     */
    public GolemKind of(String ore, int build) {
        for (int row = 0; row < rules.ores().size(); row++) {
            if (rules.ores().at(row).ore().equals(ore)) {
                return kinds.at(build * rules.ores().size() + row);
            }
        }
        throw new IllegalArgumentException("no golem for the ore " + ore);
    }

    /** Returns what an ore gives to a golem of another, by the ore's index; null for -1. */
    public @Nullable GolemGift giftOf(int ore) {
        return ore < 0 || ore >= gifts.size() ? null : gifts.get(ore);
    }

    /** Returns the row of an ore, by the ore's id, or null. */
    private @Nullable GolemOre natureOf(String ore) {
        for (int row = 0; row < rules.ores().size(); row++) {
            if (rules.ores().at(row).ore().equals(ore)) {
                return rules.ores().at(row);
            }
        }
        return null;
    }

    @Override
    public Iterator<GolemKind> iterator() {
        return kinds.iterator();
    }
}
