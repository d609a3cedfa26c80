package dev.orebound.screen.title;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import dev.orebound.chance.Seed;
import dev.orebound.content.music.MusicContent;
import dev.orebound.content.sound.SoundCaptions.CaptionMode;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.RunAccount;
import dev.orebound.journal.GameSaves;
import dev.orebound.journal.run.KeptRun;
import dev.orebound.journal.run.SavedRun;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.SpeechMode;
import dev.orebound.journal.settings.KeyName;
import dev.orebound.screen.account.DailyPage;
import dev.orebound.screen.account.HistoryPage;
import dev.orebound.screen.codex.CodexPage;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.ScreenNavigator;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.PageStack;
import dev.orebound.screen.page.StagePage;
import dev.orebound.screen.play.ContinueScreen;
import dev.orebound.screen.play.SavingMonitor;
import dev.orebound.screen.settings.SettingsPage;
import dev.orebound.screen.speech.SpeechState;
import dev.orebound.screen.stage.DrawnWidget;
import dev.orebound.screen.stage.MenuButton;
import dev.orebound.screen.stage.PageSkin.PixelValue;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.screen.stage.TypedRow;
import dev.orebound.view.draw.FlashLimiter;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The title screen: the game's name and the main menu over a cave. */
public final class TitleScreen extends StagePage {
    private static final int MARGIN_UNITS = 56;
    private static final int MENU_UNITS = 400;
    private static final int ROW_UNITS = 44;
    private static final int QUESTION_DROP_UNITS = 130;
    private static final int NAME_WIDE = 99;
    private static final int NAME_HIGH = 23;
    private static final int EMBLEM_SIDE = 64;
    /** Opacity of the night behind the menu, and the steps in which it ends towards the cave. */
    private static final float COLUMN_ALPHA = 0.86f;

    private static final int COLUMN_STEPS = 24;
    private static final int STEP_UNITS = 6;
    private static final float NIGHT_A_SECOND = 0.8f;

    /** Seconds between two looks at the calendar. */
    private static final float SECONDS_A_LOOK = 20;

    private final GameContext context;
    private final ScreenNavigator navigator;
    private final TypedRow seedRow;
    private final TextLabel motto;
    private final TextLabel keysHint;
    /** The version of the bindings whose keys the hint names. */
    private int keysVersion = -1;

    private final Table menu;
    private final SavingMonitor saving;
    private final boolean canContinue;
    private final MenuButton dailyRow;
    private String day;
    private final TitleBackdrop backdrop;
    private final PageStack pages = new PageStack();
    private float night = 0.4f;
    private float time;
    private int controlKeys;
    /** Whether the title still shows another language than the chosen one. */
    private boolean isOutdated;

    public TitleScreen(TitleBackdrop backdrop, GameContext context, ScreenNavigator navigator) {
        super(context.pageParts());
        context.music().play(MusicContent.TITLE);
        this.backdrop = backdrop;
        this.context = context;
        this.navigator = navigator;
        GameTexts texts = context.texts();
        saving = new SavingMonitor(context);
        seedRow = new TypedRow(
                parts().row("menu"),
                label("row", texts.get("title.seed")),
                label("hint", texts.get("title.seed_hint")).fitted(),
                label("said", ""),
                () -> asked(this::start));
        day = context.start().platform().today();
        dailyRow = button(texts.format("title.daily", texts.date(day)), this::openDaily);
        dailyRow.addAction(Actions.forever(Actions.delay(SECONDS_A_LOOK, Actions.run(this::followDay))));
        Optional<SavedRun> saved = saved();
        canContinue = saved.isPresent();
        motto = label("body", texts.get("title.motto"));
        menu = menu(MENU_UNITS);
        menu.defaults().prefHeight(units(ROW_UNITS)).spaceBottom(units(2));
        saved.ifPresent(run -> menu.add(button(
                        ContinueScreen.describe(KeptRun.of(run), context.start().content(), texts),
                        () -> navigator.continueRun(run)))
                .row());
        menu.add(button(texts.get("title.new_run"), () -> asked(this::start))).row();
        menu.add(seedRow).row();
        menu.add(dailyRow).row();
        menu.add(button(texts.get("history.title"), this::openHistory)).row();
        menu.add(button(texts.get("codex.title"), this::openCodex)).row();
        menu.add(button(texts.get("title.settings"), this::openSettings)).row();
        menu.add(button(texts.get("title.quit"), navigator::quit));
        Table column = new Table();
        column.add(emblem())
                .growX()
                .minHeight(units(60))
                .prefHeight(grains(EMBLEM_SIDE))
                .row();
        column.add(name())
                .growX()
                .height(new PixelValue(() -> NAME_HIGH * nameGrain()))
                .row();
        column.add(motto).padTop(units(16)).padBottom(units(28)).row();
        column.add(menu);
        Table foot = new Table();
        keysHint = label("hint", parts().told("title.keys"));
        foot.add(keysHint).growX();
        foot.add(label(
                "hint", texts.format("title.version", context.start().platform().version())));
        table().pad(units(16), units(MARGIN_UNITS), units(20), units(MARGIN_UNITS));
        table().add(column).expand().left().row();
        table().add(foot).growX().padTop(units(16));
    }

