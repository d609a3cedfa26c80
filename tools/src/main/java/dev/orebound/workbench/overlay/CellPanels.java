package dev.orebound.workbench.overlay;

import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;
import static dev.orebound.world.component.ComponentMappers.STATUSES;
import static dev.orebound.world.component.ComponentMappers.STRIKERS;
import static dev.orebound.world.component.ComponentMappers.WISHES;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.grid.Grid;
import dev.orebound.screen.hud.PlaceWords;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.overlay.FactSheet.CellFact;
import dev.orebound.workbench.overlay.FloorFacts.CaveFacts;
import dev.orebound.workbench.overlay.FloorFacts.PlayFacts;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.workbench.overlay.draw.OverlayColors;
import dev.orebound.workbench.overlay.draw.TextLineCache;
import dev.orebound.world.World;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.TravelMode;
import dev.orebound.world.component.WishComponent;
import dev.orebound.world.horde.HordeMind;
import dev.orebound.world.state.TickClock;
import dev.orebound.world.tactic.TacticSystem;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Panels about the cell under the mouse: the table of facts, and the description that a player would read. */
final class CellPanels {
    private CellPanels() {}

    /** Shows all facts about the cell under the mouse in two columns, and frames the cell. */
    static final class FactPanel implements CaveOverlay {
        private static final int PADDING_UNITS = 10;
        private static final float GROUND_ALPHA = 0.96f;

        private final ContentNames names;
        private final SidePanels sidebar;
        private final FactSheet sheet;
        private @Nullable CaveFacts cave;
        private @Nullable PlayFacts play;
        private @Nullable ActorFacts life;

        FactPanel(PageContext parts, TextLineCache words, ContentNames names, SidePanels sidebar) {
            this.names = names;
            this.sidebar = sidebar;
            sheet = new FactSheet(parts, words);
        }

        @Override
        public void enter(World world) {
            cave = new CaveFacts(world, names);
            play = new PlayFacts(world, names);
            life = new ActorFacts(world, names);
        }

        @Override
        public void draw(CaveViewport viewport, CellPainter painter) {
            if (viewport.mouse() == Grid.NONE) {
                return;
            }
            tell(viewport.mouse());
            painter.frame(viewport.mouse(), 0, UiPalette.BONE_LIGHT, 1);
            float unit = sidebar.unit();
            float padding = PADDING_UNITS * unit;
            float high = sheet.height(unit) + 2 * padding;
            float wide = Math.max(sidebar.width(), sheet.width(unit) + 2 * padding);
            float left = Math.round(sidebar.right() - wide);
            float foot = sidebar.place(wide, high, SidePanels.End.FOOT);
            painter.pane()
                    .panel(left, foot, wide, high, sidebar.grain(), UiPalette.INK, UiPalette.STONE_LIGHT, GROUND_ALPHA);
            sheet.draw(painter.pane(), left + padding, Math.round(foot + high - padding), unit);
        }

        private void tell(int cell) {
            sheet.begin();
            if (cave != null && play != null && life != null) {
                cave.tell(cell, sheet);
                play.tell(cell, sheet);
                life.tell(cell, sheet);
            }
            sheet.end();
        }

        /** Returns the facts about a cell as rows of the form "label: value". */
        List<String> rowsOf(int cell) {
            tell(cell);
            List<String> rows = new ArrayList<>();
            for (int i = 0; i < sheet.rows(); i++) {
                rows.add(sheet.text(i));
            }
            return rows;
        }
    }

    /** Describes the actor on a cell: health, state, goal, horde, attack and status effects. */
    private static final class ActorFacts {
        private final World world;
        private final ContentNames names;

        ActorFacts(World world, ContentNames names) {
            this.world = world;
            this.names = names;
        }

        void tell(int cell, FactSheet sheet) {
            Entity monster = MonsterLookup.monsterAt(cell, world);
            if (monster != null) {
                tellMonster(monster, sheet);
            } else if (world.player().body().cell == cell) {
                HealthComponent health = world.player().health();
                sheet.row(CellFact.WHO, UiPalette.GOLD).say(names.of("overlay.word.you"));
                sayHealth(health, sheet);
                tellStatuses(STATUSES.get(world.player().entity()), sheet);
            }
        }

        private void tellMonster(Entity monster, FactSheet sheet) {
            long spawnId = SPAWNS.get(monster).spawnId;
            MindComponent mind = MINDS.get(monster);
            sheet.row(CellFact.WHO, UiPalette.GOLD).say(names.monsters.get(MONSTERS.get(monster).monster));
            sheet.say(names.of("overlay.word.number")).say(spawnId);
            sayHealth(HEALTHS.get(monster), sheet);
            sheet.row(CellFact.MIND, OverlayColors.of(mind.state)).say(names.mindStates.get(mind.state.ordinal()));
            String tactic = world.insight().tacticOf(spawnId);
            if (mind.state == MindState.HUNTING && !tactic.equals(TacticSystem.NO_TACTIC)) {
                sheet.on(",").say(names.tactic(tactic));
            }
            sheet.on(",").say(mind.ticks / TickClock.TICKS_A_SECOND).say(names.of("overlay.word.seconds"));
            tellWish(WISHES.get(monster), sheet);
            tellHorde(MonsterLookup.hordeOf(monster, world), spawnId, sheet);
            tellBlow(STRIKERS.get(monster), sheet);
            tellStatuses(STATUSES.get(monster), sheet);
        }

