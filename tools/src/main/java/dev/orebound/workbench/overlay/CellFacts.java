package dev.orebound.workbench.overlay;

import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;
import static dev.orebound.world.component.ComponentMappers.STATUSES;
import static dev.orebound.world.component.ComponentMappers.STRIKERS;
import static dev.orebound.world.component.ComponentMappers.WISHES;

import com.badlogic.ashley.core.Entity;
import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Exit;
import dev.orebound.cave.floor.Fixture;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.Room;
import dev.orebound.cave.floor.Vein;
import dev.orebound.cave.words.CompassDirection;
import dev.orebound.cave.words.FloorKnowledge;
import dev.orebound.cave.words.PlaceDescriber;
import dev.orebound.cave.words.PlaceDescription.PlaceKind;
import dev.orebound.cave.words.PlaceNarrator;
import dev.orebound.content.Content;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.text.GameTexts;
import dev.orebound.grid.Grid;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.overlay.FactSheet.CellFact;
import dev.orebound.workbench.overlay.draw.OverlayColors;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.OreComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.TravelMode;
import dev.orebound.world.component.WishComponent;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.horde.HordeMind;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.TickClock;
import dev.orebound.world.tactic.TacticSystem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Everything about a cell: how the generator made it, how play has changed it, what happens there, and its actor. */
final class CellFacts {
    private static final int PERCENT = 100;

    /** The knowledge that nothing is hidden, and of no thing that stands around. */
    private static final FloorKnowledge BARE_FLOOR = List::of;

    private final World world;
    private final GameTexts texts;
    private final FactSheet sheet;
    private final Floor floor;
    private final Content content;
    private final FloorState state;
    private final PlaceDescriber places;

    private CellFacts(World world, GameTexts texts, FactSheet sheet) {
        this.world = world;
        this.texts = texts;
        this.sheet = sheet;
        floor = world.floor();
        content = world.content();
        state = world.floorState();
        places = new PlaceDescriber(floor, content);
    }

    /** Adds all facts about a cell to a table. */
    static void tell(int cell, World world, GameTexts texts, FactSheet sheet) {
        CellFacts facts = new CellFacts(world, texts, sheet);
        facts.tellCave(cell);
        facts.tellPlay(cell);
        facts.tellActor(cell);
    }

    private String word(String family, Enum<?> constant) {
        return texts.get(family + constant.name().toLowerCase(Locale.ROOT));
    }

    private String name(String family, String id) {
        return texts.get(family + "." + id + ".name");
    }

    private void tellCave(int cell) {
        Grid grid = floor.grid();
        sheet.row(CellFact.CELL, UiPalette.GOLD_LIGHT).say(grid.x(cell)).on(",").say(grid.y(cell));
        sheet.word("overlay.word.index").say(cell);
        tellPlace(cell);
        sheet.row(CellFact.GROUND)
                .say(name(
                        "terrain",
                        content.terrains().at(floor.terrain().at(cell)).id()));
        if (floor.liquid().at(cell) != 0) {
            sheet.on(",")
                    .say(name(
                            "terrain",
                            content.terrains().at(floor.liquid().at(cell)).id()));
        }
        tellVein(cell);
        tellStanding(cell);
    }

    private void tellPlace(int cell) {
        int id = floor.room().at(cell);
        sheet.row(CellFact.PLACE).word(keyOf(places.find(cell, BARE_FLOOR).kind()));
        if (id > 0) {
            Room room = floor.roomWithId(id);
            sheet.row(CellFact.ROOM).say(id).on(",").say(shape(room));
            sheet.on(",").say(room.cells().size()).word("overlay.word.cells");
            sheet.row(CellFact.BORDER).say(floor.borderDistance().at(cell)).on(",");
            sheet.word("overlay.word.arcs").say(floor.arcs().at(cell));
        } else if (floor.structure().at(cell)) {
            sheet.row(CellFact.BORDER).word("overlay.word.none").on(",");
            sheet.word("overlay.word.arcs").say(floor.arcs().at(cell));
        }
    }

    private static String keyOf(PlaceKind kind) {
        return switch (kind) {
            case ROCK, UNKNOWN -> "overlay.place.rock";
            case ROOM -> "overlay.place.room";
            case TREASURE_ROOM -> "overlay.place.treasure_room";
            case TRAP_ROOM -> "overlay.place.trap_room";
            case DOORWAY -> "overlay.place.doorway";
            case PASSAGE -> "overlay.place.passage";
        };
    }

