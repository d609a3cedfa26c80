package dev.orebound.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Gdx;
import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.element.GroundInfluence;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.GlWindow;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.event.EventType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that the effects of the elements on the ground are visible. */
@InWindow
final class ElementsInViewTest {
    private static final int LONG = 600;
    private static final int WARNING = 24;
    private static final List<String> HARMFUL =
            List.of("mud", "steam", "dust", "spores", "magma", "embers", "thundercloud", "burning");
    private static final int X = 18;
    private static final int Y = 8;

    private final Assets assets = new BuiltInAssets();
    private final Content content = TestContent.BUILT_IN;

    @Test
    void aBodyInTheThickestCloudIsSeen_andItsRimShines() {
        Shot openAlone = standing(false, false);
        Shot openSeen = standing(true, false);
        Shot steamAlone = standing(false, true);
        Shot steamSeen = standing(true, true);
        GlWindow.shoot("steam");

        int open = openSeen.unlike(openAlone);
        assertThat(open).isGreaterThan(120);
        assertThat(steamSeen.unlike(steamAlone)).isGreaterThan(open / 2);
    }

    @Test
    void aCloudLeavesTheGroundBehindBodiesHidden() {
        Stage stage = new Stage(new Hall(content).world(), assets);
        stage.settle();
        Shot open = Shot.of(stage.view, X, Y - 1, 2, 2);
        stage.ground.steam(stage.world.floor().grid().cell(X, Y), LONG);
        stage.ground.steam(stage.world.floor().grid().cell(X + 1, Y - 1), LONG);
        stage.settle();

        assertThat(Shot.of(stage.view, X, Y - 1, 2, 2).unlike(open)).isGreaterThan(500);
        stage.view.dispose();
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
    void aBodyBeforeSteamIsSeen() {
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
    void aFallingBodyIsSeenFallingAndThenNoMore() {
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
    void everyGroundIsSeen_andEveryHarmfulOneWarnsFirst() {
        // What shines would change the light on the others.
        assertSeen(List.of("puddle", "ice", "mud", "baked_mud", "pillar", "draught", "steam", "dust", "spores"));
        assertSeen(List.of("magma", "crust", "embers", "kindled", "thundercloud", "burning"));
    }

    /**
     * Lays patches side by side: each must change the picture where it lies, and look otherwise while it only warns.
     */
    private void assertSeen(List<String> grounds) {
        Stage stage = new Stage(new Hall(content).world(), assets);
        stage.settle();
        List<Shot> bare = patches(stage, grounds);
        lay(stage, grounds, LONG, WARNING);
        List<Shot> warning = patches(stage, grounds);
        lay(stage, grounds, LONG, 0);
        List<Shot> lasting = patches(stage, grounds);
        GlWindow.shoot("grounds_" + grounds.get(0));
        stage.view.dispose();

        for (int i = 0; i < grounds.size(); i++) {
            assertThat(lasting.get(i).unlike(bare.get(i))).as(grounds.get(i)).isGreaterThan(40);
            if (HARMFUL.contains(grounds.get(i))) {
                assertThat(warning.get(i).unlike(bare.get(i)))
                        .as(grounds.get(i))
                        .isGreaterThan(60);
                assertThat(warning.get(i).unlike(lasting.get(i)))
                        .as(grounds.get(i))
                        .isGreaterThan(40);
            }
        }
    }

    @Test
    void statusesThatHoldABodyOrStopIt_areSeenToEnd() {
        List<String> grounds = List.of("ice", "crust", "pillar", "baked_mud");
        Stage stage = new Stage(new Hall(content).world(), assets);
        lay(stage, grounds, LONG, 0);
        List<Shot> firm = patches(stage, grounds);
        lay(stage, grounds, 12, 0);
        List<Shot> ending = patches(stage, grounds);
        stage.view.dispose();

        for (int i = 0; i < grounds.size(); i++) {
            assertThat(ending.get(i).unlike(firm.get(i))).as(grounds.get(i)).isGreaterThan(60);
        }
    }

    private static void lay(Stage stage, List<String> grounds, int ticks, int warningTicks) {
        for (int i = 0; i < grounds.size() * 4; i++) {
            int cell = stage.world.floor().grid().cell(patchX(i / 4) + i % 2, patchY(i / 4) + i / 2 % 2);
            stage.ground.put(grounds.get(i / 4), cell, ticks, warningTicks);
        }
        stage.settle();
    }

    private static List<Shot> patches(Stage stage, List<String> grounds) {
        List<Shot> shots = new ArrayList<>();
        for (int i = 0; i < grounds.size(); i++) {
            shots.add(Shot.of(stage.view, patchX(i), patchY(i), 2, 2));
        }
        return shots;
    }

    /** Patches lie in three rows about the lamp, none on the player. */
    private static int patchX(int number) {
        return 11 + number % 3 * 4;
    }

    private static int patchY(int number) {
        return 3 + number / 3 * 4 - (number == 4 ? 1 : 0);
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
        for (int i = 0; i < content.grounds().size(); i++) {
            stage.ground.put(content.grounds().at(i).id(), hall.grid.cell(3 + i, 11), LONG);
            stage.ground.put(content.grounds().at(i).id(), hall.grid.cell(3 + i, 12), LONG, LONG);
            stage.ground.trace(GroundInfluence.FIRE, hall.grid.cell(3 + i, 3), LONG);
        }
        stage.settle();

        assertThat(FrameGarbage.of(() -> stage.view.draw(0.5f, Stage.SECONDS))).isLessThan(100);
        assertThat(Gdx.gl.glGetError()).isZero();
        stage.view.dispose();
    }
}
