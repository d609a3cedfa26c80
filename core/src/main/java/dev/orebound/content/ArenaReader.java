package dev.orebound.content;

import dev.orebound.content.ArenaKind.ComesFrom;
import dev.orebound.content.ArenaKind.Doors;
import dev.orebound.content.ArenaKind.Goal;
import dev.orebound.content.ArenaKind.Head;
import dev.orebound.content.ArenaKind.Needs;
import dev.orebound.content.ArenaKind.Pace;
import dev.orebound.content.ArenaKind.RoomSort;
import dev.orebound.content.ArenaKind.Spring;
import dev.orebound.content.ArenaKind.Wave;
import java.util.ArrayList;
import java.util.List;

/** Reads the kinds of arena. */
final class ArenaReader {
    private final Table<Item> items;
    private final Table<Monster> monsters;

    private ArenaReader(Table<Item> items, Table<Monster> monsters) {
        this.items = items;
        this.monsters = monsters;
    }

    static Table<ArenaKind> readAll(
            Assets assets, Table<Item> items, Table<Monster> monsters, List<String> complaints) {
        ArenaReader reader = new ArenaReader(items, monsters);
        List<ArenaKind> kinds = new ArrayList<>();
        for (Entry entry : Entry.root(assets, ArenaKind.FILE, complaints).entries()) {
            kinds.add(reader.read(entry));
        }
        return new Table<>(kinds);
    }

    private ArenaKind read(Entry entry) {
        Goal goal = entry.choice("goal", Goal.class);
        ArenaKind kind = new ArenaKind(
                entry.name(),
                entry.choice("spring", Spring.class),
                goal,
                readNeeds(entry.object("needs")),
                Range.read(entry, "depths", 1, 17),
                entry.whole("frequency", 1, 1000),
                readDoors(entry.object("doors")),
                readPace(entry.object("pace")),
                entry.has("comes_from") ? entry.choice("comes_from", ComesFrom.class) : ComesFrom.FLOOR,
                readWaves(entry),
                goal == Goal.HOLD_OUT ? entry.whole("hold_out_ticks", 600, 18000) : 0,
                Loot.readAll(entry, "reward", items),
                Loot.readAll(entry, "lesser_reward", items));
        entry.rejectUnknownFields();
        return kind;
    }

    private static Needs readNeeds(Entry entry) {
        Needs needs = new Needs(
                Range.read(entry, "cells", ArenaKind.FEWEST_CELLS, ArenaKind.MOST_CELLS),
                entry.whole("least_centre_distance", 1, 20),
                entry.choices("rooms", RoomSort.class));
        entry.rejectUnknownFields();
        return needs;
    }

    private static Doors readDoors(Entry entry) {
        Doors doors = new Doors(
                entry.whole("warn_cells", 1, 10),
                entry.whole("closing_ticks", 10, 240),
                entry.number("push_speed", 0, 5),
                entry.whole("push_ticks", 0, 120),
                entry.whole("push_cells", 1, 30),
                entry.whole("opening_ticks", 1, 240),
                entry.has("storm_ticks") ? entry.whole("storm_ticks", 30, 600) : 0);
        entry.rejectUnknownFields();
        return doors;
    }

    private static Pace readPace(Entry entry) {
        Pace pace = new Pace(
                entry.whole("mark_ticks", ArenaKind.FEWEST_MARK_TICKS, ArenaKind.MOST_MARK_TICKS),
                entry.whole("mark_distance_cells", 3, 10),
                entry.whole("harmless_ticks", 60, 240),
                entry.whole("pause_ticks", 0, 600),
                entry.has("wave_ticks") ? entry.whole("wave_ticks", 60, 7200) : 0,
                entry.whole("astray_ticks", 30, 1200),
                entry.whole("watchdog_ticks", 600, 36000));
        entry.rejectUnknownFields();
        return pace;
    }

    private List<Wave> readWaves(Entry entry) {
        List<Wave> waves = new ArrayList<>();
        for (Entry wave : entry.objects("waves")) {
            waves.add(readWave(wave));
        }
        if (waves.isEmpty()) {
            entry.complain("waves", "is empty; give at least one wave");
        }
        return waves;
    }

    private Wave readWave(Entry entry) {
        List<Head> heads = entry.has("heads") ? readHeads(entry) : List.of();
        int least = heads.isEmpty() ? 1 : 0;
        Wave wave = new Wave(
                entry.whole("budget", least, 200),
                entry.whole("budget_a_depth", 0, 20),
                entry.whole("most", least, ArenaKind.MOST_MONSTERS),
                heads);
        entry.rejectUnknownFields();
        return wave;
    }

    private List<Head> readHeads(Entry wave) {
        List<Head> heads = new ArrayList<>();
        for (Entry entry : wave.objects("heads")) {
            heads.add(new Head(
                    entry.reference("monster", monsters),
                    Range.read(entry, "depths", 1, 17),
                    entry.whole("count", 1, 5),
                    entry.whole("health_percent", 10, 1000)));
            entry.rejectUnknownFields();
        }
        return heads;
    }
}
