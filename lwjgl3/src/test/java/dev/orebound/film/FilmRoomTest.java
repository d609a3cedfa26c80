package dev.orebound.film;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Gdx;
import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.content.film.ArenaMoment;
import dev.orebound.content.film.FilmScene;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.sound.SoundCaptions.CaptionMode;
import dev.orebound.desktop.window.InWindow;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPane;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that the film room renders the same pictures again, and hears of what is drawn, in a window. */
@InWindow(width = 640, height = 360)
final class FilmRoomTest {
    private static final BuiltInAssets ASSETS = new BuiltInAssets();
    private static final Content CONTENT = TestContent.BUILT_IN;

    @TempDir
    Path folder;

    @Test
    void aSceneIsTheSamePictureOnEachRunAndItsFiguresAreShares() {
        ContentTable<FilmScene> scenes =
                FilmScene.readAll(ASSETS, CONTENT.arenaKinds(), CONTENT.brews().all());
        List<String> names = List.of("start_02_battle", "waves_before", "codex");
        List<FilmShot> shots = new ArrayList<>();
        FilmRoom first = new FilmRoom(
                ASSETS, TestContent.sprites(ASSETS), CONTENT, GameSettings.USUAL, folder.resolve("first"), null);
        for (String name : names) {
            shots.add(first.shoot(scenes.get(name)));
        }
        first.dispose();
        // Whatever a room rendered before must not show.
        FilmRoom second = new FilmRoom(
                ASSETS, TestContent.sprites(ASSETS), CONTENT, GameSettings.USUAL, folder.resolve("second"), null);
        second.shoot(scenes.get("satchel"));
        for (int i = names.size() - 1; i >= 0; i--) {
            String name = names.get(i);
            FilmShot shot = shots.get(i);
            FilmShot again = second.shoot(scenes.get(name));

            assertThat(again.picture().pixels())
                    .as(name)
                    .isEqualTo(shot.picture().pixels());
            assertThat(again.json()).as(name).isEqualTo(shot.json());
            // Nothing in a cave need be dark; the letters and pictures of a page are.
            double least = name.equals("codex") ? 0.01 : 0;
            assertThat(shot.figures().dark()).isBetween(least, 0.99);
            assertThat(shot.figures().flat()).isBetween(0.0, 0.99);
            assertThat(shot.figures().median()).isBetween(0.0, 0.9);
            if (name.equals("codex")) {
                assertThat(shot.heroContrast()).isNaN();
                assertThat(shot.json()).contains("\"hero_contrast\":null");
            } else {
                assertThat(shot.heroContrast()).isBetween(0.01, 1.0);
            }
        }
        second.dispose();
        assertThat(Gdx.gl.glGetError()).isZero();
    }

    @Test
    void aMovingSceneHasTenFramesASecondAndIsTheSameAgain() {
        FilmScene scene = new FilmScene(
                "doors",
                new FilmScene.ArenaSubject("waves", 42819, 2, ArenaMoment.CLOSING, 1, 0),
                CaptionMode.OFF,
                "doors",
                2,
                null);
        List<byte[]> files = new ArrayList<>();
        for (String name : List.of("first", "second")) {
            FilmRoom room = new FilmRoom(
                    ASSETS, TestContent.sprites(ASSETS), CONTENT, GameSettings.USUAL, folder.resolve(name), null);
            files.add(room.shootMoving(scene));
            room.dispose();
        }

        String letters = new String(files.get(0), StandardCharsets.ISO_8859_1);
        assertThat(letters.split("fcTL", -1)).hasSize(1 + 20);
        assertThat(letters.split("fdAT", -1)).hasSize(1 + 20);
        assertThat(files.get(1)).isEqualTo(files.get(0));
    }

    @Test
    void bodiesAreSeenInEveryFightThatCloudsFiresAndBlastsOnceHid() {
        ContentTable<FilmScene> scenes =
                FilmScene.readAll(ASSETS, CONTENT.arenaKinds(), CONTENT.brews().all());
        FilmRoom room = new FilmRoom(ASSETS, TestContent.sprites(ASSETS), CONTENT, GameSettings.USUAL, folder, null);
        for (String name : new String[] {"crowd_12", "steam_06", "dust_05"}) {
            FilmShot shot = room.shoot(scenes.get(name));

            assertThat(shot.bodies().bodies()).as(name).isGreaterThan(2);
            assertThat(shot.bodies().least()).as("least of %s", name).isGreaterThan(0.5);
            assertThat(shot.bodies().mean()).as("mean of %s", name).isGreaterThan(0.8);
            assertThat(shot.heroContrast()).as("hero of %s", name).isGreaterThan(0.15);
            assertThat(shot.figures().bright()).as("bright of %s", name).isLessThan(0.04);
        }
        room.dispose();
    }

    @Test
    void anObserverHearsOfOverlapsCutTextsAndMissingGlyphs() {
        FontSet fonts = new FontSet(ASSETS);
        fonts.resize(1);
        UiPane pane = new UiPane();
        InterfaceAudit audit = new InterfaceAudit(640, 360);
        pane.batch().observe(audit);
        TextLine word = new TextLine(fonts, TextStyle.BODY, "overlap");
        TextLine narrow = new TextLine(fonts, TextStyle.BODY, "indivisible");
        narrow.wrap(20);
        TextLine unknown = new TextLine(fonts, TextStyle.BODY, "\u0e01\u0e02");

        pane.begin();
        word.drawShadowed(pane.batch(), 40, 100, 0xffffff, 1);
        word.drawShadowed(pane.batch(), 60, 104, 0xffffff, 1);
        narrow.draw(pane.batch(), 300, 200, 0xffffff, 1);
        unknown.draw(pane.batch(), 300, 300, 0xffffff, 1);
        pane.end();

        InterfaceAudit.AuditFindings findings = audit.findings();
        assertThat(findings.overlaps()).hasSize(1);
        assertThat(findings.cutTexts()).hasSize(1).first().asString().contains("indivisible");
        assertThat(findings.missingGlyphs()).isEqualTo(2);
        pane.dispose();
        fonts.dispose();
    }
}
