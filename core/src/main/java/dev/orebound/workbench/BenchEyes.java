package dev.orebound.workbench;

import dev.orebound.content.text.GameTexts;
import dev.orebound.workbench.action.WordCandidate;
import dev.orebound.workbench.action.BenchDisplay;
import dev.orebound.workbench.overlay.BenchOverlays;
import java.util.List;
import java.util.stream.IntStream;

/** What hands open for eyes. */
final class BenchEyes implements BenchDisplay {
    private final BenchOverlays overlays;
    private final List<WordCandidate> candidates;
    private final Runnable uncover;
    private final Runnable openStepper;

    /**
     * @param uncover shows the bench, without which no overlay is seen
     * @param openStepper opens the stepper on the floor that is played
     */
    BenchEyes(BenchOverlays overlays, GameTexts texts, Runnable uncover, Runnable openStepper) {
        this.overlays = overlays;
        this.uncover = uncover;
        this.openStepper = openStepper;
        List<String> names = overlays.names();
        candidates = IntStream.range(0, names.size())
                .mapToObj(i -> new WordCandidate(names.get(i), i, texts.get("overlay.name." + names.get(i))))
                .toList();
    }

    @Override
    public List<WordCandidate> overlays() {
        return candidates;
    }

    @Override
    public void show(int overlay, boolean isWanted) {
        overlays.show(candidates.get(overlay).word(), isWanted);
        if (isWanted) {
            uncover.run();
        }
    }

    @Override
    public void openStepper() {
        openStepper.run();
    }
}