        private void sayHealth(HealthComponent health, FactSheet sheet) {
            sheet.on(",").say(names.of("overlay.word.health")).say(Math.max(0, health.health));
            sheet.say(names.of("overlay.word.of")).say(health.most);
        }

        private void tellWish(@Nullable WishComponent wish, FactSheet sheet) {
            if (wish == null) {
                return;
            }
            Grid grid = world.floor().grid();
            sheet.row(CellFact.WISH).say(names.travelModes.get(wish.way.ordinal()));
            if (wish.way == TravelMode.TO_CELL) {
                sheet.say(grid.x(wish.cell)).on(",").say(grid.y(wish.cell));
            } else if (wish.way == TravelMode.STRAIGHT) {
                sheet.say((int) wish.x).on(",").say((int) wish.y);
            }
        }

        private void tellHorde(@Nullable HordeMind horde, long spawnId, FactSheet sheet) {
            if (horde == null) {
                return;
            }
            sheet.row(CellFact.HORDE).say(horde.number()).on(",");
            if (horde.leaderSpawnId() == spawnId) {
                sheet.say(names.of("overlay.leads"));
            } else {
                sheet.say(names.of("overlay.word.led_by")).say(names.of("overlay.word.number"));
                sheet.say(horde.leaderSpawnId());
            }
            sheet.on(",").say(horde.size()).say(names.of("overlay.word.alive"));
            sheet.on(",").say(names.mindStates.get(horde.state().ordinal()));
        }

        private void tellBlow(@Nullable StrikerComponent striker, FactSheet sheet) {
            if (striker != null && striker.phase == StrikePhase.WINDING_UP) {
                sheet.row(CellFact.BLOW, UiPalette.FLAME)
                        .say(names.of("overlay.word.winds_up"))
                        .say(striker.ticks);
                sheet.say(names.of("overlay.word.ticks"));
            }
        }

        private void tellStatuses(@Nullable StatusComponent statuses, FactSheet sheet) {
            boolean isFirst = true;
            for (int i = 0; statuses != null && i < StatusEffect.COUNT; i++) {
                if (statuses.ticks[i] > 0) {
                    if (isFirst) {
                        sheet.row(CellFact.STATUS, UiPalette.WATER_LIGHT);
                    } else {
                        sheet.on(",");
                    }
                    isFirst = false;
                    sheet.say(names.statuses.get(i)).say(statuses.ticks[i] / TickClock.TICKS_A_SECOND);
                    sheet.say(names.of("overlay.word.seconds"));
                }
            }
        }
    }

    /** Shows what the player would read about the cell under the mouse; updated for another cell and twice a second. */
    static final class PlayerTextPanel implements CaveOverlay {
        private static final int PADDING_UNITS = 10;
        private static final int LOOK_AGAIN_TICKS = 30;
        private static final float GROUND_ALPHA = 0.96f;

        private final PageContext parts;
        private final SidePanels sidebar;
        private final TextLine words;
        private @Nullable PlaceWords places;
        private int cell = Grid.NONE;
        private long lookedTick;

        PlayerTextPanel(PageContext parts, SidePanels sidebar) {
            this.parts = parts;
            this.sidebar = sidebar;
            words = parts.line(TextStyle.SMALL);
        }

        @Override
        public void enter(World world) {
            places = new PlaceWords(world, parts.texts());
            cell = Grid.NONE;
        }

        @Override
        public void draw(CaveViewport viewport, CellPainter painter) {
            if (viewport.mouse() == Grid.NONE || places == null) {
                return;
            }
            long tick = viewport.world().tick();
            if (viewport.mouse() != cell || tick - lookedTick >= LOOK_AGAIN_TICKS) {
                cell = viewport.mouse();
                lookedTick = tick;
                words.set(String.join(" ", places.of(cell)));
            }
            float padding = Math.round(PADDING_UNITS * sidebar.unit());
            words.wrap(sidebar.width() - 2 * padding);
            float high = Math.round(words.height() + words.capHeight() * 0.5f + 2 * padding);
            float left = sidebar.right() - sidebar.width();
            float foot = sidebar.place(sidebar.width(), high, SidePanels.End.TOP);
            painter.pane()
                    .panel(
                            left,
                            foot,
                            sidebar.width(),
                            high,
                            sidebar.grain(),
                            UiPalette.INK,
                            UiPalette.BONE_DARK,
                            GROUND_ALPHA);
            float first = Math.round(foot + high - padding - words.capHeight());
            words.draw(painter.pane().batch(), left + padding, first, UiPalette.BONE_LIGHT, 1);
        }
    }
}
