package dev.orebound.world.player;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.PICKUPS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.arena.DoorBreaker;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.companion.CaptiveRelease;
import dev.orebound.world.companion.GolemFeeding;
import dev.orebound.world.companion.GolemRevival;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.element.ChestHappenings;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.gift.EquipmentOffer;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.gift.RelicOffer;
import dev.orebound.world.gift.ShrineUse;
import dev.orebound.world.gift.WareOffer;
import dev.orebound.world.intent.InteractPrompt;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.LootThrower;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.PlayerReach;
import dev.orebound.world.state.Population;
import dev.orebound.world.state.SpawnOrder;
import dev.orebound.world.vignette.VignetteUse;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the chest, captive, exit, shrine, thing of a vignette or heart of the mine within the player's reach, offers
 * it, and uses it when interact is pressed.
 */
public final class InteractSystem extends EntitySystem {
    /** Cells about the player in which a shut chest keeps golems from being fed, for interact is meant for it. */
    private static final int CHEST_CELLS = 3;

    private final Floor floor;
    private final Grid grid;
    private final FloorState state;
    private final FloorChanges changes;
    private final TickEvents events;
    private final NoiseQueue noises;
    private final Player player;
    private final LootThrower loot;
    private final ChestHappenings happenings;
    private final FloorArenas arenas;
    private final Boss boss;
    private final CaptiveRelease captives;
    private final PlayerReach reach;
    private final FloorGifts gifts;
    private final RelicOffer relics;
    private final EquipmentOffer equipment;
    private final WareOffer wares;
    private final VignetteUse vignettes;
    private final ShrineUse shrines;
    private final GolemFeeding feeding;
    private final GolemRevival revival;
    private final DoorBreaker breaker;
    private final SpawnOrder lying;
    private final ContentTable<Item> items;
    private final int draughtPlaces;
    private InteractPrompt prompt = InteractPrompt.NOTHING;
    private int promptCell = Grid.NONE;

    public InteractSystem(PartRegistry parts) {
        arenas = parts.get(FloorArenas.class);
        gifts = parts.get(FloorGifts.class);
        relics = parts.get(RelicOffer.class);
        equipment = parts.get(EquipmentOffer.class);
        wares = parts.get(WareOffer.class);
        vignettes = parts.get(VignetteUse.class);
        boss = parts.get(Boss.class);
        happenings = parts.get(ChestHappenings.class);
        reach = new PlayerReach(parts);
        captives = new CaptiveRelease(parts);
        shrines = new ShrineUse(parts, reach);
        feeding = new GolemFeeding(parts);
        revival = new GolemRevival(parts);
        breaker = new DoorBreaker(parts, reach);
        loot = new LootThrower(parts);
        floor = parts.get(Floor.class);
        grid = floor.grid();
        state = parts.get(FloorState.class);
        events = parts.get(TickEvents.class);
        player = parts.get(Player.class);
        changes = parts.get(FloorChanges.class);
        noises = parts.get(NoiseQueue.class);
        lying = parts.get(Population.class).pickups();
        items = parts.get(Content.class).items();
        draughtPlaces = parts.get(Content.class).player().draughtPlaces();
    }

    public InteractPrompt prompt() {
        return prompt;
    }

    public int promptCell() {
        return promptCell;
    }

    /** Returns the health that the fixture in reach takes for relics; 0 if it takes none. */
    public int healthPrice() {
        return shrines.healthPrice();
    }

