package dev.orebound.workbench.overlay;

import dev.orebound.workbench.overlay.draw.LabelPlate;
import dev.orebound.workbench.overlay.draw.TextLineCache;
import dev.orebound.screen.page.PageContext;
import java.util.List;

/** All overlays, in the order in which they are drawn and listed. This is the one place that says which there are. */
final class OverlayList {
    private final List<CaveOverlay> overCave;
    private final List<CaveOverlay> panels;
    private final CellPanel cell;

    OverlayList(PageContext parts, LabelPlate plate, SidePanels sidebar) {
        TextLineCache words = new TextLineCache(parts);
        MonsterLookup minds = new MonsterLookup();
        overCave = List.of(
                // Tints first, then numbers and lines, then words, so that none of them hides the next.
                new RoomsOverlay(),
                new BordersOverlay(),
                new DistancesOverlay(),
                new DoorwaysOverlay(plate, words),
                new ArcsOverlay(),
                new VeinsOverlay(plate, words),
                new LightOverlay(),
                new GroundOverlay(),
                new PlayerWayOverlay(),
                new SafetyWayOverlay(),
                new GoalWayOverlay(),
                new FormationOverlay(minds),
                new TargetsOverlay(minds),
                new PerceptionOverlay(minds),
                new ArenasOverlay(plate, words),
                new ChestsOverlay(parts, plate, words),
                new HordesOverlay(plate, words, minds));
        cell = new CellPanel(parts, words, new ContentNames(parts.content(), parts.texts()), minds, sidebar);
        panels = List.of(cell, new WordsPanel(parts, sidebar));
    }

    /** Those that lie over the cave and beneath the HUD. */
    List<CaveOverlay> overCave() {
        return overCave;
    }

    /** The panel of the cell under the mouse. */
    CellPanel cell() {
        return cell;
    }

    /** Those that lie over everything. */
    List<CaveOverlay> panels() {
        return panels;
    }
}
