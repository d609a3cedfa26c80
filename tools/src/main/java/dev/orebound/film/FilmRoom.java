package dev.orebound.film;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import dev.orebound.content.Content;
import dev.orebound.content.film.FilmScene;
import dev.orebound.content.film.FilmScene.ArenaSubject;
import dev.orebound.content.film.FilmScene.CrowdSubject;
import dev.orebound.content.film.FilmScene.FilmSubject;
import dev.orebound.content.film.FilmScene.FloorSubject;
import dev.orebound.content.film.FilmScene.HeldKey;
import dev.orebound.content.film.FilmScene.LandmarksSubject;
import dev.orebound.content.film.FilmScene.PageSubject;
import dev.orebound.content.player.BotSkill;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.grid.Grid;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.lab.picture.AnimatedPng;
import dev.orebound.lab.picture.ColourTable;
import dev.orebound.screen.bench.PlaytestBench;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.hud.HintProgress;
import dev.orebound.screen.hud.Hud;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.play.BossFallScene;
import dev.orebound.screen.play.FloorPresenter;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.state.TickClock;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Renders scenes in the current window, each as the game shows it, and measures them. Every scene begins with a player
 * who has never played, so scenes do not change each other.
 *
 * <p>A floor is played tick by tick. Up to the last moments before the picture it is drawn small and seldom, which is
 * enough for effects to pass away; then 30 times a second.
 */
public final class FilmRoom {
    private static final int SECOND = TickClock.TICKS_A_SECOND;
    private static final int TICKS_A_FRAME = 2;

    /** The ghost's distance from the hero, in cells, and the time by which it is told to be ahead. */
    private static final float GHOST_CELLS = 2.2f;

    private static final int GHOST_SECONDS = 12;

    /** Ticks before the picture that are drawn at full size, and for which a first view stands still. */
    private static final int SHOWN_TICKS = 3 * SECOND / 2;

    private static final int TICKS_A_SKIPPED_FRAME = 6;
    private static final int SKIPPED_WIDTH = 320;
    private static final int SKIPPED_HEIGHT = 180;

    private static final float PAGE_FRAME_SECONDS = 1 / 30f;
    private static final int PAGE_FRAMES = 75;
    private static final int FRAMES_AFTER_KEY = 15;
    private static final int PAGE_GROUND = 0x2a2438;

    /** Frames a second, and seconds before and after the moment of a scene, in which its flashes are measured. */
    private static final int METERED_FRAMES_A_SECOND = SECOND;

    private static final int METERED_SECONDS_BEFORE = 8;
    private static final int METERED_SECONDS_AFTER = 8;
    private static final int METERED_PAGE_SECONDS = 4;

    /** Ticks from one frame of a moving picture to the next, and those of it before the moment of its scene. */
    private static final int TICKS_A_MOVING_FRAME = SECOND / 10;

    private static final int TICKS_BEFORE_MOMENT = SECOND / 2;

    /** Colours of a moving picture: so few that it is loaded soon. */
    private static final int MOVING_COLOURS = 96;

    private static final String SKILL = "expert";
    /** Seeds that are tried for a picture of the documents. */
    private static final int MOST_SEEDS = 200;

    private static final int LAST_SEED = 999_999;

    private final Content content;
    private final Path folder;
    private final GameContext made;
    private final BotSkill skill;
    private final PlaytestBench.@Nullable BenchMaker benches;
    private final GameSettings settings;
    private int scenes;

    /**
     * Creates a film room in the current window.
     *
     * @param sheet the sprites of the assets
     * @param settings those of the player who is filmed
     * @param folder takes whatever the game saves meanwhile
     * @param benches makes the workbench of scenes that show it; null if none does
     */
    public FilmRoom(
            Assets assets,
            SpriteSheet sheet,
            Content content,
            GameSettings settings,
            Path folder,
            PlaytestBench.@Nullable BenchMaker benches) {
        this.benches = benches;
        this.content = content;
        this.folder = folder;
        this.settings = settings;
        made = FilmContext.of(assets, sheet, content, FilmContext.SEED, settings, folder);
        skill = BotSkill.readAll(assets).get(SKILL);
    }

    /** Plays a scene to its moment, and returns its picture with the figures. */
    public FilmShot shoot(FilmScene scene) {
        return shoot(scene, scene.shows());
    }

