package dev.orebound.world.horde;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import dev.orebound.content.Content;
import dev.orebound.content.behaviour.MindRules;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.state.Player;

/**
 * Monsters of no horde: waves, who was called up by one of them, who is left of a horde that lost its leader. Each minds for
 * itself and no farther than to the end of its search; whoever is shut in an arena with the player hunts for as long.
 */
final class Strays {
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final MindRules rules;
    private final MonsterSenses senses;
    private final Player player;
    private final HordeTransitions turns;

    Strays(Content content, Player player, MonsterSenses senses, HordeTransitions turns) {
        rules = content.minds();
        this.senses = senses;
        this.player = player;
        this.turns = turns;
    }

    void think(Entity entity) {
        MindComponent mind = minds.get(entity);
        switch (mind.state) {
            case HUNTING -> hunt(entity, mind);
            case FLEEING, SHACKLED -> {}
            default -> lookOut(entity, mind);
        }
    }

    private void hunt(Entity entity, MindComponent mind) {
        if (senses.sees(entity) || isShutInWithPlayer(monsters.get(entity))) {
            mind.ticks = 0;
        } else if (mind.ticks > rules.searchTicks() || !player.isAlive()) {
            turn(entity, mind, MindState.SEARCHING, EventType.HORDE_SEARCHED);
        }
    }

    private boolean isShutInWithPlayer(MonsterComponent monster) {
        return player.isAlive() && monster.arenaRoom != 0 && monster.arenaRoom == player.component().room;
    }

    private void lookOut(Entity entity, MindComponent mind) {
        if (senses.notices(entity, mind.state != MindState.ASLEEP)) {
            turns.tell(EventType.PLAYER_NOTICED, entity);
            turn(entity, mind, MindState.HUNTING, EventType.HORDE_WOKEN);
        } else if (mind.state == MindState.ASLEEP && senses.isHurtByItself(entity)) {
            // Whoever lies in fire gets up, and knows of nobody.
            mind.state = MindState.GUARDING;
            mind.ticks = 0;
            healths.get(entity).hurtBySpawnId = WorldEvent.NOBODY;
        } else if (mind.state != MindState.ASLEEP && mind.ticks > rules.searchTicks()) {
            turn(entity, mind, MindState.ASLEEP, EventType.HORDE_CALMED);
        }
    }

    private void turn(Entity entity, MindComponent mind, MindState state, EventType told) {
        mind.state = state;
        mind.ticks = 0;
        mind.hasSlot = false;
        if (state != MindState.HUNTING) {
            healths.get(entity).hurtBySpawnId = WorldEvent.NOBODY;
        }
        turns.tell(told, entity);
    }
}
