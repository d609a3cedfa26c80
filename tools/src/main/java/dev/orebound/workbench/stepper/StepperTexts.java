package dev.orebound.workbench.stepper;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.content.text.GameTexts;
import dev.orebound.lab.making.MakingStep;
import dev.orebound.lab.making.MakingView;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.PageSkin.PixelValue;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.view.ui.UiPalette;

/** All texts of the stepper: floor, step, cell under the mouse, status and keys. */
final class StepperTexts {
    private final GameTexts texts;
    private final TextLabel seed;
    private final TextLabel floor;
    private final TextLabel status;
    private final TextLabel step;
    private final TextLabel count;
    private final TextLabel pace;
    final TextLabel told;
    final TextLabel help;

    StepperTexts(PageContext parts) {
        texts = parts.texts();
        seed = parts.label("heading", "");
        floor = parts.label("body", "");
        status = parts.label("words", "").wrapped(new PixelValue(this::statusWidth));
        step = parts.label("best", "");
        count = parts.label("words", "");
        pace = parts.label("hint", "");
        told = parts.label("words", "");
        // A line may end between two keys, but not within the text of one.
        help = parts.label("hint", texts.get("stepper.help").replaceAll("(?<! ) (?! )", "\u00a0"))
                .wrapped();
    }

    /** Returns the line at the top: the floor, and the status at its right. */
    Table head(Value gap) {
        Table head = new Table();
        head.add(seed).padRight(gap);
        head.add(floor).expandX().left().padRight(gap);
        head.add(status);
        return head;
    }

    private float statusWidth() {
        return Math.max(1, status.getParent().getWidth() - 1.1f * (seed.getPrefWidth() + floor.getPrefWidth()));
    }

    /** Returns the line above the timeline: the step, and the pace at its right. */
    Table caption(Value gap) {
        Table caption = new Table();
        caption.add(step).expandX().left();
        caption.add(pace).padRight(gap);
        caption.add(count);
        return caption;
    }

    /** Sets the status at the upper right. */
    void status(String words, int rgb) {
        status.set(words);
        status.tint(rgb);
    }

    /** Sets the shown floor. */
    void floor(FloorRequest request) {
        floor.set(texts.format(
                "stepper.floor", request.depth(), request.kind().id().replace('_', ' '), request.node()));
        seed.set(texts.format("hud.seed", request.seed().text()));
    }

    /** Shows the seed while it is typed. */
    void typedSeed(String typed) {
        seed.set(texts.format("stepper.typed", typed));
    }

    /** Sets the shown step and pace. */
    void step(StepPlayback playback, MakingView view) {
        step.set(of(view.step()));
        step.tint(view.step().missed().isEmpty() ? UiPalette.GOLD_LIGHT : UiPalette.BLOOD);
        count.set(texts.format(
                "stepper.step",
                view.index() + 1,
                view.making().stepCount(),
                view.step().attempt()));
        pace.set(texts.format(playback.plays() ? "stepper.plays" : "stepper.holds", playback.stepsASecond()));
    }

    String of(MakingStep at) {
        PassRound round = at.round();
        if (!at.missed().isEmpty()) {
            return texts.format("stepper.pass_missed", at.pass(), at.missed());
        }
        return round == null
                ? texts.format("stepper.pass_done", at.pass())
                : texts.format("stepper.round", at.pass(), texts.format("round." + round.id(), at.number()));
    }
}
