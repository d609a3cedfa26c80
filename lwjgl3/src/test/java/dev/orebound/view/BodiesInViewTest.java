package dev.orebound.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.graphics.Pixmap;
import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.desktop.window.GlWindow;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.event.EventType;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Checks that the hero is found at once among bodies, and that blows and remains leave a fight readable. */
@InWindow(width = 320, height = 180)
final class BodiesInViewTest {
    private static final int CROWD = 40;
    private static final int HERO_X = Hall.WIDTH / 2;
    private static final int HERO_Y = Hall.HEIGHT / 2;
    /** Brightness of 255 above which a pixel is as good as white. */
    private static final int WHITE = 225;

    private final Assets assets = new BuiltInAssets();
    private final Content content = TestContent.BUILT_IN;

    @Test
    void noBodyCoversTheHero() {
        Stage alone = stage(new Hall(content).monster("cave_ogre", 4, 4));
        Stage hidden = stage(new Hall(content).monster("cave_ogre", 4, 4));
        hidden.put(0, HERO_X + 0.6f, HERO_Y - 0.1f);
        int[] free = heroPixels(alone);
        int[] covered = heroPixels(hidden);
        GlWindow.shoot("hero-before-an-ogre");

        int unlike = 0;
        for (int i = 0; i < free.length; i++) {
            unlike += Math.abs(free[i] - covered[i]) > 10 ? 1 : 0;
        }
        assertThat(free.length).isGreaterThan(200);
        assertThat(unlike).isZero();
        alone.view.dispose();
        hidden.view.dispose();
    }

    @Test
    void aBrightLineRunsRoundTheHero_onAnyGround() {
        for (String ground : new String[] {"none", "grass", "rubble"}) {
            Hall hall = new Hall(content).monster("cave_rat", 3, 3);
            Stage stage = stage(ground.equals("none") ? hall : hall.lay(ground, 10, 5, 10, 6));
            Set<Long> hero = heroPlaces(stage);
            Pixmap window = GlWindow.pixels();
            int bright = 0;
            int line = 0;
            for (long place : hero) {
                for (long beside : new long[] {place - 1, place + 1, place + (1L << 32), place - (1L << 32)}) {
                    if (!hero.contains(beside)) {
                        line++;
                        bright += grey(stage.view, window, beside) > 170 ? 1 : 0;
                    }
                }
            }
            window.dispose();
            stage.view.dispose();
            assertThat(bright).as("on %s", ground).isGreaterThan(line * 9 / 10);
        }
    }

    @Test
    void paleFoesThatThrongAboutTheHeroStandBackBehindItsLine() {
        Hall hall = new Hall(content);
        for (int i = 0; i < 10; i++) {
            hall.monster("bone_miner", 2 + 2 * i, 2);
        }
        Stage stage = stage(hall);
        for (int i = 0; i < 10; i++) {
            stage.put(i, HERO_X + 0.5f + (float) Math.cos(i) * 0.9f, HERO_Y + 0.5f + (float) Math.sin(i) * 0.9f);
        }
        Set<Long> hero = heroPlaces(stage);
        GlWindow.shoot("throng");
        Pixmap window = GlWindow.pixels();
        double line = 0;
        double behind = 0;
        int lines = 0;
        int behinds = 0;
        for (int y = -30; y < 30; y++) {
            for (int x = -30; x < 30; x++) {
                long place = (((long) (HERO_Y * SceneContext.CELL) + 12 + y) << 32)
                        + (long) (HERO_X * SceneContext.CELL)
                        + 8
                        + x;
                int away = away(hero, place);
                if (away == 1) {
                    line += grey(stage.view, window, place);
                    lines++;
                } else if (away >= 3 && away <= 6) {
                    behind += grey(stage.view, window, place);
                    behinds++;
                }
            }
        }
        window.dispose();
        stage.view.dispose();

        assertThat(line / lines - behind / behinds).isGreaterThan(150);
    }

    private String kindOf(Stage stage, int monster) {
        int kind = stage.world.monsters().get(monster).getComponent(MonsterComponent.class).monster;
        return content.monsters().at(kind).id();
    }

    /** Returns the steps from a place to the hero's picture, 9 for any more than 6. */
    private static int away(Set<Long> hero, long place) {
        for (int steps = 0; steps <= 6; steps++) {
            for (int dx = -steps; dx <= steps; dx++) {
                int dy = steps - Math.abs(dx);
                if (hero.contains(place + dx + ((long) dy << 32)) || hero.contains(place + dx - ((long) dy << 32))) {
                    return steps;
                }
            }
        }
        return 9;
    }

    @Test
    void theEdgeOfABlowIsSeenOverTheBodyThatStandsInIt() {
        Stage stage = stage(new Hall(content)
                .monster("rock_beetle", HERO_X + 2, HERO_Y + 2)
                .monster("cave_ogre", HERO_X + 3, HERO_Y + 2));
        int beetle = kindOf(stage, 0).equals("rock_beetle") ? 0 : 1;
        stage.put(1 - beetle, HERO_X + 4, HERO_Y + 2);
        stage.settle();
        int calm = redPixels(stage.view, HERO_X + 3.6f, HERO_Y + 1.9f);
        StrikerComponent striker = stage.world.monsters().get(beetle).getComponent(StrikerComponent.class);
        striker.phase = StrikePhase.WINDING_UP;
        striker.attack = 0;
        striker.aimX = 1;
        striker.ticks = 12;
        stage.settle();
        GlWindow.shoot("blow-over-a-body");
        int threatened = redPixels(stage.view, HERO_X + 3.6f, HERO_Y + 1.9f);
        stage.view.dispose();

        assertThat(threatened - calm).isGreaterThan(10);
    }

