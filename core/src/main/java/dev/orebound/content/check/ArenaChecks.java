package dev.orebound.content.check;

import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.ArenaKind.ArenaPacing;
import dev.orebound.content.arena.ArenaKind.ComesFrom;
import dev.orebound.content.arena.ArenaKind.Goal;
import dev.orebound.content.arena.ArenaKind.RoomSort;
import dev.orebound.content.arena.ArenaKind.Spring;
import dev.orebound.content.arena.ArenaWave;
import dev.orebound.content.arena.BossKind;
import dev.orebound.content.arena.BossKind.BossPhase;
import dev.orebound.content.floor.CaveRules;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.ContentTable;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Checks that every trap room has a kind of arena, that each arena can be won, and that bosses fit their arenas.
 *
 * @param complaints to which each method adds one line for each fault
 */
public record ArenaChecks(
        ContentTable<ArenaKind> arenas,
        ContentTable<BossKind> bosses,
        ContentTable<Monster> monsters,
        CaveRules cave,
        List<String> complaints) {
    private static final int DEEPEST = 17;
    private static final int NARROWEST = 1;

    /**
     * Checks that every room that may be drawn as a trap has a kind of arena, at depths 1 to 17: the smallest plain
     * room that may be one, a treasure room of any size and shape, and the boss's hall, which may have any size too.
     */
    public void everyTrapRoomHasAnArena() {
        if (arenas.size() == 0) {
            return;
        }
        for (int depth = 1; depth <= DEEPEST; depth++) {
            checkPlainRooms(depth);
            checkTreasureRooms(depth);
            checkBossHall(depth);
        }
    }

    private void checkPlainRooms(int depth) {
        checkRoom(RoomSort.PLAIN, cave.traps().leastCells(), cave.traps().leastCentreDistance(), depth);
    }

    /** A range of sizes that no kind suits begins at the least size, or where some kind's range ends. */
    private void checkTreasureRooms(int depth) {
        int least = cave.carving().leastRoomCells();
        Set<Integer> sizes = new TreeSet<>(Set.of(least));
        for (ArenaKind kind : arenas) {
            int next = kind.needs().cells().highest() + 1;
            if (next > least && next <= ArenaKind.MOST_CELLS) {
                sizes.add(next);
            }
        }
        for (int cells : sizes) {
            checkRoom(RoomSort.TREASURE, cells, NARROWEST, depth);
        }
    }

    private void checkRoom(RoomSort sort, int cells, int centreDistance, int depth) {
        if (arenas.asList().stream().noneMatch(kind -> kind.suits(sort, cells, centreDistance, depth))) {
            complain(sort, cells + " cells and a centre at distance " + centreDistance, depth);
        }
    }

    private void checkBossHall(int depth) {
        if (arenas.asList().stream()
                .noneMatch(kind -> kind.needs().rooms().contains(RoomSort.BOSS_HALL)
                        && kind.depths().holds(depth))) {
            complain(RoomSort.BOSS_HALL, "any size", depth);
        }
    }

    private void complain(RoomSort sort, String size, int depth) {
        complaints.add(ArenaKind.FILE + ": needs: no kind suits a room of the sort "
                + sort.name().toLowerCase(Locale.ROOT) + " with " + size + " at depth " + depth + "; give one");
    }

    /** Checks that each arena can have what it asks for: rooms, a chest to open, heads to kill, room for its waves. */
    public void arenasCanBeWon() {
        for (ArenaKind kind : arenas) {
            checkRooms(kind);
            checkHeads(kind);
            checkPacing(kind);
        }
    }

    private void checkRooms(ArenaKind kind) {
        List<RoomSort> rooms = kind.needs().rooms();
        if (kind.spring() == Spring.OPENING_CHEST && !rooms.equals(List.of(RoomSort.TREASURE))) {
            complain(kind, "needs.rooms", "there may be no chest to open; give treasure alone");
        }
        // Rock lies one cell farther out than the cell that a monster steps onto.
        int nearest = kind.pace().markDistanceCells() - (kind.comesFrom() == ComesFrom.WALLS ? 1 : 0);
        int within = 2 * nearest - 1;
        if (kind.needs().cells().lowest() <= within * within) {
            complain(
                    kind,
                    "needs.cells.lowest",
                    kind.needs().cells().lowest()
                            + " cells may all lie nearer to the player than a mark may; give more than "
                            + within * within);
        }
    }

    private void checkHeads(ArenaKind kind) {
        for (int depth = kind.depths().lowest(); depth <= kind.depths().highest(); depth++) {
            int all = 0;
            for (int wave = 0; wave < kind.waves().size(); wave++) {
                ArenaWave each = kind.waves().get(wave);
                int heads = each.headsAt(depth);
                all += heads;
                if (heads + each.most() > ArenaKind.MOST_MONSTERS) {
                    complain(
                            kind,
                            "waves[" + wave + "].most",
                            "with its heads it is over " + ArenaKind.MOST_MONSTERS + " at depth " + depth
                                    + "; give fewer");
                }
            }
            if (kind.goal().rules().needsHeads() && all == 0) {
                complain(kind, "waves", "have no heads at depth " + depth + "; give some, or another goal");
            }
        }
    }

    private void checkPacing(ArenaKind kind) {
        ArenaPacing pace = kind.pace();
        int longest = Math.max(pace.waveTicks(), pace.pauseTicks() + pace.markTicks());
        if (!kind.goal().rules().isTimed() && pace.watchdogTicks() <= longest) {
            complain(
                    kind,
                    "watchdog_ticks",
                    pace.watchdogTicks() + " is no longer than a pause or a wave; give more than " + longest);
        }
    }

    private void complain(ArenaKind kind, String field, String fault) {
        complaints.add(ArenaKind.FILE + ": " + kind.id() + "." + field + ": " + fault);
    }

    /**
     * Checks that each boss is a head of its arena, that its phases follow each other, and that its doors can open for
     * storms.
     */
    public void bossesFitTheirArenas() {
        for (BossKind boss : bosses) {
            int arena = arenas.indexOf(boss.arena());
            if (arena >= 0 && !boss.phases().isEmpty()) {
                checkHead(boss, arenas.at(arena));
                checkPhases(boss, arenas.at(arena));
            }
        }
    }

    private void checkHead(BossKind boss, ArenaKind arena) {
        String first = boss.phases().get(0).monster();
        boolean isHead = arena.waves().stream()
                .flatMap(wave -> wave.heads().stream())
                .anyMatch(head -> head.monster().equals(first) && head.count() == 1);
        if (!arena.goal().rules().needsHeads() || !isHead) {
            complain(boss, "phases[0].monster", first + " is not a single head of " + arena.id() + "; give one");
        }
    }

    private void checkPhases(BossKind boss, ArenaKind arena) {
        float radius = -1;
        for (int i = 0; i < boss.phases().size(); i++) {
            BossPhase phase = boss.phases().get(i);
            String place = "phases[" + i + "].";
            if (i > 0 && phase.belowPercent() >= boss.phases().get(i - 1).belowPercent()) {
                complain(boss, place + "below_percent", "is not below that of the phase before; give less");
            }
            if (phase.storm() != null && arena.doors().stormTicks() == 0) {
                complain(boss, place + "storm", arena.id() + " has no storm_ticks; give it some");
            }
            int monster = monsters.indexOf(phase.monster());
            float own = monster < 0 ? radius : monsters.at(monster).radiusCells();
            if (radius >= 0 && own != radius) {
                complain(boss, place + "monster", "is of another radius_cells than the first; give the same");
            }
            radius = own;
        }
    }

    /**
     * Checks that each guardian's hall has one depth, which no other has, above the boss's, that it is no other room,
     * and that its only boss, a guardian, is the goal there.
     */
    public void guardiansHaveADepthEach() {
        Map<Integer, String> halls = new TreeMap<>();
        for (ArenaKind arena : arenas) {
            if (arena.isGuardianHall()) {
                checkGuardianHall(arena, halls.putIfAbsent(arena.depths().lowest(), arena.id()));
            }
        }
    }

    private void checkGuardianHall(ArenaKind arena, @Nullable String other) {
        if (arena.needs().rooms().size() != 1) {
            complain(arena, "needs.rooms", "guardian_hall is with others; give it alone");
        }
        if (arena.spring() != Spring.STEPPING_IN) {
            complain(arena, "spring", "a guardian's hall has no chest; give stepping_in");
        }
        if (arena.depths().lowest() != arena.depths().highest()
                || arena.depths().highest() >= DEEPEST) {
            complain(arena, "depths", "a guardian's hall has one depth; give lowest and highest alike, within 1..16");
        } else if (other != null) {
            complain(arena, "depths", other + " is the guardian's hall of that depth; give another");
        }
        if (arena.goal() != Goal.SLAY_HEADS) {
            complain(arena, "goal", "a guardian must be killed; give slay_heads");
        }
        long guardians = bosses.asList().stream()
                .filter(boss -> boss.arena().equals(arena.id()))
                .count();
        if (guardians != 1) {
            complain(arena, "needs.rooms", guardians + " bosses have this guardian's hall; give one in bosses.json");
        }
    }

    private void complain(BossKind boss, String field, String fault) {
        complaints.add(BossKind.FILE + ": " + boss.id() + "." + field + ": " + fault);
    }
}