    /**
     * Renders a picture of the documents: the scene on the first floor, from that of its own seed on, on which its
     * moment comes and shows what it should.
     *
     * @throws ContentException if there is none among many
     */
    public FilmShot shootForDocuments(FilmScene scene) {
        return shoot(scene, forDocuments(scene));
    }

    /**
     * Renders a moving picture of the documents, 10 frames a second, on a floor that is found as for a still one. It
     * begins half a second before the moment, and the player has more than half of its health up to its end.
     *
     * @param scene one that moves
     * @return an APNG file, whose still picture is the frame in the middle
     * @throws ContentException if no floor among many shows it
     */
    public byte[] shootMoving(FilmScene scene) {
        FilmSubject subject = forDocuments(scene);
        ScenePlay play = plays(scene.id(), subject).get();
        int ticks = momentOf(plays(scene.id(), subject).get()).ticks;
        ShownPlay shown = new ShownPlay(scene, play, context(scene, subject));
        List<int[]> frames = new ArrayList<>();
        for (int left = ticks - 1; left >= TICKS_BEFORE_MOMENT - scene.moving() * SECOND; left--) {
            shown.step();
            if (left == SHOWN_TICKS || (left == ticks - 1 && left < SHOWN_TICKS)) {
                shown.floor.resize(FilmContext.size(settings));
            }
            if (left <= SHOWN_TICKS) {
                shown.draw(left, 1);
            } else if (left % TICKS_A_SKIPPED_FRAME == 0) {
                shown.draw(left, TICKS_A_SKIPPED_FRAME);
            }
            if (left < TICKS_BEFORE_MOMENT && (TICKS_BEFORE_MOMENT - left) % TICKS_A_MOVING_FRAME == 0) {
                frames.add(FilmPicture.ofWindow().pixels());
            }
        }
        shown.dispose();
        ColourTable colours = ColourTable.of(frames, MOVING_COLOURS);
        AnimatedPng file =
                new AnimatedPng(Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight(), colours);
        frames.forEach(frame -> file.add(frame, 1000 * TICKS_A_MOVING_FRAME / SECOND));
        return file.file(frames.get(frames.size() / 2));
    }

    /** Returns the subject of a picture of the documents: that of the scene, or the same with another seed. */
    private FilmSubject forDocuments(FilmScene scene) {
        FilmSubject subject = scene.shows();
        if (subject instanceof PageSubject) {
            return subject;
        }
        String fault = "";
        long seed = 0;
        for (int i = 0; i < MOST_SEEDS && seed <= LAST_SEED; i++) {
            subject = i == 0 ? subject : subject.withSeed((int) seed);
            Supplier<ScenePlay> plays = plays(scene.id(), subject);
            SceneMoment moment = momentOf(plays.get());
            ScenePlay play = plays.get();
            for (int tick = 0; tick < moment.ticks; tick++) {
                play.step();
            }
            fault = moment.isReached ? play.fault() : "its moment never comes";
            for (int tick = TICKS_BEFORE_MOMENT; fault.isEmpty() && tick < scene.moving() * SECOND; tick++) {
                play.step();
                fault = play.isOver() || !SceneSights.isHale(play.world()) ? "the player falls" : "";
            }
            if (fault.isEmpty()) {
                return subject;
            }
            seed = play.descent().seed().value() + 1;
        }
        throw new ContentException(FilmScene.FILE + ": " + scene.id() + ": no seed from its own to " + (seed - 1)
                + " shows it, on the last " + fault + "; give another subject");
    }

    /**
     * Plays a scene and measures its flashes: of a floor for some seconds about its moment, of a page from its opening
     * to some seconds after its picture. Every frame is drawn that a player sees at 60 frames a second.
     */
    public FlashMeter.FlashFigures meter(FilmScene scene) {
        if (scene.shows() instanceof PageSubject page) {
            FlashMeter meter = meter();
            meter(page, context(scene, page), meter);
            return meter.figures();
        }
        return meter(scene, plays(scene), METERED_SECONDS_BEFORE * SECOND, METERED_SECONDS_AFTER * SECOND);
    }

    private static FlashMeter meter() {
        return new FlashMeter(
                Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight(), METERED_FRAMES_A_SECOND);
    }

