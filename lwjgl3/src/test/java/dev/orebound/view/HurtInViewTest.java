package dev.orebound.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.GlWindow;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import org.junit.jupiter.api.Test;

/** Checks that a loss of health shows at the hero from which side it came. */
@InWindow
final class HurtInViewTest {
    private static final int HERO_X = Hall.WIDTH / 2;
    private static final int HERO_Y = Hall.HEIGHT / 2;

    private final Assets assets = new BuiltInAssets();
    private final Content content = TestContent.BUILT_IN;

    @Test
    void aTickOfLightStandsOnTheSideOfTheFoeThatStruck_andGoes() {
        Stage stage = new Stage(
                new Hall(content).monster("goblin", HERO_X + 5, HERO_Y).world(), assets);
        stage.settle();
        Shot eastCalm = Shot.of(stage.view, HERO_X + 1.6f, HERO_Y, 1.2f, 2);
        Shot westCalm = Shot.of(stage.view, HERO_X - 1.8f, HERO_Y, 1.2f, 2);
        tellOfABlow(stage);
        GlWindow.lastOf(6, () -> stage.view.draw(1, Stage.SECONDS));
        GlWindow.shoot("hurt-from-the-east");
        int east = Shot.of(stage.view, HERO_X + 1.6f, HERO_Y, 1.2f, 2).unlike(eastCalm);
        int west = Shot.of(stage.view, HERO_X - 1.8f, HERO_Y, 1.2f, 2).unlike(westCalm);
        stage.settle();
        int after = Shot.of(stage.view, HERO_X + 1.6f, HERO_Y, 1.2f, 2).unlike(eastCalm);
        stage.view.dispose();

        assertThat(east).isGreaterThan(25);
        assertThat(east).isGreaterThan(west + 20);
        assertThat(after).isLessThan(east / 3);
    }

    private static void tellOfABlow(Stage stage) {
        BodyComponent hero = stage.world.player().body();
        stage.world.events().clear();
        HealthEvent blow = stage.world
                .events()
                .health(EventType.ACTOR_HURT, hero, stage.world.player().spawnId(), -1, stage.spawnId(0), 5);
        blow.byMonster = 0;
        stage.view.afterTick();
    }
}