    @Override
    public void update(float seconds) {
        prompt = InteractPrompt.NOTHING;
        promptCell = Grid.NONE;
        if (!player.isAlive()) {
            gifts.forgetAnswer();
            return;
        }
        relics.applyAnswer();
        equipment.applyAnswer();
        wares.applyAnswer();
        PlayerComponent input = player.component();
        boolean pressed = input.interacts && !input.interacted;
        ChestComponent chest = chestInReach();
        int exit = exitInReach();
        InteractPrompt captive = captives.look();
        InteractPrompt shrine = shrines.look();
        InteractPrompt scene = vignettes.look();
        InteractPrompt core = revival.look();
        int door = breaker.look();
        if (chest != null) {
            offer(InteractPrompt.OPEN_CHEST, chest.cell);
            if (pressed) {
                open(chest);
            }
        } else if (captive == InteractPrompt.FREE_CAPTIVE) {
            offer(captive, captives.cell());
        } else if (exit >= 0 && !(scene.isOffer() && isNoFarther(vignettes.cell(), exit))) {
            useExit(exit, pressed);
        } else if (core != InteractPrompt.RAISE_GOLEM && boss.hasHeart() && reach.holds(boss.heartCell())) {
            offer(InteractPrompt.TAKE_HEART, boss.heartCell());
            if (pressed) {
                takeHeart();
            }
        } else if (scene.isOffer()) {
            offer(scene, vignettes.cell());
            if (pressed) {
                vignettes.use();
            }
        } else if (shrine != InteractPrompt.NOTHING) {
            offer(shrine, shrines.cell());
            if (pressed) {
                shrines.use();
            }
        } else if (door != Grid.NONE) {
            offer(InteractPrompt.BREAK_DOOR, door);
        } else if (core == InteractPrompt.RAISE_GOLEM) {
            offer(core, revival.cell());
        } else if (captive != InteractPrompt.NOTHING) {
            offer(captive, captives.cell());
        } else if (scene != InteractPrompt.NOTHING) {
            offer(scene, vignettes.cell());
        } else if (core != InteractPrompt.NOTHING) {
            offer(core, revival.cell());
        } else {
            feed(pressed);
        }
        setFree(input);
        breakDoor(input);
        leaveBehind();
    }

    private boolean isTrapShut() {
        Arena arena = arenas.in(player.component().room);
        return arena != null && arena.state().isShutting();
    }

    private boolean isChestNear() {
        List<ChestComponent> chests = state.chests();
        for (int i = 0; i < chests.size(); i++) {
            ChestComponent chest = chests.get(i);
            if (!chest.isOpen
                    && grid.steps8(chest.cell, player.body().cell) <= CHEST_CELLS
                    && chest.room == player.component().room) {
                return true;
            }
        }
        return false;
    }

    private void feed(boolean pressed) {
        InteractPrompt food = isTrapShut() || isChestNear() ? InteractPrompt.NOTHING : feeding.look();
        if (food != InteractPrompt.NOTHING) {
            offer(food, feeding.cell());
        } else if (player.component().draughtCount == draughtPlaces) {
            lookForDraught();
        }
        if (pressed && food == InteractPrompt.FEED_GOLEM) {
            feeding.use();
        }
    }

    /** Tells of a draught in reach that stays where it lies. */
    private void lookForDraught() {
        for (int i = 0; i < lying.size() && draughtPlaces > 0; i++) {
            int item = PICKUPS.get(lying.entities().get(i)).item;
            int cell = BODIES.get(lying.entities().get(i)).cell;
            if (item >= 0 && items.at(item).effect() == ItemEffect.HEAL && reach.holds(cell)) {
                offer(InteractPrompt.DRAUGHTS_FULL, cell);
                return;
            }
        }
    }

    /** Returns the golem that can be fed, and with what. */
    public GolemFeeding feeding() {
        return feeding;
    }

    /** Removes the companion that the player leaves behind for a golem. */
    private void leaveBehind() {
        Entity left = shrines.applyAnswer();
        if (left != null) {
            getEngine().removeEntity(left);
        }
    }

    /** Returns the fallen golem that can be brought back, and its price. */
    public GolemRevival revival() {
        return revival;
    }

    /** Frees a captive, or brings a fallen golem back, while interact is held. */
    private void setFree(PlayerComponent input) {
        boolean raises = prompt == InteractPrompt.RAISE_GOLEM;
        if ((prompt != InteractPrompt.FREE_CAPTIVE && !raises) || !input.interacts) {
            captives.letGo();
            return;
        }
        Entity freed = raises ? revival.hold() : captives.hold();
        if (freed != null) {
            noises.make(player.body().x, player.body().y);
            getEngine().removeEntity(freed);
        }
    }

