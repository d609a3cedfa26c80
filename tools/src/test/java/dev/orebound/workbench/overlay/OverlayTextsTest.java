package dev.orebound.workbench.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.workbench.overlay.FactSheet.CellFact;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks that every fact of a cell has a text. What {@code content --check} requires is not repeated here. */
final class OverlayTextsTest {
    @Test
    void everyFactHasAText() {
        List<String> keys = Stream.of(CellFact.values()).map(CellFact::key).toList();

        assertThat(GameTexts.read(new BuiltInAssets()).keys()).containsAll(keys);
    }
}
