package dev.orebound.screen;

import dev.orebound.content.Texts;
import dev.orebound.expedition.Expedition;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.Box;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.menu.ActionRow;
import dev.orebound.screen.menu.Menu;
import dev.orebound.view.pane.Ink;
import dev.orebound.view.pane.Pane;
import dev.orebound.view.text.Fonts;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import java.util.ArrayList;
import java.util.List;

/** What is told of a run once it has ended, over the place where it ended; one key starts another. */
final class SummaryOverlay implements GameScreen {
    private static final int WIDTH_UNITS = 520;
    private static final int FIGURES_WIDTH_UNITS = 420;
    private static final int FIGURE_UNITS = 34;
    private static final float FADE_A_SECOND = 1.6f;

    /** Hands that were still fighting start nothing by mistake. */
    private static final float DEAF_SECONDS = 0.4f;

    private final Equipment equipment;
    private final Navigator navigator;
    private final Menu menu;
    private final TextLine title;
    private final TextLine cause;
    private final TextLine seed;
    private final List<TextLine> labels = new ArrayList<>();
    private final List<TextLine> values = new ArrayList<>();
    private final int titleRgb;
    private InterfaceSize size = InterfaceSize.of(1, 1, 1);
    private Box figures = new Box(0, 0, 1, 1);
    private float seconds;

    SummaryOverlay(Expedition run, Equipment equipment, Navigator navigator) {
        this.equipment = equipment;
        this.navigator = navigator;
        Texts texts = equipment.texts();
        Fonts fonts = equipment.fonts();
        SummaryLines lines = SummaryLines.of(run, equipment.start().content(), texts);
        titleRgb = run.status() == Expedition.Status.WON ? Ink.GOLD : Ink.BLOOD;
        title = new TextLine(fonts, TextStyle.TITLE, lines.title());
        cause = new TextLine(fonts, TextStyle.BODY, lines.cause());
        seed = new TextLine(
                fonts, TextStyle.BODY, texts.format("hud.seed", run.seed().text()));
        for (SummaryLines.Figure figure : lines.figures()) {
            labels.add(new TextLine(fonts, TextStyle.BODY, figure.label()));
            values.add(new TextLine(fonts, TextStyle.BODY, figure.value()));
        }
        String key = equipment.bindings().keyName(GameAction.ANOTHER_RUN);
        menu = new Menu(
                WIDTH_UNITS,
                List.of(
                        new ActionRow(
                                fonts, texts.format("summary.another_run", key), navigator::startRunWithFreshSeed),
                        new ActionRow(fonts, texts.get("summary.same_seed"), () -> navigator.startRun(run.seed())),
                        new CopySeedRow(fonts, texts, run.seed()),
                        new ActionRow(fonts, texts.get("pause.to_title"), navigator::toTitle)),
                new MenuSounds(equipment.sounds()));
    }

    @Override
    public void resize(InterfaceSize changed) {
        size = changed;
        int menuHeight = changed.pixels(Menu.unitsHigh(menu.size()));
        int bottom = changed.pixels(36);
        menu.layOut(new Box(0, bottom, changed.width(), menuHeight), changed);
        int width = Math.min(changed.pixels(FIGURES_WIDTH_UNITS), changed.width() - changed.pixels(40));
        int height = changed.pixels(FIGURE_UNITS) * labels.size();
        int figuresBottom = bottom + menuHeight + changed.pixels(64);
        figures = new Box((changed.width() - width) / 2, figuresBottom, width, height);
    }

    @Override
    public void draw(float frameSeconds) {
        seconds += frameSeconds;
        float shown = Math.min(1, seconds * FADE_A_SECOND);
        Pane pane = equipment.pane();
        pane.begin();
        pane.fill(0, 0, size.width(), size.height(), Ink.NIGHT, 0.87f * shown);
        drawHead(pane, shown);
        drawFigures(pane, shown);
        float seedFoot = figures.y() - size.pixels(38);
        seed.drawShadowed(pane.batch(), (size.width() - seed.width()) / 2, seedFoot, Ink.BONE, shown);
        menu.draw(pane, frameSeconds);
        pane.end();
    }

    private void drawHead(Pane pane, float shown) {
        float middle = size.width() / 2f;
        float causeFoot = figures.top() + size.pixels(22);
        cause.drawShadowed(pane.batch(), middle - cause.width() / 2, causeFoot, Ink.BONE_LIGHT, shown);
        float foot = causeFoot + cause.capHeight() + size.pixels(26);
        pane.glow(middle, foot + title.capHeight() / 2, title.width() * 0.7f, titleRgb, 0.25f * shown);
        int lower = Ink.mix(titleRgb, Ink.BLOOD_DARK, 0.5f);
        title.drawShadowed(pane.batch(), middle - title.width() / 2, foot, Ink.INK, shown);
        title.drawGraded(pane.batch(), middle - title.width() / 2, foot, lower, titleRgb, shown);
    }

    private void drawFigures(Pane pane, float shown) {
        int step = size.pixels(FIGURE_UNITS);
        for (int i = 0; i < labels.size(); i++) {
            float alpha = Math.max(0, Math.min(1, shown * labels.size() * 0.8f - i * 0.55f));
            float foot = figures.top() - (i + 1) * step + (step - labels.get(i).capHeight()) / 2;
            labels.get(i).draw(pane.batch(), figures.x(), foot, Ink.BONE, alpha);
            TextLine value = values.get(i);
            value.draw(pane.batch(), figures.right() - value.width(), foot, Ink.GOLD, alpha);
            pane.fill(figures.x(), figures.top() - (i + 1) * step, figures.width(), 1, Ink.STONE_LIGHT, 0.35f * alpha);
        }
    }

    @Override
    public void keyDown(int keycode) {
        if (seconds < DEAF_SECONDS) {
            return;
        }
        if (equipment.bindings().ofKey(keycode) == GameAction.ANOTHER_RUN) {
            navigator.startRunWithFreshSeed();
        } else {
            menu.keyDown(keycode);
        }
    }

    @Override
    public void pointerMoved(float x, float y) {
        menu.pointerMoved(x, y);
    }

    @Override
    public void pointerDown(float x, float y, int button) {
        if (seconds >= DEAF_SECONDS) {
            menu.pointerDown(x, y);
        }
    }

    @Override
    public void pointerUp(int button) {
        menu.pointerUp();
    }
}
