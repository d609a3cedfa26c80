package dev.orebound.world.help;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.Content;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.monster.Monster;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.element.StatusEffects;
import dev.orebound.world.motion.PlacementSearch;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.SpawnOrder;
import dev.orebound.world.state.EntitySpawner;

/** What a party is given: golems, health, items, ore. */
final class PartyHand {
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final Content content;
    private final Player player;
    private final SpawnOrder companions;
    private final EntitySpawner spawner;
    private final StatusEffects afflictions;
    private final PlacementSearch ground;

    PartyHand(
            Content content,
            Player player,
            StatusEffects afflictions,
            SpawnOrder companions,
            EntitySpawner spawner,
            PlacementSearch ground) {
        this.ground = ground;
        this.content = content;
        this.player = player;
        this.companions = companions;
        this.spawner = spawner;
        this.afflictions = afflictions;
    }

    /** Brings a golem beside the player, while there is room for one in the party. */
    void golem(int kind, ImmutableArray<Entity> all, HelpOutcome outcome) {
        if (companions.size() >= Party.MOST_COMPANIONS || !isGolem(kind)) {
            return;
        }
        int cell = ground.near(player.body().cell, content.monsters().at(kind).radiusCells(), all, null);
        if (cell != Grid.NONE) {
            spawner.companion(kind, cell);
            outcome.bring(spawner.lastSpawnId(), cell);
        }
    }

    private boolean isGolem(int kind) {
        Monster monster = kind < content.monsters().size() ? content.monsters().at(kind) : null;
        for (int i = 0; monster != null && i < content.golems().size(); i++) {
            GolemKind golem = content.golems().at(i);
            if (golem.monster().equals(monster.id())) {
                return true;
            }
        }
        return false;
    }

    /** Makes player and companions whole, and ends what afflicts them. */
    void heal(HelpOutcome outcome) {
        int healed = heal(player.entity());
        for (int i = 0; i < companions.size(); i++) {
            healed += heal(companions.entities().get(i));
        }
        outcome.give(healed);
    }

    private int heal(Entity entity) {
        HealthComponent health = healths.get(entity);
        if (health.health <= 0) {
            return 0;
        }
        int healed = health.most - health.health;
        health.health = health.most;
        afflictions.cure(entity);
        return healed;
    }

    /** Lays an item at the player's feet. */
    void give(int item, ImmutableArray<Entity> all, HelpOutcome outcome) {
        if (item >= content.items().size()) {
            return;
        }
        int cell = ground.near(player.body().cell, content.motion().thingRadius(), all, player.body());
        if (cell != Grid.NONE) {
            spawner.droppedItem(item, cell);
            outcome.bring(spawner.lastSpawnId(), cell);
        }
    }

    /** Puts so many measures into every flask, no more than it holds. */
    void fill(int measures, HelpOutcome outcome) {
        int[] flasks = player.hands().flasks;
        int holds = content.player().flaskMeasures();
        int filled = 0;
        for (int ore = 0; ore < content.ores().size(); ore++) {
            int more = Math.max(0, Math.min(measures, holds - flasks[ore]));
            flasks[ore] += more;
            filled += more;
        }
        outcome.give(filled);
    }
}
