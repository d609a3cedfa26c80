package dev.orebound.workbench.overlay;

import dev.orebound.content.gear.GearPower;
import dev.orebound.content.gear.GearRule;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.overlay.draw.CaveViewport;
import dev.orebound.workbench.overlay.draw.CellPainter;
import dev.orebound.world.World;
import dev.orebound.world.component.GearComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent.GearEvent;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

/**
 * Shows which rules of relics, duos and equipment rest, and the last times that one acted: the tick, the source and the
 * moment.
 */
final class GearPanel implements CaveOverlay {
    /** The number of times that are remembered. */
    private static final int MOST_LINES = 12;

    private static final int PADDING_UNITS = 10;
    private static final int LEADING_UNITS = 6;
    private static final int TICKS_A_SECOND = 60;

    private final PageContext parts;
    private final SidePanels sidebar;
    private final Deque<String> told = new ArrayDeque<>();

    GearPanel(PageContext parts, SidePanels sidebar) {
        this.parts = parts;
        this.sidebar = sidebar;
    }

    @Override
    public void afterTick(World now) {
        TickEvents events = now.events();
        for (int i = 0; i < events.size(); i++) {
            if (events.at(i).type() == EventType.GEAR_ACTED) {
                log(now, (GearEvent) events.at(i));
            }
        }
    }

    /** Adds a line on top of the others. */
    private void log(World now, GearEvent event) {
        PowerBook book = now.content().powers();
        GearRule rule = book.power(event.source).rules().get(event.rule);
        String moment = rule.when().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        told.addFirst(parts.texts().format("overlay.gear.acted", now.tick(), nameOf(book, event.source), moment));
        if (told.size() > MOST_LINES) {
            told.removeLast();
        }
    }

    private String nameOf(PowerBook book, int source) {
        return parts.texts().get(book.textKey(source) + ".name");
    }

    /** Returns the lines, the newest first. */
    List<String> told() {
        return List.copyOf(told);
    }

    @Override
    public void draw(CaveViewport viewport, CellPainter painter) {
        float unit = sidebar.unit();
        float padding = PADDING_UNITS * unit;
        float wide = sidebar.width();
        TextLine title = parts.line(TextStyle.SMALL, "overlay.gear.title");
        TextLine rests = parts.said(TextStyle.SMALL, restWords(viewport.world()));
        rests.wrap(wide - 2 * padding);
        float pitch = Math.round(title.capHeight() + LEADING_UNITS * unit);
        float restHigh = rests.text().isEmpty() ? 0 : rests.height() + LEADING_UNITS * unit;
        float high = pitch * (told.size() + 1) + restHigh + 2 * padding - LEADING_UNITS * unit;
        float left = Math.round(sidebar.right() - wide);
        float foot = sidebar.draw(painter.pane(), wide, high, SidePanels.End.TOP, UiPalette.STONE_LIGHT);
        float x = left + padding;
        float y = Math.round(foot + high - padding - title.capHeight());
        title.draw(painter.pane().batch(), x, y, UiPalette.GOLD, 1);
        y -= pitch;
        for (String line : told) {
            parts.said(TextStyle.SMALL, line).draw(painter.pane().batch(), x, y, UiPalette.BONE_LIGHT, 1);
            y -= pitch;
        }
        rests.draw(painter.pane().batch(), x, Math.round(y), UiPalette.STONE_PALE, 1);
    }

    private String restWords(World now) {
        GameTexts texts = parts.texts();
        PowerBook book = now.content().powers();
        GearComponent gear = now.player().gear().component();
        StringBuilder words = new StringBuilder();
        for (int i = 0; i < gear.sourceCount; i++) {
            int source = gear.sources[i];
            for (int rule = 0; rule < book.power(source).rules().size(); rule++) {
                int left = gear.restTicks[source * GearPower.MOST_RULES + rule];
                if (left >= TICKS_A_SECOND) {
                    words.append(words.isEmpty() ? "" : "\n")
                            .append(texts.format("overlay.gear.rests", nameOf(book, source), left / TICKS_A_SECOND));
                }
            }
        }
        return words.toString();
    }
}
