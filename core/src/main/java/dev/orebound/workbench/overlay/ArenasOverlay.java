package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.workbench.overlay.draw.LabelPlate;
import dev.orebound.workbench.overlay.draw.TextLineCache;
import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.text.TextLine;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The trap rooms: outlined, with kind, state, wave, who counts, and what its timers and the watchdog stand at, in seconds. */
final class ArenasOverlay implements CaveOverlay {
    private final LabelPlate plate;
    private final TextLineCache words;
    private final TextLine[] states;
    private final TextLine wave;
    private final TextLine counted;
    private final TextLine lasts;
    private final TextLine seconds;
    private final TextLine idle;
    private final TextLine holdOut;
    private final List<TextLine> kinds = new ArrayList<>();
    private @Nullable RoomLabelCells spots;

    ArenasOverlay(LabelPlate plate, TextLineCache words) {
        this.plate = plate;
        this.words = words;
        states = words.linesOf("overlay.arena.", ArenaState.values());
        wave = words.line("overlay.trap.wave");
        counted = words.line("overlay.trap.counted");
        lasts = words.line("overlay.trap.lasts");
        seconds = words.line("overlay.word.seconds");
        idle = words.line("overlay.trap.idle");
        holdOut = words.line("overlay.trap.hold_out");
    }

    @Override
    public String name() {
        return "arenas";
    }

    @Override
    public void enter(World world) {
        spots = new RoomLabelCells(world.floor());
        kinds.clear();
        for (Arena arena : world.arenas()) {
            kinds.add(words.line("arena." + arena.kind().id() + ".name"));
        }
    }

    @Override
    public void draw(CaveViewport lens, CellPainter brush) {
        if (spots == null) {
            return;
        }
        outline(lens, brush);
        spots.look(lens);
        List<Arena> arenas = lens.world().arenas();
        for (int i = 0; i < arenas.size(); i++) {
            int spot = spots.of(arenas.get(i).room().id());
            if (spot != Grid.NONE) {
                drawMarks(arenas.get(i), lens, brush);
                fill(arenas.get(i), kinds.get(i), brush);
                plate.draw(lens.middleX(spot), lens.foot(spot) + lens.side() * 0.6f);
            }
        }
    }

    private static void outline(CaveViewport lens, CellPainter brush) {
        Floor floor = lens.world().floor();
        for (int y = lens.south(); y < lens.north(); y++) {
            for (int x = lens.west(); x < lens.east(); x++) {
                int cell = lens.grid().cell(x, y);
                int room = floor.room().at(cell);
                if (room > 0 && floor.roomWithId(room).isTrap()) {
                    brush.tint(cell, UiPalette.BLOOD, 0.22f);
                    outline(cell, room, lens, brush);
                }
            }
        }
    }

    private static void outline(int cell, int room, CaveViewport lens, CellPainter brush) {
        for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
            int beside = lens.grid().neighbour(cell, Direction.STRAIGHT.get(i));
            if (beside == Grid.NONE || lens.world().floor().room().at(beside) != room) {
                brush.edge(cell, Direction.STRAIGHT.get(i), UiPalette.BLOOD, 1);
            }
        }
    }

    private static void drawMarks(Arena arena, CaveViewport lens, CellPainter brush) {
        for (int i = 0; i < arena.marks().size(); i++) {
            if (lens.shows(arena.marks().cell(i))) {
                brush.cross(arena.marks().cell(i), 0.3f, UiPalette.FLAME, 1);
            }
        }
    }

    private void fill(Arena arena, TextLine kind, CellPainter brush) {
        plate.begin(brush.grain());
        plate.count(arena.room().id(), UiPalette.BONE_LIGHT).say(kind, UiPalette.FLAME).endRow();
        plate.say(states[arena.state().ordinal()], UiPalette.GOLD_LIGHT).say(wave, UiPalette.BONE);
        plate.of(Math.min(arena.wave() + 1, arena.waves()), arena.waves(), UiPalette.BONE_LIGHT)
                .endRow();
        plate.say(counted, UiPalette.BONE).count(arena.counted(), UiPalette.BONE_LIGHT);
        plate.say(lasts, UiPalette.BONE)
                .count(toSeconds(arena.ticks()), UiPalette.BONE_LIGHT)
                .say(seconds, UiPalette.BONE)
                .endRow();
        plate.say(idle, UiPalette.BONE);
        plate.of(toSeconds(arena.idleTicks()), toSeconds(arena.kind().pace().watchdogTicks()), UiPalette.BONE_LIGHT);
        plate.say(seconds, UiPalette.BONE);
        if (arena.holdOutTicksLeft() > 0) {
            plate.say(holdOut, UiPalette.BONE).count(toSeconds(arena.holdOutTicksLeft()), UiPalette.BONE_LIGHT);
            plate.say(seconds, UiPalette.BONE);
        }
        plate.endRow();
    }

    private static int toSeconds(int ticks) {
        return ticks / TickClock.TICKS_A_SECOND;
    }
}