    private FilmShot shoot(FilmScene scene, FilmSubject subject) {
        GameContext context = context(scene, subject);
        return subject instanceof PageSubject page
                ? page(scene, page, context)
                : floor(scene, plays(scene.id(), subject), context);
    }

    private GameContext context(FilmScene scene, FilmSubject subject) {
        HintProgress lessons = subject instanceof FloorSubject floor && floor.depth() == 1
                ? new HintProgress()
                : HintProgress.allKnown();
        return FilmContext.anew(made, folder.resolve("scene" + scenes++), lessons, scene.captions());
    }

    /** Returns a maker of the play of a floor, which goes the same way each time. */
    private Supplier<ScenePlay> plays(String scene, FilmSubject subject) {
        if (subject instanceof ArenaSubject arena) {
            ArenaPlay.RoomPlace place = ArenaPlay.find(scene, arena, content);
            return () -> new ArenaPlay(arena, place, content, SHOWN_TICKS);
        }
        if (subject instanceof CrowdSubject crowd) {
            return () -> new CrowdPlay(crowd, content);
        }
        if (subject instanceof LandmarksSubject landmarks) {
            return () -> new LandmarksPlay(landmarks, content, SHOWN_TICKS);
        }
        FloorSubject floor = (FloorSubject) subject;
        return () -> new ScenePlay.FloorPlay(floor, content, skill, SHOWN_TICKS);
    }