    @Test
    void aCrowdThatIsHitAtOnceDoesNotWhiteOutTheScreen() {
        Stage stage = crowd();
        int calm = whitePixels();
        IntStream.range(0, CROWD).forEach(i -> stage.tell(EventType.ACTOR_HURT, i));
        stage.view.draw(1, Stage.SECONDS);
        int struck = whitePixels();
        GlWindow.shoot("crowd-struck");
        stage.view.draw(1, Stage.SECONDS);
        stage.view.draw(1, Stage.SECONDS);
        GlWindow.shoot("crowd-struck-after");
        stage.view.dispose();

        assertThat((struck - calm) / (float) pixels()).isLessThan(0.045f);
    }

    @Test
    void remainsLieAWhile_andHideNothing() {
        Stage stage = stage(new Hall(content).monster("goblin", HERO_X + 3, HERO_Y));
        stage.mind(0, MindState.HUNTING);
        stage.settle();
        Shot before = Shot.of(stage.view, HERO_X + 2, HERO_Y - 1, 3, 3);
        stage.tell(EventType.MONSTER_DIED, 0);
        float x = stage.body(0).x;
        float y = stage.body(0).y;
        stage.put(0, 4, 4);
        still(stage, 10);
        Shot remains = Shot.of(stage.view, HERO_X + 2, HERO_Y - 1, 3, 3);
        stage.put(0, x, y);
        still(stage, 2);
        Shot over = Shot.of(stage.view, HERO_X + 2, HERO_Y - 1, 3, 3);
        stage.put(0, 4, 4);
        still(stage, 12);
        Shot gone = Shot.of(stage.view, HERO_X + 2, HERO_Y - 1, 3, 3);
        stage.view.dispose();

        assertThat(remains.unlike(gone)).as("remains are seen").isGreaterThan(40);
        assertThat(before.unlike(over)).as("a goblin on them is seen").isLessThan(before.unlike(gone));
        assertThat(remains.brightness()).as("remains are quiet").isLessThan(before.brightness());
    }

    /** Draws so many seconds in which nothing happens. */
    private static void still(Stage stage, int seconds) {
        GlWindow.lastOf(seconds * 10, () -> stage.view.draw(1, 0.1f));
    }

    private Stage crowd() {
        Hall hall = new Hall(content);
        String[] kinds = {"goblin", "bone_miner", "slime", "cave_spider", "rock_beetle"};
        for (int i = 0; i < CROWD; i++) {
            hall.monster(kinds[i % kinds.length], HERO_X - 5 + i % 10, HERO_Y - 3 + i / 10 * 2);
        }
        return stage(hall);
    }

    private Stage stage(Hall hall) {
        Stage stage = new Stage(hall.world(), assets);
        stage.settle();
        return stage;
    }

    private static int[] heroPixels(Stage stage) {
        Set<Long> places = heroPlaces(stage);
        Pixmap window = GlWindow.pixels();
        int[] grey = places.stream()
                .sorted()
                .mapToInt(place -> grey(stage.view, window, place))
                .toArray();
        window.dispose();
        return grey;
    }

    /** Returns the places of the hero's pixels in the last frame: 2^32 times the row, and the column. */
    private static Set<Long> heroPlaces(Stage stage) {
        stage.settle();
        Set<Long> places = new HashSet<>();
        stage.view.visitPlayer((x, y) -> places.add(((long) y << 32) + x));
        return places;
    }

    private static int grey(WorldView view, Pixmap window, long place) {
        float half = 0.5f / SceneContext.CELL;
        int x = (int) view.screenX((int) place / SceneContext.CELL + half);
        int y = (int) view.screenY((int) (place >> 32) / SceneContext.CELL + half);
        return greyOf(window.getPixel(x, y));
    }

    private static int greyOf(int rgba) {
        return ((rgba >>> 24) * 77 + (rgba >>> 16 & 255) * 151 + (rgba >>> 8 & 255) * 28) / 256;
    }

    private static int pixels() {
        Pixmap window = GlWindow.pixels();
        int pixels = window.getWidth() * window.getHeight();
        window.dispose();
        return pixels;
    }

    /** Returns the number of pixels of a square cell that have the colour of a coming blow. */
    private static int redPixels(WorldView view, float left, float bottom) {
        Pixmap window = GlWindow.pixels();
        int red = 0;
        for (int y = 0; y < SceneContext.CELL * view.scale(); y++) {
            for (int x = 0; x < SceneContext.CELL * view.scale(); x++) {
                int rgba = window.getPixel((int) view.screenX(left) + x, (int) view.screenY(bottom) + y);
                red += (rgba >>> 24) > 170 && (rgba >>> 16 & 255) < 110 && (rgba >>> 8 & 255) < 100 ? 1 : 0;
            }
        }
        window.dispose();
        return red;
    }

    private static int whitePixels() {
        Pixmap window = GlWindow.pixels();
        int white = 0;
        for (int y = 0; y < window.getHeight(); y++) {
            for (int x = 0; x < window.getWidth(); x++) {
                white += greyOf(window.getPixel(x, y)) > WHITE ? 1 : 0;
            }
        }
        window.dispose();
        return white;
    }
}
