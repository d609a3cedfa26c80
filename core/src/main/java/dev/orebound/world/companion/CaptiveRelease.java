package dev.orebound.world.companion;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.Content;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Grid;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.Player;
import org.jspecify.annotations.Nullable;

/**
 * Frees captives: finds the one in reach, tells what prevents its release, and counts for how long interact is held. A
 * freed captive becomes a companion.
 */
public final class CaptiveRelease {
    private final Content content;
    private final BitLayer opaque;
    private final TickEvents events;
    private final EntitySpawner spawner;
    private final ActorColumns actors;
    private final Player player;
    private @Nullable Entity inReach;

    public CaptiveRelease(PartRegistry parts) {
        content = parts.get(Content.class);
        opaque = parts.get(FloorState.class).opaque();
        events = parts.get(TickEvents.class);
        spawner = parts.get(EntitySpawner.class);
        actors = parts.get(ActorColumns.class);
        player = parts.get(Player.class);
    }

    /**
     * Looks for a captive within the player's reach.
     *
     * @return what can be done with it, or {@link InteractPrompt#NOTHING}
     */
    public InteractPrompt look() {
        inReach = null;
        float reach = content.player().reachCells();
        for (int number = 0; number < actors.awakeCount() && inReach == null; number++) {
            int i = actors.awake(number);
            if (isShackled(actors.minds.find(i)) && isNear(actors.bodies.get(i), player.body(), reach)) {
                inReach = actors.entity(i);
            }
        }
        if (inReach == null) {
            return InteractPrompt.NOTHING;
        }
        if (isGuarded(BODIES.get(inReach))) {
            return InteractPrompt.CAPTIVE_GUARDED;
        }
        return isPartyFull() ? InteractPrompt.PARTY_FULL : InteractPrompt.FREE_CAPTIVE;
    }

    /** Returns the cell of the captive in reach, or {@link Grid#NONE}. */
    public int cell() {
        return inReach == null ? Grid.NONE : BODIES.get(inReach).cell;
    }

    /**
     * Counts a tick of releasing the captive in reach.
     *
     * @return the captive to remove when it is free and stands there as a companion, or null
     */
    public @Nullable Entity hold() {
        Entity captive = inReach;
        if (captive == null) {
            return null;
        }
        long id = SPAWNS.get(captive).spawnId;
        if (player.component().freesSpawnId != id) {
            player.component().freesSpawnId = id;
            player.component().freeTicks = 0;
        }
        player.component().freeTicks++;
        if (player.component().freeTicks < content.tactics().freeTicks()) {
            return null;
        }
        letGo();
        free(captive);
        return captive;
    }

    /** Stops releasing. */
    public void letGo() {
        player.component().freesSpawnId = 0;
        player.component().freeTicks = 0;
    }

    private void free(Entity captive) {
        BodyComponent body = BODIES.get(captive);
        int kind = MONSTERS.get(captive).monster;
        spawner.companion(PartyMember.hale(kind), body.cell);
        events.actor(EventType.CAPTIVE_FREED, body, spawner.lastSpawnId(), kind);
    }

    /** Returns whether a living monster that is no captive is near. */
    private boolean isGuarded(BodyComponent captive) {
        for (int i = 0; i < actors.size(); i++) {
            if (actors.monsters.find(i) != null
                    && !isShackled(actors.minds.find(i))
                    && actors.healths.get(i).health > 0
                    && isNear(actors.bodies.get(i), captive, content.tactics().captorCells())) {
                return true;
            }
        }
        return false;
    }

    private boolean isPartyFull() {
        int count = 0;
        for (int i = 0; i < actors.size(); i++) {
            count += actors.companions.find(i) != null ? 1 : 0;
        }
        return count >= player.gear().companyPlaces();
    }

    private static boolean isShackled(@Nullable MindComponent mind) {
        return mind != null && mind.state == MindState.SHACKLED;
    }

    private boolean isNear(BodyComponent one, BodyComponent other, float cells) {
        float dx = one.x - other.x;
        float dy = one.y - other.y;
        return dx * dx + dy * dy <= cells * cells && LineTrace.isClear(opaque, other.x, other.y, one.x, one.y);
    }
}