    private FilmShot floor(FilmScene scene, Supplier<ScenePlay> plays, GameContext context) {
        int ticks = momentOf(plays.get()).ticks;
        ShownPlay shown = new ShownPlay(scene, plays.get(), context);
        FloorPresenter floor = shown.floor;
        InterfaceSize size = FilmContext.size(settings);
        InterfaceAudit audit = new InterfaceAudit(size.width(), size.height());
        for (int left = ticks - 1; left >= 0; left--) {
            shown.step();
            if (left == SHOWN_TICKS - 1 || (left == ticks - 1 && left < SHOWN_TICKS)) {
                floor.resize(size);
            }
            int every = left < SHOWN_TICKS ? TICKS_A_FRAME : TICKS_A_SKIPPED_FRAME;
            if (left % every == 0) {
                made.pane().batch().observe(left == 0 ? audit : null);
                shown.draw(left, every);
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
                bodiesVisible(floor),
                audit.findings(),
                ticks / (double) SECOND);
        shown.dispose();
        return shot;
    }

    /** Measures the flashes of a floor for so many ticks before and after the moment of a play. */
    FlashMeter.FlashFigures meter(FilmScene scene, Supplier<ScenePlay> plays, int before, int after) {
        int ticks = momentOf(plays.get()).ticks;
        int metered = Math.min(ticks, before);
        ScenePlay play = plays.get();
        ShownPlay shown = new ShownPlay(scene, play, context(scene, scene.shows()));
        FlashMeter meter = meter();
        for (int left = ticks - 1; left >= -after && !(left < 0 && play.isOver()); left--) {
            shown.step();
            if (left == metered - 1) {
                shown.floor.resize(FilmContext.size(settings));
            }
            if (left < metered) {
                shown.draw(left, 1);
                meter.add(FilmPicture.ofWindow());
            } else if (left % TICKS_A_SKIPPED_FRAME == 0) {
                shown.draw(left, TICKS_A_SKIPPED_FRAME);
            }
        }
        shown.dispose();
        return meter.figures();
    }

    /** Returns a maker of the play of a scene that is not a page. */
    Supplier<ScenePlay> plays(FilmScene scene) {
        return plays(scene.id(), scene.shows());
    }

    /** The play of a floor together with what the window shows of it. */
    private final class ShownPlay {
        private final ScenePlay play;
        private final FloorPresenter floor;
        private final HeldKey holds;
        private final HeldKeys held;
        private final @Nullable OpenBench bench;
        private final GameContext context;
        private @Nullable BossFallScene fall;

        ShownPlay(FilmScene scene, ScenePlay play, GameContext context) {
            this.play = play;
            this.context = context;
            InterfaceSize size = FilmContext.size(settings);
            holds = scene.shows() instanceof FloorSubject subject ? subject.holds() : HeldKey.NOTHING;
            floor = new FloorPresenter(play.world(), play.descent(), context);
            floor.resize(InterfaceSize.of(SKIPPED_WIDTH, SKIPPED_HEIGHT, 1));
            held = new HeldKeys(holds, play.world(), floor, context);
            bench = scene.bench() == null ? null : new OpenBench(scene.bench(), play, floor, size, context);
        }

        void step() {
            play.step();
            if (!play.isStill()) {
                floor.afterTick();
            } else if (fall == null) {
                fall = BossFallScene.of(play.world(), context);
            }
            if (bench != null) {
                bench.bench.afterTick();
            }
        }

        /** Draws so many ticks before the picture, a number of ticks after the last frame. */
        void draw(int left, int ticks) {
            float seconds = ticks / (float) SECOND;
            held.hold(left);
            if (fall != null) {
                fall.update(floor.fall(), seconds);
            }
            FilmRoom.this.draw(floor, holds, left < SHOWN_TICKS ? bench : null, fall, seconds);
        }

        void dispose() {
            floor.dispose();
            if (bench != null) {
                bench.bench.dispose();
            }
        }
    }

    /** The tick of a picture, and whether the moment came, in whose middle the tick is; or else the play ended then. */
    private record SceneMoment(int ticks, boolean isReached) {}

    private static SceneMoment momentOf(ScenePlay play) {
        int ticks = 0;
        int first = 0;
        boolean isMoment = false;
        while (first == 0 || isMoment) {
            if (ticks > 0 && play.isOver()) {
                return first == 0 ? new SceneMoment(ticks, false) : new SceneMoment((first + ticks) / 2, true);
            }
            play.step();
            ticks++;
            isMoment = play.isMoment();
            first = first == 0 && isMoment ? ticks : first;
        }
        return new SceneMoment((first + ticks - 1) / 2, true);
    }

    /** The workbench over a scene, opened as by a playtester, with the mouse where the play points. */
    private final class OpenBench implements PlaytestBench.BenchHost {
        private final ScenePlay play;
        private final FloorPresenter floor;
        private final PlaytestBench bench;

        OpenBench(String overlays, ScenePlay play, FloorPresenter floor, InterfaceSize size, GameContext context) {
            this.play = play;
            this.floor = floor;
            bench = Objects.requireNonNull(benches, "the scene shows a workbench")
                    .make(context.pageParts(), this, (run, isUnsaved) -> List.of());
            bench.resize(size);
            bench.enter(Objects.requireNonNull(play.run(), "the scene has a run"), floor);
            bench.keyDown(Keys.F1, null);
            for (String overlay :
                    overlays.isBlank() ? new String[0] : overlays.strip().split(" +")) {
                bench.keyDown(Keys.F2, null);
                ("show " + overlay).chars().forEach(letter -> bench.keyTyped((char) letter));
                bench.keyDown(Keys.ENTER, null);
                bench.keyDown(Keys.ESCAPE, null);
            }
        }

        void point() {
            Grid grid = play.world().floor().grid();
            int cell = play.pointed();
            bench.pointerMoved(floor.screenX(grid.x(cell) + 0.5f), floor.screenY(grid.y(cell) + 0.5f));
        }

        @Override
        public void show(GameScreen screen) {
            throw new IllegalStateException("a scene opens no page");
        }

        @Override
        public void close() {}

        @Override
        public boolean isUnsaved() {
            return true;
        }
    }

    private void draw(
            FloorPresenter floor,
            HeldKey holds,
            @Nullable OpenBench open,
            @Nullable BossFallScene fall,
            float seconds) {
        UiPane pane = made.pane();
        pane.clear(UiPalette.NIGHT);
        if (holds == HeldKey.GHOST) {
            BodyComponent body = floor.world().player().body();
            floor.ghost().stand(body.x + GHOST_CELLS, body.y, false);
            floor.tellRace(made.texts().format("ghost.you_trail", made.texts().format("ghost.seconds", GHOST_SECONDS)));
        }
        floor.drawWorld(1, seconds);
        pane.begin();
        if (open != null) {
            open.point();
            open.bench.drawOverCave();
        }
        floor.look(holds == HeldKey.LOOK, -1, -1, seconds);
        boolean isMap = holds == HeldKey.MAP || holds == HeldKey.WHOLE_MAP;
        Hud.MapSize map = isMap ? Hud.MapSize.LARGE : Hud.MapSize.SMALL;
        if (fall == null || !floor.fall().isShown()) {
            floor.drawHud(map, settings.get(GameSettings.FLASH), seconds);
        } else {
            fall.draw(pane, FilmContext.size(settings), floor.fall());
        }
        if (open != null) {
            open.bench.draw(seconds);
        }
        pane.end();
    }

    private static double heroContrast(FloorPresenter floor, FilmPicture picture) {
        PictureFigures.PixelMask mask = new PictureFigures.PixelMask(picture.width(), picture.height());
        int scale = floor.scale();
        floor.visitPlayer((x, y) -> mask.add(x, picture.height() - y - scale, scale));
        return mask.contrast(picture, scale);
    }

    private static BodyVisibility.VisibleShares bodiesVisible(FloorPresenter floor) {
        BodyVisibility bodies = new BodyVisibility(
                Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight(), floor.scale());
        floor.visitBodies(bodies);
        return bodies.of(new BodyVisibility.FilledPictures(
                filled(floor, SceneContext.BodyFill.WHITE, true),
                filled(floor, SceneContext.BodyFill.BLACK, true),
                filled(floor, SceneContext.BodyFill.WHITE, false),
                filled(floor, SceneContext.BodyFill.BLACK, false)));
    }

    private static FilmPicture filled(FloorPresenter floor, SceneContext.BodyFill fill, boolean withEffects) {
        floor.drawWorld(fill, withEffects);
        return FilmPicture.ofWindow();
    }

    private FilmShot page(FilmScene scene, PageSubject page, GameContext context) {
        GameScreen screen = new FilmPages(context).open(page.page());
        InterfaceSize size = FilmContext.size(settings);
        screen.resize(size);
        draw(screen, PAGE_FRAMES, PAGE_FRAME_SECONDS);
        for (String key : page.keyNames()) {
            press(screen, key, context);
            draw(screen, FRAMES_AFTER_KEY, PAGE_FRAME_SECONDS);
        }
        int frames = Math.round(page.seconds() / PAGE_FRAME_SECONDS);
        draw(screen, frames, PAGE_FRAME_SECONDS);
        InterfaceAudit audit = new InterfaceAudit(size.width(), size.height());
        made.pane().batch().observe(audit);
        draw(screen, 1, PAGE_FRAME_SECONDS);
        made.pane().batch().observe(null);
        FilmPicture picture = FilmPicture.ofWindow();
        double seconds =
                (PAGE_FRAMES + FRAMES_AFTER_KEY * page.keyNames().size() + frames + 1) * (double) PAGE_FRAME_SECONDS;
        screen.dispose();
        return new FilmShot(
                scene,
                interfacePercent(),
                picture,
                PictureFigures.of(picture),
                Double.NaN,
                BodyVisibility.VisibleShares.NONE,
                audit.findings(),
                seconds);
    }

    private void meter(PageSubject page, GameContext context, FlashMeter meter) {
        GameScreen screen = new FilmPages(context).open(page.page());
        screen.resize(FilmContext.size(settings));
        meter(screen, PAGE_FRAMES * PAGE_FRAME_SECONDS, meter);
        for (String key : page.keyNames()) {
            press(screen, key, context);
            meter(screen, FRAMES_AFTER_KEY * PAGE_FRAME_SECONDS, meter);
        }
        meter(screen, page.seconds() + METERED_PAGE_SECONDS, meter);
        screen.dispose();
    }

    private void meter(GameScreen screen, float seconds, FlashMeter meter) {
        for (int i = 0; i < Math.round(seconds * METERED_FRAMES_A_SECOND); i++) {
            draw(screen, 1, 1f / METERED_FRAMES_A_SECOND);
            meter.add(FilmPicture.ofWindow());
        }
    }

    private static void press(GameScreen screen, String key, GameContext context) {
        int code = Keys.valueOf(key.substring(0, 1).toUpperCase(Locale.ROOT) + key.substring(1));
        screen.keyDown(code, context.bindings().ofKey(code));
        screen.keyUp(code, context.bindings().ofKey(code));
    }

    private int interfacePercent() {
        return Math.round(100 * settings.get(GameSettings.UI_SCALE));
    }

    private void draw(GameScreen screen, int frames, float seconds) {
        for (int i = 0; i < frames; i++) {
            made.pane().clear(PAGE_GROUND);
            screen.draw(seconds);
        }
    }

    /** Frees the pictures and fonts; the film room is not used any more. */
    public void dispose() {
        made.dispose();
    }
}
