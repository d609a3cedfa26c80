package dev.orebound.world.companion;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.COMPANIONS;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
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
import dev.orebound.world.state.ComponentArray;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.Player;
import org.jspecify.annotations.Nullable;

/**
 * Frees captives: finds the one in reach, tells what prevents its release, and counts for how long interact is held. A freed captive
 * becomes a companion.
 */
public final class CaptiveRelease {
    private final Content content;
    private final BitLayer opaque;
    private final TickEvents events;
    private final EntitySpawner spawner;
    private final Player player;
    private @Nullable Entity inReach;

    public CaptiveRelease(FloorContext context, EntitySpawner spawner) {
        content = context.content();
        opaque = context.state().opaque();
        events = context.events();
        this.spawner = spawner;
        player = context.player();
    }

    /**
     * Looks for a captive within the player's reach.
     *
     * @param all all monsters and companions, oldest first
     * @param minds of the monsters, at the same indices
     * @return what can be done with it, or {@link InteractPrompt#NOTHING}
     */
    public InteractPrompt look(ImmutableArray<Entity> all, ComponentArray<MindComponent> minds) {
        inReach = null;
        float reach = content.player().reachCells();
        for (int i = 0; i < all.size() && inReach == null; i++) {
            if (isShackled(minds.find(i)) && isNear(BODIES.get(all.get(i)), player.body(), reach)) {
                inReach = all.get(i);
            }
        }
        if (inReach == null) {
            return InteractPrompt.NOTHING;
        }
        if (isGuarded(all, minds, BODIES.get(inReach))) {
            return InteractPrompt.CAPTIVE_GUARDED;
        }
        return isPartyFull(all) ? InteractPrompt.PARTY_FULL : InteractPrompt.FREE_CAPTIVE;
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
        spawner.companion(kind, body.cell);
        events.actor(EventType.CAPTIVE_FREED, body, spawner.lastSpawnId(), kind);
    }

    /** Returns whether a living monster that is no captive is near. */
    private boolean isGuarded(ImmutableArray<Entity> all, ComponentArray<MindComponent> minds, BodyComponent captive) {
        for (int i = 0; i < all.size(); i++) {
            Entity each = all.get(i);
            if (MONSTERS.has(each)
                    && !isShackled(minds.find(i))
                    && HEALTHS.get(each).health > 0
                    && isNear(BODIES.get(each), captive, content.tactics().captorCells())) {
                return true;
            }
        }
        return false;
    }

    private boolean isPartyFull(ImmutableArray<Entity> all) {
        int count = 0;
        for (int i = 0; i < all.size(); i++) {
            count += COMPANIONS.has(all.get(i)) ? 1 : 0;
        }
        return count >= Party.MOST_COMPANIONS;
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
