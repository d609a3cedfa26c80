package dev.orebound.workbench.stepper;

import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.content.text.GameTexts;
import dev.orebound.lab.making.MakingStep;
import dev.orebound.lab.making.MakingView;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.page.PageContext;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import org.jspecify.annotations.Nullable;

/** All that the stepper says in lines: which floor, which step, what lies under the mouse, what is wrong, which keys there are. */
final class StepperTexts {
    private final GameTexts texts;
    private final TextLine seed;
    private final TextLine floor;
    private final TextLine status;
    private final TextLine step;
    private final TextLine count;
    private final TextLine told;
    private final TextLine help;
    private final TextLine pace;
    private final TextLine making;
    private int statusRgb = UiPalette.BONE;
    private @Nullable MakingStep toldStep;
    private int toldPace;
    private @Nullable FloorRequest toldFloor;

    StepperTexts(PageContext parts) {
        texts = parts.texts();
        seed = parts.line(TextStyle.HEADING);
        floor = parts.line(TextStyle.BODY);
        status = parts.line(TextStyle.SMALL);
        step = parts.line(TextStyle.BODY);
        count = parts.line(TextStyle.SMALL);
        told = parts.line(TextStyle.SMALL);
        // A line may end between two keys, but not within what is said of one.
        help = parts.said(TextStyle.SMALL, texts.get("stepper.help").replaceAll("(?<! ) (?! )", "\u00a0"));
        pace = parts.line(TextStyle.SMALL);
        making = parts.line(TextStyle.BODY, "stepper.making");
    }

    /** Says at the upper right how things stand. */
    void status(String words, int rgb) {
        status.set(words);
        statusRgb = rgb;
    }

    /** Says what lies under the mouse. */
    void told(String words) {
        told.set(words);
    }

    /** Takes in which floor it is. */
    void floor(FloorRequest request) {
        if (!request.equals(toldFloor)) {
            toldFloor = request;
            floor.set(texts.format(
                    "stepper.floor", request.depth(), request.kind().id().replace('_', ' '), request.node()));
            seed.set(texts.format("hud.seed", request.seed().text()));
        }
    }

    /** Says which seed is typed. */
    void typedSeed(String typed) {
        toldFloor = null;
        seed.set(texts.format("stepper.typed", typed));
    }

    /** Takes in where it stands. */
    void step(StepPlayback playback, MakingView view) {
        if (view.step() != toldStep) {
            toldStep = view.step();
            step.set(of(view.step()));
            count.set(texts.format(
                    "stepper.step",
                    view.index() + 1,
                    view.making().stepCount(),
                    view.step().attempt()));
        }
        int told = playback.plays() ? playback.stepsASecond() : -playback.stepsASecond();
        if (told != toldPace) {
            toldPace = told;
            pace.set(texts.format(playback.plays() ? "stepper.plays" : "stepper.holds", playback.stepsASecond()));
        }
    }

    /** What a step is about. */
    String of(MakingStep at) {
        PassRound round = at.round();
        if (!at.missed().isEmpty()) {
            return texts.format("stepper.pass_missed", at.pass(), at.missed());
        }
        return round == null
                ? texts.format("stepper.pass_done", at.pass())
                : texts.format("stepper.round", at.pass(), texts.format("round." + round.id(), at.number()));
    }

    /** Says, where there is no picture yet, that there will be one. */
    void drawMaking(UiPane pane, LayoutBox cave) {
        float x = cave.x() + (cave.width() - making.width()) / 2;
        making.drawShadowed(pane.batch(), x, cave.y() + cave.height() / 2f, UiPalette.BONE, 1);
    }

    void draw(UiPane pane, StepperLayout layout) {
        LayoutBox time = layout.time;
        float right = time.right();
        seed.drawShadowed(pane.batch(), layout.margin, layout.head, UiPalette.GOLD, 1);
        floor.drawShadowed(pane.batch(), layout.margin * 2 + seed.width(), layout.head, UiPalette.BONE, 1);
        status.wrap(Math.max(1, right - layout.margin * 4 - seed.width() - floor.width()));
        float lift = status.height() > status.capHeight() * 2 ? status.capHeight() : 0;
        status.drawShadowed(pane.batch(), right - status.width(), layout.head + lift, statusRgb, 1);
        boolean isMissed = toldStep != null && !toldStep.missed().isEmpty();
        float caption = layout.caption + (layout.line - step.capHeight()) / 2;
        step.drawShadowed(pane.batch(), layout.margin, caption, isMissed ? UiPalette.BLOOD : UiPalette.GOLD_LIGHT, 1);
        count.draw(pane.batch(), right - count.width(), caption, UiPalette.BONE, 1);
        pace.draw(pane.batch(), right - count.width() - pace.width() - 2f * layout.margin, caption, UiPalette.BONE_DARK, 1);
        told.draw(pane.batch(), layout.margin, layout.told + (layout.line - told.capHeight()) / 2, UiPalette.BONE, 1);
        help.wrap(time.width());
        float foot = layout.help - (layout.line + help.capHeight()) / 2;
        help.draw(pane.batch(), layout.margin, foot, UiPalette.BONE_DARK, 1);
    }
}
