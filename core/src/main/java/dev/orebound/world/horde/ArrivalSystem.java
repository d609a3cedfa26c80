package dev.orebound.world.horde;

import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.horde.HordeDraw;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.behaviour.MindRules.ArrivalRules;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.content.monster.Horde;
import dev.orebound.grid.Grid;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FamilySystem;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.WorldStreams;

/**
 * Lets hordes arrive from outside the floor. The countdown begins when the player leaves the floor's first room, and
 * stops while an arena shuts or is sealed. If there are enough monsters already, or no distant and unseen place has
 * room, no horde comes for a while.
 *
 * <p>After a quiet time, while the player walks back over ground that it knows, the next horde comes early. It arrives
 * nearer, from where the player has not been if possible, and comes to where the player was. On a player's first floor
 * none does.
 */
public final class ArrivalSystem extends FamilySystem {
    private final Content content;
    private final ArrivalRules rules;
    private final Floor floor;
    private final Grid grid;
    private final FloorState state;
    private final HordeMinds hordes;
    private final FloorArenas arenas;
    private final Player player;
    private final EntitySpawner spawner;
    private final TickEvents events;
    private final RandomStream chance;
    private final HordeDraw draw;
    private final ArrivalSites ground;
    private final int[] drawn;
    private int seenCells;
    private int sightVersion = -1;
    private int harm = -1;
    private int living;

    public ArrivalSystem(PartRegistry parts) {
        super(Family.all(MonsterComponent.class, BodyComponent.class).get());
        FlowFields flowFields = parts.get(FlowFields.class);
        WorldStreams chance = parts.get(WorldStreams.class);
        content = parts.get(Content.class);
        rules = content.minds().arrivals();
        floor = parts.get(Floor.class);
        grid = floor.grid();
        hordes = parts.get(HordeMinds.class);
        arenas = parts.get(FloorArenas.class);
        player = parts.get(Player.class);
        spawner = parts.get(EntitySpawner.class);
        events = parts.get(TickEvents.class);
        this.chance = chance.minds();
        draw = new HordeDraw(content, floor.request().depth());
        state = parts.get(FloorState.class);
        ground = new ArrivalSites(content, floor, state, flowFields);
        drawn = new int[rules.mostMonsters()];
    }

    @Override
    public void update(float seconds) {
        hordes.isPlayerOut |=
                floor.room().at(player.body().cell) != floor.room().at(floor.start());
        if (!player.isAlive() || !hordes.isPlayerOut) {
            return;
        }
        watchQuiet();
        if (arenas.isAnyShutting()) {
            return;
        }
        boolean stirs = hordes.quietTicks >= player.gear().scaled(rules.stir().quietTicks(), StandingRule.STIR)
                && hordes.knownWayTicks >= rules.stir().knownWayTicks()
                && !floor.request().hasFirstRoom();
        if (--hordes.arrivalTicks <= 0) {
            hordes.arrivalTicks = arrives(false) ? hordes.drawArrivalTicks() : rules.againTicks();
        } else if (stirs && arrives(true)) {
            hordes.arrivalTicks = hordes.drawArrivalTicks();
            hordes.quietTicks = 0;
        } else if (stirs) {
            hordes.quietTicks -= rules.againTicks();
        }
    }

    /** Counts how long nothing has happened, and how long the player has walked without seeing anything new. */
    private void watchQuiet() {
        boolean hasLooked = state.sightVersion() != sightVersion;
        int seen = hasLooked ? state.seenCount() : seenCells;
        sightVersion = state.sightVersion();
        BodyComponent body = player.body();
        boolean walks = body.x != body.previousX || body.y != body.previousY;
        hordes.knownWayTicks = walks && seen == seenCells ? Math.min(HordeMind.LONG, hordes.knownWayTicks + 1) : 0;
        seenCells = seen;
        boolean isHarmed = player.health().harm != harm || entities().size() < living;
        boolean isQuiet = !isHarmed && !arenas.isAnyShutting() && !isAnyHunting();
        hordes.quietTicks = isQuiet ? Math.min(HordeMind.LONG, hordes.quietTicks + 1) : 0;
        harm = player.health().harm;
        living = entities().size();
    }

    private boolean isAnyHunting() {
        for (int i = 0; i < entities().size(); i++) {
            if (MINDS.get(entities().get(i)).state == MindState.HUNTING) {
                return true;
            }
        }
        return false;
    }

    private boolean arrives(boolean stirs) {
        int number = hordes.idleNumber();
        if (number < 0 || hordes.livingHordes() >= rules.mostHordes()) {
            return false;
        }
        int kind = draw.arriving(draw.depth(chance), chance);
        int count = kind < 0 ? 0 : drawMembers(content.hordes().at(kind));
        if (count == 0 || hordes.livingCount() + count > rules.mostMonsters()) {
            return false;
        }
        if (!ground.find(count, entities(), chance, stirs)) {
            return false;
        }
        bring(number, kind, count);
        hordes.all().get(number).lureCell = stirs ? player.body().cell : Grid.NONE;
        tell(stirs ? EventType.HORDE_STIRRED : EventType.HORDE_ARRIVED, number, count);
        return true;
    }

    /** Draws leader and members, and returns their number; 0 if they are more than may ever live. */
    private int drawMembers(Horde horde) {
        int count = 0;
        drawn[count++] = content.monsters().indexOf(horde.leader());
        for (int i = 0; i < horde.members().size(); i++) {
            Horde.MinionGroup group = horde.members().get(i);
            int of = chance.between(group.count().lowest(), group.count().highest());
            if (count + of > drawn.length) {
                return 0;
            }
            for (int k = 0; k < of; k++) {
                drawn[count++] = content.monsters().indexOf(group.monster());
            }
        }
        return count;
    }

    private void bring(int number, int kind, int count) {
        hordes.begin(number, kind, ground.cell(0), -1);
        for (int i = 0; i < count; i++) {
            Entity member = spawner.monster(drawn[i], ground.cell(i));
            MonsterComponent monster = MONSTERS.get(member);
            monster.horde = number;
            monster.bindsHorde = i == 0 && content.hordes().at(kind).has(Horde.HordeFlag.DIES_WITH_LEADER);
            MINDS.get(member).state = MindState.WANDERING;
            hordes.enlist(number, member);
        }
    }

    private void tell(EventType type, int number, int count) {
        Entity leader = hordes.leader(hordes.all().get(number));
        int cell = ground.cell(0);
        long leaderId = SPAWNS.get(leader).spawnId;
        int monster = MONSTERS.get(leader).monster;
        events.hordeArrived(type, grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, cell, leaderId, monster, count);
    }
}
