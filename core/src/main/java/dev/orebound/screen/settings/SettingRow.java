package dev.orebound.screen.settings;

import com.badlogic.gdx.scenes.scene2d.ui.Value;
import com.badlogic.gdx.utils.Align;
import dev.orebound.content.text.GameTexts;
import dev.orebound.journal.settings.SettingKey;
import dev.orebound.screen.context.SettingsKeeper;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.DrawnWidget;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.PageMove;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** A row with a setting's name and its value, which left and right change. */
abstract class SettingRow extends FocusRow {
    private SettingRow(PageContext parts, String name) {
        super(parts.row("menu"), () -> {});
        add(parts.label("row", name).fitted()).growX().left().padLeft(Value.percentWidth(0.02f, this));
    }

    /**
     * Returns a row that sets one of a few values, cyclically.
     *
     * @param words the words of the values
     * @param first the index of the value at the beginning
     * @param setter receives the index of the chosen value
     */
    static SettingRow choice(PageContext parts, String name, String[] words, int first, IntConsumer setter) {
        int[] now = {first};
        return new ChoiceRow(parts, name, words, () -> now[0], chosen -> {
            now[0] = chosen;
            setter.accept(chosen);
        });
    }

    /** Returns a row of a setting that this system cannot have, with the reason in place of a value. */
    static FocusRow missing(PageContext parts, String name, String why) {
        FocusRow row = new FocusRow(parts.row("menu"), () -> {});
        row.add(parts.label("row", name).fitted()).growX().left().padLeft(Value.percentWidth(0.02f, row));
        row.add(parts.label("hint", why).wrapped().fitted())
                .width(Value.percentWidth(0.7f, row))
                .growY()
                .padRight(Value.percentWidth(0.03f, row));
        return row;
    }

    /** Returns a row that sets a share from 0 to 1. */
    static SettingRow slider(PageContext parts, SettingKey<Float> key, SettingsKeeper keeper) {
        return slider(
                parts,
                parts.texts().get("setting." + key.id()),
                () -> keeper.now().get(key),
                set -> keeper.change(settings -> settings.with(key, set)));
    }

    /**
     * Returns a row that sets a share from 0 to 1.
     *
     * @param now returns the share, which others may change too
     * @param setter receives the chosen share
     */
    static SettingRow slider(PageContext parts, String name, Supplier<Float> now, Consumer<Float> setter) {
        return new SliderRow(parts, name, now, setter);
    }

    /** Changes the value by a step. */
    abstract void shift(int direction);

    @Override
    protected void accept() {
        shift(1);
    }

    @Override
    protected boolean use(PageMove move) {
        if (move == PageMove.LEFT || move == PageMove.RIGHT) {
            shift(move == PageMove.LEFT ? -1 : 1);
            return true;
        }
        return false;
    }

    /** A row that sets one of a few values, cyclically. */
    static final class ChoiceRow extends SettingRow {
        private static final int ARROW_STEPS = 3;

        private final TextLabel value;
        private final String[] values;
        private final IntSupplier now;
        private final IntConsumer setter;

        /**
         * Makes a row.
         *
         * @param values the words of the values to choose from, at least one
         * @param now returns the index of the current value
         * @param setter receives the index of the chosen value
         */
        ChoiceRow(PageContext parts, String name, String[] values, IntSupplier now, IntConsumer setter) {
            super(parts, name);
            this.values = values.clone();
            this.now = now;
            this.setter = setter;
            value = parts.label("row", values[now.getAsInt()]).fitted().align(Align.center);
            add(arrow(-1)).width(Value.percentWidth(0.04f, this)).growY();
            add(value).width(Value.percentWidth(0.38f, this));
            add(arrow(1)).width(Value.percentWidth(0.04f, this)).growY().padRight(Value.percentWidth(0.03f, this));
        }

        private DrawnWidget arrow(int way) {
            return new DrawnWidget((pane, x, y, width, height, alpha) -> {
                int grain = Math.max(1, width / 8);
                int rgb = isFocused() ? UiPalette.GOLD : UiPalette.BONE;
                int tip = way < 0 ? x : x + width;
                for (int step = 0; step < ARROW_STEPS; step++) {
                    float half = (step + 0.5f) * grain;
                    float left = tip - way * step * grain - (way > 0 ? grain : 0);
                    pane.fill(left, Math.round(y + height / 2f - half), grain, 2 * half, rgb, 0.8f * alpha);
                }
            });
        }

        @Override
        void shift(int direction) {
            int wanted = Math.floorMod(now.getAsInt() + direction, values.length);
            setter.accept(wanted);
        }

        @Override
        public void act(float seconds) {
            super.act(seconds);
            value.set(values[now.getAsInt()]);
        }
    }

    /** A row that sets a value from 0 to 1, in tenths. */
    static final class SliderRow extends SettingRow {
        private static final int STEPS = 10;
        private static final int PERCENT_A_STEP = 10;
        private static final float FROM = 0.52f;
        private static final float WIDE = 0.44f;
        /** Distance left of the slider within which the pointer still sets it. */
        private static final float REACH = 0.06f;

        private final GameTexts texts;
        private final Supplier<Float> now;
        private final Consumer<Float> setter;
        private int step;

        SliderRow(PageContext parts, String name, Supplier<Float> now, Consumer<Float> setter) {
            super(parts, name);
            texts = parts.texts();
            this.now = now;
            this.setter = setter;
            step = Math.round(now.get() * STEPS);
            add(new DrawnWidget(this::draw))
                    .width(Value.percentWidth(WIDE, this))
                    .growY()
                    .padRight(Value.percentWidth(1 - FROM - WIDE, this));
        }

        private void draw(UiPane pane, int x, int y, int width, int height, float alpha) {
            int grain = Math.max(1, height / 15);
            int rgb = isFocused() ? UiPalette.GOLD : UiPalette.BONE;
            int middle = y + height / 2;
            pane.panel(x, middle - 2 * grain, width, 4 * grain, grain, UiPalette.INK, UiPalette.STONE, alpha);
            int filled = Math.round((width - 2 * grain) * step / (float) STEPS);
            pane.fill(x + grain, middle - grain, filled, 2 * grain, rgb, 0.85f * alpha);
            int knob = 3 * grain;
            int left = x + grain + filled - knob / 2;
            pane.panel(left, middle - 4 * grain, knob, 8 * grain, grain, rgb, UiPalette.BONE_LIGHT, alpha);
        }

        @Override
        protected void accept() {
            // Enter has no effect here; left and right change the value.
        }

        @Override
        public void addWords(List<String> words) {
            super.addWords(words);
            words.add(texts.format("menu.percent", step * PERCENT_A_STEP));
        }

        @Override
        void shift(int direction) {
            setStep(step + direction);
        }

        @Override
        protected void drag(float share) {
            if (share > FROM - REACH) {
                setStep(Math.round((share - FROM) / WIDE * STEPS));
            }
        }

        private void setStep(int wanted) {
            int changed = Math.max(0, Math.min(STEPS, wanted));
            if (changed != step) {
                step = changed;
                setter.accept(step / (float) STEPS);
            }
        }

        @Override
        public void act(float seconds) {
            super.act(seconds);
            step = Math.round(now.get() * STEPS);
        }
    }
}