    private String shape(Room room) {
        String outline =
                PlaceNarrator.outline(places.find(room.centre(), BARE_FLOOR).shape(), texts);
        return outline.isEmpty() ? "" : outline.substring(0, 1).toLowerCase(Locale.ROOT) + outline.substring(1);
    }

    private void tellVein(int cell) {
        int id = floor.vein().at(cell);
        if (id > 0) {
            sheet.row(CellFact.VEIN).say(id);
            for (Vein vein : floor.veins()) {
                if (vein.id() == id) {
                    sheet.say(name("ore", vein.ore()));
                }
            }
            sheet.on(",").say(floor.veinDistance().at(cell)).word("overlay.word.deep");
        }
        OreComponent ore = state.ore(cell);
        if (ore != null) {
            sheet.row(CellFact.ORE)
                    .say(name("ore", content.ores().at(ore.ore).id()))
                    .on(",")
                    .say(ore.health)
                    .word("overlay.word.of")
                    .say(content.ores().at(ore.ore).crystalHardness(ore.cells));
        }
    }

    private void tellStanding(int cell) {
        if (cell == floor.start()) {
            sheet.row(CellFact.STANDS).word("overlay.word.start");
        }
        for (Exit exit : floor.exits()) {
            if (exit.at() == cell) {
                sheet.row(CellFact.STANDS).word("overlay.word.exit_to").say(exit.to());
            }
        }
        for (Fixture fixture : floor.fixtures()) {
            if (fixture.at() == cell) {
                sheet.row(CellFact.STANDS).say(name("fixture", fixture.type()));
            }
        }
        for (int i = 0; i < floor.chests().size(); i++) {
            if (floor.chests().get(i).at() == cell) {
                tellChest(floor.chests().get(i), state.chests().get(i).isOpen);
            }
        }
    }

    private void tellChest(Chest chest, boolean isOpen) {
        boolean isCentre = chest.mode() == Chest.Mode.CENTRE;
        sheet.row(CellFact.STANDS, UiPalette.GOLD);
        sheet.word(isCentre ? "overlay.word.chest_centre" : "overlay.word.chest_nook");
        if (!isCentre) {
            sheet.say(chest.nookDepth());
        }
        sheet.on(",").word("overlay.word.faces");
        sheet.word(CompassDirection.of(chest.facing().dx(), chest.facing().dy()).textKey());
        String trigger = chest.trigger();
        if (trigger != null) {
            sheet.on(",").word("overlay.word.springs").say(name("arena", trigger));
        }
        if (isOpen) {
            sheet.on(",").word("overlay.word.open");
        }
    }

    private void tellPlay(int cell) {
        DoorComponent door = state.door(cell);
        if (door != null) {
            sheet.row(CellFact.DOOR, UiPalette.FLAME).word("overlay.word.shut");
            sheet.say(Math.round(PERCENT * door.shut)).on("%,");
            sheet.word("overlay.word.of_room").say(door.room);
        }
        for (Arena arena : world.arenas()) {
            if (arena.room().id() == floor.room().at(cell)) {
                sheet.row(CellFact.ARENA, UiPalette.FLAME)
                        .say(name("arena", arena.kind().id()))
                        .on(",")
                        .say(word("overlay.arena.", arena.state()));
                sheet.on(",").word("overlay.word.wave").say(Math.min(arena.wave() + 1, arena.waves()));
                sheet.word("overlay.word.of").say(arena.waves());
                sheet.on(",").say(arena.counted()).word("overlay.word.counted");
            }
        }
        String sight = state.isInSight(cell)
                ? "overlay.word.in_sight"
                : state.isSeen(cell) ? "overlay.word.seen" : "overlay.word.unseen";
        sheet.row(CellFact.LIGHT)
                .say(world.insight().lightPercent(cell))
                .on("%,")
                .word(sight);
        tellElement(cell);
    }

