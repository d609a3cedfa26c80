package dev.orebound.film;

import static org.assertj.core.api.Assertions.assertThat;

import dev.orebound.TestContent;
import dev.orebound.TestSize;
import dev.orebound.content.Content;
import dev.orebound.content.film.FilmScene;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.film.FlashMeter.FlashFigures;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.TickClock;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks that no fight flashes more than three times in a second over a quarter of a field of 10 degrees, with all
 * motion and flashes and with none; at night over more of each fight.
 */
@InWindow(width = 512, height = 288)
final class FlashLimitTest {
    private static final BuiltInAssets ASSETS = new BuiltInAssets();
    private static final Content CONTENT = TestContent.BUILT_IN;
    private static final int BEFORE_TICKS = TestSize.of(75, 8 * TickClock.TICKS_A_SECOND);
    private static final int AFTER_TICKS = TestSize.of(15, 8 * TickClock.TICKS_A_SECOND);
    /** Flashes that the loudest fight had when this was measured: bodies walk, and the camera follows the player. */
    private static final double FLASHES_WITHOUT_MOTION = 2;

    /** Fights, the loudest first. */
    private static final List<String> LOUD = List.of(
            "crowd_12",
            "boss_hall_fighting",
            "crowd_04",
            "fire_10",
            "steam_06",
            "close_quarters_fighting",
            "vigil_fighting",
            "bone_hall_fighting",
            "roof_strains",
            "boss_fall");

    @TempDir
    Path folder;

    @Test
    void aLoudFightStaysWithinThreeFlashesASecond() {
        holds(1, FlashMeter.MOST_FLASHES, TestSize.of(2, LOUD.size()));
    }

    @Test
    void withAllMotionAndFlashesAtNoneALoudFightFlashesAtMostTwice() {
        holds(0, FLASHES_WITHOUT_MOTION, TestSize.of(1, LOUD.size()));
    }

    @Test
    void inTheLoudestPlayBrewsBurstMonstersDieAndThePlayerIsHurt() {
        LoudestPlay play = new LoudestPlay(CONTENT);
        int[] happened = new int[EventType.values().length];
        for (int tick = 0; tick < 2 * LoudestPlay.MOMENT_TICKS; tick++) {
            play.step();
            TickEvents events = play.world().events();
            for (int i = 0; i < events.size(); i++) {
                happened[events.at(i).type().ordinal()]++;
            }
        }

        assertThat(happened[EventType.BREW_CAST.ordinal()]).isGreaterThan(3);
        assertThat(happened[EventType.MONSTER_DIED.ordinal()]).isGreaterThan(50);
        assertThat(happened[EventType.ACTOR_HURT.ordinal()]).isGreaterThan(10);
    }

    private void holds(float share, double most, int fights) {
        FilmRoom room = new FilmRoom(
                ASSETS,
                TestContent.sprites(ASSETS),
                CONTENT,
                GameSettings.USUAL.withMotion(share),
                folder.resolve("share" + share),
                null);
        ContentTable<FilmScene> scenes =
                FilmScene.readAll(ASSETS, CONTENT.arenaKinds(), CONTENT.brews().all());
        for (int i = 0; i < TestSize.of(0, 1); i++) {
            holds(room, scenes.get(LOUD.get(0)), "the loudest play", () -> new LoudestPlay(CONTENT), most);
        }
        for (String name : LOUD.subList(0, fights)) {
            FilmScene scene = scenes.get(name);
            holds(room, scene, name, room.plays(scene), most);
        }
        room.dispose();
    }

    private static void holds(FilmRoom room, FilmScene scene, String name, Supplier<ScenePlay> plays, double most) {
        FlashFigures figures = room.meter(scene, plays, BEFORE_TICKS, AFTER_TICKS);

        assertThat(figures.seconds()).as("seconds of %s", name).isGreaterThan(1);
        assertThat(figures.general().most()).as("flashes of %s", name).isLessThanOrEqualTo(most);
        assertThat(figures.red().most()).as("red flashes of %s", name).isLessThanOrEqualTo(most);
    }
}