    /** Returns how many pixels each pixel of the game's name covers. */
    private int nameGrain() {
        return Math.max(1, size().pixels(MENU_UNITS) / NAME_WIDE);
    }

    private DrawnWidget emblem() {
        TextureRegion picture = context.sprites().frame("title_emblem", 0);
        return drawn((pane, x, y, width, height, alpha) -> {
            int grain = Math.max(1, height / EMBLEM_SIDE);
            int side = grain * EMBLEM_SIDE;
            pane.glow(
                    x + width / 2f,
                    y + height * 0.4f,
                    width * 0.6f,
                    UiPalette.FLAME,
                    0.3f * flicker(pane.flashes()) * alpha);
            pane.picture(picture, x + (width - side) / 2, y + (height - side) / 2, grain, alpha);
        });
    }

    private DrawnWidget name() {
        TextureRegion picture = context.sprites().frame("title_name", 0);
        return drawn((pane, x, y, width, height, alpha) -> {
            int left = x + (width - NAME_WIDE * nameGrain()) / 2;
            pane.picture(picture, left, y, nameGrain(), alpha);
            pane.glow(
                    x + width / 2f,
                    y + height / 2f,
                    width * 0.6f,
                    UiPalette.FLAME,
                    0.16f * flicker(pane.flashes()) * alpha);
        });
    }

    /** Returns the brightness of the lamp before the name. */
    private float flicker(FlashLimiter flashes) {
        return 0.85f + 0.1f * flashes.wave(time * 7.3f) + 0.05f * flashes.wave(time * 17.1f);
    }

    private void openSettings() {
        pages.open(new SettingsPage(context, pages, parts().region(), this::retell));
    }

    /** Shows the settings in the language that was just chosen, and the title once they are closed. */
    private void retell() {
        isOutdated = true;
        pages.closeAll();
        openSettings();
    }

    private void openCodex() {
        pages.open(new CodexPage(parts(), context.profile().now(), pages::close));
    }

    /**
     * Asks whether the player wants captions, and speech if the system has it; until that is answered, the question
     * stands in place of the menu.
     */
    public void offerCaptions() {
        GameTexts texts = context.texts();
        Runnable without = () -> chooseCaptions(CaptionMode.OFF);
        List<PageAnswer> answers = new ArrayList<>(List.of(
                new PageAnswer(texts.get("title.with_captions"), () -> chooseCaptions(CaptionMode.IMPORTANT)),
                new PageAnswer(texts.get("title.without_captions"), without)));
        if (context.speaker().state() == SpeechState.AVAILABLE) {
            answers.add(new PageAnswer(texts.get("title.with_speech"), () -> {
                context.settings().change(settings -> settings.with(GameSettings.SPEECH, SpeechMode.ON));
                chooseCaptions(CaptionMode.IMPORTANT);
            }));
        }
        ask(texts.get("title.offer_captions"), answers, without);
    }

