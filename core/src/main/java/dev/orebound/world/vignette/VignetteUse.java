package dev.orebound.world.vignette;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.vignette.LockWay;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.component.PropState;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.gift.RelicOffer;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.intent.PendingChoice;
import dev.orebound.world.motion.PlacementSearch;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.PartyMember;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.PlayerReach;
import dev.orebound.world.state.Population;
import dev.orebound.world.state.SpawnOrder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Handles the things of vignettes that the player can use: finds the one in reach, tells what it offers, and does it. A
 * key is picked up by walking over it, too.
 */
public final class VignetteUse {
    /** Distance in cells within which a key is picked up without asking. */
    private static final float PICK_UP_CELLS = 0.6f;

    /** Distance in cells, straight or diagonal, at which a message can be read. */
    private static final int READING_CELLS = 1;

    private final Content content;
    private final Floor floor;
    private final NoiseQueue noises;
    private final EntitySpawner spawner;
    private final ActorColumns columns;
    private final FloorState state;
    private final Grid grid;
    private final TickEvents events;
    private final Player player;
    private final SpawnOrder companions;
    private final FloorGifts gifts;
    private final RelicOffer relics;
    private final PlayerReach reach;
    private final PlacementSearch places;
    private final FloorVignettes vignettes;
    private final LockOpening opening;
    private InteractPrompt prompt = InteractPrompt.NOTHING;
    private int cell = Grid.NONE;

    public VignetteUse(PartRegistry parts) {
        HazardMap hazards = parts.get(HazardMap.class);
        floor = parts.get(Floor.class);
        noises = parts.get(NoiseQueue.class);
        spawner = parts.get(EntitySpawner.class);
        columns = parts.get(ActorColumns.class);
        companions = parts.get(Population.class).companions();
        gifts = parts.get(FloorGifts.class);
        relics = parts.get(RelicOffer.class);
        vignettes = parts.get(FloorVignettes.class);
        content = parts.get(Content.class);
        state = parts.get(FloorState.class);
        grid = parts.get(Floor.class).grid();
        events = parts.get(TickEvents.class);
        player = parts.get(Player.class);
        reach = new PlayerReach(parts);
        places = new PlacementSearch(parts.get(Floor.class), state, hazards, parts.get(BodyCollider.class));
        opening = new LockOpening(parts);
    }

    /**
     * Looks for a thing within the player's reach, an offer before what only tells something, and picks up the keys
     * underfoot.
     *
     * @return what can be done with it, or {@link InteractPrompt#NOTHING}
     */
    public InteractPrompt look() {
        prompt = InteractPrompt.NOTHING;
        cell = Grid.NONE;
        lookForKeys();
        List<PropComponent> props = state.props();
        for (int i = 0; i < props.size(); i++) {
            look(props.get(i));
        }
        List<LockComponent> locks = state.locks();
        for (int i = 0; i < locks.size(); i++) {
            if (!locks.get(i).isOpen && !locks.get(i).isHidden) {
                look(locks.get(i));
            }
        }
        return prompt;
    }

    /** Returns the cell of what {@link #look} found, or {@link Grid#NONE}. */
    public int cell() {
        return cell;
    }

    private void offer(InteractPrompt offered, int at) {
        if (prompt == InteractPrompt.NOTHING || (offered.isOffer() && !prompt.isOffer())) {
            prompt = offered;
            cell = at;
        }
    }

    /** Offers the use of a prop, unless a nearer one is offered, such as the cage on the other side of the player. */
    private void offerNearest(InteractPrompt offered, int at) {
        boolean isOfProp = cell != Grid.NONE && state.prop(cell) != null && prompt.isOffer() == offered.isOffer();
        if (isOfProp && distance2(at) < distance2(cell)) {
            prompt = offered;
            cell = at;
        } else {
            offer(offered, at);
        }
    }

    private float distance2(int at) {
        float dx = grid.x(at) + 0.5f - player.body().x;
        float dy = grid.y(at) + 0.5f - player.body().y;
        return dx * dx + dy * dy;
    }

    private void lookForKeys() {
        List<KeyComponent> keys = state.keys();
        for (int i = 0; i < keys.size(); i++) {
            KeyComponent key = keys.get(i);
            if (key.state == KeyState.LYING && isUnderfoot(key.cell)) {
                take(key);
            } else if (key.state == KeyState.LYING && reach.holdsOrTouches(key.cell)) {
                offer(InteractPrompt.TAKE_KEY, key.cell);
            }
        }
    }

    private boolean isUnderfoot(int at) {
        return player.body().cell == at || distance2(at) <= PICK_UP_CELLS * PICK_UP_CELLS;
    }

    private void look(PropComponent prop) {
        boolean isShut = prop.state == PropState.SHUT;
        if (prop.kind == PropKind.MESSAGE) {
            lookAtMessage(prop);
        } else if ((isShut || prop.state == PropState.STANDING)
                && isUsed(prop.kind)
                && reach.holdsOrTouches(prop.cell)) {
            offerNearest(isShut ? InteractPrompt.CAGE_SHUT : offerOf(prop), prop.cell);
        }
    }

    private static boolean isUsed(PropKind kind) {
        return kind == PropKind.PRIZE || kind == PropKind.CAGE || kind == PropKind.KENNEL || kind == PropKind.LEVER;
    }

    private InteractPrompt offerOf(PropComponent prop) {
        return switch (prop.kind) {
            case PRIZE -> InteractPrompt.TAKE_PRIZE;
            case CAGE -> InteractPrompt.TAKE_FROM_CAGE;
            case KENNEL ->
                companions.size() < player.gear().companyPlaces()
                        ? InteractPrompt.FREE_FROM_KENNEL
                        : InteractPrompt.PARTY_FULL;
            case LEVER -> InteractPrompt.PULL_LEVER;
            default -> InteractPrompt.NOTHING;
        };
    }

