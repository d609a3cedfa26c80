package dev.orebound.screen.play;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.text.GameTexts;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.disk.UnreadableFileException;
import dev.orebound.journal.report.ReportedMoment.ReportedRun;
import dev.orebound.journal.run.KeptRun;
import dev.orebound.journal.run.Resimulation;
import dev.orebound.journal.run.SavedRun;
import dev.orebound.screen.account.AccountLines;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.RunStart.ContinuedRun;
import dev.orebound.screen.context.ScreenNavigator;
import dev.orebound.screen.page.PlaceBackdrop;
import dev.orebound.screen.page.StagePage;
import dev.orebound.screen.stage.DrawnWidget;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.PageSkin.PixelValue;
import dev.orebound.view.floor.PagePlace;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Replays a saved run up to the point where it was left, behind a progress bar in a cave of its region. If the replay
 * differs, it tells the player and asks whether to go on from the entrance of the floor.
 */
public final class ContinueScreen extends StagePage {
    private static final int TICKS_A_STEP = 30;
    private static final long NANOSECONDS_A_FRAME = 12_000_000;
    private static final int WIDTH_UNITS = 640;
    private static final int EDGE_UNITS = 60;
    private static final int SILL_UNITS = 40;

    /** Number of frames that are drawn before the floor is made, which takes a moment. */
    private static final int FRAMES_BEFORE = 2;

    /** The states of the screen. */
    private enum ContinueState {
        PLAYING_AGAIN,
        ASKING,
        HOPELESS
    }

    private final SavedRun saved;
    private final GameContext context;
    private final ScreenNavigator navigator;
    /** The part of the window above the words, in which the alchemist stands. */
    private final DrawnWidget seen = drawn((pane, x, y, width, height, alpha) -> {});

    private ContinueState state = ContinueState.PLAYING_AGAIN;
    private @Nullable Resimulation again;
    private int frames;

    public ContinueScreen(SavedRun saved, GameContext context, ScreenNavigator navigator) {
        this(saved, KeptRun.of(saved), context, navigator);
    }

    private ContinueScreen(SavedRun saved, KeptRun kept, GameContext context, ScreenNavigator navigator) {
        super(context.pageParts().in(regionOf(kept, context.start().content())), PagePlace.CAVE);
        this.saved = saved;
        this.context = context;
        this.navigator = navigator;
        Content content = context.start().content();
        GameTexts texts = context.texts();
        FocusRow back = row("menu", this::leave);
        back.add(label("back", texts.get("page.back"))).padLeft(units(12)).padRight(units(12));
        Table told = new Table();
        told.background(parts().skin().drawable("slab")).pad(units(20));
        told.defaults().spaceBottom(units(12));
        told.add(label("heading", name(kept, content, texts))).row();
        told.add(label("body", describe(kept, content, texts))).row();
        told.add(label("said", texts.get("continue.words"))).padTop(units(6)).row();
        told.add(drawn(this::drawBar))
                .width(new PixelValue(this::barWidth))
                .height(grains(8))
                .row();
        told.add(back).height(units(36));
        table().add(seen).grow().row();
        table().add(told).width(new PixelValue(this::toldWidth)).padBottom(units(SILL_UNITS));
    }

    private static Biome regionOf(KeptRun kept, Content content) {
        return Biome.at(content.biomes(), kept.entered().seed(), kept.depth(content));
    }

    private float toldWidth() {
        return Math.min(size().width() - 2f * size().pixels(SILL_UNITS), size().pixels(WIDTH_UNITS));
    }

    private float barWidth() {
        return toldWidth() - 2f * size().pixels(EDGE_UNITS);
    }

    @Override
    protected PlaceBackdrop.SheetBounds sheet() {
        return sheetAbout(seen, 0, -1);
    }

    @Override
    public void draw(float seconds) {
        if (state == ContinueState.PLAYING_AGAIN && ++frames > FRAMES_BEFORE) {
            playAgain();
        }
        context.pane().clear(UiPalette.NIGHT);
        super.draw(seconds);
    }

    private void drawBar(UiPane pane, int x, int y, int width, int height, float alpha) {
        int grain = size().grain();
        pane.panel(x, y, width, height, grain, UiPalette.INK, UiPalette.STONE_LIGHT, alpha);
        float share = again == null ? 0 : again.share();
        float filled = Math.round((width - 2f * grain) * share);
        pane.fill(x + grain, y + grain, filled, height - 2f * grain, UiPalette.GOLD, alpha);
        pane.glow(x + grain + filled, y + height / 2f, 18f * grain, UiPalette.FLAME, 0.5f * alpha);
    }

    private void playAgain() {
        try {
            Resimulation now =
                    again == null ? new Resimulation(saved, context.start().content()) : again;
            again = now;
            long end = System.nanoTime() + NANOSECONDS_A_FRAME;
            boolean isDone = now.advance(TICKS_A_STEP);
            while (!isDone && System.nanoTime() < end) {
                isDone = now.advance(TICKS_A_STEP);
            }
            if (isDone) {
                done(now);
            }
        } catch (UnreadableFileException e) {
            giveUp(String.valueOf(e.getMessage()));
        }
    }

    private void done(Resimulation now) {
        if (now.differs()) {
            String trouble = saved.trouble();
            ask(context.texts().get(whyFromTheEntrance(trouble)));
        } else if (saved.trouble().isEmpty()) {
            goOn(now.expedition());
        } else {
            ask(context.texts().get("continue.damaged"));
        }
    }

    private String whyFromTheEntrance(String trouble) {
        if (trouble.isEmpty()) {
            return "continue.differs";
        }
        return saved.fault() == null ? "continue.changed" : "continue.broke";
    }

    private void ask(String line) {
        context.start().platform().savingFailed(saved.trouble().isEmpty() ? line : saved.trouble());
        state = ContinueState.ASKING;
        ask(line, this::goOnAnyway);
    }

    private void ask(String line, Runnable ifYes) {
        GameTexts texts = context.texts();
        ask(line, texts.get("continue.go_on"), texts.get("page.back"), ifYes, navigator::toTitle);
    }

    private void giveUp(String complaint) {
        context.start().platform().savingFailed(complaint);
        state = ContinueState.HOPELESS;
        ask(context.texts().get("continue.hopeless"), navigator::toTitle);
    }

    private void goOnAnyway() {
        if (again != null) {
            try {
                goOn(again.differs() ? again.fromEntrance() : again.expedition());
            } catch (UnreadableFileException e) {
                giveUp(String.valueOf(e.getMessage()));
            }
        }
    }

    private void goOn(Expedition run) {
        navigator.play(new ContinuedRun(saved, run));
    }

    @Override
    public ReportedRun reported() {
        SortedMap<String, String> facts = new TreeMap<>();
        facts.put("seed", KeptRun.of(saved).sharedSeed());
        facts.put("node", saved.checkpoint().node());
        facts.put("trouble", saved.trouble());
        return new ReportedRun(saved.journal(), facts);
    }

    @Override
    protected void leave() {
        navigator.toTitle();
    }

    private static String name(KeptRun run, Content content, GameTexts texts) {
        Seed seed = run.entered().seed();
        return texts.get(Biome.floorNameKey(content.biomes(), seed, run.depth(content), texts::has));
    }

    /** Describes an unfinished run in one line: its floor and the time played. */
    public static String describe(KeptRun run, Content content, GameTexts texts) {
        String words = run.isHelped() ? "title.continue_helped" : "title.continue";
        return texts.format(words, run.depth(content), AccountLines.time(run.ticks()));
    }
}
