package dev.orebound.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.GlWindow;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import org.junit.jupiter.api.Test;

/** Tests what a player sees of attacks that are wound up, in pictures without colours. */
@InWindow
final class TelegraphsInViewTest {
    private static final int EAST_OF_PLAYER = Hall.WIDTH / 2 + 1;
    private static final int ROW = Hall.HEIGHT / 2;

    private final Content content = TestContent.BUILT_IN;

    @Test
    void aShortBlowShowsOnTheBodyThatItWillHit() {
        Stage stage = stage(new Hall(content).monster("goblin", EAST_OF_PLAYER, ROW));
        BodyComponent player = stage.world.player().body();
        Shot calm = Shot.of(stage.view, player.x - 0.3f, player.y - 0.1f, 0.6f, 1);
        windUp(stage, "goblin", AttackForm.MeleeArc.class);
        Shot warned = Shot.of(stage.view, player.x - 0.3f, player.y - 0.1f, 0.6f, 1);
        GlWindow.shoot("blow-announced");
        stage.view.dispose();

        assertThat(warned.unlike(calm)).isGreaterThan(20);
    }

    @Test
    void aBurstLooksUnlikeALobWithinItsRim() {
        Shot lob = around("salamander", AttackForm.Lob.class);
        Shot burst = around("salamander", AttackForm.Burst.class);

        assertThat(burst.unlike(lob)).isGreaterThan(40);
    }

    @Test
    void aHealShowsAtItsReceiverWhereverThatHasGone() {
        Stage stage = stage(new Hall(content)
                .monster("goblin_mystic", EAST_OF_PLAYER + 3, ROW + 2)
                .monster("goblin", EAST_OF_PLAYER + 3, ROW - 2));
        stage.put(1, EAST_OF_PLAYER + 5.5f, ROW - 1.5f);
        stage.view.draw(1, 0);
        Shot calm = Shot.of(stage.view, EAST_OF_PLAYER + 4.6f, ROW - 2.2f, 1.8f, 0.8f);
        StrikerComponent striker = stage.world.monsters().get(0).getComponent(StrikerComponent.class);
        striker.targetSpawnId = stage.spawnId(1);
        striker.targetX = EAST_OF_PLAYER + 3.5f;
        striker.targetY = ROW - 1.5f;
        windUp(stage, "goblin_mystic", AttackForm.Heal.class);
        Shot told = Shot.of(stage.view, EAST_OF_PLAYER + 4.6f, ROW - 2.2f, 1.8f, 0.8f);
        stage.view.dispose();

        assertThat(told.unlike(calm)).isGreaterThan(20);
    }

    @Test
    void aPictureOnTheRimTellsWhatABurstBrings() {
        Stage stage = stage(new Hall(content).monster("sporeling", EAST_OF_PLAYER + 4, ROW));
        stage.view.draw(1, 0);
        float rim = stage.body(0).y + 1.6f;
        Shot calm = Shot.of(stage.view, stage.body(0).x - 0.25f, rim - 0.2f, 0.5f, 0.4f);
        windUp(stage, "sporeling", AttackForm.Burst.class);
        Shot told = Shot.of(stage.view, stage.body(0).x - 0.25f, rim - 0.2f, 0.5f, 0.4f);
        Shot beside = Shot.of(stage.view, stage.body(0).x + 0.75f, rim - 0.2f, 0.5f, 0.4f);
        GlWindow.shoot("burst-announced");
        stage.view.dispose();

        assertThat(told.unlike(calm)).isGreaterThan(25);
        assertThat(told.unlike(beside)).isGreaterThan(25);
    }

    /** Returns a picture of the ground round the place where an attack lands, south of everybody. */
    private Shot around(String monster, Class<? extends AttackForm> form) {
        Stage stage = stage(new Hall(content).monster(monster, EAST_OF_PLAYER + 4, ROW));
        StrikerComponent striker = stage.world.monsters().get(0).getComponent(StrikerComponent.class);
        striker.targetX = stage.body(0).x;
        striker.targetY = stage.body(0).y;
        windUp(stage, monster, form);
        Shot shot = Shot.of(stage.view, stage.body(0).x - 0.8f, stage.body(0).y - 1.2f, 1.6f, 0.8f);
        stage.view.dispose();
        return shot;
    }

    private static Stage stage(Hall hall) {
        Stage stage = new Stage(hall.world(), new BuiltInAssets());
        stage.settle();
        return stage;
    }

    /** Shows the first monster half-way through the wind-up of its attack of a form. */
    private void windUp(Stage stage, String monster, Class<? extends AttackForm> form) {
        Monster kind = content.monsters().get(monster);
        StrikerComponent striker = stage.world.monsters().get(0).getComponent(StrikerComponent.class);
        striker.attack = 0;
        while (!form.isInstance(kind.attacks().get(striker.attack).form())) {
            striker.attack++;
        }
        striker.phase = StrikePhase.WINDING_UP;
        striker.ticks = kind.attacks().get(striker.attack).timing().windUpTicks() / 2;
        striker.aimX = -1;
        striker.aimY = 0;
        stage.view.draw(1, 0);
    }
}
