package dev.orebound.film;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.cave.floor.Exit;
import dev.orebound.content.film.FilmScene.FloorSight;
import dev.orebound.content.item.Item.ItemEffect;
import dev.orebound.grid.Cells;
import dev.orebound.grid.Grid;
import dev.orebound.view.effect.FloorTrail;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ChestComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.OreComponent;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import java.util.function.IntPredicate;

/**
 * Tells what a picture of a world shows: what is in sight of the player, and near enough to be in the window beside all
 * panels.
 */
final class SceneSights {
    private static final int CELLS_ASIDE = 7;
    private static final int CELLS_ABOVE = 4;
    private static final int NOTICE_TICKS = 40;
    private static final int BLAST_TICKS = 12;
    private static final int PAGE_TICKS = 240;
    private static final int CRACK_TICKS = 12;
    /** The ticks during which a light runs to what opened. */
    private static final int OPENING_TICKS = 100;

    private static final int JUST_OPENED_TICKS = 20;
    /** Steps from an exit at which all of it is in the picture. */
    private static final int EXIT_STEPS = 4;

    private static final int MUCH_ORE = 6;
    private static final int SEVERAL_CELLS = 2;
    private static final int WIDE_WATER = 10;
    private static final int WIDE_FIRE = 12;

    private final World world;
    private int noticeTicks;
    private int blastTicks;
    private int crackTicks;
    private boolean isStruck;
    private int pageTicks;
    private int openingTicks;

    SceneSights(World world) {
        this.world = world;
    }

    /** Handles the events of the last tick. */
    void afterTick() {
        noticeTicks = Math.max(0, noticeTicks - 1);
        blastTicks = Math.max(0, blastTicks - 1);
        crackTicks = Math.max(0, crackTicks - 1);
        isStruck = false;
        pageTicks = Math.max(0, pageTicks - 1);
        openingTicks = Math.max(0, openingTicks - 1);
        TickEvents events = world.events();
        for (int i = 0; i < events.size(); i++) {
            WorldEvent event = events.at(i);
            noticeTicks =
                    event.type() == EventType.HORDE_WOKEN && isInView(world, event.cell()) ? NOTICE_TICKS : noticeTicks;
            boolean opens = event.type() == EventType.LOCK_OPENED && FloorTrail.isFar(world, event.cell());
            openingTicks = opens ? OPENING_TICKS : openingTicks;
            isStruck |= event instanceof HealthEvent hurt && isBlowToPlayer(hurt);
            pageTicks = event.type() == EventType.ITEM_PICKED_UP && isPage(event.subject()) ? PAGE_TICKS : pageTicks;
            crackTicks =
                    event.type() == EventType.ORE_CHIPPED && isOfSeveralCells(event.cell()) ? CRACK_TICKS : crackTicks;
            blastTicks = event.type() == EventType.BLAST && isInView(world, event.cell()) ? BLAST_TICKS : blastTicks;
        }
    }

    private static boolean isBlowToPlayer(HealthEvent hurt) {
        return hurt.type() == EventType.ACTOR_HURT && hurt.monster < 0 && !hurt.source.isLasting();
    }

    /** Returns true while a sight is in view; a blow is in view in the tick in which it falls. */
    boolean has(FloorSight sight) {
        return switch (sight) {
            case NOTHING -> true;
            case NOTICING -> noticeTicks > 0 && isAnyInView(MindState.HUNTING);
            case CAPTIVE -> isAnyInView(MindState.SHACKLED);
            case CHEST -> isShutChestInView();
            case ORE -> oresInView() >= MUCH_ORE;
            case CRACKED -> crackTicks > 0;
            case WADING -> isWading() && cellsInView(world.floorState()::isOpenLiquid) >= WIDE_WATER;
            case CLOUD -> foesInView(world.player().body().cell) > 0;
            case BLOW -> isStruck;
            case BLAST -> blastTicks > 0 && foesInView(Grid.NONE) > 1;
            case DRINKING -> world.player().component().drinkTicks > 0;
            case EXIT -> isExitInView() && !isAnyInView(MindState.HUNTING);
            case OPENING -> openingTicks > 0 && openingTicks < OPENING_TICKS - JUST_OPENED_TICKS;
            case PAGE -> pageTicks > 0 && !isAnyInView(MindState.HUNTING);
            case DOORS -> isShutIn();
            case FIRE -> cellsInView(world.part(GroundEffects.class)::isBurning) >= WIDE_FIRE;
        };
    }

    private boolean isShutIn() {
        Arena arena = world.arenaAroundPlayer();
        return arena != null && arena.state() == ArenaState.CLOSING;
    }

    private boolean isPage(int item) {
        return world.content().items().at(item).effect() == ItemEffect.PAGE;
    }

