package dev.orebound.lab.bot;

import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.lab.bot.RunCourse.HardBlow;
import dev.orebound.lab.bot.RunCourse.TrapEnding;
import dev.orebound.lab.bot.RunCourse.TrapResult;
import dev.orebound.lab.world.WorldRule;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.ActorEvent;
import dev.orebound.world.event.WorldEvent.AttackEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import dev.orebound.world.event.WorldEvent.OreEvent;
import dev.orebound.world.event.WorldEvent.RoomEvent;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Records the trap rooms, hard blows, golems and pace of a run, tick by tick. It breaks no rule. */
final class CourseWatch implements WorldRule {
    /** A hard blow takes more than so many percent of full health. */
    private static final int HARD_PERCENT = 20;

    private static final String GROUND = "ground";

    private final Content content;
    private final PaceWatch pace = new PaceWatch();
    private final List<TrapResult> traps = new ArrayList<>();
    private final List<HardBlow> hardBlows = new ArrayList<>();
    private final Map<String, Integer> golemDeaths = new TreeMap<>();
    private final TreeSet<Integer> guardedDepths = new TreeSet<>();
    private String lastHarm = "";
    private int largestBlowPercent;
    private int golemsRaised;
    private int golemsFed;
    private int measuresFed;

    /** The trap rooms of the floor that are being fought for, and the health lost in each. */
    private final Map<Integer, Integer> sprung = new TreeMap<>();

    /** The rooms of traps of the floor that the player came near, and of those that were sprung. */
    private final TreeSet<Integer> warned = new TreeSet<>();

    private final TreeSet<Integer> everSprung = new TreeSet<>();

    /** The ticks in which actors last wound up an attack, and those of the attacks that they carried out last. */
    private final Map<Long, Long> woundUp = new TreeMap<>();

    private final Map<Long, Long> announced = new TreeMap<>();

    /** The monster that last hurt each actor, -1 for none. */
    private final Map<Long, Integer> lastHurtBy = new TreeMap<>();

    CourseWatch(Content content) {
        this.content = content;
    }

    /** Begins a floor. */
    CourseWatch enter(World world) {
        warned.clear();
        everSprung.clear();
        woundUp.clear();
        announced.clear();
        lastHurtBy.clear();
        int depth = world.floor().request().depth();
        FloorKind kind = world.floor().request().kind();
        if (kind == FloorKind.BOSS || content.guardianHallOf(depth, kind) != null) {
            guardedDepths.add(depth);
        }
        pace.enter(world);
        return this;
    }

    @Override
    public @Nullable RuleBreach look(World world) {
        for (int i = 0; i < world.events().size(); i++) {
            take(world, world.events().at(i));
        }
        Iterator<Map.Entry<Integer, Integer>> open = sprung.entrySet().iterator();
        while (open.hasNext()) {
            Map.Entry<Integer, Integer> trap = open.next();
            ArenaState state = arena(world, trap.getKey()).state();
            boolean isWon = state == ArenaState.CLEARING || state == ArenaState.OPEN;
            if (isWon || state.isOver()) {
                end(world, trap.getKey(), trap.getValue(), isWon ? TrapEnding.WON : TrapEnding.ESCAPED);
                open.remove();
            }
        }
        pace.look(world);
        return null;
    }

    /** Ends a floor: traps that are still sprung, and those that the player knew and left alone. */
    void leave(World world) {
        boolean isDead = world.player().health().health <= 0;
        sprung.forEach((room, lost) -> end(world, room, lost, isDead ? TrapEnding.DIED : TrapEnding.ESCAPED));
        sprung.clear();
        if (!isDead) {
            warned.removeAll(everSprung);
            warned.forEach(room -> end(world, room, 0, TrapEnding.REFUSED));
        }
        pace.leave(world);
    }

    private void end(World world, int room, int lost, TrapEnding ending) {
        traps.add(new TrapResult(
                arena(world, room).kind().id(), world.floor().request().depth(), ending, percentOfFull(world, lost)));
    }

    /** Returns what was recorded. */
    RunCourse result() {
        return new RunCourse(
                traps,
                lastHarm,
                largestBlowPercent,
                hardBlows,
                golemDeaths,
                golemsRaised,
                golemsFed,
                measuresFed,
                guardedDepths,
                pace.result());
    }

    private void take(World world, WorldEvent event) {
        switch (event.type()) {
            case ARENA_WARNED, ARENA_SEALED -> takeArena(world, event);
            case STRIKE_WOUND_UP -> woundUp.put(((AttackEvent) event).actorId, world.tick());
            case STRIKE_SWUNG -> {
                long actor = ((AttackEvent) event).actorId;
                announced.put(actor, woundUp.getOrDefault(actor, world.tick()));
            }
            case ACTOR_HURT -> takeHurt(world, (HealthEvent) event);
            case COMPANION_DIED ->
                golemDeaths.merge(nameOf(lastHurtBy.getOrDefault(((ActorEvent) event).actorId, -1)), 1, Integer::sum);
            case GOLEM_RAISED -> golemsRaised++;
            case GOLEM_FED -> {
                golemsFed++;
                measuresFed += ((OreEvent) event).measures;
            }
            default -> {}
        }
    }

    private void takeArena(World world, WorldEvent event) {
        int room = ((RoomEvent) event).room;
        Arena arena = arena(world, room);
        if (arena.kind().isGuardianHall() || arena.kind().isBossHall()) {
            return;
        }
        if (event.type() == EventType.ARENA_WARNED) {
            warned.add(room);
        } else if (everSprung.add(room)) {
            sprung.put(room, 0);
        }
    }

    private void takeHurt(World world, HealthEvent hurt) {
        lastHurtBy.put(hurt.actorId, hurt.byMonster);
        if (hurt.actorId != world.player().spawnId()) {
            return;
        }
        lastHarm = hurt.source.name().toLowerCase(Locale.ROOT);
        sprung.replaceAll((room, lost) -> lost + hurt.amount);
        int percent = percentOfFull(world, hurt.amount);
        largestBlowPercent = Math.max(largestBlowPercent, percent);
        if (percent > HARD_PERCENT) {
            Long begun = announced.getOrDefault(hurt.byId, woundUp.get(hurt.byId));
            int warning = begun == null ? 0 : (int) (world.tick() - begun);
            hardBlows.add(new HardBlow(nameOf(hurt.byMonster), percent, warning));
        }
    }

    private static int percentOfFull(World world, int health) {
        return 100 * health / Math.max(1, world.player().health().most);
    }

    private static Arena arena(World world, int room) {
        for (Arena arena : world.arenas()) {
            if (arena.room().id() == room) {
                return arena;
            }
        }
        throw new IllegalArgumentException("no arena in room " + room);
    }

    private String nameOf(int monster) {
        return monster < 0 ? GROUND : content.monsters().at(monster).id();
    }
}
