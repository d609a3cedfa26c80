package dev.orebound.workbench.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.workbench.overlay.FactSheet.CellFact;
import dev.orebound.workbench.overlay.draw.TextLineCache;
import dev.orebound.world.DrawnFloor;
import dev.orebound.world.World;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.TravelMode;
import dev.orebound.world.state.Party;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that every name that overlays derive from code has a text. */
final class OverlayTextsTest {
    private final GameTexts texts = GameTexts.read(new BuiltInAssets());

    @Test
    void everyStateWayFactAndTacticHasAText() {
        List<String> keys = new ArrayList<>();
        for (MindState state : MindState.values()) {
            keys.add("overlay.state." + TextLineCache.wordOf(state));
        }
        for (ArenaState state : ArenaState.values()) {
            keys.add("overlay.arena." + TextLineCache.wordOf(state));
        }
        for (TravelMode way : TravelMode.values()) {
            keys.add("overlay.way." + TextLineCache.wordOf(way));
        }
        for (CellFact fact : CellFact.values()) {
            keys.add(fact.key());
        }
        World world = new World(
                new DrawnFloor("###\n#@#\n###").floor(), TestContent.BUILT_IN, Party.fresh(TestContent.BUILT_IN));
        world.insight().tactics().forEach(tactic -> keys.add("overlay.tactic." + tactic));

        assertThat(texts.keys()).containsAll(keys);
        assertThat(keys).contains("overlay.tactic.hold_distance", "overlay.tactic.strike", "overlay.way.to_prey");
    }
}
