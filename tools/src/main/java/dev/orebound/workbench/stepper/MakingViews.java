package dev.orebound.workbench.stepper;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.utils.ClickListener;
import dev.orebound.lab.making.FloorMaking;
import dev.orebound.lab.making.MakingStep;
import dev.orebound.lab.making.MakingView;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.StageBatch;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The views of a making beside its picture: the passes, the layers and the timeline. */
final class MakingViews {
    private static final int ROW_UNITS = 21;

    private MakingViews() {}

    /** Makes a list below a heading, whose rows become lower if there is little room. */
    static void begin(Table list, PageContext parts, String heading) {
        list.clearChildren();
        list.defaults().growX().minSize(0).prefHeight(parts.skin().units(ROW_UNITS));
        list.add(parts.label("action_key", parts.texts().get(heading))).row();
    }

    /** A row that a click chooses. It is not focused, because the stepper has a key for each list. */
    static class ClickRow extends Table {
        private final ClickListener listener;

        ClickRow(Runnable action) {
            listener = new ClickListener() {
                @Override
                public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
                    action.run();
                    return super.touchDown(event, x, y, pointer, button);
                }
            };
            setTouchable(Touchable.enabled);
            addListener(listener);
        }

        final boolean isPointedAt() {
            return listener.isOver();
        }
    }

    /** The generator's passes with the current one highlighted; a click goes to the end of a pass. */
    static final class PassList extends Table {
        private static final int NONE = -1;

        private final PageContext parts;
        private final Consumer<String> whenChosen;
        private final List<TextLabel> names = new ArrayList<>();
        private List<String> passes = List.of();
        private int current = NONE;

        /** @param whenChosen receives a pass that was clicked */
        PassList(PageContext parts, Consumer<String> whenChosen) {
            this.parts = parts;
            this.whenChosen = whenChosen;
        }

        /** Shows the passes of a making and highlights the current one. */
        void show(MakingView view) {
            if (!passes.equals(view.making().passes())) {
                passes = view.making().passes();
                fill();
            }
            current = passes.indexOf(view.step().pass());
            for (int i = 0; i < names.size(); i++) {
                names.get(i).look(parts.look(i == current ? "action_key" : i < current ? "words" : "hint"));
            }
        }

        private void fill() {
            begin(this, parts, "stepper.passes");
            names.clear();
            for (String pass : passes) {
                names.add(parts.label("words", pass));
                PassRow row = new PassRow(names.size() - 1, () -> whenChosen.accept(pass));
                row.add(names.get(names.size() - 1))
                        .growX()
                        .padLeft(parts.skin().units(12));
                add(row).row();
            }
        }

        /** A row that is highlighted while its pass is the current one or the pointer is on it. */
        private final class PassRow extends ClickRow {
            private final int pass;

            PassRow(int pass, Runnable action) {
                super(action);
                this.pass = pass;
            }

            @Override
            protected void drawBackground(Batch batch, float alpha, float x, float y) {
                UiPane pane = StageBatch.paneOf(batch);
                if (pass == current) {
                    pane.fill(x, y, getWidth(), getHeight(), UiPalette.STONE, 0.8f * alpha);
                    pane.fill(x, y, parts.skin().size().grain(), getHeight(), UiPalette.GOLD, alpha);
                } else if (isPointedAt()) {
                    pane.fill(x, y, getWidth(), getHeight(), UiPalette.STONE_DARK, 0.8f * alpha);
                }
            }
        }

        /** Returns the last step of a pass, in the current attempt if possible, or -1. */
        static int endOf(String pass, MakingView view) {
            FloorMaking making = view.making();
            int found = NONE;
            for (int step = 0; step < making.stepCount(); step++) {
                boolean isEnd = making.step(step).pass().equals(pass)
                        && making.step(step).endsPass();
                boolean isHere = making.step(step).attempt() == view.step().attempt();
                if (isEnd
                        && (isHere
                                || found == NONE
                                || making.step(found).attempt() < view.step().attempt())) {
                    found = step;
                }
            }
            return found;
        }
    }

    /** Draws the timeline of all steps, with a field for each pass. */
    static final class PassTimeline {
        private PassTimeline() {}

        static void draw(UiPane pane, MakingView view, int x, int y, int width, int height, int grain) {
            FloorMaking making = view.making();
            int begin = 0;
            boolean isOdd = false;
            for (int step = 0; step < making.stepCount(); step++) {
                MakingStep last = making.step(step);
                if (!last.endsPass() && step < making.stepCount() - 1) {
                    continue;
                }
                int left = x + width * begin / making.stepCount();
                int right = x + width * (step + 1) / making.stepCount();
                boolean isCurrent = view.index() >= begin && view.index() <= step;
                int plain = isOdd ? UiPalette.STONE_DARK : UiPalette.STONE;
                boolean isMissed = !last.missed().isEmpty();
                int rgb = isMissed ? UiPalette.BLOOD_DARK : isCurrent ? UiPalette.STONE_LIGHT : plain;
                pane.fill(left, y, right - left, height, rgb, 1);
                int tick = Math.min(grain, right - x - width * step / making.stepCount());
                pane.fill(right - tick, y, tick, height, isMissed ? UiPalette.BLOOD : UiPalette.BONE_DARK, 0.8f);
                begin = step + 1;
                isOdd = !isOdd;
            }
            int here = x + width * view.index() / making.stepCount();
            int done = x + width * (view.index() + 1) / making.stepCount();
            pane.fill(x, y, done - x, 2 * grain, UiPalette.GOLD, 0.9f);
            int knob = (here + done) / 2;
            pane.fill(knob - 2f * grain, y - grain, 4 * grain, height + 2 * grain, UiPalette.INK, 1);
            pane.fill(knob - grain, y - grain, 2 * grain, height + 2 * grain, UiPalette.GOLD_LIGHT, 1);
        }

        /** Returns the step at a place on the timeline, which runs from 0 to 1. */
        static int stepAt(float share, MakingView view) {
            int count = view.making().stepCount();
            return Math.max(0, Math.min(count - 1, (int) (share * count)));
        }
    }
}