    private boolean isAnyInView(MindState state) {
        for (Entity monster : world.monsters()) {
            boolean isIn = monster.getComponent(MindComponent.class).state == state;
            if (isIn && isInView(world, monster.getComponent(BodyComponent.class).cell)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns the number of foes that hunt the player in view.
     *
     * @param middle where the player stands, to count only foes in clouds unless the player is in one; or
     *     {@link Grid#NONE} to count all
     */
    private int foesInView(int middle) {
        GroundEffects ground = world.part(GroundEffects.class);
        boolean countsAll = middle == Grid.NONE || ground.veilTicks(middle) > 0;
        int count = 0;
        for (Entity monster : world.monsters()) {
            int cell = monster.getComponent(BodyComponent.class).cell;
            boolean hunts = monster.getComponent(MindComponent.class).state == MindState.HUNTING;
            count += hunts && isInView(world, cell) && (countsAll || ground.veilTicks(cell) > 0) ? 1 : 0;
        }
        return count;
    }

    private boolean isShutChestInView() {
        for (ChestComponent chest : world.chests()) {
            if (!chest.isOpen && isInView(world, chest.cell)) {
                return true;
            }
        }
        return false;
    }

    private boolean isExitInView() {
        int player = world.player().body().cell;
        for (Exit exit : world.floor().exits()) {
            if (isInView(world, exit.at()) && world.floor().grid().steps8(player, exit.at()) >= EXIT_STEPS) {
                return true;
            }
        }
        return false;
    }

    private int oresInView() {
        int count = 0;
        for (Entity ore : world.ores()) {
            count += isInView(world, ore.getComponent(OreComponent.class).cell) ? 1 : 0;
        }
        return count;
    }

    private boolean isOfSeveralCells(int cell) {
        for (Entity each : world.ores()) {
            OreComponent ore = each.getComponent(OreComponent.class);
            if (ore.cell == cell) {
                return ore.cells >= SEVERAL_CELLS;
            }
        }
        return false;
    }

    private boolean isWading() {
        int cell = world.player().body().cell;
        return world.floor().liquid().at(cell) != 0 && !world.floorState().isCarried(cell);
    }

    private int cellsInView(IntPredicate counts) {
        int count = 0;
        for (int cell = 0; cell < world.floor().grid().size(); cell++) {
            count += counts.test(cell) && isInView(world, cell) ? 1 : 0;
        }
        return count;
    }

    private static boolean isInView(World world, int cell) {
        Grid grid = world.floor().grid();
        int player = world.player().body().cell;
        return Math.abs(grid.x(cell) - grid.x(player)) <= CELLS_ASIDE
                && Math.abs(grid.y(cell) - grid.y(player)) <= CELLS_ABOVE
                && world.floorState().isInSight(cell);
    }

    /** Returns true while the player has more than half of its health. */
    static boolean isHale(World world) {
        return world.player().health().health * 2 > world.player().health().most;
    }

    /** Returns the number of marks on which a wave will come up. */
    static int marksInView(World world, Arena arena) {
        int count = 0;
        for (int i = 0; i < arena.marks().size(); i++) {
            count += isInView(world, arena.marks().cell(i)) ? 1 : 0;
        }
        return count;
    }

    /** Returns the number of monsters that an arena counts. */
    static int fightersInView(World world, Arena arena) {
        int count = 0;
        for (Entity monster : world.monsters()) {
            boolean counts = monster.getComponent(MonsterComponent.class).arenaRoom
                    == arena.room().id();
            count += counts && isInView(world, monster.getComponent(BodyComponent.class).cell) ? 1 : 0;
        }
        return count;
    }

    /** Returns the number of things on the ground. */
    static int thingsInView(World world) {
        int count = 0;
        ImmutableArray<Entity> things = world.pickups();
        for (int i = 0; i < things.size(); i++) {
            count += isInView(world, things.get(i).getComponent(BodyComponent.class).cell) ? 1 : 0;
        }
        return count;
    }

    /** Returns the cell of the monster that is nearest to the player, or the player's if there is none. */
    static int nearestMonster(World world) {
        int player = world.player().body().cell;
        int nearest = Grid.NONE;
        for (Entity monster : world.monsters()) {
            nearest = nearer(world, monster.getComponent(BodyComponent.class).cell, nearest);
        }
        return nearest == Grid.NONE ? player : nearest;
    }

    /** Returns the cell of several that is nearest to the player. */
    static int nearestTo(World world, Cells cells) {
        int nearest = Grid.NONE;
        for (int i = 0; i < cells.size(); i++) {
            nearest = nearer(world, cells.at(i), nearest);
        }
        return nearest;
    }

    private static int nearer(World world, int cell, int other) {
        Grid grid = world.floor().grid();
        int player = world.player().body().cell;
        return other == Grid.NONE || grid.steps8(cell, player) < grid.steps8(other, player) ? cell : other;
    }
}
