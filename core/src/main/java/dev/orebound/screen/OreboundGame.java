package dev.orebound.screen;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import dev.orebound.cave.FloorNotMadeException;
import dev.orebound.chance.Seed;
import dev.orebound.content.AssetChecks;
import dev.orebound.content.music.MusicContent;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.content.text.GameTexts;
import dev.orebound.descent.Descent;
import dev.orebound.descent.GraphNode;
import dev.orebound.expedition.Expedition;
import dev.orebound.expedition.RunAccount;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.report.ReportedMoment;
import dev.orebound.journal.run.SavedRun;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.screen.account.DailyPage;
import dev.orebound.screen.codex.ProfileKeeper;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.GameStart;
import dev.orebound.screen.context.NewRun;
import dev.orebound.screen.context.RunStart;
import dev.orebound.screen.context.ScreenNavigator;
import dev.orebound.screen.context.SettingsKeeper;
import dev.orebound.screen.descent.SettingOutPage;
import dev.orebound.screen.descent.TermsOffer;
import dev.orebound.screen.hud.HintProgress;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.input.KeyboardLayout;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.screen.play.ContinueScreen;
import dev.orebound.screen.play.PlayScreen;
import dev.orebound.screen.stage.PageSkin;
import dev.orebound.screen.title.TitleBackdrop;
import dev.orebound.screen.title.TitleScreen;
import dev.orebound.screen.watch.WatchScreen;
import dev.orebound.view.music.MusicPlayer;
import dev.orebound.view.sound.SoundBank;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.ui.BackgroundWork;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.EventWords;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The application that libGDX runs: it starts, draws, resizes and ends the game. It holds the objects that every screen
 * uses, and the current screen.
 */
public final class OreboundGame implements ApplicationListener, ScreenNavigator {
    /**
     * The longest time that a frame counts for. A longer frame means that the window was dragged or the machine slept.
     */
    private static final float LONGEST_FRAME_SECONDS = 0.25f;

    private final GameStart start;
    private final RandomSeeds freshSeed = new RandomSeeds();
    private final BackgroundWork<SpriteSheet> sprites;
    private final BackgroundWork<SoundContent> sounds;
    private final BackgroundWork<MusicContent> music;
    private final BackgroundWork<int[]> titleCave;
    private @Nullable TitleBackdrop backdrop;
    private @Nullable Shown shown;
    private @Nullable GameScreen next;
    private @Nullable ContentReload reload;

    /** Sprites that were read again; the ones before are still drawn until the screen changes. */
    private @Nullable SpriteAtlas outdated;

    private List<Object> sizes = List.of();
    private boolean isUnfocused;

    /** The objects that exist once the window has opened. */
    private record Shown(
            GameContext context, BugReporter reporter, ScreenInput input, PadInput pad, GameScreen screen) {
        Shown with(GameScreen changed) {
            return new Shown(context, reporter, input, pad, changed);
        }
    }

    /**
     * Begins to read what the first screen shows, while the window opens. What it can do without is read after its
     * first frame.
     *
     * @param sprites those of the start's assets, which are being read already
     */
    public OreboundGame(GameStart start, BackgroundWork<SpriteSheet> sprites) {
        this.start = start;
        this.sprites = sprites;
        titleCave = BackgroundWork.later(() -> TitleBackdrop.paint(start.content(), sprites.result()));
        sounds = BackgroundWork.later(() -> SoundContent.read(start.assets(), EventWords.of(start.content())));
        music = BackgroundWork.later(() -> MusicContent.read(start.assets()));
        if (start.assets().isEditable() || !beginsWithTitle(start)) {
            sounds.begin();
            music.begin();
        }
    }

    private static boolean beginsWithTitle(GameStart start) {
        return start.watchedOrNull() == null
                && start.racedOrNull() == null
                && start.floorOrNull() == null
                && start.seedOrNull() == null;
    }

