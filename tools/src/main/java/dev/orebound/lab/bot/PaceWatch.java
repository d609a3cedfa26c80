package dev.orebound.lab.bot;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Room;
import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.lab.bot.RunCourse.PaceResult;
import dev.orebound.world.World;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.event.WorldEvent.ItemEvent;
import dev.orebound.world.event.WorldEvent.OreEvent;
import dev.orebound.world.event.WorldEvent.RoomEvent;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** Measures how long nothing was to be decided in a run, and how fights and rest took turns. */
final class PaceWatch {
    private static final int SECOND = TickClock.TICKS_A_SECOND;
    private static final int SECONDS_A_MINUTE = 60;

    /** A fight is heard for so many seconds after its last blow. */
    private static final int LOUD_TICKS = 2 * SECOND;

    /** The loud seconds, and the quiet ones, from which a minute has both. */
    private static final int MIXED_SECONDS = 5;

    /** A room from which a choice of ways leads on has so many doorways. */
    private static final int FORK = 3;

    private final Map<Integer, Integer> doorways = new TreeMap<>();
    private final TreeSet<Integer> entered = new TreeSet<>();
    private final TreeSet<Integer> warned = new TreeSet<>();
    private final TreeSet<Integer> begunVeins = new TreeSet<>();
    private final TreeSet<Long> seenMonsters = new TreeSet<>();
    private final List<Integer> loudSpells = new ArrayList<>();
    private final List<Integer> quietSpells = new ArrayList<>();
    private int lastRoom;
    private int ticks;
    private int decidedAt;
    private int foughtAt = -1 - LOUD_TICKS - SECOND;
    private int longest;
    private String longestPlace = "";
    private int spell;
    private boolean isLoud;
    private int seconds;
    private int loudSeconds;
    private int loudOfMinute;
    private int minutes;
    private int mixedMinutes;

    /** Begins a floor, whose exit was chosen just now. */
    void enter(World world) {
        decidedAt = ticks;
        lastRoom = 0;
        entered.clear();
        warned.clear();
        begunVeins.clear();
        seenMonsters.clear();
        doorways.clear();
        for (Room room : world.floor().rooms()) {
            doorways.put(room.id(), room.doorways().size());
        }
    }

    /** Takes note of a tick that was played. */
    void look(World world) {
        ticks++;
        boolean hasDecided = false;
        for (int i = 0; i < world.events().size(); i++) {
            WorldEvent event = world.events().at(i);
            boolean isFight = isFight(world, event);
            foughtAt = isFight ? ticks : foughtAt;
            hasDecided |= isFight || isFind(world, event) || isUse(world, event) || isScene(event) || isFork(event);
        }
        hasDecided |= isThreatened(world);
        if (hasDecided) {
            endStretch(world);
        }
        if (ticks % SECOND == 0) {
            endSecond();
        }
    }

    /** Ends a floor. */
    void leave(World world) {
        endStretch(world);
    }

    private void endStretch(World world) {
        if (ticks - decidedAt > longest) {
            longest = ticks - decidedAt;
            longestPlace = "depth " + world.floor().request().depth() + ", tick " + Math.max(0, world.tick() - longest);
        }
        decidedAt = ticks;
    }

    private void endSecond() {
        boolean isNowLoud = ticks - foughtAt < LOUD_TICKS + SECOND;
        if (isNowLoud != isLoud) {
            endSpell();
        }
        isLoud = isNowLoud;
        spell++;
        seconds++;
        loudSeconds += isLoud ? 1 : 0;
        loudOfMinute += isLoud ? 1 : 0;
        if (seconds % SECONDS_A_MINUTE == 0) {
            minutes++;
            boolean isMixed = loudOfMinute >= MIXED_SECONDS && loudOfMinute <= SECONDS_A_MINUTE - MIXED_SECONDS;
            mixedMinutes += isMixed ? 1 : 0;
            loudOfMinute = 0;
        }
    }

    private void endSpell() {
        if (spell > 0) {
            (isLoud ? loudSpells : quietSpells).add(spell);
        }
        spell = 0;
    }

    /** Ends the run and returns what was measured. */
    PaceResult result() {
        endSpell();
        return new PaceResult(
                longest, longestPlace, seconds, loudSeconds, minutes, mixedMinutes, loudSpells, quietSpells);
    }

    /** Returns true if the player hurts somebody, or is hurt by a monster. */
    private static boolean isFight(World world, WorldEvent event) {
        long player = world.player().spawnId();
        return event.type() == EventType.ACTOR_HURT
                && event instanceof HealthEvent hurt
                && (hurt.actorId == player ? hurt.byMonster >= 0 : hurt.byId == player);
    }

    private static boolean isFind(World world, WorldEvent event) {
        return switch (event.type()) {
            case CHEST_OPENED,
                    HAPPENING_BEGAN,
                    RELICS_OFFERED,
                    EQUIPMENT_OFFERED,
                    GIFT_TAKEN,
                    SCROLLS_UNROLLED,
                    GOLEM_WOKEN,
                    GOLEM_RAISED,
                    CAPTIVE_FREED,
                    WARES_SHOWN,
                    LOCK_FOUND,
                    LOCK_KEY_TAKEN,
                    LOCK_OPENED,
                    EXITS_UNLOCKED -> true;
            case ITEM_PICKED_UP ->
                event instanceof ItemEvent picked
                        && world.content().items().at(picked.item).effect() != ItemEffect.ORE;
            default -> false;
        };
    }

    /** Returns true if the player uses something that it has, or begins to mine a vein. */
    private boolean isUse(World world, WorldEvent event) {
        return switch (event.type()) {
            case DRAUGHT_RAISED, GOLEM_FED, SCROLL_READ, WARE_BOUGHT -> true;
            case ORE_BROKEN -> {
                int vein = world.floor().vein().at(event.cell());
                yield event instanceof OreEvent ore
                        && ore.carrierId == world.player().spawnId()
                        && vein != 0
                        && begunVeins.add(vein);
            }
            default -> false;
        };
    }

    /** Returns true if a monster in sight hunts the player, or comes into sight for the first time. */
    private boolean isThreatened(World world) {
        boolean isThreatened = false;
        ImmutableArray<Entity> monsters = world.monsters();
        for (int i = 0; i < monsters.size(); i++) {
            Entity each = monsters.get(i);
            MindState mind = MINDS.get(each).state;
            if (mind != MindState.SHACKLED && world.floorState().isInSight(BODIES.get(each).cell)) {
                isThreatened |= mind == MindState.HUNTING;
                isThreatened |= seenMonsters.add(SPAWNS.get(each).spawnId);
            }
        }
        return isThreatened;
    }

    private boolean isScene(WorldEvent event) {
        return switch (event.type()) {
            case ARENA_WARNED -> event instanceof RoomEvent trap && warned.add(trap.room);
            case HORDE_STIRRED,
                    ARENA_SPRUNG,
                    VIGNETTE_ENTERED,
                    PRIZE_TAKEN,
                    LEVER_PULLED,
                    CAGE_SHUT,
                    PLATE_SUNK,
                    MESSAGE_FOUND -> true;
            default -> false;
        };
    }

    /** Returns true if the player enters a room for the first time out of one with a choice of ways. */
    private boolean isFork(WorldEvent event) {
        if (event.type() != EventType.ROOM_ENTERED || !(event instanceof RoomEvent into) || into.room == 0) {
            return false;
        }
        boolean isNew = entered.add(into.room);
        boolean isFork = isNew && doorways.getOrDefault(lastRoom, 0) >= FORK;
        lastRoom = into.room;
        return isFork;
    }
}
