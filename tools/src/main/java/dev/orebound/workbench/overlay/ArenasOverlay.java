package dev.orebound.workbench.overlay;

import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.overlay.FloorOverlays.CellOverlay;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.workbench.overlay.draw.LabelPlate;
import dev.orebound.workbench.overlay.draw.TextLineCache;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shows trap rooms: outline, kind, state, wave, number of counted monsters, and timers in seconds. */
final class ArenasOverlay extends CellOverlay {
    private final LabelPlate label;
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

    ArenasOverlay(LabelPlate label, TextLineCache words) {
        this.label = label;
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
    public void enter(World world) {
        spots = new RoomLabelCells(world.floor());
        kinds.clear();
        for (Arena arena : world.arenas()) {
            kinds.add(words.line("arena." + arena.kind().id() + ".name"));
        }
    }

    @Override
    public void draw(CaveViewport viewport, CellPainter painter) {
        if (spots == null) {
            return;
        }
        super.draw(viewport, painter);
        spots.look(viewport);
        List<Arena> arenas = viewport.world().arenas();
        for (int i = 0; i < arenas.size(); i++) {
            int spot = spots.of(arenas.get(i).room().id());
            if (spot != Grid.NONE) {
                drawMarks(arenas.get(i), viewport, painter);
                fill(arenas.get(i), kinds.get(i), painter);
                label.draw(viewport.middleX(spot), viewport.foot(spot) + viewport.side() * 0.6f);
            }
        }
    }

    @Override
    void drawCell(int cell, CaveViewport viewport, CellPainter painter) {
        Floor floor = viewport.world().floor();
        int room = floor.room().at(cell);
        if (room > 0 && floor.roomWithId(room).isTrap()) {
            painter.tint(cell, UiPalette.BLOOD, 0.22f);
            outline(cell, room, viewport, painter, UiPalette.BLOOD);
        }
    }

    static void outline(int cell, int room, CaveViewport viewport, CellPainter painter, int rgb) {
        for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
            int beside = viewport.grid().neighbour(cell, Direction.STRAIGHT.get(i));
            if (beside == Grid.NONE || viewport.world().floor().room().at(beside) != room) {
                painter.edge(cell, Direction.STRAIGHT.get(i), rgb, 1);
            }
        }
    }

    private static void drawMarks(Arena arena, CaveViewport viewport, CellPainter painter) {
        for (int i = 0; i < arena.marks().size(); i++) {
            if (viewport.shows(arena.marks().cell(i))) {
                painter.cross(arena.marks().cell(i), 0.3f, UiPalette.FLAME, 1);
            }
        }
    }

    private void fill(Arena arena, TextLine kind, CellPainter painter) {
        label.begin(painter.grain());
        label.count(arena.room().id(), UiPalette.BONE_LIGHT)
                .say(kind, UiPalette.FLAME)
                .endRow();
        label.say(states[arena.state().ordinal()], UiPalette.GOLD_LIGHT).say(wave, UiPalette.BONE);
        label.of(Math.min(arena.wave() + 1, arena.waves()), arena.waves(), UiPalette.BONE_LIGHT)
                .endRow();
        label.say(counted, UiPalette.BONE).count(arena.counted(), UiPalette.BONE_LIGHT);
        label.say(lasts, UiPalette.BONE)
                .count(toSeconds(arena.ticks()), UiPalette.BONE_LIGHT)
                .say(seconds, UiPalette.BONE)
                .endRow();
        label.say(idle, UiPalette.BONE);
        label.of(toSeconds(arena.idleTicks()), toSeconds(arena.kind().pace().watchdogTicks()), UiPalette.BONE_LIGHT);
        label.say(seconds, UiPalette.BONE);
        if (arena.holdOutTicksLeft() > 0) {
            label.say(holdOut, UiPalette.BONE).count(toSeconds(arena.holdOutTicksLeft()), UiPalette.BONE_LIGHT);
            label.say(seconds, UiPalette.BONE);
        }
        label.endRow();
    }

    private static int toSeconds(int ticks) {
        return ticks / TickClock.TICKS_A_SECOND;
    }
}