    /** Breaks a shut door while interact is held. */
    private void breakDoor(PlayerComponent input) {
        if (prompt == InteractPrompt.BREAK_DOOR && input.interacts) {
            breaker.hold();
        } else {
            breaker.letGo();
        }
    }

    /** Returns how far the door that the prompt is about is broken, from 0 to 1. */
    public float brokenShare() {
        return prompt == InteractPrompt.BREAK_DOOR ? breaker.share() : 0;
    }

    private void useExit(int exit, boolean pressed) {
        int cell = floor.exits().get(exit).at();
        if (isBarred(cell)) {
            offer(InteractPrompt.EXIT_BARRED, cell);
            return;
        }
        if (gifts.areExitsLocked()) {
            offer(InteractPrompt.EXIT_LOCKED, cell);
            return;
        }
        offer(InteractPrompt.TAKE_EXIT, cell);
        if (pressed) {
            leave(exit);
        }
    }

    /** Returns true while the exit on a cell is locked, or barred by what guards it and is not beaten. */
    public boolean isExitShut(int cell) {
        Arena arena = arenas.in(floor.room().at(cell));
        boolean isBeaten = arena != null && arena.state() == ArenaState.CLEARING;
        return gifts.areExitsLocked() || (isBarred(cell) && !isBeaten);
    }

    private boolean isBarred(int cell) {
        Arena arena = arenas.in(floor.room().at(cell));
        return boss.isAlive()
                || gifts.lock().isGuarded()
                || (arena != null && !arena.state().isOver());
    }

    private void offer(InteractPrompt offered, int cell) {
        prompt = offered;
        promptCell = cell;
    }

    private @Nullable ChestComponent chestInReach() {
        List<ChestComponent> chests = state.chests();
        for (int i = 0; i < chests.size(); i++) {
            ChestComponent chest = chests.get(i);
            if (!chest.isOpen && reach.holds(chest.cell) && isOfferedFrom(player.component().room, chest)) {
                return chest;
            }
        }
        return null;
    }

    /**
     * Returns whether a chest can be opened from a room. A chest that springs an arena opens only from within its own
     * room.
     */
    private static boolean isOfferedFrom(int room, ChestComponent chest) {
        return chest.trigger == ChestComponent.NO_TRIGGER || chest.room == room;
    }

    /** Returns true if a cell is no farther from the player than an exit and the ground before it. */
    private boolean isNoFarther(int cell, int exit) {
        int at = floor.exits().get(exit).at();
        int north = grid.neighbour(at, Direction.NORTH);
        float toNorth = north == Grid.NONE ? Float.MAX_VALUE : reach.squaredTo(north);
        return reach.squaredTo(cell) <= Math.min(reach.squaredTo(at), toNorth);
    }

    /**
     * Returns the exit in reach, from its own cell or from open ground north of it, over which its gate stands; or -1.
     */
    private int exitInReach() {
        for (int exit = 0; exit < floor.exits().size(); exit++) {
            int at = floor.exits().get(exit).at();
            int north = grid.neighbour(at, Direction.NORTH);
            boolean isOpenNorth = north != Grid.NONE && floor.structure().at(north);
            if (reach.holds(at) || (isOpenNorth && reach.holds(north))) {
                return exit;
            }
        }
        return -1;
    }

    private void open(ChestComponent chest) {
        float x = middleX(chest.cell);
        float y = middleY(chest.cell);
        changes.openChest(chest);
        noises.make(x, y);
        events.chestOpened(x, y, chest.cell, chest.number);
        happenings.begin(chest.number);
        if (chest.trigger == ChestComponent.NO_TRIGGER) {
            loot.throwFrom(chest);
        }
    }

    private void takeHeart() {
        int cell = boss.heartCell();
        boss.takeHeart();
        events.place(EventType.HEART_TAKEN, middleX(cell), middleY(cell), cell);
    }

    private void leave(int exit) {
        player.takeExit(exit);
        events.place(EventType.FLOOR_LEFT, player.body().x, player.body().y, player.body().cell);
    }

    private float middleX(int cell) {
        return grid.x(cell) + 0.5f;
    }

    private float middleY(int cell) {
        return grid.y(cell) + 0.5f;
    }
}