    private void chooseCaptions(CaptionMode chosen) {
        context.settings().change(settings -> settings.with(GameSettings.CAPTIONS, chosen));
        newsRead();
    }

    /** Tells what is new in this version, once; until the player goes on, that stands in place of the menu. */
    public void tellNews() {
        if (!context.settings().now().get(GameSettings.NEWS).equals(release())) {
            GameTexts texts = context.texts();
            PageAnswer read = new PageAnswer(texts.get("title.news_read"), this::newsRead);
            ask(texts.format("title.news", release()), List.of(read), this::newsRead);
        }
    }

    private void newsRead() {
        context.settings().change(settings -> settings.with(GameSettings.NEWS, release()));
        context.settings().save();
    }

    /** Returns the version without its commit. */
    private String release() {
        String version = context.start().platform().version();
        int commit = version.indexOf('+');
        return commit < 0 ? version : version.substring(0, commit);
    }

    /** Keeps the question off the game's name. */
    @Override
    protected Value questionDrop() {
        return units(QUESTION_DROP_UNITS);
    }

    /** Shows a question in place of the menu. */
    @Override
    protected void askingChanged(boolean isAskingNow) {
        motto.setVisible(!isAskingNow);
        menu.setVisible(!isAskingNow);
    }

    private Optional<SavedRun> saved() {
        return context.start().saves().runs().newest();
    }

    private void start() {
        if (seedRow.text().isEmpty()) {
            navigator.startRunWithFreshSeed();
        } else {
            navigator.startRun(Seed.of(seedRow.text()));
        }
    }

    /** Opens the page of the run that all players share on the shown day, even if the day is over soon. */
    public DailyPage openDaily() {
        GameSaves saves = context.start().saves();
        DailyPage page = new DailyPage(
                parts(),
                day,
                saves.history().accounts(),
                saves.runs()::replaysOf,
                context::asksToPutAside,
                new DailyWays(context, navigator),
                pages::close);
        pages.open(page);
        return page;
    }

    /** Does something that puts the saved run aside, once the player has agreed; at once if there is none. */
    private void asked(Runnable action) {
        askFirst(context.asksToPutAside(), action);
    }

    private void openHistory() {
        GameSaves saves = context.start().saves();
        List<RunAccount> ended = saves.history().accounts();
        List<KeptRun> kept = saves.runs().putAside();
        pages.open(new HistoryPage(parts(), ended, kept, context::asksToPutAside, this::goOn, pages::close));
    }

    private boolean goOn(KeptRun run) {
        Optional<SavedRun> there = context.start().saves().runs().putAside(run);
        there.ifPresent(navigator::continueRun);
        return there.isPresent();
    }

    @Override
    protected void leave() {
        // There is nothing behind the title; a row of its own ends the game.
    }

    @Override
    protected void sizeChanged(InterfaceSize changed) {
        backdrop.resize(changed);
        saving.resize(changed);
        pages.resize(changed);
    }

    @Override
    public void draw(float seconds) {
        if (keysVersion != parts().bindings().version()) {
            keysVersion = parts().bindings().version();
            keysHint.set(parts().told("title.keys"));
        }
        night = Math.max(0, night - NIGHT_A_SECOND * seconds);
        time += seconds;
        UiPane pane = context.pane();
        pane.clear(UiPalette.NIGHT);
        backdrop.draw(seconds);
        if (isOutdated && pages.isEmpty()) {
            isOutdated = false;
            navigator.toTitle();
        }
        if (pages.isEmpty()) {
            super.draw(seconds);
        } else {
            pane.begin();
            drawGround(pane, seconds);
            pane.end();
            pages.draw(seconds);
        }
    }

    /** Shows the daily run of another day once that has come. */
    private void followDay() {
        day = context.start().platform().today();
        dailyRow.rename(context.texts().format("title.daily", context.texts().date(day)));
    }

