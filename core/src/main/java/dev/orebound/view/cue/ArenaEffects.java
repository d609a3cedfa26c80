package dev.orebound.view.cue;

import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.effect.EffectMoment;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.view.actor.ActorFinder;
import dev.orebound.view.arena.ArenaRims;
import dev.orebound.view.arena.SpawnMarkPainter;
import dev.orebound.view.effect.ImpactEffects;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.MarkEvent;
import dev.orebound.world.event.WorldEvent.RoomEvent;
import dev.orebound.world.state.FloorState;
import org.jspecify.annotations.Nullable;

/** Shows what happens in trap rooms and to the boss. Places are world pixels. */
public final class ArenaEffects {
    /** Ticks between two puffs of dust off a moving door. */
    private static final int GRIND_TICKS = 5;

    /** Shares of its time, in percent, at which a roof trembles. */
    private static final int[] TREMBLES_AT_PERCENT = {60, 35, 15};

    private static final int WHOLE = 100;

    /** Share of its time from which a roof crumbles. */
    private static final float CRUMBLES_FROM = 0.75f;

    /** Least ticks between two crumblings, and the most more. */
    private static final int LEAST_CRUMBLE_TICKS = 6;

    private static final int MORE_CRUMBLE_TICKS = 44;

    /** The most places that crumble at once, and the places when a wound shakes the roof. */
    private static final int MOST_PLACES = 4;

    private static final int STRUCK_PLACES = 8;

    /** Distance from the player within which it crumbles, and the cells that are tried. */
    private static final int CRUMBLING_CELLS = 8;

    private static final int DRAWS = 40;

    /** Number that spreads the trickles over the cells of a room. */
    private static final int STRIDE = 7919;

    /** A piece of the roof comes down on every seventh cell. */
    private static final int FALL_EVERY_CELLS = 7;

    /** Distance at which moving doors shake the picture, in pixels. */
    private static final float NEAR = 40;

    /**
     * Ticks between two tremors while the boss rises, between two glints of its crystals, and between two rings of its
     * shield.
     */
    private static final int TREMOR_TICKS = 7;

    private static final int GLINT_TICKS = 3;
    private static final int RING_TICKS = 36;

    private final World world;
    private final Content content;
    private final ImpactEffects impacts;
    private final SpawnMarkPainter marks;
    private final ArenaRims rims;
    private final ActorFinder actors;
    private final SceneContext frame;
    private @Nullable Arena lastArena;
    private int lastLeft;

    public ArenaEffects(
            SceneContext frame, ImpactEffects impacts, ActorFinder actors, SpawnMarkPainter marks, ArenaRims rims) {
        this.world = frame.world;
        this.impacts = impacts;
        this.marks = marks;
        this.rims = rims;
        this.frame = frame;
        this.actors = actors;
        content = frame.world.content();
    }

    /** Shows grinding doors and crumbling roofs, which no event tells of. */
    void tick() {
        Arena around = world.arenaAroundPlayer();
        if (around != null && around.state().isSealed() && around.roofTicks() > 0) {
            crumble(around);
        }
        if (world.tick() % GRIND_TICKS != 0) {
            return;
        }
        for (int i = 0; i < world.arenas().size(); i++) {
            Arena arena = world.arenas().get(i);
            if (arena.state() == ArenaState.CLOSING
                    || arena.state() == ArenaState.STORMING
                    || arena.state() == ArenaState.CLEARING) {
                grind(arena.room().id());
            }
        }
    }

    /** Lets dust and chips trickle from the roof about the player, the more often the less time it still holds. */
    private void crumble(Arena arena) {
        int left = arena.roofTicksLeft();
        boolean isStruck =
                arena == lastArena && lastLeft - left > arena.kind().losses().shakeTicks();
        lastArena = arena;
        lastLeft = left;
        float share = Math.min(1, arena.roofShare() / CRUMBLES_FROM);
        int pause = LEAST_CRUMBLE_TICKS + (int) (share * MORE_CRUMBLE_TICKS);
        if (trembles(arena)) {
            impacts.show(
                    EffectMoment.ROOF_TREMBLING,
                    frame.x(world.player().body()),
                    frame.y(world.player().body()));
            crumble(arena, STRUCK_PLACES);
        } else if (isStruck) {
            crumble(arena, STRUCK_PLACES);
        } else if (share < 1 && world.tick() % pause == 0) {
            crumble(arena, 1 + (int) ((1 - share) * MOST_PLACES));
        }
    }

    private static boolean trembles(Arena arena) {
        for (int i = 0; i < TREMBLES_AT_PERCENT.length; i++) {
            if (arena.hasPassedRoofTicks(arena.roofTicks() * TREMBLES_AT_PERCENT[i] / WHOLE)) {
                return true;
            }
        }
        return false;
    }

