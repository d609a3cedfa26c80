package dev.orebound.screen.film;

import com.badlogic.gdx.Input.Keys;
import dev.orebound.content.Content;
import dev.orebound.content.film.FilmScene;
import dev.orebound.content.film.FilmScene.ArenaSubject;
import dev.orebound.content.film.FilmScene.CrowdSubject;
import dev.orebound.content.film.FilmScene.FloorSubject;
import dev.orebound.content.film.FilmScene.HeldKey;
import dev.orebound.content.film.FilmScene.PageSubject;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.hud.HintProgress;
import dev.orebound.screen.hud.Hud;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.play.FloorPresenter;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.state.TickClock;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * Renders scenes in the current window, each as the game shows it, and measures them. Every scene begins with a player who
 * has never played, so scenes do not change each other.
 *
 * <p>A floor is played tick by tick. Up to the last moments before the picture it is drawn small and seldom, which is enough
 * for effects to pass away; then 30 times a second.
 */
public final class FilmRoom {
    private static final int SECOND = TickClock.TICKS_A_SECOND;
    private static final int TICKS_A_FRAME = 2;
    /** Ticks before the picture that are drawn at full size, and for which a first view stands still. */
    private static final int SHOWN_TICKS = 3 * SECOND / 2;

    private static final int TICKS_A_SKIPPED_FRAME = 6;
    private static final int SKIPPED_WIDTH = 320;
    private static final int SKIPPED_HEIGHT = 180;

    private static final float PAGE_FRAME_SECONDS = 1 / 30f;
    private static final int PAGE_FRAMES = 75;
    private static final int FRAMES_AFTER_KEY = 15;
    private static final int PAGE_GROUND = 0x2a2438;

    private static final String SKILL = "expert";

    private final Content content;
    private final Path folder;
    private final GameContext made;
    private final BotSkill skill;
    private final GameSettings settings;
    private int scenes;

    /**
     * Creates a film room in the current window.
     *
     * @param interfaceScale the size of the interface as a multiple of the usual one
     * @param folder takes whatever the game saves meanwhile
     */
    public FilmRoom(Assets assets, Content content, float interfaceScale, Path folder) {
        this.content = content;
        this.folder = folder;
        settings = GameSettings.USUAL.with(GameSettings.UI_SCALE, interfaceScale);
        made = FilmEquipment.of(assets, SpriteSheet.read(assets), content, FilmEquipment.SEED, settings, folder);
        skill = BotSkill.readAll(assets).get(SKILL);
    }

    /** Plays a scene to its moment, and returns its picture with the figures. */
    public FilmShot shoot(FilmScene scene) {
        HintProgress lessons = scene.shows() instanceof FloorSubject floor && floor.depth() == 1
                ? new HintProgress()
                : HintProgress.allKnown();
        GameContext equipment = FilmEquipment.anew(made, folder.resolve("scene" + scenes++), lessons, scene.captions());
        if (scene.shows() instanceof PageSubject page) {
            return page(scene, page, equipment);
        }
        if (scene.shows() instanceof ArenaSubject arena) {
            ScenePlay.ArenaPlay.RoomPlace place = ScenePlay.ArenaPlay.find(scene.id(), arena, content);
            return floor(
                    scene,
                    HeldKey.NOTHING,
                    () -> new ScenePlay.ArenaPlay(arena, place, content, SHOWN_TICKS),
                    equipment);
        }
        if (scene.shows() instanceof CrowdSubject crowd) {
            return floor(scene, HeldKey.NOTHING, () -> new ScenePlay.CrowdPlay(crowd, content), equipment);
        }
        FloorSubject floor = (FloorSubject) scene.shows();
        return floor(
                scene, floor.holds(), () -> new ScenePlay.FloorPlay(floor, content, skill, SHOWN_TICKS), equipment);
    }

