package dev.orebound.content.floor;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.JsonEntry;
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
        DepthScaling monsterHealth,
        DepthScaling monsterDamage,
        DepthScaling oreYield,
        DepthScaling lootAmount,
        DepthScaling golemHealth,
        DepthScaling golemDamage) {

    public static final String FILE = "content/depths.json";

    public static DepthRules read(Assets assets, List<String> complaints) {
        JsonEntry entry = JsonEntry.root(assets, FILE, complaints);
        DepthRules rules = new DepthRules(
                DepthScaling.read(entry, "monster_health"),
                DepthScaling.read(entry, "monster_damage"),
                DepthScaling.read(entry, "ore_yield"),
                DepthScaling.read(entry, "loot_amount"),
                DepthScaling.read(entry, "golem_health"),
                DepthScaling.read(entry, "golem_damage"));
        entry.rejectUnknownFields();
        return rules;
    }
}
