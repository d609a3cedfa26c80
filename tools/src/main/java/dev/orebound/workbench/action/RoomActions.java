package dev.orebound.workbench.action;

import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.expedition.FloorReroll;
import dev.orebound.grid.Grid;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.intent.IntentOrder;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Actions on trap rooms, to spring, win, reset and visit them, also by a click on their floor, and on vignettes. */
public final class RoomActions {
    /** The result of {@link #whyNot} if an action is possible. */
    public static final String NOTHING = "";

    private static final int NO_ROOM = 0;
    private static final int NO_VIGNETTE = 0;

    private final TestedRun run;
    private int lastGoneTo;
    private int wanted;

    /** The id of the vignette to go to on the floor that is made again. */
    private int renewed;

    /** Actions on an arena. */
    public enum RoomAction {
        SPRING(IntentOrder.HELP_SPRING),
        WIN(IntentOrder.HELP_WIN),
        RESET(IntentOrder.HELP_RESET),
        TOGGLE(IntentOrder.HELP_TOGGLE);

        private final IntentOrder order;

        RoomAction(IntentOrder order) {
            this.order = order;
        }
    }

    RoomActions(TestedRun run) {
        this.run = run;
    }

    /** Updates the state for an entered floor. */
    void enter() {
        lastGoneTo = NO_ROOM;
        wanted = NO_ROOM;
        int vignette = renewed;
        renewed = NO_VIGNETTE;
        if (vignette != NO_VIGNETTE
                && vignette <= run.world().floor().vignettes().size()) {
            goToVignette(vignette);
        }
    }

    /** Makes the trap room in front of which the run began the target until the player goes to another one. */
    public void aimAt(int room) {
        wanted = room;
    }

    /**
     * Returns the arena of the pointed room, otherwise of the player's room or of the last visited one; null if there
     * is none.
     */
    public @Nullable Arena aimedAt() {
        int pointed = run.pointed();
        Arena there =
                pointed == Grid.NONE ? null : arenaOf(run.world().floor().room().at(pointed));
        Arena own = there == null ? arenaOf(run.world().player().component().room) : there;
        return own == null ? arenaOf(wanted == NO_ROOM ? lastGoneTo : wanted) : own;
    }

    private @Nullable Arena arenaOf(int room) {
        List<Arena> arenas = run.world().arenas();
        for (int i = 0; i < arenas.size(); i++) {
            if (arenas.get(i).room().id() == room) {
                return arenas.get(i);
            }
        }
        return null;
    }

    /**
     * Returns the trap room to visit next: the one before which the run began, then the next one by id that is not
     * over, cyclically; null if all are over.
     */
    public @Nullable Arena next() {
        Arena begunAt = arenaOf(wanted);
        if (begunAt != null && !begunAt.state().isOver()) {
            return begunAt;
        }
        Arena first = null;
        List<Arena> arenas = run.world().arenas();
        for (int i = 0; i < arenas.size(); i++) {
            Arena arena = arenas.get(i);
            boolean isMeant = !arena.state().isOver();
            if (isMeant && arena.room().id() > lastGoneTo) {
                return arena;
            }
            first = first == null && isMeant ? arena : first;
        }
        return first;
    }

    /** Returns why an action on an arena is impossible, as a text key, or {@link #NOTHING}. */
    public String whyNot(RoomAction deed, @Nullable Arena arena) {
        if (arena == null) {
            return "bench.refused.no_trap";
        }
        ArenaState state = arena.state();
        if (deed == RoomAction.TOGGLE) {
            return NOTHING;
        }
        if (deed == RoomAction.RESET) {
            return state == ArenaState.DORMANT ? "bench.refused.untouched" : NOTHING;
        }
        if (state == ArenaState.OPEN || state == ArenaState.CLEARING) {
            return "bench.refused.won";
        }
        if (deed == RoomAction.WIN) {
            return NOTHING;
        }
        if (state.isShutting()) {
            return "bench.refused.sprung";
        }
        return state.isOver() ? "bench.refused.broken" : NOTHING;
    }

    /** Applies an action to the targeted arena. */
    public String doThere(RoomAction deed) {
        return apply(deed, aimedAt());
    }

    /** Applies an action to the arena of a room. */
    public String doIn(RoomAction deed, int room) {
        return apply(deed, arenaOf(room));
    }

    /**
     * Springs the trap of the pointed room, or resets it if it was sprung, as a click on the room does.
     *
     * @throws RefusedException if the pointed cell belongs to no trap room
     */
    public String toggleThere() {
        int cell = run.pointed();
        Arena arena = cell == Grid.NONE ? null : trapAt(run.world(), cell);
        if (arena == null) {
            int room = cell == Grid.NONE ? NO_ROOM : run.world().floor().room().at(cell);
            throw room > NO_ROOM
                    ? run.refusal("bench.refused.plain_room", room)
                    : run.refusal("bench.refused.no_trap_floor");
        }
        return apply(RoomAction.TOGGLE, arena);
    }

    /** Returns the arena of the room that a cell belongs to, or of a door there; null if there is none. */
    public static @Nullable Arena trapAt(World world, int cell) {
        int room = world.floor().room().at(cell);
        List<Arena> arenas = world.arenas();
        for (int i = 0; i < arenas.size(); i++) {
            if (arenas.get(i).room().id() == room || hasDoorAt(arenas.get(i), cell)) {
                return arenas.get(i);
            }
        }
        return null;
    }