    private void lookAtMessage(PropComponent prop) {
        int dx = Math.abs(grid.x(prop.cell) - grid.x(player.body().cell));
        int dy = Math.abs(grid.y(prop.cell) - grid.y(player.body().cell));
        if (Math.max(dx, dy) > READING_CELLS) {
            return;
        }
        if (prop.state == PropState.STANDING) {
            prop.state = PropState.SPENT;
            vignettes.tell(EventType.MESSAGE_FOUND, prop.vignette, prop.cell);
        }
        offer(InteractPrompt.READ_MESSAGE, prop.cell);
    }

    private void look(LockComponent lock) {
        int at = floor.locks().get(lock.number).cells().at(0);
        if (reach.holdsOrTouches(at)) {
            offer(keyTo(lock) == null ? InteractPrompt.LOCK_SHUT : InteractPrompt.UNLOCK, at);
        }
    }

    /** Returns the key to a lock that the player carries, or null. */
    private @Nullable KeyComponent keyTo(LockComponent lock) {
        List<KeyComponent> keys = state.keys();
        for (int i = 0; i < keys.size(); i++) {
            KeyComponent key = keys.get(i);
            if (key.lock == lock.number
                    && key.state == KeyState.WITH_PLAYER
                    && opening.way(lock, LockWay.ByKey.class) != LockOpening.NONE) {
                return key;
            }
        }
        return null;
    }

    /** Does what {@link #look} offered. */
    public void use() {
        switch (prompt) {
            case TAKE_KEY -> takeKeyAt(cell);
            case UNLOCK -> openAt(cell);
            case TAKE_PRIZE, TAKE_FROM_CAGE, FREE_FROM_KENNEL, PULL_LEVER -> useAt(cell);
            default -> {}
        }
    }

    private void takeKeyAt(int at) {
        List<KeyComponent> keys = state.keys();
        for (int i = 0; i < keys.size(); i++) {
            if (keys.get(i).cell == at && keys.get(i).state == KeyState.LYING) {
                take(keys.get(i));
            }
        }
    }

    private void take(KeyComponent key) {
        key.state = KeyState.WITH_PLAYER;
        vignettes.tellOfLock(EventType.LOCK_KEY_TAKEN, key.lock, key.cell);
        if (key.vignette >= 0) {
            vignettes.take(key.vignette);
        }
    }

    /** Opens a lock by its number, from 0, for a playtester; returns false if it is open already or does not exist. */
    public boolean open(int lock) {
        boolean isShut =
                lock >= 0 && lock < state.locks().size() && !state.locks().get(lock).isOpen;
        if (isShut) {
            opening.find(state.locks().get(lock));
            opening.open(state.locks().get(lock));
        }
        return isShut;
    }

    private void openAt(int at) {
        LockComponent lock = state.shutLock(at);
        if (lock != null) {
            opening.open(lock);
        }
    }

    private void useAt(int at) {
        PropComponent prop = state.prop(at);
        if (prop == null) {
            return;
        }
        if (prop.kind == PropKind.LEVER) {
            pull(prop);
        } else if (takesWhatIsIn(prop)) {
            prop.state = PropState.TAKEN;
            vignettes.tell(EventType.PRIZE_TAKEN, prop.vignette, prop.cell);
            if (prop.kind != PropKind.PRIZE) {
                shutOthers(prop);
            }
            vignettes.take(prop.vignette);
        }
    }

    private void pull(PropComponent lever) {
        lever.state = PropState.PULLED;
        noises.make(grid.x(lever.cell) + 0.5f, grid.y(lever.cell) + 0.5f);
        vignettes.tell(EventType.LEVER_PULLED, lever.vignette, lever.cell);
        if (lever.what >= 0) {
            opening.open(state.locks().get(lever.what));
        }
    }

    /** Gives the player what a thing holds; returns false if that is not possible now. */
    private boolean takesWhatIsIn(PropComponent prop) {
        return switch (prop.holds) {
            case ITEM -> {
                spawner.item(prop.what, player.body().x, player.body().y);
                yield true;
            }
            case RELIC -> {
                boolean isFree = gifts.choice() == PendingChoice.NONE;
                if (isFree) {
                    relics.openOnly(prop.what);
                }
                yield isFree;
            }
            case COMPANION -> frees(prop);
            case NOTHING -> true;
        };
    }

    private boolean frees(PropComponent kennel) {
        if (companions.size() >= player.gear().companyPlaces()) {
            return false;
        }
        float radius = content.monsters().at(kennel.what).radiusCells();
        int free = places.near(player.body().cell, radius, columns.entities(), null);
        int at = free == Grid.NONE ? player.body().cell : free;
        spawner.companion(PartyMember.hale(kennel.what), at);
        boolean isGolem = content.golems().ofMonster(kennel.what) != null;
        events.actor(
                isGolem ? EventType.GOLEM_WOKEN : EventType.CAPTIVE_FREED,
                grid.x(at) + 0.5f,
                grid.y(at) + 0.5f,
                at,
                spawner.lastSpawnId(),
                kennel.what);
        return true;
    }

    private void shutOthers(PropComponent taken) {
        List<PropComponent> props = state.props();
        for (int i = 0; i < props.size(); i++) {
            PropComponent other = props.get(i);
            if (other.vignette == taken.vignette
                    && (other.kind == PropKind.CAGE || other.kind == PropKind.KENNEL)
                    && other.state == PropState.STANDING) {
                other.state = PropState.SHUT;
                vignettes.tell(EventType.CAGE_SHUT, other.vignette, other.cell);
            }
        }
    }
}
