package dev.orebound.workbench.overlay;

import dev.orebound.cave.floor.Chest;
import dev.orebound.cave.floor.Floor;
import dev.orebound.grid.Direction;
import dev.orebound.grid.Grid;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.action.RoomActions;
import dev.orebound.workbench.overlay.FloorOverlays.CellOverlay;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.workbench.overlay.draw.LabelPlate;
import dev.orebound.workbench.overlay.draw.TextLineCache;
import dev.orebound.world.World;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.DoorComponent;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Overlays with labels at trap rooms and chests, and the mark of the trap room that a click would spring or reset. */
final class ArenaOverlays {
    private ArenaOverlays() {}

    /** Shows trap rooms: outline, kind, state, wave, number of counted monsters, and timers in seconds. */
    static final class ArenasOverlay extends CellOverlay {
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

        private static void outline(int cell, int room, CaveViewport viewport, CellPainter painter, int rgb) {
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
            label.of(
                    toSeconds(arena.idleTicks()), toSeconds(arena.kind().pace().watchdogTicks()), UiPalette.BONE_LIGHT);
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

    /**
     * Marks the trap room under the pointer with its doorways, and tells what a click would do to it. While the player fights in it,
     * only as long as the key for clicking is held.
     */
    static final class ClickableTrapMark extends CellOverlay {
        private static final float TINT = 0.16f;
        private static final float DOOR_TINT = 0.25f;

        private final LabelPlate label;
        private final TextLineCache words;
        private final TextLine spring;
        private final TextLine reset;
        private final TextLine nothing;
        private final List<TextLine> kinds = new ArrayList<>();
        private boolean isKeyHeld;
        private int marked;

        ClickableTrapMark(LabelPlate label, TextLineCache words) {
            this.label = label;
            this.words = words;
            spring = words.line("overlay.trap.click_spring");
            reset = words.line("overlay.trap.click_reset");
            nothing = words.line("overlay.trap.click_nothing");
        }

        @Override
        public void enter(World world) {
            kinds.clear();
            for (Arena arena : world.arenas()) {
                kinds.add(words.line("arena." + arena.kind().id() + ".name"));
            }
        }

        /** Sets whether the key is held that makes a click spring or reset a trap. */
        void holdKey(boolean isHeld) {
            isKeyHeld = isHeld;
        }

        @Override
        public void draw(CaveViewport viewport, CellPainter painter) {
            World world = viewport.world();
            int mouse = viewport.mouse();
            Arena arena = mouse == Grid.NONE ? null : RoomActions.trapAt(world, mouse);
            boolean isFought = arena != null
                    && arena.state().isShutting()
                    && world.player().component().room == arena.room().id();
            if (arena != null && (isKeyHeld || !isFought)) {
                marked = arena.room().id();
                super.draw(viewport, painter);
                markDoors(arena, viewport, painter);
                label.begin(painter.grain())
                        .count(marked, UiPalette.BONE_LIGHT)
                        .say(kinds.get(world.arenas().indexOf(arena)), UiPalette.FLAME)
                        .endRow();
                label.say(RoomActions.waits(arena) ? spring : reset, isKeyHeld ? UiPalette.GOLD_LIGHT : UiPalette.BONE)
                        .endRow();
                drawAtPointer(mouse, viewport);
            } else if (isKeyHeld && mouse != Grid.NONE && world.floor().room().at(mouse) > 0 && arena == null) {
                label.begin(painter.grain()).say(nothing, UiPalette.BONE).endRow();
                drawAtPointer(mouse, viewport);
            }
        }

        private void drawAtPointer(int mouse, CaveViewport viewport) {
            label.draw(viewport.middleX(mouse), viewport.foot(mouse) + viewport.side() * 1.4f);
        }

        @Override
        void drawCell(int cell, CaveViewport viewport, CellPainter painter) {
            if (viewport.world().floor().room().at(cell) == marked) {
                if (isKeyHeld) {
                    painter.tint(cell, UiPalette.GOLD, TINT);
                }
                ArenasOverlay.outline(cell, marked, viewport, painter, UiPalette.GOLD);
            }
        }

        private static void markDoors(Arena arena, CaveViewport viewport, CellPainter painter) {
            List<DoorComponent> doors = arena.doors();
            for (int i = 0; i < doors.size(); i++) {
                int cell = doors.get(i).cell;
                if (viewport.shows(cell)) {
                    painter.tint(cell, UiPalette.GOLD, DOOR_TINT);
                    painter.frame(cell, 1, UiPalette.GOLD, 1);
                    painter.cross(cell, 0.3f * doors.get(i).shut, UiPalette.BLOOD, doors.get(i).shut);
                }
            }
        }
    }

    /** Shows chests: the direction that each faces, and as text why it stands there and what opening it starts. */
    static final class ChestsOverlay implements CaveOverlay {
        private final PageContext parts;
        private final LabelPlate label;
        private final TextLine open;
        private final List<TextLine> reasons = new ArrayList<>();
        private final List<TextLine> springs = new ArrayList<>();
        private final List<TextLine> happenings = new ArrayList<>();

        ChestsOverlay(PageContext parts, LabelPlate label, TextLineCache words) {
            this.parts = parts;
            this.label = label;
            open = words.line("overlay.chest.open");
        }

        @Override
        public void enter(World world) {
            reasons.clear();
            springs.clear();
            happenings.clear();
            for (Chest chest : world.floor().chests()) {
                reasons.add(parts.said(TextStyle.SMALL, reason(chest)));
                String trigger = chest.trigger();
                String arena = trigger == null ? "" : parts.texts().get("arena." + trigger + ".name");
                springs.add(parts.said(
                        TextStyle.SMALL, trigger == null ? "" : parts.texts().format("overlay.chest.springs", arena)));
                String happening = chest.happening();
                happenings.add(parts.said(
                        TextStyle.SMALL,
                        happening == null ? "" : parts.texts().format("overlay.chest.happening", happening)));
            }
        }

        private String reason(Chest chest) {
            return chest.mode() == Chest.Mode.CENTRE
                    ? parts.texts().format("overlay.chest.centre", chest.room())
                    : parts.texts().format("overlay.chest.nook", chest.room(), chest.nookDepth());
        }

        @Override
        public void draw(CaveViewport viewport, CellPainter painter) {
            List<Chest> chests = viewport.world().floor().chests();
            for (int i = 0; i < chests.size(); i++) {
                if (viewport.shows(chests.get(i).at())) {
                    draw(i, chests.get(i), viewport, painter);
                }
            }
        }

        private void draw(int number, Chest chest, CaveViewport viewport, CellPainter painter) {
            Grid grid = viewport.grid();
            painter.frame(chest.at(), 0, UiPalette.GOLD, 1);
            float x = grid.x(chest.at()) + 0.5f;
            float y = grid.y(chest.at()) + 0.5f;
            int dx = chest.facing().dx();
            int dy = chest.facing().dy();
            painter.line(x + dx * 0.5f, y + dy * 0.5f, x + dx * 1.3f, y + dy * 1.3f, UiPalette.GOLD, 1);
            painter.head(x + dx * 1.3f, y + dy * 1.3f, dx, dy, 0.3f, UiPalette.GOLD, 1);
            label.begin(painter.grain());
            label.say(reasons.get(number), UiPalette.GOLD_LIGHT).endRow();
            if (!springs.get(number).text().isEmpty()) {
                label.say(springs.get(number), UiPalette.FLAME).endRow();
            }
            if (!happenings.get(number).text().isEmpty()) {
                label.say(happenings.get(number), UiPalette.FLAME).endRow();
            }
            if (viewport.world().chests().get(number).isOpen) {
                label.say(open, UiPalette.BONE).endRow();
            }
            label.draw(viewport.middleX(chest.at()), viewport.foot(chest.at()) + viewport.side() * 1.1f);
        }
    }
}