    /**
     * Loads what every screen needs.
     *
     * @throws ContentException with a line for each fault in pictures, sounds or texts
     */
    @Override
    public void create() {
        GameContext context = equip(start);
        context.settings().listen(settings -> context.setVolumes(isUnfocused));
        context.settings().listen(this::scaleChanged);
        context.settings().listen(settings -> adopt(settings, context));
        GameScreen first = firstScreen(context);
        ScreenInput input = new ScreenInput(context.bindings(), this, first);
        PadInput pad = new PadInput(start.platform(), context.bindings(), input);
        shown = new Shown(context, new BugReporter(context), input, pad, first);
        start.platform().askAfterFault(this::atFault);
        Gdx.input.setInputProcessor(input);
        resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
        if (first instanceof TitleScreen title) {
            if (start.settingsFile().exists()) {
                title.tellNews();
            } else {
                title.offerCaptions();
            }
        }
    }

    private GameContext equip(GameStart start) {
        Assets assets = start.assets();
        GameTexts texts =
                GameTexts.read(assets, GameContext.localeOf(start.settings().get(GameSettings.LANGUAGE)));
        List<String> complaints = AssetChecks.missingTexts(texts, start.content());
        if (!complaints.isEmpty()) {
            throw new ContentException(complaints);
        }
        SpriteSheet sheet = sprites.result();
        if (assets.isEditable()) {
            // Their faults are told before the window shows anything. Those of the built-in ones are found by tests.
            sounds.result();
            music.result();
        }
        reload = new ContentReload(assets, sheet);
        start.platform().showIcon(sheet.get("icon").frames().get(0));
        ProfileKeeper profile = new ProfileKeeper(start.saves().profile());
        UiPane pane = new UiPane();
        return new GameContext(
                start,
                texts,
                new SpriteAtlas(sheet),
                new SoundBank(sounds, Gdx.audio, line -> Gdx.app.error("sound", line)),
                new MusicPlayer(music, Gdx.audio, line -> Gdx.app.error("music", line)),
                new FontSet(assets, start.platform()::isNamedIn),
                pane,
                new PageSkin(assets, pane),
                bindings(start, texts),
                new SettingsKeeper(start),
                profile,
                new HintProgress(profile.now().hints(), profile::hintShown));
    }

    private static KeyBindings bindings(GameStart start, GameTexts texts) {
        KeyBindings bindings = KeyBindings.defaults();
        bindings.adopt(start.settings().get(GameSettings.KEYS), start.settings().get(GameSettings.PAD));
        bindings.layOut(new KeyboardLayout(start.platform()::printedOn));
        bindings.speak(texts);
        return bindings;
    }

    private GameScreen firstScreen(GameContext context) {
        if (start.watchedOrNull() != null) {
            return new WatchScreen(start.watchedOrNull(), context, this);
        }
        if (start.racedOrNull() != null) {
            return play(NewRun.racing(start.racedOrNull(), start.content()), context);
        }
        if (start.floorOrNull() != null) {
            return play(
                    new NewRun(start.floorOrNull().seed(), start.floorOrNull(), start.room(), false, start.terms()),
                    context);
        }
        Seed seed = start.seedOrNull();
        if (seed == null) {
            return title(context);
        }
        return play(seed.isFirst() ? NewRun.first(seed) : new NewRun(seed, null, 0, false, start.terms()), context);
    }

    private GameScreen play(RunStart run, GameContext context) {
        settleTitle();
        start.platform().note("seed", run.seed().text());
        if (!run.isContinued()) {
            context.profile().runBegun(run.seed().day());
        }
        return new PlayScreen(run, run.isUnsaved() ? context.forWatching() : context, this);
    }

    private TitleScreen title(GameContext context) {
        settleTitle();
        TitleBackdrop behind = TitleBackdrop.ofLater(freshSeed.next(), context, titleCave);
        backdrop = behind;
        return new TitleScreen(behind, context, this);
    }

