package dev.orebound.workbench.stepper;

import dev.orebound.cave.floor.Doorway;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.Vein;
import dev.orebound.content.Content;
import dev.orebound.content.text.GameTexts;
import dev.orebound.lab.making.MakingView;
import dev.orebound.lab.picture.PictureLayer;
import java.util.StringJoiner;

/** Describes a cell of an unfinished floor: the value of each layer, and what stands there. */
final class CellDescription {
    private final GameTexts texts;
    private final MakingView view;
    private final Floor floor;
    private final Content content;
    private final int cell;
    private final StringJoiner words = new StringJoiner("    ");

    private CellDescription(GameTexts texts, MakingView view, int cell) {
        this.texts = texts;
        this.view = view;
        this.cell = cell;
        floor = view.floor();
        content = view.making().content();
    }

    /** Returns the description of a cell. */
    static String of(GameTexts texts, MakingView view, int cell) {
        return new CellDescription(texts, view, cell).line();
    }

    private String line() {
        words.add(
                texts.format("stepper.cell", floor.grid().x(cell), floor.grid().y(cell)));
        addGround();
        addNumber(PictureLayer.ROOM, floor.room().at(cell));
        addNumber(PictureLayer.BORDER_DISTANCE, floor.borderDistance().at(cell));
        addNumber(PictureLayer.ARCS, floor.arcs().at(cell));
        addTerrain(floor.liquid().at(cell));
        addTerrain(floor.terrain().at(cell));
        addVein();
        floor.rooms().forEach(this::addRoom);
        addThings();
        floor.hordes().forEach(this::addHorde);
        return words.toString();
    }

    private void addGround() {
        if (view.has(PictureLayer.CARVED)) {
            String open = floor.grown().at(cell) ? "stepper.grown" : "stepper.carved";
            String carved = texts.get(floor.carved().at(cell) ? open : "stepper.rock");
            boolean isDrilled = floor.structure().at(cell) && !floor.carved().at(cell);
            words.add(isDrilled ? texts.get("stepper.drilled") : carved);
        }
    }

    private void addNumber(PictureLayer layer, int number) {
        if (number != 0) {
            words.add(layer.id().replace('_', ' ') + " " + number);
        }
    }

    private void addTerrain(int kind) {
        if (kind != 0) {
            words.add(texts.get("terrain." + content.terrains().at(kind).id() + ".name"));
        }
    }

    private void addVein() {
        int id = floor.vein().at(cell);
        for (Vein vein : floor.veins()) {
            if (vein.id() == id) {
                words.add(texts.format(
                        "stepper.vein", id, vein.ore(), floor.veinDistance().at(cell)));
            }
        }
    }

    private void addRoom(Room room) {
        for (Doorway doorway : room.doorways()) {
            if (doorway.cells().contains(cell)) {
                words.add(texts.format("stepper.doorway", room.id()));
            }
        }
        String arena = room.arena();
        if (arena != null && floor.room().at(cell) == room.id()) {
            words.add(texts.format("stepper.trap", texts.get("arena." + arena + ".name")));
        }
        if (room.centre() == cell) {
            words.add(texts.format("stepper.centre", room.id()));
        }
    }

    private void addThings() {
        if (floor.start() == cell) {
            words.add(texts.get("stepper.start"));
        }
        floor.exits().stream()
                .filter(exit -> exit.at() == cell)
                .forEach(exit -> words.add(texts.format("stepper.exit", exit.to())));
        floor.chests().stream()
                .filter(chest -> chest.at() == cell)
                .forEach(chest -> words.add(texts.get("thing.chest")));
        floor.ores().stream()
                .filter(ore -> ore.at() == cell)
                .forEach(ore -> words.add(texts.get("ore." + ore.ore() + ".name")));
        floor.loot().stream()
                .filter(loot -> loot.at() == cell)
                .forEach(loot -> words.add(texts.get("item." + loot.item() + ".name")));
        floor.fixtures().stream()
                .filter(fixture -> fixture.at() == cell)
                .forEach(fixture -> words.add(texts.get("fixture." + fixture.type() + ".name")));
    }

    private void addHorde(HordeSpot horde) {
        if (horde.leader().at() == cell) {
            words.add(texts.format("stepper.leader", name(horde.leader()), horde.type()));
        }
        for (HordeSpot.MonsterSpot member : horde.members()) {
            if (member.at() == cell) {
                words.add(texts.format("stepper.member", name(member), horde.type()));
            }
        }
    }

    private String name(HordeSpot.MonsterSpot place) {
        return texts.get("monster." + place.monster() + ".name");
    }
}
