package dev.orebound.world.path;

import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.Hash64;
import dev.orebound.content.Content;
import dev.orebound.content.behaviour.TacticRules.TravelRules;
import dev.orebound.content.monster.FightingStyle;
import dev.orebound.content.monster.Monster;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.ChangedBy;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.HashedPart;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.TickClock;
import java.util.Arrays;

/**
 * Moves hunters that are far from the player and out of its sight. They rest, so that no system visits them, and every
 * few ticks each makes up for the time with one step along the flow field, from a place in a cell to one in the next. A
 * cell takes one of them: those behind go round or wait, so that a crowd spreads over the ground instead of stacking. A
 * hunter that cannot get on stands and rests in the same way.
 *
 * <p>A hunter wakes when it comes near the player or into sight, when it is hurt, when fire is in its way, when its
 * horde changes its mind, and now and then to decide anew.
 *
 * <p>Between middles of neighbouring cells no body of at most half a cell's radius touches rock, nor anywhere on cells
 * without rock beside them, so that steps need no collisions.
 */
@ChangedBy("tactic")
public final class DistantTravel implements HashedPart {
    /** The radius of the widest body that fits between two walls, in cells. */
    public static final float WIDEST = 0.5f;

    private static final int MOST_LEGS = 3;
    /**
     * The places within a cell that are given to travellers in turn; those beyond, and all in narrow cells, go to its
     * middle.
     */
    private static final float[] SLOT_X = {0.25f, 0.75f, 0.75f, 0.25f, 0.5f};

    private static final float[] SLOT_Y = {0.25f, 0.75f, 0.25f, 0.75f, 0.5f};
    /** Cells before the middle of the next cell at which the last one is free for another. */
    private static final float LEFT_BEHIND = 0.45f;

    private static final int DIRECTIONS = 8;
    private final TravelRules rules;
    private final FloorState state;
    private final Grid grid;
    private final TerrainQueries terrain;
    private final BitLayer edge;
    private final int[] offsets = new int[DIRECTIONS];
    private final Player player;
    private final TickClock clock;
    private final HazardMap hazards;
    private final ActorColumns actors;
    private final FlowFields flowFields;
    private final CrowdIndex crowd;
    private final FlowField toPlayer;
    private final TravelColumns columns;
    /** By the index of the monster kind, in cells a tick. */
    private final float[] speeds;

    private final boolean[] fearsFire;
    /** By the number of the horde, the last tick in which an awake member was near the player or in its sight. */
    private int[] nearTicks = new int[64];

    private int playerCell = Grid.NONE;
    private int sightVersion = -1;

