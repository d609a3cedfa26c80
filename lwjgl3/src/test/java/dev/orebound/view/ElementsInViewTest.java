package dev.orebound.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Gdx;
import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.GlWindow;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import org.junit.jupiter.api.Test;

/** Checks that the effects of the elements on the ground are visible. */
@InWindow
final class ElementsInViewTest {
    private static final int LONG = 600;
    private static final int X = 18;
    private static final int Y = 8;

    private final Assets assets = new BuiltInAssets();
    private final Content content = TestContent.BUILT_IN;

    @Test
    void steamHidesWhoStandsInIt() {
        Shot openAlone = standing(false, false);
        Shot openSeen = standing(true, false);
        Shot steamAlone = standing(false, true);
        Shot steamSeen = standing(true, true);
        GlWindow.shoot("steam");

        assertThat(openSeen.unlike(openAlone)).isGreaterThan(120);
        assertThat(steamSeen.unlike(steamAlone)).isLessThan(6);
    }

    private Shot standing(boolean isSomebody, boolean isSteamy) {
        Hall hall = new Hall(content);
        Stage stage = new Stage(isSomebody ? hall.monster("goblin", X, Y).world() : hall.world(), assets);
        for (int i = 0; i < 25 && isSteamy; i++) {
            stage.ground.steam(hall.grid.cell(X - 2 + i % 5, Y - 2 + i / 5), LONG);
        }
        if (isSomebody) {
            stage.mind(0, MindState.SEARCHING);
        }
        stage.settle();
        Shot shot = Shot.of(stage.view, X - 1, Y, 3, 3);
        stage.view.dispose();
        return shot;
    }

    @Test
    void whoStandsBeforeSteamIsSeen() {
        Hall hall = new Hall(content).monster("goblin", X, Y);
        Stage stage = new Stage(hall.world(), assets);
        stage.mind(0, MindState.HUNTING);
        stage.settle();
        for (int i = 0; i < 6; i++) {
            stage.ground.steam(hall.grid.cell(X - 1 + i % 3, Y + 1 + i / 3), LONG);
        }
        stage.settle();
        Shot seen = Shot.of(stage.view, X - 0.2f, Y + 0.2f, 1.4f, 0.8f);
        stage.put(0, 5, Y);
        stage.settle();
        Shot gone = Shot.of(stage.view, X - 0.2f, Y + 0.2f, 1.4f, 0.8f);
        stage.view.dispose();

        assertThat(seen.unlike(gone)).isGreaterThan(60);
    }

    @Test
    void fireLightsWhatIsAboutIt_andLeavesSoot() {
        Hall hall = new Hall(content).lay("grass", X + 4, Y - 4, 3, 3);
        Stage stage = new Stage(hall.world(), assets);
        stage.settle();
        Shot dark = Shot.of(stage.view, X + 4, Y - 1, 3, 2);
        Shot grass = Shot.of(stage.view, X + 4, Y - 4, 3, 3);
        for (int i = 0; i < 9; i++) {
            stage.ground.burn(hall.grid.cell(X + 4 + i % 3, Y - 4 + i / 3), LONG);
        }
        stage.settle();
        Shot lit = Shot.of(stage.view, X + 4, Y - 1, 3, 2);
        GlWindow.shoot("fire");
        for (int i = 0; i < 9; i++) {
            stage.ground.burn(hall.grid.cell(X + 4 + i % 3, Y - 4 + i / 3), 0);
            stage.ground.blacken(hall.grid.cell(X + 4 + i % 3, Y - 4 + i / 3));
        }
        for (int i = 0; i < 4; i++) {
            stage.settle();
        }
        Shot soot = Shot.of(stage.view, X + 4, Y - 4, 3, 3);
        stage.view.dispose();

        assertThat(lit.brightness()).isGreaterThan(dark.brightness() * 1.5f);
        assertThat(soot.brightness()).isLessThan(grass.brightness() * 0.7f);
    }

    @Test
    void aChargeRunsOverWater() {
        Hall hall = new Hall(content).pool("shallow_water", X, Y - 3, 6, 5);
        Stage stage = new Stage(hall.world(), assets);
        stage.settle();
        Shot calm = Shot.of(stage.view, X, Y - 3, 6, 5);
        for (int i = 0; i < 30; i++) {
            stage.ground.charge(hall.grid.cell(X + i % 6, Y - 3 + i / 6), LONG);
        }
        stage.settle();
        Shot charged = Shot.of(stage.view, X, Y - 3, 6, 5);
        stage.view.dispose();

        assertThat(charged.brightness()).isGreaterThan(calm.brightness() * 1.2f);
    }

    @Test
    void whoFallsIsSeenFallingAndThenNoMore() {
        Hall hall = new Hall(content).pool("chasm", X - 2, Y - 3, 7, 7).monster("goblin", 4, Y);
        Stage stage = new Stage(hall.world(), assets);
        stage.mind(0, MindState.HUNTING);
        stage.put(0, X + 0.5f, Y + 0.5f);
        stage.settle();
        stage.tell(EventType.MONSTER_FELL, 0);
        stage.put(0, 4, Y);
        stage.roll(8);
        Shot falling = Shot.of(stage.view, X - 1, Y, 3, 2);
        stage.settle();
        Shot gone = Shot.of(stage.view, X - 1, Y, 3, 2);
        stage.view.dispose();

        assertThat(falling.unlike(gone)).isGreaterThan(80);
    }

    @Test
    void thePlayerWhoFellIsSeenNoMore_untilItStandsElsewhere() {
        Hall hall = new Hall(content);
        Stage stage = new Stage(hall.world(), assets);
        stage.settle();
        BodyComponent body = stage.world.player().body();
        Shot standing = Shot.of(stage.view, body.x - 1, body.y, 2, 1);
        stage.tellOfPlayer(EventType.PLAYER_FELL);
        stage.settle();
        Shot gone = Shot.of(stage.view, body.x - 1, body.y, 2, 1);
        body.x += 4;
        body.previousX += 4;
        stage.settle();
        Shot elsewhere = Shot.of(stage.view, body.x - 1, body.y, 2, 1);
        stage.view.dispose();

        assertThat(standing.unlike(gone)).isGreaterThan(100);
        assertThat(elsewhere.unlike(gone)).isGreaterThan(100);
    }

    @Test
    void warmFramesOfElementsMakeNoGarbage() {
        Hall hall = new Hall(content).pool("shallow_water", 3, 4, 6, 6);
        Stage stage = new Stage(hall.world(), assets);
        for (int i = 0; i < 30; i++) {
            stage.ground.charge(hall.grid.cell(3 + i % 6, 4 + i / 6), LONG);
            stage.ground.steam(hall.grid.cell(11 + i % 6, 4 + i / 6), LONG);
            stage.ground.burn(hall.grid.cell(19 + i % 6, 4 + i / 6), LONG);
            stage.ground.blacken(hall.grid.cell(19 + i % 6, 4 + i / 6));
        }
        stage.settle();

        assertThat(FrameGarbage.of(() -> stage.view.draw(0.5f, Stage.SECONDS))).isLessThan(100);
        assertThat(Gdx.gl.glGetError()).isZero();
        stage.view.dispose();
    }
}
