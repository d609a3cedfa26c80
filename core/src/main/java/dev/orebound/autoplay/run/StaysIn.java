package dev.orebound.autoplay.run;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.autoplay.BotTask;
import dev.orebound.autoplay.BotControls;
import dev.orebound.autoplay.BotView;
import dev.orebound.cave.floor.Room;
import dev.orebound.chance.RandomStream;
import dev.orebound.grid.Grid;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.MonsterComponent;

/** In a trap room whose doors shut: stays in while they do, and looks about for whoever may still be there. */
final class StaysIn implements BotTask {
    private static final int TRIES = 6;
    private static final int STAYING_TICKS = 150;

    private final RandomStream chance;
    private int goal = Grid.NONE;
    private long until;

    StaysIn(RandomStream chance) {
        this.chance = chance;
    }

    @Override
    public boolean act(BotView sight, BotControls hands) {
        Arena arena = sight.world().arenaAroundPlayer();
        if (arena == null) {
            goal = Grid.NONE;
            return false;
        }
        if (goal == Grid.NONE || sight.world().tick() > until) {
            until = sight.world().tick() + STAYING_TICKS;
            goal = arena.state().isSealed() ? search(sight, arena.room()) : nearMiddle(sight, arena.room());
        }
        hands.walkTo(goal);
        return true;
    }

    /** Returns the cell of a rooted foe that was seen, because it waits there until it is beaten; otherwise any cell. */
    private int search(BotView sight, Room room) {
        ImmutableArray<Entity> all = sight.world().monsters();
        for (int i = 0; i < all.size(); i++) {
            MonsterComponent monster = all.get(i).getComponent(MonsterComponent.class);
            int cell = sight.bodyOf(all.get(i)).cell;
            boolean isRooted =
                    sight.world().content().monsters().at(monster.monster).isRooted();
            if (isRooted && monster.arenaRoom == room.id() && sight.floor().isSeen(cell)) {
                return cell;
            }
        }
        return anyPlace(sight, room);
    }

    private int anyPlace(BotView sight, Room room) {
        for (int i = 0; i < TRIES; i++) {
            int cell = room.cells().at(chance.below(room.cells().size()));
            if (!sight.walls().at(cell)) {
                return cell;
            }
        }
        return sight.self().cell;
    }

    private static int nearMiddle(BotView sight, Room room) {
        int nearest = sight.self().cell;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < room.cells().size(); i++) {
            int cell = room.cells().at(i);
            int far = sight.grid().steps4(cell, room.centre());
            if (far < least && !sight.walls().at(cell)) {
                nearest = cell;
                least = far;
            }
        }
        return nearest;
    }
}
