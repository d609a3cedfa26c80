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
import dev.orebound.content.monster.Horde;
import dev.orebound.grid.Grid;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
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
 */
public final class ArrivalSystem extends FamilySystem {
    private final Content content;
    private final ArrivalRules rules;
    private final Floor floor;
    private final Grid grid;
    private final HordeMinds hordes;
    private final FloorArenas arenas;
    private final Player player;
    private final EntitySpawner spawner;
    private final TickEvents events;
    private final RandomStream chance;
    private final HordeDraw draw;
    private final ArrivalSites ground;
    private final int[] drawn;

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
        ground = new ArrivalSites(content, floor, parts.get(FloorState.class), flowFields);
        drawn = new int[rules.mostMonsters()];
    }

    @Override
    public void update(float seconds) {
        hordes.isPlayerOut |=
                floor.room().at(player.body().cell) != floor.room().at(floor.start());
        if (!player.isAlive() || !hordes.isPlayerOut || arenas.isAnyShutting() || --hordes.arrivalTicks > 0) {
            return;
        }
        hordes.arrivalTicks = arrives() ? hordes.drawArrivalTicks() : rules.againTicks();
    }

    private boolean arrives() {
        int number = hordes.idleNumber();
        if (number < 0 || hordes.livingHordes() >= rules.mostHordes()) {
            return false;
        }
        int kind = draw.arriving(draw.depth(chance), chance);
        int count = kind < 0 ? 0 : drawMembers(content.hordes().at(kind));
        if (count == 0 || hordes.livingCount() + count > rules.mostMonsters()) {
            return false;
        }
        if (!ground.find(count, entities(), chance)) {
            return false;
        }
        bring(number, kind, count);
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
        tell(number, count);
    }

    private void tell(int number, int count) {
        Entity leader = hordes.leader(hordes.all().get(number));
        int cell = ground.cell(0);
        long leaderId = SPAWNS.get(leader).spawnId;
        int monster = MONSTERS.get(leader).monster;
        events.hordeArrived(grid.x(cell) + 0.5f, grid.y(cell) + 0.5f, cell, leaderId, monster, count);
    }
}
