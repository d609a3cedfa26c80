package dev.orebound.content;

import java.util.List;

/**
 * How a floor's depth changes what is on it, in percent of what each kind says of itself.
 *
 * @param monsterHealth of every monster that is born there
 * @param monsterDamage of every blow of theirs, and of what they leave burning
 * @param oreYield shards that a cell of ore drops, and a warden
 * @param lootAmount of every item that is picked up and fills or heals
 * @param golemHealth of every companion
 * @param golemDamage of every blow of theirs
 */
public record DepthRules(
        Curve monsterHealth,
        Curve monsterDamage,
        Curve oreYield,
        Curve lootAmount,
        Curve golemHealth,
        Curve golemDamage) {

    static final String FILE = "content/depths.json";

    static DepthRules read(Assets assets, List<String> complaints) {
        Entry entry = Entry.root(assets, FILE, complaints);
        DepthRules rules = new DepthRules(
                Curve.read(entry, "monster_health"),
                Curve.read(entry, "monster_damage"),
                Curve.read(entry, "ore_yield"),
                Curve.read(entry, "loot_amount"),
                Curve.read(entry, "golem_health"),
                Curve.read(entry, "golem_damage"));
        entry.rejectUnknownFields();
        return rules;
    }
}
