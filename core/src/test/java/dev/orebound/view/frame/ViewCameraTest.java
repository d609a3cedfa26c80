package dev.orebound.view.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.orebound.world.Scenario;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ViewCameraTest {
    private static final float SECONDS = 1 / 60f;
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;
    private static final float WALK_PIXELS_A_FRAME = 1.2267f;

    /** Far from every wall of {@link #HALL}, in world pixels. */
    private static final float FAR_IN = 1000;

    /** One great hall, 160 by 100 cells. */
    private static final Scenario HALL = drawn(160, 100, 1, 1, 158, 98, 80, 50);

    /** A room of 24 by 12 cells in much rock; the player stands in a doorway in the middle of its west side. */
    private static final Scenario ROOM = drawn(100, 80, 40, 34, 63, 45, 39, 40);

    private final ViewCamera camera = in(HALL);

    /** Returns a floor of rock with a rectangle of open cells, given by its first and last cells, and the player. */
    private static Scenario drawn(
            int width, int height, int west, int south, int east, int north, int playerX, int playerY) {
        StringBuilder drawing = new StringBuilder();
        for (int y = height - 1; y >= 0; y--) {
            for (int x = 0; x < width; x++) {
                boolean isOpen = x >= west && x <= east && y >= south && y <= north;
                drawing.append(x == playerX && y == playerY ? '@' : isOpen ? '.' : '#');
            }
            drawing.append('\n');
        }
        return Scenario.of(drawing.toString()).tick();
    }

    private static ViewCamera in(Scenario scenario) {
        ViewCamera made =
                new ViewCamera(scenario.world().floor(), scenario.world().floorState());
        made.resize(WIDTH, HEIGHT);
        return made;
    }

    @ParameterizedTest
    @CsvSource({"640,360,1", "800,600,2", "1280,720,3", "1920,1080,4", "2560,1440,6", "3840,2160,9"})
    void aWindowShowsAboutTheSameWhateverItsSize(int width, int height, int scale) {
        assertThat(ViewCamera.scaleFor(width, height)).isEqualTo(scale);
    }

    @ParameterizedTest
    @CsvSource({"800,600", "1280,720", "1366,768", "1920,1080", "317,211"})
    void theDrawnSectionCoversTheWindowWhereverOneLooks(int width, int height) {
        camera.resize(width, height);
        for (float at = FAR_IN; at < FAR_IN + 100; at += 0.37f) {
            camera.jumpTo(at, at * 0.7f, 0, 0);
            assertThat(camera.shiftX()).isBetween(0, camera.section().width() * camera.scale() - width);
            assertThat(camera.shiftY()).isBetween(0, camera.section().height() * camera.scale() - height);
        }
    }

    @Test
    void aPixelOfTheWindowAndThePlaceUnderItAreTheSamePlace() {
        camera.jumpTo(521.4f, 487.9f, 0, 0);

        assertThat(camera.screenX(camera.cellX(200))).isCloseTo(200, within(0.01f));
        assertThat(720 - camera.screenY(camera.cellY(333))).isCloseTo(333, within(0.01f));
        assertThat(camera.cellY(0)).isGreaterThan(camera.cellY(719));
    }

    @Test
    void givenSomebodyWhoWalksSteadily_whenFollowed_thenTheyStandStillInTheWindow() {
        camera.jumpTo(FAR_IN, FAR_IN, 1, 0);
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        camera.lean(0);
        for (int frame = 0; frame < 400; frame++) {
            float x = FAR_IN + frame * WALK_PIXELS_A_FRAME;
            camera.follow(x, FAR_IN, 1, 0, SECONDS);
            int drawnAt = (Math.round(x) - camera.section().left()) * camera.scale() - camera.shiftX();
            if (frame > 200) {
                least = Math.min(least, drawnAt);
                most = Math.max(most, drawnAt);
            }
        }
        assertThat(most - least).isLessThanOrEqualTo(1);
    }

    @Test
    void aGlanceShowsMoreOfTheWayKeepsThePlayerInTheWindowAndEnds() {
        camera.jumpTo(FAR_IN, FAR_IN, 0, 0);
        float before = camera.cellX(WIDTH);
        camera.glance(FAR_IN + 600, FAR_IN, 1.3f);

        follow(75);
        float during = camera.cellX(WIDTH);
        assertThat(camera.screenX(FAR_IN / SceneContext.CELL))
                .isCloseTo(ViewCamera.LEAST_ASIDE * camera.scale(), within(3f * camera.scale()));
        follow(180);

        assertThat(during).isGreaterThan(before + 4);
        assertThat(camera.cellX(WIDTH)).isCloseTo(before, within(0.1f));
    }

    @Test
    void aCameraThatIsSetNotToLeanGlancesNowhere() {
        camera.lean(0);
        camera.jumpTo(FAR_IN, FAR_IN, 0, 0);
        float before = camera.cellX(WIDTH);
        camera.glance(FAR_IN + 600, FAR_IN, 1.3f);

        follow(60);

        assertThat(camera.cellX(WIDTH)).isEqualTo(before);
    }

    @Test
    void thePictureKeepsThePlayerOffCoveredSidesUntilTheyAreFree() {
        float at = 40;
        camera.jumpTo(at, at, 0, 0);
        float beforeX = camera.screenX(at / SceneContext.CELL);
        float beforeY = camera.screenY(at / SceneContext.CELL);
        camera.keepClear(300, 200, 150);

        follow(at, 200);
        assertThat(camera.screenX(at / SceneContext.CELL)).isGreaterThan(300 + 20 * camera.scale());
        assertThat(camera.screenY(at / SceneContext.CELL)).isGreaterThan(150 + 48 * camera.scale());
        camera.keepClear(0, 0, 0);
        follow(at, 300);

        assertThat(camera.screenX(at / SceneContext.CELL)).isCloseTo(beforeX, within(2f));
        assertThat(camera.screenY(at / SceneContext.CELL)).isCloseTo(beforeY, within(2f));
    }

    @Test
    void betweenTwoCoveredSidesThePlayerStandsInTheMiddle() {
        camera.keepClear(WIDTH / 2, WIDTH / 2, 0);
        camera.jumpTo(FAR_IN, FAR_IN, 1, 0);

        assertThat(camera.screenX(FAR_IN / SceneContext.CELL)).isCloseTo(WIDTH / 2f, within(2f * camera.scale()));
    }

    private void follow(float at, int frames) {
        for (int i = 0; i < frames; i++) {
            camera.follow(at, at, 0, 0, SECONDS);
        }
    }

    private void follow(int frames) {
        for (int i = 0; i < frames; i++) {
            camera.follow(FAR_IN, FAR_IN, 0, 0, SECONDS);
        }
    }

    /** At the edge of the floor the picture stands, and a walking player must not shake it. */
    @Test
    void givenAPictureThatStandsAtTheEdge_whenThePlayerWalks_thenNothingTrembles() {
        camera.jumpTo(190, 100, 0, 0);
        camera.lean(0);
        for (int frame = 0; frame < 60; frame++) {
            camera.follow(190 - frame * 0.61f, 100, 0, 0, SECONDS);
        }
        float standsAt = camera.cellX(0);
        for (int frame = 60; frame < 120; frame++) {
            camera.follow(190 - frame * 0.61f, 100, 0, 0, SECONDS);

            assertThat(camera.cellX(0)).isEqualTo(standsAt);
        }
    }

    @Test
    void aimingDoesNotFeelTheShaking() {
        camera.jumpTo(FAR_IN, FAR_IN, 0, 0);
        float before = camera.cellX(640);

        camera.shake(5, -3);

        assertThat(camera.cellX(640)).isEqualTo(before);
    }

    @Test
    void whenThePlayerStandsAndAims_thenItLooksACellAndAHalfAheadAndNoFarther() {
        camera.lean(0);
        camera.jumpTo(FAR_IN, FAR_IN, 0, 0);
        float before = middleX(camera);
        rest(camera, FAR_IN, FAR_IN, 1, 0);

        assertThat(middleX(camera) - before).isCloseTo(1.5f, within(0.05f));
    }

    @Test
    void whenThePlayerIsAWindowAway_thenItJumpsThere() {
        camera.lean(0);
        camera.jumpTo(FAR_IN, FAR_IN, 0, 0);

        camera.follow(FAR_IN + 800, FAR_IN, 0, 0, SECONDS);

        assertThat(middleX(camera)).isCloseTo((FAR_IN + 800) / 16, within(0.1f));
    }

    /** Otherwise a slow machine would show another part of the cave than a fast one. */
    @Test
    void itFollowsAsFastAtTenFramesASecondAsAtAHundred() {
        ViewCamera fast = in(HALL);
        camera.jumpTo(FAR_IN, FAR_IN, 0, 0);
        fast.jumpTo(FAR_IN, FAR_IN, 0, 0);
        for (int frame = 0; frame < 5; frame++) {
            camera.follow(FAR_IN + 200, FAR_IN, 0, 0, 0.1f);
        }
        for (int frame = 0; frame < 50; frame++) {
            fast.follow(FAR_IN + 200, FAR_IN, 0, 0, 0.01f);
        }

        // In the first frame the player moves: the slow machine learns of it 0.09 seconds later.
        assertThat(middleX(camera)).isCloseTo(middleX(fast), within(240 * 0.09f / 16));
    }

    @Test
    void whenItJumps_thenItIsWhereItWouldComeToRest() {
        rest(camera, FAR_IN, FAR_IN, 0, 1);
        float rests = camera.cellY(360);

        camera.jumpTo(FAR_IN + 50, FAR_IN, 1, 0);
        camera.jumpTo(FAR_IN, FAR_IN, 0, 1);

        assertThat(camera.cellY(360)).isCloseTo(rests, within(0.05f));
    }

    @Test
    void aShakenPictureComesBackToRest() {
        camera.jumpTo(FAR_IN, FAR_IN, 0, 0);
        int left = camera.section().left() * camera.scale() + camera.shiftX();
        camera.shake(5, -3);
        int shaken = camera.section().left() * camera.scale() + camera.shiftX();
        camera.shake(0, 0);

        assertThat(shaken - left).isEqualTo(5 * camera.scale());
        assertThat(camera.section().left() * camera.scale() + camera.shiftX()).isEqualTo(left);
    }

    /** A minimised window has no size. */
    @Test
    void aWindowWithoutSizeIsNoFault() {
        camera.resize(0, 0);
        camera.follow(10, 10, 1, 0, SECONDS);

        assertThat(camera.scale()).isEqualTo(1);
        assertThat(camera.windowWidth()).isEqualTo(1);
    }

    @Test
    void givenADoorwayAtARoomsWestEnd_thenTheRoomIsPulledIntoView() {
        ViewCamera leaning = in(ROOM);
        ViewCamera still = in(ROOM);
        still.lean(0);
        leaning.jumpTo(39.5f * 16, 40.5f * 16, 0, 0);
        still.jumpTo(39.5f * 16, 40.5f * 16, 0, 0);

        assertThat(middleX(still)).isCloseTo(39.5f, within(0.05f));
        assertThat(middleX(leaning)).isBetween(42f, 39.5f + 5.5f);
        assertThat(leaning.cellX(WIDTH)).as("the east end of the window").isGreaterThan(55);
        assertThat(leaning.cellX(0)).as("rock behind the player").isGreaterThan(28);
        assertThat(leaning.cellY(HEIGHT / 2f)).isCloseTo(40.5f, within(0.7f));
    }

    @Test
    void givenTheMiddleOfARoom_thenThePlayerIsInTheMiddleOfThePicture() {
        Scenario scenario = drawn(100, 80, 40, 34, 63, 45, 52, 40);
        ViewCamera leaning = in(scenario);
        leaning.jumpTo(52 * 16, 40 * 16, 0, 0);

        assertThat(middleX(leaning)).isCloseTo(52, within(0.5f));
        assertThat(leaning.cellY(HEIGHT / 2f)).isCloseTo(40, within(0.5f));
    }

    /** A party is seen before its first tick, when it has not looked round yet. */
    @Test
    void whenThePlayerFirstLooksRound_thenItIsComposedAtOnce() {
        Scenario fresh =
                Scenario.of("#".repeat(60) + "\n#@" + ".".repeat(57) + "#\n" + ("#".repeat(60) + "\n").repeat(30));
        ViewCamera made = in(fresh);
        made.jumpTo(1.5f * 16, 30.5f * 16, 0, 0);
        fresh.tick();
        made.follow(1.5f * 16, 30.5f * 16, 0, 0, SECONDS);
        float composed = middleX(made);
        rest(made, 1.5f * 16, 30.5f * 16, 0, 0);

        assertThat(composed).isEqualTo(middleX(made));
    }

    @Test
    void whenLeaningIsSwitchedOff_thenThePlayerComesIntoTheMiddle() {
        ViewCamera leaning = in(ROOM);
        leaning.jumpTo(39.5f * 16, 40.5f * 16, 0, 0);

        leaning.lean(0);
        rest(leaning, 39.5f * 16, 40.5f * 16, 0, 0);

        assertThat(middleX(leaning)).isCloseTo(39.5f, within(0.05f));
    }

    @ParameterizedTest
    @ValueSource(floats = {0, 1})
    void hardlyAnythingBeyondTheFloorIsShownWhereverThePlayerGoes(float lean) {
        camera.lean(lean);
        camera.jumpTo(16, 16, -1, -1);
        float aside = (ViewCamera.LEAST_ASIDE + 1) / 16;
        float above = (ViewCamera.LEAST_ABOVE + 1) / 16;
        for (int frame = 0; frame < 4000; frame++) {
            double turn = frame / 300.0;
            float x = (float) (1280 + 1270 * Math.max(-1, Math.min(1, 2 * Math.cos(turn))));
            float y = (float) (800 + 790 * Math.max(-1, Math.min(1, 2 * Math.sin(turn))));
            camera.follow(x, y, (float) Math.cos(turn * 7), (float) Math.sin(turn * 7), SECONDS);

            assertThat(camera.cellX(0)).isGreaterThan(-aside);
            assertThat(camera.cellX(WIDTH)).isLessThan(160 + aside);
            assertThat(camera.cellY(HEIGHT)).isGreaterThan(-above);
            assertThat(camera.cellY(0)).isLessThan(100 + above);
        }
    }

    @Test
    void thePlayerKeepsAwayFromTheEdgesOfTheWindowEvenInACornerOfTheFloor() {
        camera.jumpTo(8, 8, -1, -1);

        assertThat(camera.screenX(0.5f) / camera.scale()).isGreaterThanOrEqualTo(ViewCamera.LEAST_ASIDE - 1);
        assertThat(camera.screenY(0.5f) / camera.scale()).isGreaterThanOrEqualTo(ViewCamera.LEAST_ABOVE - 1);
    }

    @Test
    void aFloorThatIsSmallerThanTheWindowLiesInItsMiddle() {
        ViewCamera small = in(drawn(20, 10, 1, 1, 18, 8, 3, 3));
        small.jumpTo(3.5f * 16, 3.5f * 16, 1, 0);
        rest(small, 6 * 16, 3.5f * 16, -1, 0);

        assertThat(middleX(small)).isCloseTo(10, within(0.05f));
        assertThat(small.cellY(HEIGHT / 2f)).isCloseTo(5, within(0.05f));
    }

    @Test
    void itNeverMovesNorTurnsFasterThanIsComfortable() {
        camera.jumpTo(FAR_IN, FAR_IN, 0, 0);
        float x = FAR_IN;
        float y = FAR_IN;
        float[] pastX = new float[6];
        float fastest = 0;
        float mostChange = 0;
        float speed = 0;
        for (int frame = 0; frame < 1200; frame++) {
            boolean dashes = frame % 60 < 20;
            x += (frame / 120 % 2 == 0 ? 1 : -1) * (dashes ? 9 : WALK_PIXELS_A_FRAME);
            y += frame / 45 % 2 == 0 ? WALK_PIXELS_A_FRAME : -WALK_PIXELS_A_FRAME;
            camera.follow(x, y, frame / 30 % 2 == 0 ? 1 : -1, 0, SECONDS);
            float before = pastX[frame % pastX.length];
            pastX[frame % pastX.length] = middleX(camera) * 16;
            if (frame >= pastX.length) {
                float now = (middleX(camera) * 16 - before) / (pastX.length * SECONDS);
                fastest = Math.max(fastest, Math.abs(now));
                mostChange = frame == pastX.length ? 0 : Math.max(mostChange, Math.abs(now - speed) / SECONDS);
                speed = now;
            }
        }
        // The window stands on whole pixels and rounds with the player: a pixel in the time over which is measured.
        float pixel = 1.4f / (pastX.length * SECONDS);
        assertThat(fastest).isBetween(ViewCamera.MOST_PIXELS_A_SECOND / 2, ViewCamera.MOST_PIXELS_A_SECOND + pixel);
        assertThat(mostChange).isLessThan(ViewCamera.MOST_CHANGE_A_SECOND + 2 * pixel / SECONDS);
    }

    /** The player aims at what lies under the pointer, which the camera moves: that must not go on for ever. */
    @ParameterizedTest
    @CsvSource({"640,360", "645,360", "600,380", "300,100", "1270,10", "560,362", "641,359", "700,700"})
    void givenAPointerThatRests_thenThePictureComesToRest(int pointerX, int pointerY) {
        ViewCamera leaning = in(ROOM);
        float x = 39.5f * 16;
        float y = 40.5f * 16;
        leaning.jumpTo(x, y, 1, 0);
        float left = 0;
        float top = 0;
        for (int frame = 0; frame < 400; frame++) {
            float aimX = leaning.cellX(pointerX) * 16 - x;
            float aimY = leaning.cellY(pointerY) * 16 - y;
            float length = Math.max(0.01f, (float) Math.sqrt(aimX * aimX + aimY * aimY));
            leaning.follow(x, y, aimX / length, aimY / length, SECONDS);
            if (frame > 300) {
                assertThat(leaning.cellX(0)).isEqualTo(left);
                assertThat(leaning.cellY(0)).isEqualTo(top);
            }
            left = leaning.cellX(0);
            top = leaning.cellY(0);
        }
    }

    private static void rest(ViewCamera camera, float x, float y, float aimX, float aimY) {
        for (int frame = 0; frame < 600; frame++) {
            camera.follow(x, y, aimX, aimY, SECONDS);
        }
    }

    private static float middleX(ViewCamera camera) {
        return camera.cellX(WIDTH / 2f);
    }
}
