package dev.orebound.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.effect.EffectMoment;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.desktop.window.GlWindow;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.world.EventWords;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent.PlaceEvent;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks that the effects of cues are seen, and that files that are laid over the game's change them. */
@InWindow
final class EffectsInViewTest {
    /** The pixels that must differ for an effect to count as seen. */
    private static final int SEEN = 25;

    /** Frames after which particles have left the picture of the player. */
    private static final int FRAMES = 10;

    private final Assets assets = new BuiltInAssets();

    @Test
    void anEventIsSeenByItsCue() {
        SoundContent own = TestContent.sounds();

        assertThat(shot(own, EventType.EXITS_UNLOCKED).unlike(shot(own, EventType.GOLEMS_ORDERED)))
                .isGreaterThan(SEEN);
        assertThat(shot(own, EventType.EXITS_UNLOCKED).unlike(shot(own, EventType.EXITS_UNLOCKED)))
                .isZero();
    }

    @Test
    void anEffectIsShownAsItsFileSays() {
        SoundContent wider = with("sounds/effects.json", "\"radius\": 18,", "\"radius\": 40,");

        assertThat(shot(wider, EventType.BLOW_DODGED).unlike(shot(TestContent.sounds(), EventType.BLOW_DODGED)))
                .isGreaterThan(SEEN);
    }

    @Test
    void anEventThatShowsNothingCanBeGivenAnEffect() {
        SoundContent shown = with(
                "sounds/cues.json",
                "\"event\": \"golems_ordered\",",
                "\"event\": \"golems_ordered\", \"effects\": [\"treasure\"],");

        assertThat(shot(shown, EventType.GOLEMS_ORDERED).unlike(shot(TestContent.sounds(), EventType.GOLEMS_ORDERED)))
                .isGreaterThan(SEEN);
    }

    @Test
    void shownEventsMakeNoGarbage() {
        Stage stage = new Stage(new Hall(TestContent.BUILT_IN).world(), assets);
        stage.settle();
        List<EventType> told = Stream.of(EventType.values())
                .filter(type -> type.shape() == PlaceEvent.class || type == EventType.ACTOR_HURT)
                .toList();

        long bytes = FrameGarbage.of(() -> {
            for (int i = 0; i < told.size(); i++) {
                stage.tellOfPlayer(told.get(i));
            }
            stage.view.draw(1, Stage.SECONDS);
        });
        stage.view.dispose();

        assertThat(bytes).isLessThan(100);
    }

    @Test
    void momentsHaveTheirCuesInTheOrderOfTheGame() {
        assertThat(TestContent.sounds().cues().moments())
                .extracting(cue -> cue.moment())
                .containsExactly(EffectMoment.values());
    }

    private SoundContent with(String file, String right, String other) {
        return SoundContent.read(OneOtherFile.spoilt(file, right, other), EventWords.of(TestContent.BUILT_IN));
    }

    /** Returns what is seen about the player just after an event there. */
    private Shot shot(SoundContent cues, EventType type) {
        Stage stage = new Stage(new Hall(TestContent.BUILT_IN).world(), assets, cues);
        stage.settle();
        stage.tellOfPlayer(type);
        GlWindow.lastOf(FRAMES, () -> stage.view.draw(1, Stage.SECONDS));
        BodyComponent body = stage.world.player().body();
        Shot shot = Shot.of(stage.view, body.x - 3, body.y - 3, 6, 6);
        stage.view.dispose();
        return shot;
    }
}