    /** Lets the title make its world before another is made, because worlds are made one after another. */
    private void settleTitle() {
        if (backdrop != null) {
            backdrop.settle();
            backdrop = null;
        }
    }

    @Override
    public void render() {
        if (shown == null) {
            return;
        }
        changeScreen(shown);
        try {
            frame(shown, !isUnfocused);
            // Not before the first frame, which shows and sounds like nothing that they hold.
            sounds.begin();
            music.begin();
        } catch (RuntimeException | Error e) {
            shown.reporter.faultMet();
            throw e;
        }
    }

    private static void frame(Shown now, boolean isFocused) {
        float seconds = Math.min(LONGEST_FRAME_SECONDS, Gdx.graphics.getDeltaTime());
        now.pad.poll(now.context.settings().now(), isFocused, seconds);
        now.context.updateSound(seconds);
        now.context.fonts().mask().beginFrame();
        now.screen.draw(seconds);
        now.reporter.afterFrame(now.screen, sizeOfWindow(now.context), seconds);
    }

    private ReportedMoment atFault() {
        return shown == null ? ReportedMoment.NONE : shown.reporter.atFault(shown.screen);
    }

    private void changeScreen(Shown now) {
        GameScreen wanted = next;
        if (wanted == null) {
            return;
        }
        next = null;
        now.screen.dispose();
        if (outdated != null) {
            outdated.dispose();
            outdated = null;
        }
        shown = now.with(wanted);
        now.input.handTo(wanted);
        wanted.resize(sizeOfWindow(now.context));
    }

    /** Lets pictures and speech follow changed settings. Sprites and texts may have been read again since the start. */
    private void adopt(GameSettings settings, GameContext first) {
        GameContext context = shown == null ? first : shown.context;
        context.adoptLook(settings);
        context.followSpeech(settings);
    }

    /** Lays the screen out again when the player changes the size of the interface, or the look of texts. */
    private void scaleChanged(GameSettings settings) {
        List<Object> before = sizes;
        sizes = List.of(
                settings.get(GameSettings.UI_SCALE),
                settings.get(GameSettings.TEXT_SCALE),
                settings.get(GameSettings.HEADINGS));
        if (!sizes.equals(before) && shown != null) {
            resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
        }
    }

    @Override
    public void resize(int width, int height) {
        // A minimised window reports no size.
        if (shown == null || width == 0 || height == 0) {
            return;
        }
        GameContext context = shown.context;
        InterfaceSize size = sizeOfWindow(context);
        context.fitTo(size);
        shown.screen.resize(size);
    }

    private static InterfaceSize sizeOfWindow(GameContext context) {
        return InterfaceSize.of(
                Gdx.graphics.getBackBufferWidth(),
                Gdx.graphics.getBackBufferHeight(),
                context.settings().now().get(GameSettings.UI_SCALE),
                context.settings().now().get(GameSettings.TEXT_SCALE));
    }

    /** Handles a window that lost the focus or was minimised. */
    @Override
    public void pause() {
        isUnfocused = true;
        if (shown != null) {
            shown.context.setVolumes(isUnfocused);
            shown.input.releaseAll();
            shown.screen.loseFocus();
        }
    }

    @Override
    public void resume() {
        isUnfocused = false;
        if (shown != null) {
            shown.context.setVolumes(isUnfocused);
            shown.context.bindings().refreshNames();
            shown.screen.gainFocus();
        }
    }

    @Override
    public void toTitle() {
        if (shown != null) {
            next = title(shown.context);
        }
    }

    @Override
    public void startRun(Seed seed) {
        if (shown != null) {
            setOut(NewRun.typed(seed, shown.context.start().content()));
        }
    }

    @Override
    public void startRunWithFreshSeed() {
        if (shown != null && shown.context.profile().now().runsBegun() == 0) {
            play(NewRun.first(freshSeed.next()));
        } else {
            startRun(freshSeed.next());
        }
    }