    public DistantTravel(PartRegistry parts) {
        rules = parts.get(Content.class).tactics().travelling();
        state = parts.get(FloorState.class);
        grid = parts.get(Floor.class).grid();
        terrain = new TerrainQueries(state.unwalkable());
        edge = grid.edge();
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            offsets[direction] = grid.offset(Direction.ALL.get(direction));
        }
        player = parts.get(Player.class);
        clock = parts.get(TickClock.class);
        hazards = parts.get(HazardMap.class);
        actors = parts.get(ActorColumns.class);
        flowFields = parts.get(FlowFields.class);
        crowd = flowFields.crowd();
        toPlayer = flowFields.toPlayer();
        columns = new TravelColumns(grid);
        speeds = new float[parts.get(Content.class).monsters().size()];
        fearsFire = new boolean[speeds.length];
        for (int kind = 0; kind < speeds.length; kind++) {
            Monster monster = parts.get(Content.class).monsters().at(kind);
            speeds[kind] = monster.speed() / TickClock.TICKS_A_SECOND;
            fearsFire[kind] =
                    parts.get(Content.class).manners().get(monster.manner()).fears(FightingStyle.Fear.FIRE);
        }
        actors.add(columns);
    }

    /** Returns whether a hunter on a cell is so far away that it may rest, and will still be after its next step. */
    public boolean isFar(int cell) {
        int next = toPlayer.next(cell);
        return toPlayer.steps(cell) > rules.steps() + 1
                && !state.isInSight(cell)
                && (next == Grid.NONE || !state.isInSight(next));
    }

    /**
     * Lets a hunter of a horde rest from the next tick on; it {@link #isFar is far} and has nothing else to do.
     *
     * @param travels whether it is on its way; otherwise it stands
     * @param isWary whether it decides anew as often as one that stands
     */
    public void begin(int index, int kind, int horde, boolean travels, boolean isWary) {
        if (columns.nextTick[index] != TravelColumns.AWAKE) {
            // Its horde woke it in this tick.
            columns.end(index);
        }
        BodyComponent body = actors.bodies.get(index);
        int decideTick = nextBeat(index, travels && !isWary ? rules.decideTicks() : rules.thinkTicks());
        columns.decideTick[index] = decideTick;
        columns.nextTick[index] = travels ? Math.min(decideTick, nextBeat(index, rules.ticks())) : decideTick;
        // One that only decides anew while it waits has not waited in vain.
        columns.tries[index] = columns.cell[index] == body.cell ? columns.tries[index] : 0;
        columns.begin(index, body.cell, !travels);
        columns.isSettingOut[index] = travels;
        columns.kind[index] = kind;
        columns.horde[index] = horde;
        columns.isWaiting[index] = false;
        columns.restingMembers[horde]++;
        actors.rest(index);
    }

    /**
     * Lets a traveller go on to the next cell from where it is, so that it need not first come back to its place in
     * this one. This waits for its first step, because a body still moves in the tick in which it begins to rest.
     */
    private void setOut(int index, BodyComponent body) {
        int next = toPlayer.next(body.cell);
        if (next != Grid.NONE && columns.claims[next] == 0) {
            int slot = flowFields.isRoomy(next) ? 0 : TravelColumns.LAST_SLOT;
            // Traced backwards, because a body at a round corner of rock may begin within the corner's square.
            float toX = grid.x(next) + SLOT_X[slot];
            float toY = grid.y(next) + SLOT_Y[slot];
            if (terrain.isWalkable(toX, toY, body.x, body.y, body.radius)) {
                columns.set(index, next);
            }
        }
    }

    /** Returns the next of the ticks, so many apart, that differ from actor to actor. */
    private int nextBeat(int index, int ticks) {
        int tick = (int) clock.tick();
        return tick + ticks - (int) ((tick + actors.spawnId(index)) % ticks);
    }

    /** Returns how many members of a horde rest. */
    public int restingMembers(int horde) {
        return horde < columns.restingMembers.length ? columns.restingMembers[horde] : 0;
    }

    /** Returns whether a member of a horde is near the player or in its sight in this tick. */
    public boolean hasNearMember(int horde) {
        return horde < nearTicks.length && nearTicks[horde] == (int) clock.tick();
    }

    /** Moves all travellers whose turn it is, and lists the actors that are awake in this tick. */
    void update() {
        int tick = (int) clock.tick();
        boolean hasViewChanged = playerCell != player.body().cell || sightVersion != state.sightVersion();
        playerCell = player.body().cell;
        sightVersion = state.sightVersion();
        for (int i = 0; i < actors.size(); i++) {
            int nextTick = columns.nextTick[i];
            if (nextTick != TravelColumns.AWAKE) {
                if (!actors.isResting(i)) {
                    columns.end(i);
                } else if (hasViewChanged && isNear(columns.cell[i])) {
                    wake(i);
                } else if (nextTick <= tick) {
                    step(i, tick);
                }
            }
        }
        actors.listAwake();
        for (int number = 0; number < actors.awakeCount(); number++) {
            look(actors.awake(number), tick);
        }
    }

    /** Counts an awake actor on its cell, and its horde as near if it is. */
    private void look(int index, int tick) {
        int cell = actors.bodies.get(index).cell;
        if (columns.cell[index] != cell) {
            columns.claim(index, cell, true);
        }
        MonsterComponent monster = actors.monsters.find(index);
        if (monster != null && monster.horde >= 0) {
            if (monster.horde >= nearTicks.length) {
                nearTicks = Arrays.copyOf(nearTicks, 2 * monster.horde);
                columns.restingMembers = Arrays.copyOf(columns.restingMembers, 2 * monster.horde);
            }
            if (!isFar(cell)) {
                nearTicks[monster.horde] = tick;
            }
        }
    }

    private boolean isNear(int cell) {
        return toPlayer.steps(cell) <= rules.steps() || state.isInSight(cell);
    }

    private void wake(int index) {
        columns.end(index);
        actors.wake(index);
    }

    private void step(int index, int tick) {
        int cell = columns.cell[index];
        if (columns.decideTick[index] <= tick || isNear(cell)) {
            wake(index);
            return;
        }
        // One that waits in the middle of a cell looks at the next one more often, which costs little.
        boolean hasWaited = columns.isWaiting[index];
        if (!hasWaited || findsNext(index, cell)) {
            walk(index, hasWaited ? rules.waitTicks() : rules.ticks());
        }
        int pause = columns.isWaiting[index] ? rules.waitTicks() : rules.ticks();
        columns.nextTick[index] =
                actors.isResting(index) ? Math.min(columns.decideTick[index], tick + pause) : columns.nextTick[index];
    }

    private void walk(int index, int ticks) {
        BodyComponent body = actors.bodies.get(index);
        if (columns.isSettingOut[index]) {
            columns.isSettingOut[index] = false;
            setOut(index, body);
        }
        if (hazards.isHarmful(body.cell) || !isWayOpen(body.cell, columns.cell[index])) {
            wake(index);
            return;
        }
        float speed = speeds[columns.kind[index]] * state.paceAt(body.cell);
        advance(index, body, speed * ticks);
        body.velocityX = body.facingX * speed;
        body.velocityY = body.facingY * speed;
        body.previousX = body.x;
        body.previousY = body.y;
        body.cell = grid.cell((int) body.x, (int) body.y);
        crowd.move(index, body, actors);
    }

    /** Returns whether no door has shut between neighbouring cells, and nothing has moved the body. */
    private boolean isWayOpen(int from, int to) {
        int beside = from - grid.x(from) + grid.x(to);
        return grid.steps8(from, to) <= 1
                && state.isWalkable(to)
                && state.isWalkable(beside)
                && state.isWalkable(from + to - beside);
    }

    private void advance(int index, BodyComponent body, float cells) {
        float left = cells;
        for (int leg = 0; leg < MOST_LEGS; leg++) {
            int to = columns.cell[index];
            int slot = flowFields.isRoomy(to) ? columns.slot[index] : TravelColumns.LAST_SLOT;
            float dx = grid.x(to) + SLOT_X[slot] - body.x;
            float dy = grid.y(to) + SLOT_Y[slot] - body.y;
            float distance = (float) Math.sqrt(dx * dx + dy * dy);
            float share = distance > left ? left / distance : 1;
            body.x += dx * share;
            body.y += dy * share;
            if (distance > 0) {
                body.facingX = dx / distance;
                body.facingY = dy / distance;
            }
            left -= distance;
            if (-left < LEFT_BEHIND) {
                columns.leave(index);
            }
            if (left <= 0 || !findsNext(index, to)) {
                return;
            }
        }
    }

    /** Claims the next cell for a traveller in the middle of a cell, and returns whether there is one. */
    private boolean findsNext(int index, int cell) {
        int next = toPlayer.next(cell);
        if (next == Grid.NONE || hazards.isTooHot(cell, next, fearsFire[columns.kind[index]])) {
            wake(index);
            return false;
        }
        if (columns.claims[next] > 0) {
            columns.tries[index]++;
            // A queue goes on by itself, but those that stand must be squeezed past.
            if (columns.tries[index] <= rules.waits() || columns.standers[next] == 0) {
                next = freestBeside(cell);
            }
        }
        columns.isWaiting[index] = next == Grid.NONE;
        if (next == Grid.NONE) {
            return false;
        }
        // Going to and fro beside one that stands is no headway.
        columns.tries[index] = toPlayer.steps(next) < toPlayer.steps(cell) ? 0 : columns.tries[index];
        columns.set(index, next);
        return true;
    }

    /**
     * Returns the neighbour with the fewest bodies that lies no farther from the player, or a step farther if the cell
     * itself is too full; {@link Grid#NONE} if none is freer than the cell.
     */
    private int freestBeside(int cell) {
        int own = columns.claims[cell];
        int most = toPlayer.steps(cell) + (own > 1 ? 1 : 0);
        int fewest = own > 1 ? own - 1 : 1;
        int freest = Grid.NONE;
        for (int direction = 0; direction < DIRECTIONS && !edge.at(cell); direction++) {
            int beside = cell + offsets[direction];
            if (columns.claims[beside] < fewest
                    && toPlayer.steps(beside) <= most
                    && !isNear(beside)
                    && EightWaySteps.step(state.unwalkable(), cell, direction) != Grid.NONE
                    && !hazards.isHarmful(beside)) {
                freest = beside;
                fewest = columns.claims[beside];
            }
        }
        return freest;
    }

    @Override
    public void addTo(Hash64 hash) {
        for (int i = 0; i < actors.size(); i++) {
            if (columns.nextTick[i] != TravelColumns.AWAKE) {
                hash.add((long) i).add((long) columns.nextTick[i]).add(actors.isResting(i));
                hash.add(columns.isSettingOut[i]);
                hash.add((long) columns.cell[i])
                        .add((long) columns.left[i])
                        .add((long) columns.tries[i])
                        .add((long) columns.decideTick[i]);
            }
        }
        hash.add((long) playerCell);
    }
}