    /** Lets the roof crumble at some places of a room that are near the player. */
    private void crumble(Arena arena, int places) {
        Cells cells = arena.room().cells();
        int shown = 0;
        for (int draw = 0; draw < DRAWS && shown < places; draw++) {
            int cell = cells.at((int) ((world.tick() + draw) * STRIDE % cells.size()));
            if (world.floor().grid().steps8(cell, world.player().body().cell) <= CRUMBLING_CELLS) {
                show(EffectMoment.ROOF_CRUMBLING, cell);
                shown++;
            }
        }
    }

    /** Shows how the roof of a room comes down, and its doors burst. */
    void comeDown(RoomEvent event, float x, float y) {
        impacts.show(event, x, y);
        for (int i = 0; i < world.arenas().size(); i++) {
            Arena arena = world.arenas().get(i);
            if (arena.room().id() == event.room) {
                Cells cells = arena.room().cells();
                for (int cell = 0; cell < cells.size(); cell += FALL_EVERY_CELLS) {
                    show(EffectMoment.ROOF_COMING_DOWN, cells.at(cell));
                }
            }
        }
    }

    private void show(EffectMoment moment, int cell) {
        if (frame.section.sees(frame.middleX(cell), frame.middleY(cell), NEAR)) {
            impacts.show(moment, frame.middleX(cell), frame.middleY(cell));
        }
    }

    private void grind(int room) {
        for (int i = 0; i < world.doors().size(); i++) {
            DoorComponent door = world.doors().get(i);
            if (door.room == room && frame.section.sees(frame.middleX(door.cell), frame.middleY(door.cell), NEAR)) {
                impacts.show(EffectMoment.DOOR_GRINDING, frame.middleX(door.cell), frame.middleY(door.cell));
            }
        }
    }

    /** Shows a monster that comes up; one that comes on its own way is not shown here. */
    void arrive(WorldEvent event, float x, float y) {
        if (marks.arrive(x, y)) {
            impacts.jolt(event);
        } else {
            impacts.show(event, x, y);
        }
    }

    void clear(RoomEvent event, float x, float y) {
        impacts.show(event, x, y);
        rims.burst(event.room, impacts);
    }

    /** Adds a mark. One in rock lies on the face of the rock, half a cell towards the player's room. */
    void mark(MarkEvent event, float x, float y) {
        Floor floor = world.floor();
        float markX = x;
        float markY = y;
        for (int i = 0; i < Direction.STRAIGHT.size() && !floor.structure().at(event.cell()); i++) {
            Direction way = Direction.STRAIGHT.get(i);
            int beside = floor.grid().neighbour(event.cell(), way);
            if (beside != Grid.NONE && floor.room().at(beside) == world.player().component().room) {
                markX = x + way.dx() * SceneContext.CELL / 2;
                markY = y + way.dy() * SceneContext.CELL / 2;
                break;
            }
        }
        marks.add(markX, markY, event);
    }

    /** Shows the boss rising and its shield. */
    void tickBoss() {
        Boss boss = world.part(Boss.class);
        BodyComponent body = boss.isAlive() ? actors.bodyOf(boss.spawnId()) : null;
        if (body == null) {
            return;
        }
        float x = body.x * SceneContext.CELL;
        float y = body.y * SceneContext.CELL;
        if (boss.riseTicks() > 0 && world.tick() % TREMOR_TICKS == 0) {
            impacts.show(EffectMoment.BOSS_RISING, x, y);
        }
        if (boss.isShielded() && boss.crystals() > 0) {
            shield(boss, x, y);
        }
    }

    /** Lets glints run from the crystals to the boss. */
    private void shield(Boss boss, float x, float y) {
        if (world.tick() % RING_TICKS == 0) {
            impacts.show(EffectMoment.BOSS_SHIELDED, x, y);
        }
        if (world.tick() % GLINT_TICKS != 0) {
            return;
        }
        int cell = boss.crystal((int) (world.tick() / GLINT_TICKS % boss.crystals()));
        int ore = world.floorState().oreAt(cell);
        float fromX = frame.middleX(cell);
        float fromY = frame.middleY(cell);
        float dx = x - fromX;
        float dy = y - fromY;
        float far = (float) Math.sqrt(dx * dx + dy * dy);
        if (ore != FloorState.NO_ORE && far > 1) {
            int rgb = content.ores().at(ore).light().rgb();
            impacts.of(rgb).towards(dx / far, dy / far).show(EffectMoment.SHIELD_FED, fromX, fromY);
        }
    }
}
