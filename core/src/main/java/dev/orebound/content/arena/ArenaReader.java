package dev.orebound.content.arena;

import dev.orebound.content.arena.ArenaKind.ComesFrom;
import dev.orebound.content.arena.ArenaKind.Doors;
import dev.orebound.content.arena.ArenaKind.Goal;
import dev.orebound.content.arena.ArenaKind.Head;
import dev.orebound.content.arena.ArenaKind.Needs;
import dev.orebound.content.arena.ArenaKind.Pace;
import dev.orebound.content.arena.ArenaKind.RoomSort;
import dev.orebound.content.arena.ArenaKind.Spring;
import dev.orebound.content.arena.ArenaKind.Wave;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.Loot;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
import java.util.ArrayList;
import java.util.List;

/** Reads the kinds of arena. */
public final class ArenaReader {
    private final ContentTable<Item> items;
    private final ContentTable<Monster> monsters;

    private ArenaReader(ContentTable<Item> items, ContentTable<Monster> monsters) {
        this.items = items;
        this.monsters = monsters;
    }

    public static ContentTable<ArenaKind> readAll(
            Assets assets, ContentTable<Item> items, ContentTable<Monster> monsters, List<String> complaints) {
        ArenaReader reader = new ArenaReader(items, monsters);
        List<ArenaKind> kinds = new ArrayList<>();
        for (JsonEntry entry : JsonEntry.root(assets, ArenaKind.FILE, complaints).entries()) {
            kinds.add(reader.read(entry));
        }
        return new ContentTable<>(kinds);
    }

    private ArenaKind read(JsonEntry entry) {
        Goal goal = entry.choice("goal", Goal.class);
        ArenaKind kind = new ArenaKind(
                entry.name(),
                entry.choice("spring", Spring.class),
                goal,
                readNeeds(entry.object("needs")),
                IntRange.read(entry, "depths", 1, 17),
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

    private static Needs readNeeds(JsonEntry entry) {
        Needs needs = new Needs(
                IntRange.read(entry, "cells", ArenaKind.FEWEST_CELLS, ArenaKind.MOST_CELLS),
                entry.whole("least_centre_distance", 1, 20),
                entry.choices("rooms", RoomSort.class));
        entry.rejectUnknownFields();
        return needs;
    }

    private static Doors readDoors(JsonEntry entry) {
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

    private static Pace readPace(JsonEntry entry) {
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

    private List<Wave> readWaves(JsonEntry entry) {
        List<Wave> waves = new ArrayList<>();
        for (JsonEntry wave : entry.objects("waves")) {
            waves.add(readWave(wave));
        }
        if (waves.isEmpty()) {
            entry.complain("waves", "is empty; give at least one wave");
        }
        return waves;
    }

    private Wave readWave(JsonEntry entry) {
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

    private List<Head> readHeads(JsonEntry wave) {
        List<Head> heads = new ArrayList<>();
        for (JsonEntry entry : wave.objects("heads")) {
            heads.add(new Head(
                    entry.reference("monster", monsters),
                    IntRange.read(entry, "depths", 1, 17),
                    entry.whole("count", 1, 5),
                    entry.whole("health_percent", 10, 1000)));
            entry.rejectUnknownFields();
        }
        return heads;
    }
}
