package dev.orebound.world.player;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MINDS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.item.BrewBook;
import dev.orebound.content.player.PlayerRules.StrideRules;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.component.PropState;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.Population;
import dev.orebound.world.state.SpawnOrder;
import dev.orebound.world.state.TickClock;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lets the player stride: walk faster, step by step, through corridors and rooms in which nothing is left to do, as
 * long as no monster is in sight or awake nearby. Ore, liquids and loot do not count as something to do. A stride ends
 * at once when the player stops, sneaks, strikes or is hurt.
 */
public final class StrideSystem extends EntitySystem {
    /** Share of the walking speed below which a step is too careful for a stride. */
    private static final float LEAST_SHARE = 0.75f;

    private final @Nullable StrideRules rules;

    /** In cells a tick. */
    private final float leastSpeed;

    private final Floor floor;
    private final FloorState state;
    private final Player player;
    private final FloorGifts gifts;
    private final FloorArenas arenas;
    private final SpawnOrder monsters;

    public StrideSystem(PartRegistry parts) {
        rules = parts.get(Content.class).player().stride();
        leastSpeed = LEAST_SHARE * parts.get(Content.class).player().speed() / TickClock.TICKS_A_SECOND;
        floor = parts.get(Floor.class);
        state = parts.get(FloorState.class);
        player = parts.get(Player.class);
        gifts = parts.get(FloorGifts.class);
        arenas = parts.get(FloorArenas.class);
        monsters = parts.get(Population.class).monsters();
    }

    @Override
    public void update(float seconds) {
        if (rules == null) {
            return;
        }
        PlayerComponent input = player.component();
        boolean strides = walks(input) && !isMonsterNear(rules.nearCells()) && !holdsSomething(input.room);
        input.strideTicks = strides ? Math.min(rules.riseTicks(), input.strideTicks + 1) : 0;
    }

    private boolean walks(PlayerComponent input) {
        BodyComponent body = player.body();
        return player.isAlive()
                && body.velocityX * body.velocityX + body.velocityY * body.velocityY >= leastSpeed * leastSpeed
                && (input.held & Intent.SNEAK) == 0
                && input.layBrew == BrewBook.NONE
                && player.striker().phase == StrikePhase.READY
                && player.health().staggerTicks == 0
                && player.health().graceTicks == 0;
    }

    /** Returns true if a monster that is no captive is in sight, or awake within a distance. */
    private boolean isMonsterNear(int cells) {
        BodyComponent body = player.body();
        for (int i = 0; i < monsters.size(); i++) {
            Entity each = monsters.entities().get(i);
            BodyComponent other = BODIES.get(each);
            MindState mind = MINDS.get(each).state;
            float dx = other.x - body.x;
            float dy = other.y - body.y;
            boolean isAwakeNear = mind != MindState.ASLEEP && dx * dx + dy * dy <= cells * cells;
            if (mind != MindState.SHACKLED && (isAwakeNear || state.isInSight(other.cell))) {
                return true;
            }
        }
        return false;
    }

    private boolean holdsSomething(int room) {
        return room != 0 && (holdsThing(room) || holdsScene(room) || holdsLock(room) || holdsMonster(room));
    }

    private boolean holdsThing(int room) {
        List<ChestComponent> chests = state.chests();
        for (int i = 0; i < chests.size(); i++) {
            if (!chests.get(i).isOpen && isIn(room, chests.get(i).cell)) {
                return true;
            }
        }
        List<Fixture> fixtures = floor.fixtures();
        for (int i = 0; i < fixtures.size(); i++) {
            if (!gifts.isTaken(i) && isIn(room, fixtures.get(i).at())) {
                return true;
            }
        }
        Arena arena = arenas.in(room);
        return arena != null && !arena.state().isOver();
    }

    /** Returns true if a key lies in a room, or a thing of a vignette that can be taken or pulled. */
    private boolean holdsScene(int room) {
        List<KeyComponent> keys = state.keys();
        for (int i = 0; i < keys.size(); i++) {
            if (keys.get(i).state == KeyState.LYING && isIn(room, keys.get(i).cell)) {
                return true;
            }
        }
        List<PropComponent> props = state.props();
        for (int i = 0; i < props.size(); i++) {
            PropComponent prop = props.get(i);
            boolean isOfUse = switch (prop.kind) {
                case PRIZE, CAGE, KENNEL, LEVER -> prop.state == PropState.STANDING;
                default -> false;
            };
            if (isOfUse && isIn(room, prop.cell)) {
                return true;
            }
        }
        return false;
    }

    /** Returns true if a shut lock that shows itself lies in a room or at its edge. */
    private boolean holdsLock(int room) {
        List<LockComponent> locks = state.locks();
        for (int i = 0; i < locks.size(); i++) {
            Cells cells = floor.locks().get(locks.get(i).number).cells();
            for (int at = 0; at < cells.size() && !locks.get(i).isOpen && !locks.get(i).isHidden; at++) {
                for (int way = 0; way < Direction.ALL.size(); way++) {
                    if (isIn(room, cells.at(at) + floor.grid().offset(Direction.ALL.get(way)))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean holdsMonster(int room) {
        for (int i = 0; i < monsters.size(); i++) {
            Entity each = monsters.entities().get(i);
            if (HEALTHS.get(each).health > 0 && isIn(room, BODIES.get(each).cell)) {
                return true;
            }
        }
        return false;
    }

    private boolean isIn(int room, int cell) {
        return floor.room().at(cell) == room;
    }
}
