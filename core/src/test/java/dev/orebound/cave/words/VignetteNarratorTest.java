package dev.orebound.cave.words;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.LockSpot;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.cave.words.FloorKnowledge.CompleteFloorKnowledge;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.text.GameTexts;
import dev.orebound.content.vignette.LockKind.LockTrait;
import dev.orebound.descent.Descent;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks what a player can read about vignettes and locks. */
class VignetteNarratorTest {
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final GameTexts TEXTS = GameTexts.read(new BuiltInAssets());

    private final Floor floor = floorWithHiddenLock();
    private final VignetteNarrator narrator = new VignetteNarrator(floor, TEXTS);

    @Test
    void eachVignetteIsNamedAtItsHeart() {
        CompleteFloorKnowledge scene = new CompleteFloorKnowledge(floor, CONTENT, TEXTS);

        assertThat(floor.vignettes()).isNotEmpty();
        for (VignetteSpot vignette : floor.vignettes()) {
            assertThat(narrator.sentences(vignette.heart(), scene))
                    .as(vignette.kind())
                    .anyMatch(said -> said.endsWith(TEXTS.get("vignette." + vignette.kind() + ".words")));
        }
    }

    @Test
    void aLockTellsHowItOpens() {
        CompleteFloorKnowledge scene = new CompleteFloorKnowledge(floor, CONTENT, TEXTS);

        assertThat(floor.locks()).isNotEmpty();
        for (LockSpot lock : floor.locks()) {
            assertThat(narrator.sentences(lock.cells().at(0), scene))
                    .as(lock.kind())
                    .anyMatch(said -> said.contains(narrator.ways(lock)));
        }
    }

    @Test
    void aLockThatLooksLikeRockIsNotTold() {
        LockSpot hidden = floor.locks().stream()
                .filter(VignetteNarratorTest::isHidden)
                .findFirst()
                .orElseThrow();

        assertThat(narrator.sentences(hidden.cells().at(0), new UnfoundScene()))
                .noneMatch(said -> said.contains(TEXTS.get("lock." + hidden.kind() + ".words")));
    }

    private static Floor floorWithHiddenLock() {
        for (int seed = 1; ; seed++) {
            Floor made = new FloorGenerator(CONTENT).generate(new Descent(Seed.of(seed), CONTENT.graph()).request(2));
            if (made.locks().stream().anyMatch(VignetteNarratorTest::isHidden)) {
                return made;
            }
        }
    }

    private static boolean isHidden(LockSpot lock) {
        return CONTENT.locks().get(lock.kind()).has(LockTrait.HIDDEN);
    }

    /** Knows every cell, but has found no lock. */
    private static final class UnfoundScene implements FloorKnowledge {
        @Override
        public List<DescribedThing> things() {
            return List.of();
        }

        @Override
        public boolean isKnownLock(LockSpot lock) {
            return false;
        }
    }
}