    private void tellElement(int cell) {
        GroundEffects ground = world.part(GroundEffects.class);
        List<String> told = new ArrayList<>();
        for (GroundSlot slot : GroundSlot.values()) {
            int kind = ground.kindAt(slot, cell);
            if (kind != GroundEffects.NONE) {
                told.add(name("ground", content.grounds().at(kind).id()) + " " + ground.ticksAt(slot, cell));
            }
        }
        if (ground.isBurnt(cell)) {
            told.add(texts.get("overlay.word.burnt"));
        }
        if (ground.isFlooded(cell)) {
            told.add(texts.get("overlay.word.flooded"));
        }
        if (state.isPeril(cell)) {
            told.add(texts.get("overlay.word.peril"));
        }
        if (!told.isEmpty()) {
            sheet.row(CellFact.ELEMENT, UiPalette.FLAME).say(String.join(" ", told));
        }
    }

    private void tellActor(int cell) {
        Entity monster = MonsterLookup.monsterAt(cell, world);
        if (monster != null) {
            tellMonster(monster);
        } else if (world.player().body().cell == cell) {
            sheet.row(CellFact.WHO, UiPalette.GOLD).word("overlay.word.you");
            sayHealth(world.player().health());
            tellStatuses(STATUSES.get(world.player().entity()));
        }
    }

    private void tellMonster(Entity monster) {
        long spawnId = SPAWNS.get(monster).spawnId;
        MindComponent mind = MINDS.get(monster);
        String kind = content.monsters().at(MONSTERS.get(monster).monster).id();
        sheet.row(CellFact.WHO, UiPalette.GOLD).say(name("monster", kind));
        sheet.word("overlay.word.number").say(spawnId);
        sayHealth(HEALTHS.get(monster));
        sheet.row(CellFact.MIND, OverlayColors.of(mind.state)).say(word("overlay.state.", mind.state));
        String tactic = world.insight().tacticOf(spawnId);
        if (mind.state == MindState.HUNTING && !tactic.equals(TacticSystem.NO_TACTIC)) {
            sheet.on(",").word("overlay.tactic." + tactic);
        }
        sheet.on(",").say(mind.ticks / TickClock.TICKS_A_SECOND).word("overlay.word.seconds");
        tellWish(WISHES.get(monster));
        tellHorde(MonsterLookup.hordeOf(monster, world), spawnId);
        StrikerComponent striker = STRIKERS.get(monster);
        if (striker != null && striker.phase == StrikePhase.WINDING_UP) {
            sheet.row(CellFact.BLOW, UiPalette.FLAME)
                    .word("overlay.word.winds_up")
                    .say(striker.ticks)
                    .word("overlay.word.ticks");
        }
        tellStatuses(STATUSES.get(monster));
    }

    private void sayHealth(HealthComponent health) {
        sheet.on(",").word("overlay.word.health").say(Math.max(0, health.health));
        sheet.word("overlay.word.of").say(health.most);
    }

    private void tellWish(@Nullable WishComponent wish) {
        if (wish == null) {
            return;
        }
        Grid grid = floor.grid();
        sheet.row(CellFact.WISH).say(word("overlay.way.", wish.way));
        if (wish.way == TravelMode.TO_CELL) {
            sheet.say(grid.x(wish.cell)).on(",").say(grid.y(wish.cell));
        } else if (wish.way == TravelMode.STRAIGHT) {
            sheet.say((int) wish.x).on(",").say((int) wish.y);
        }
    }

    private void tellHorde(@Nullable HordeMind horde, long spawnId) {
        if (horde == null) {
            return;
        }
        sheet.row(CellFact.HORDE).say(horde.number()).on(",");
        if (horde.leaderSpawnId() == spawnId) {
            sheet.word("overlay.leads");
        } else {
            sheet.word("overlay.word.led_by").word("overlay.word.number").say(horde.leaderSpawnId());
        }
        sheet.on(",").say(horde.size()).word("overlay.word.alive");
        sheet.on(",").say(word("overlay.state.", horde.state()));
    }

    private void tellStatuses(@Nullable StatusComponent statuses) {
        List<String> told = new ArrayList<>();
        for (StatusEffect status : StatusEffect.values()) {
            if (statuses != null && statuses.has(status)) {
                int seconds = statuses.ticks[status.ordinal()] / TickClock.TICKS_A_SECOND;
                told.add(name("status", status.id()) + " " + seconds + " " + texts.get("overlay.word.seconds"));
            }
        }
        if (!told.isEmpty()) {
            sheet.row(CellFact.STATUS, UiPalette.WATER_LIGHT).say(String.join(", ", told));
        }
    }
}