    private FilmShot floor(FilmScene scene, HeldKey holds, Supplier<ScenePlay> plays, GameContext equipment) {
        int ticks = ticksToMoment(plays.get());
        ScenePlay play = plays.get();
        InterfaceSize size = FilmEquipment.size(settings);
        FloorPresenter floor = new FloorPresenter(play.world(), play.descent(), equipment);
        floor.resize(InterfaceSize.of(SKIPPED_WIDTH, SKIPPED_HEIGHT, 1));
        InterfaceAudit audit = new InterfaceAudit(size.width(), size.height());
        for (int left = ticks - 1; left >= 0; left--) {
            play.step();
            floor.afterTick();
            if (left == SHOWN_TICKS - 1 || (left == ticks - 1 && left < SHOWN_TICKS)) {
                floor.resize(size);
            }
            int every = left < SHOWN_TICKS ? TICKS_A_FRAME : TICKS_A_SKIPPED_FRAME;
            if (left % every == 0) {
                made.pane().batch().observe(left == 0 ? audit : null);
                draw(floor, holds, every / (float) SECOND);
            }
        }
        made.pane().batch().observe(null);
        FilmPicture picture = FilmPicture.ofWindow();
        FilmShot shot = new FilmShot(
                scene,
                interfacePercent(),
                picture,
                PictureFigures.of(picture),
                heroContrast(floor, picture),
                audit.findings(),
                ticks / (double) SECOND);
        floor.dispose();
        return shot;
    }

    /** Returns the tick of the picture: the middle of the moment, or the last tick if the moment never comes. */
    private static int ticksToMoment(ScenePlay play) {
        int ticks = 0;
        int first = 0;
        boolean isMoment = false;
        while (first == 0 || isMoment) {
            if (ticks > 0 && play.isOver()) {
                return first == 0 ? ticks : (first + ticks) / 2;
            }
            play.step();
            ticks++;
            isMoment = play.isMoment();
            first = first == 0 && isMoment ? ticks : first;
        }
        return (first + ticks - 1) / 2;
    }

    private void draw(FloorPresenter floor, HeldKey holds, float seconds) {
        UiPane pane = made.pane();
        pane.clear(UiPalette.NIGHT);
        floor.drawWorld(1, seconds);
        pane.begin();
        floor.look(holds == HeldKey.LOOK, -1, -1, seconds);
        Hud.MapSize map = holds == HeldKey.MAP ? Hud.MapSize.LARGE : Hud.MapSize.SMALL;
        floor.drawHud(map, settings.get(GameSettings.FLASH), seconds);
        pane.end();
    }

    private static double heroContrast(FloorPresenter floor, FilmPicture picture) {
        PictureFigures.PixelMask mask = new PictureFigures.PixelMask(picture.width(), picture.height());
        int scale = floor.scale();
        floor.visitPlayer((x, y) -> mask.add(x, picture.height() - y - scale, scale));
        return mask.contrast(picture, scale);
    }

    private FilmShot page(FilmScene scene, PageSubject page, GameContext equipment) {
        GameScreen screen = new FilmPages(equipment).open(page.page());
        InterfaceSize size = FilmEquipment.size(settings);
        screen.resize(size);
        draw(screen, PAGE_FRAMES);
        for (String key : page.keyNames()) {
            int code = Keys.valueOf(key.substring(0, 1).toUpperCase(Locale.ROOT) + key.substring(1));
            screen.keyDown(code, equipment.bindings().ofKey(code));
            screen.keyUp(code, equipment.bindings().ofKey(code));
            draw(screen, FRAMES_AFTER_KEY);
        }
        int frames = Math.round(page.seconds() / PAGE_FRAME_SECONDS);
        draw(screen, frames);
        InterfaceAudit audit = new InterfaceAudit(size.width(), size.height());
        made.pane().batch().observe(audit);
        draw(screen, 1);
        made.pane().batch().observe(null);
        FilmPicture picture = FilmPicture.ofWindow();
        double seconds =
                (PAGE_FRAMES + FRAMES_AFTER_KEY * page.keyNames().size() + frames + 1) * (double) PAGE_FRAME_SECONDS;
        screen.dispose();
        return new FilmShot(
                scene, interfacePercent(), picture, PictureFigures.of(picture), Double.NaN, audit.findings(), seconds);
    }

    private int interfacePercent() {
        return Math.round(100 * settings.get(GameSettings.UI_SCALE));
    }

    private void draw(GameScreen screen, int frames) {
        for (int i = 0; i < frames; i++) {
            made.pane().clear(PAGE_GROUND);
            screen.draw(PAGE_FRAME_SECONDS);
        }
    }

    /** Frees the pictures and fonts; the film room is not used any more. */
    public void dispose() {
        made.dispose();
    }
}
