package dev.orebound.world.combat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.Content;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.TacticComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.EntitySpawner;

/** What thieves take with a blow, and drop when they are slain. */
public final class OreTheft {
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final ComponentMapper<TacticComponent> tactics = ComponentMapper.getFor(TacticComponent.class);
    private final Content content;
    private final TickEvents events;
    private final Player player;
    private final EntitySpawner spawner;

    public OreTheft(Content content, TickEvents events, Player player, EntitySpawner spawner) {
        this.content = content;
        this.events = events;
        this.player = player;
        this.spawner = spawner;
    }

    /**
     * A blow has hurt the player: if a thief struck it that carries nothing yet, it takes from the fullest flask.
     *
     * @param all among whom the thief is
     * @param byMonster index of its kind into the content's monsters, or -1
     */
    public void robPlayer(ImmutableArray<Entity> all, long bySpawnId, int byMonster) {
        if (byMonster < 0) {
            return;
        }
        FightingStyle manner = content.manners().get(content.monsters().at(byMonster).manner());
        for (int i = 0; i < all.size() && manner.steals(); i++) {
            if (monsters.has(all.get(i)) && spawns.get(all.get(i)).spawnId == bySpawnId) {
                rob(tactics.get(all.get(i)), manner.theft(), bySpawnId);
                return;
            }
        }
    }

    private void rob(TacticComponent thief, FightingStyle.Theft theft, long thiefId) {
        int[] flasks = player.hands().flasks;
        int fullest = 0;
        for (int ore = 1; ore < flasks.length; ore++) {
            fullest = flasks[ore] > flasks[fullest] ? ore : fullest;
        }
        int measures = Math.min(theft.measures(), flasks[fullest]);
        if (thief.stolenMeasures > 0 || measures == 0) {
            return;
        }
        flasks[fullest] -= measures;
        thief.stolenOre = fullest;
        thief.stolenMeasures = measures;
        thief.hiddenTicks = 0;
        events.ore(EventType.ORE_STOLEN, player.body(), fullest, measures, thiefId);
    }

    /** Whoever ends drops what it carried off. */
    public void drop(Entity entity, BodyComponent body) {
        TacticComponent thief = tactics.get(entity);
        if (thief == null) {
            return;
        }
        for (int shard = 0; shard < thief.stolenMeasures; shard++) {
            spawner.shard(thief.stolenOre, body.x, body.y);
        }
        thief.stolenMeasures = 0;
    }
}