    @Override
    protected void drawGround(UiPane pane, float seconds) {
        if (pages.isEmpty()) {
            float column = size().pixels(2f * MARGIN_UNITS + MENU_UNITS);
            pane.fill(0, 0, column, size().height(), UiPalette.NIGHT, COLUMN_ALPHA);
            for (int step = 1; step < COLUMN_STEPS; step++) {
                float alpha = COLUMN_ALPHA * (COLUMN_STEPS - step) / COLUMN_STEPS;
                float wide = size().pixels(STEP_UNITS);
                pane.fill(column + (step - 1) * wide, 0, wide, size().height(), UiPalette.NIGHT, alpha);
            }
        }
        backdrop.drawEmbers(pane, seconds);
    }

    /** Once saving works again, the saved run that was hidden until then is offered. */
    @Override
    protected void drawAbove(UiPane pane, float seconds) {
        boolean worksAgain = saving.update(seconds);
        saving.draw(pane);
        pane.fill(0, 0, size().width(), size().height(), UiPalette.NIGHT, night);
        if (worksAgain && !canContinue && seedRow.text().isEmpty() && saved().isPresent()) {
            navigator.toTitle();
        }
    }

    @Override
    public void keyDown(int keycode, @Nullable GameAction action) {
        boolean isControl = isControl(keycode);
        controlKeys += isControl ? 1 : 0;
        if (!pages.isEmpty()) {
            pages.keyDown(keycode, action);
        } else if (isControl) {
            return;
        } else if (parts().bindings().layout().letterOf(keycode) == Keys.V && controlKeys > 0) {
            paste();
        } else {
            super.keyDown(keycode, action);
        }
    }

    private void paste() {
        String contents = Gdx.app.getClipboard().getContents();
        seedRow.insert(
                contents == null ? "" : contents,
                context.texts().get("title.seed_unreadable"),
                context.texts().format("title.seed_too_long", Seed.LONGEST_TEXT));
    }

    // Asked in the order of the events, because the key may have been released by now.
    private static boolean isControl(int keycode) {
        return keycode == Keys.CONTROL_LEFT
                || keycode == Keys.CONTROL_RIGHT
                || keycode == Keys.SYM
                || keycode == KeyName.RIGHT_SUPER;
    }

    @Override
    public int padKey(int button) {
        return pages.isEmpty() ? super.padKey(button) : pages.padKey(button);
    }

    @Override
    public boolean awaits(int keycode) {
        return pages.isEmpty() ? super.awaits(keycode) : pages.awaits(keycode);
    }

    @Override
    public void keyUp(int keycode, @Nullable GameAction action) {
        if (isControl(keycode)) {
            controlKeys = Math.max(0, controlKeys - 1);
        }
        pages.keyUp(keycode, action);
    }

    @Override
    public void loseFocus() {
        controlKeys = 0;
        pages.loseFocus();
    }

    @Override
    public void keyTyped(char letter) {
        if (pages.isEmpty()) {
            super.keyTyped(letter);
        }
    }

    @Override
    public void pointerMoved(float x, float y) {
        if (pages.isEmpty()) {
            super.pointerMoved(x, y);
        } else {
            pages.pointerMoved(x, y);
        }
    }

    @Override
    public void pointerDown(float x, float y, int button) {
        if (pages.isEmpty()) {
            super.pointerDown(x, y, button);
        } else {
            pages.pointerDown(x, y, button);
        }
    }

    @Override
    public void pointerDragged(float x, float y) {
        if (!pages.isEmpty()) {
            pages.pointerDragged(x, y);
        }
    }

    @Override
    public void pointerUp(int button) {
        super.pointerUp(button);
        pages.pointerUp(button);
    }

    @Override
    public void wheelTurned(int across, int down) {
        pages.wheelTurned(across, down);
    }

    @Override
    public void dispose() {
        pages.dispose();
        backdrop.dispose();
        super.dispose();
    }
}