    @Override
    public void setOut(NewRun proposed) {
        if (shown == null) {
            return;
        }
        Descent descent = proposed.descent(shown.context.start().content());
        GraphNode entrance = proposed.entranceOrNull(descent);
        settleTitle();
        next = entrance == null
                ? play(proposed, shown.context)
                : new SettingOutPage(
                        shown.context.pageParts(),
                        descent,
                        entrance,
                        offer(descent.seed(), shown.context),
                        proposed.terms(),
                        (chosen, terms) ->
                                play(NewRun.at(chosen, descent, terms).racing(proposed.raced())),
                        this::toTitle);
    }

    private static TermsOffer offer(Seed seed, GameContext context) {
        return TermsOffer.of(
                seed,
                context.start().content(),
                context.profile().now().deeds(),
                context.start().saves().history().accounts());
    }

    @Override
    public void watch(Replay replay, RunAccount account) {
        if (shown != null) {
            GameContext context = shown.context;
            settleTitle();
            next = new WatchScreen(replay, context, this, () -> backToDaily(account, context), whyNot -> {
                start.platform().savingFailed(whyNot);
                backToDaily(account, context).tellGone(account);
            });
        }
    }

    /** Shows the title with the page of the daily run open at a try; returns the page. */
    private DailyPage backToDaily(RunAccount account, GameContext context) {
        TitleScreen title = title(context);
        DailyPage page = title.openDaily();
        page.focusOn(account);
        next = title;
        return page;
    }

    @Override
    public void continueRun(SavedRun saved) {
        if (shown != null) {
            settleTitle();
            next = new ContinueScreen(saved, shown.context, this);
        }
    }

    @Override
    public void play(RunStart run) {
        if (shown != null) {
            next = play(run, shown.context);
        }
    }

    @Override
    public List<String> reload(Expedition played, boolean isUnsaved) {
        Shown now = shown;
        if (now == null || reload == null || !start.assets().isEditable()) {
            return now == null ? List.of() : List.of(now.context.texts().get("bench.refused.no_folder"));
        }
        try {
            ContentReload.Fresh fresh = reload.read(
                    GameContext.localeOf(now.context.settings().now().get(GameSettings.LANGUAGE)));
            Expedition again = Expedition.again(played, fresh.content());
            if (!now.context.sounds().adopt(fresh.sounds())) {
                return List.of(now.context.texts().get("bench.refused.sounds"));
            }
            GameContext context = reload.adopt(fresh, now.context);
            outdated = context.sprites() == now.context.sprites() ? null : now.context.sprites();
            start.saves().runs().adopt(fresh.content());
            start.platform()
                    .note("content", HexFormat.of().toHexDigits(fresh.content().fingerprint()));
            shown = new Shown(context, new BugReporter(context), now.input, now.pad, now.screen);
            next = play(new RunStart.ReloadedRun(again, isUnsaved), context);
            return List.of();
        } catch (ContentException e) {
            return e.complaints();
        } catch (IllegalArgumentException | FloorNotMadeException e) {
            return List.of(e.getMessage() == null ? e.toString() : e.getMessage());
        }
    }

    @Override
    public void toggleFullScreen() {
        if (shown != null) {
            shown.context.settings().toggleFullScreen();
        }
    }

    @Override
    public void report() {
        if (shown != null) {
            shown.reporter.want();
        }
    }

    @Override
    public boolean copyReportPath() {
        return shown != null && shown.reporter.copyPath();
    }

    @Override
    public boolean openReportFolder() {
        return shown != null && shown.reporter.openFolder();
    }

    @Override
    public void quit() {
        Gdx.app.exit();
    }

    @Override
    public void dispose() {
        if (shown != null) {
            shown.context.settings().save();
            shown.context.profile().save();
            shown.screen.dispose();
            shown.context.dispose();
        }
    }
}