    private static boolean hasDoorAt(Arena arena, int cell) {
        List<DoorComponent> doors = arena.doors();
        for (int i = 0; i < doors.size(); i++) {
            if (doors.get(i).cell == cell) {
                return true;
            }
        }
        return false;
    }

    /** Returns true if toggling springs an arena, false if it resets it. */
    public static boolean waits(Arena arena) {
        return arena.state() == ArenaState.DORMANT || arena.state() == ArenaState.WARNED;
    }

    private String apply(RoomAction deed, @Nullable Arena arena) {
        String against = whyNot(deed, arena);
        if (arena == null || !against.isEmpty()) {
            throw run.refusal(against);
        }
        run.order(deed.order, arena.room().id());
        if (arena.room().id() == wanted) {
            lastGoneTo = wanted;
            wanted = NO_ROOM;
        }
        return switch (deed) {
            case SPRING -> run.say("bench.said.sprung", nameOf(arena));
            case WIN -> run.say("bench.said.won", nameOf(arena));
            case TOGGLE -> run.say(waits(arena) ? "bench.said.sprung" : "bench.said.reset", nameOf(arena));
            case RESET -> run.say("bench.said.reset", nameOf(arena));
        };
    }

    /** Goes to the next trap room. */
    public String goNext() {
        Arena arena = next();
        if (arena == null) {
            throw run.refusal("bench.refused.all_over");
        }
        lastGoneTo = arena.room().id();
        wanted = NO_ROOM;
        run.order(IntentOrder.HELP_GO, lastGoneTo);
        return run.say("bench.said.gone", nameOf(arena));
    }

    /** Goes to the pointed cell. */
    public String goThere() {
        if (run.pointed() == Grid.NONE) {
            throw run.refusal("bench.refused.no_cell");
        }
        run.orderThere(IntentOrder.HELP_GO, NO_ROOM);
        return run.say("bench.said.gone_there");
    }

    /** Goes to the front of a doorway of a room. */
    public String go(int room) {
        run.order(IntentOrder.HELP_GO, room);
        Arena arena = arenaOf(room);
        lastGoneTo = arena == null ? lastGoneTo : room;
        wanted = NO_ROOM;
        return run.say("bench.said.gone", arena == null ? nameOf(room) : nameOf(arena));
    }

    /** Goes to the heart of a vignette, or beside it. */
    public String goToVignette(int id) {
        VignetteSpot vignette = run.world().floor().vignettes().get(id - 1);
        run.order(IntentOrder.HELP_POINT, vignette.heart());
        run.order(IntentOrder.HELP_GO, NO_ROOM);
        return run.say("bench.said.gone", nameOf(vignette));
    }

    /** Opens the lock of a vignette. */
    public String openVignette(int id) {
        LockSpot lock = run.world().floor().locks().stream()
                .filter(each -> each.vignette() == id)
                .findFirst()
                .orElseThrow(() -> run.refusal("bench.refused.no_lock"));
        if (run.world().floorState().locks().get(lock.id() - 1).isOpen) {
            throw run.refusal("bench.refused.unlocked");
        }
        run.order(IntentOrder.HELP_OPEN, lock.id());
        return run.say("bench.said.opened", run.texts().get("lock." + lock.kind() + ".name"));
    }

    /** Makes the floor again, so that everything about a vignette is as it was, and goes there. */
    public String renewVignette(int id) {
        VignetteSpot vignette = run.world().floor().vignettes().get(id - 1);
        run.order(IntentOrder.HELP_REROLL, FloorReroll.SAME.packed());
        renewed = id;
        return run.say("bench.said.renewed", nameOf(vignette));
    }

    /** Returns the vignettes of the floor. */
    public List<WordCandidate> vignettes() {
        return run.world().floor().vignettes().stream()
                .map(each -> new WordCandidate(Integer.toString(each.id()), each.id(), nameOf(each)))
                .toList();
    }

    private String nameOf(VignetteSpot vignette) {
        return run.texts().get("vignette." + vignette.kind() + ".name");
    }

    /** Returns a trap room's number, kind and state as text. */
    public String words(Arena arena) {
        return run.say("bench.room.state", nameOf(arena), stateOf(arena));
    }

    private String nameOf(Arena arena) {
        String kind = run.texts().get("arena." + arena.kind().id() + ".name");
        return run.say("bench.room.trap", arena.room().id(), kind);
    }

    private String nameOf(int room) {
        return run.say("bench.room.plain", room);
    }

    private String stateOf(Arena arena) {
        return run.texts().get("overlay.arena." + arena.state().name().toLowerCase(Locale.ROOT));
    }

    public List<WordCandidate> trapRooms() {
        return run.world().arenas().stream()
                .map(arena -> new WordCandidate(
                        Integer.toString(arena.room().id()), arena.room().id(), words(arena)))
                .toList();
    }

    public List<WordCandidate> rooms() {
        return run.world().floor().rooms().stream().map(this::candidate).toList();
    }

    private WordCandidate candidate(Room room) {
        Arena arena = arenaOf(room.id());
        String plain = room.isTreasure() ? run.texts().get("bench.room.treasure") : "";
        return new WordCandidate(Integer.toString(room.id()), room.id(), arena == null ? plain : words(arena));
    }
}
