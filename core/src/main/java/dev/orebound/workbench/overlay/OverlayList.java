package dev.orebound.workbench.overlay;

import dev.orebound.screen.page.PageParts;
import java.util.List;

/** The overlays, in the order in which they are drawn and listed: tints first, then lines, then words. */
final class OverlayList {
    private OverlayList() {}

    static List<Overlay> inOrder(PageParts parts, Words words, Plate plate, Sidebar sidebar) {
        Minds minds = new Minds();
        Names names = new Names(parts.content(), parts.texts());
        return List.of(
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
                new HordesOverlay(plate, words, minds),
                new CellPanel(parts, words, names, minds, sidebar),
                new WordsPanel(parts, sidebar));
    }
}
