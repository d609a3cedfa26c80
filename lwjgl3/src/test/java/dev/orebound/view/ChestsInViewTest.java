package dev.orebound.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.cave.floor.Chest;
import dev.orebound.content.Content;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.GlWindow;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.grid.Direction;
import dev.orebound.world.intent.Intent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks chests in a real window: each is drawn in its direction, shut and open. */
@InWindow
final class ChestsInViewTest {
    /** The least number of pixels that differ between two directions of a chest. */
    private static final int ANOTHER_PICTURE = 25;

    private static final int AHEAD = Hall.WIDTH / 2 + 1;
    private static final int HERE = Hall.HEIGHT / 2;

    private final Assets assets = new BuiltInAssets();
    private final Content content = TestContent.BUILT_IN;

    @Test
    void givenChestsThatFaceFourWays_whenTheyAreDrawn_thenNoTwoLookAlikeShutOrOpen() {
        List<Shot> pictures = new ArrayList<>();
        for (Direction facing : Direction.STRAIGHT) {
            pictures.add(picture(facing, Chest.Mode.CENTRE, false));
            pictures.add(picture(facing, Chest.Mode.CENTRE, true));
        }
        for (int one = 0; one < pictures.size(); one++) {
            for (int other = 0; other < one; other++) {
                assertThat(pictures.get(one).unlike(pictures.get(other)))
                        .as("pictures %s and %s", other, one)
                        .isGreaterThan(ANOTHER_PICTURE);
            }
        }
    }

    @Test
    void givenAChestInANook_whenItFacesAWay_thenItIsDrawnAsInTheMiddleOfARoom() {
        for (Direction facing : Direction.STRAIGHT) {
            assertThat(picture(facing, Chest.Mode.NOOK, false).unlike(picture(facing, Chest.Mode.CENTRE, false)))
                    .as(facing.name())
                    .isZero();
        }
    }

    @Test
    void givenAChest_whenItIsOpened_thenItsLidIsSeenToRise() {
        Stage stage = new Stage(
                new Hall(content)
                        .chest(Chest.Mode.CENTRE, Direction.EAST, AHEAD, HERE)
                        .world(),
                assets);
        stage.settle();
        Shot shut = shot(stage);
        Intent interact = new Intent();
        interact.hold(Intent.INTERACT);
        stage.world.step(interact);
        stage.view.afterTick();
        stage.view.draw(1, Stage.SECONDS);
        Shot opening = shot(stage);
        stage.settle();

        assertThat(opening.unlike(shut)).isGreaterThan(ANOTHER_PICTURE);
        assertThat(shot(stage).unlike(opening)).isGreaterThan(ANOTHER_PICTURE);
        stage.view.dispose();
    }

    @Test
    void allFourSidesAreShownForWhoeverLooksAtThem() {
        Stage stage = new Stage(allFour().world(), assets);
        stage.settle();
        GlWindow.shoot("chests-shut");
        stage.world.chests().forEach(chest -> chest.isOpen = true);
        stage.settle();
        GlWindow.shoot("chests-open");
        stage.view.dispose();
    }

    private Hall allFour() {
        Hall hall = new Hall(content);
        for (int i = 0; i < Direction.STRAIGHT.size(); i++) {
            hall.chest(Chest.Mode.CENTRE, Direction.STRAIGHT.get(i), AHEAD - 4 + 2 * i, HERE + 2);
        }
        return hall;
    }

    private Shot picture(Direction facing, Chest.Mode mode, boolean isOpen) {
        Stage stage =
                new Stage(new Hall(content).chest(mode, facing, AHEAD, HERE).world(), assets);
        stage.world.chests().get(0).isOpen = isOpen;
        stage.settle();
        Shot shot = shot(stage);
        stage.view.dispose();
        return shot;
    }

    private static Shot shot(Stage stage) {
        return Shot.of(stage.view, AHEAD, HERE, 1, 1.25f);
    }
}
