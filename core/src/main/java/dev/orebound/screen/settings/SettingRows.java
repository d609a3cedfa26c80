package dev.orebound.screen.settings;

import com.badlogic.gdx.Gdx;
import dev.orebound.content.text.GameTexts;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.WindowSize;
import dev.orebound.journal.settings.SettingKey;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.context.ScreenNavigator;
import dev.orebound.screen.context.SettingsKeeper;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.screen.menu.MenuRow;
import dev.orebound.view.text.FontSet;
import dev.orebound.view.text.TextLine;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;

/** The rows that change settings; each change applies at once. */
final class SettingRows {
    private static final List<WindowSize> SIZES = List.of(
            new WindowSize(800, 600),
            new WindowSize(1024, 768),
            new WindowSize(1280, 720),
            new WindowSize(1366, 768),
            new WindowSize(1600, 900),
            new WindowSize(1920, 1080),
            new WindowSize(2560, 1440),
            new WindowSize(3840, 2160));

    private static final List<Integer> SCALE_PERCENTS = List.of(70, 80, 90, 100, 110, 120, 130, 150);
    private static final float PERCENT = 0.01f;

    private final GameTexts texts;
    private final FontSet fonts;
    private final SettingsKeeper keeper;

    private SettingRows(GameContext equipment) {
        texts = equipment.texts();
        fonts = equipment.fonts();
        keeper = equipment.settings();
    }

    static List<MenuRow> of(GameContext equipment, ScreenNavigator navigator) {
        SettingRows rows = new SettingRows(equipment);
        GameSettings now = rows.keeper.now();
        List<MenuRow> all = new ArrayList<>();
        all.add(new ToggleRow(
                rows.fonts,
                rows.texts.get("menu.full_screen"),
                rows.texts.get("menu.on"),
                rows.texts.get("menu.off"),
                () -> Gdx.graphics.isFullscreen(),
                navigator::toggleFullScreen));
        all.add(rows.windowSize(now));
        all.add(rows.scale(now));
        GameSettings.sliders().forEach(key -> all.add(rows.slider(key, now)));
        return all;
    }

    private SliderRow slider(SettingKey<Float> key, GameSettings now) {
        return new SliderRow(
                fonts,
                texts.get("setting." + key.id()),
                now.get(key),
                set -> keeper.change(settings -> settings.with(key, set)));
    }

    /** Returns a row with the usual sizes that fit the screen and the current size of the window. */
    private ChoiceRow windowSize(GameSettings now) {
        WindowSize has = now.get(GameSettings.WINDOW_SIZE);
        List<WindowSize> sizes = new ArrayList<>(SIZES);
        int widest = Gdx.graphics.getDisplayMode().width;
        int highest = Gdx.graphics.getDisplayMode().height;
        sizes.removeIf(size -> size.width() > widest || size.height() > highest);
        if (!sizes.contains(has)) {
            sizes.add(0, has);
        }
        List<String> words = sizes.stream()
                .map(size -> texts.format("menu.pixels", size.width(), size.height()))
                .toList();
        return new ChoiceRow(fonts, texts.get("menu.window"), words, sizes.indexOf(has), chosen -> {
            WindowSize size = sizes.get(chosen);
            keeper.change(settings -> settings.with(GameSettings.WINDOW_SIZE, size));
            if (!Gdx.graphics.isFullscreen()) {
                Gdx.graphics.setWindowedMode(size.width(), size.height());
            }
        });
    }

    private ChoiceRow scale(GameSettings now) {
        int percent = Math.round(now.get(GameSettings.UI_SCALE) / PERCENT);
        List<Integer> scales = new ArrayList<>(SCALE_PERCENTS);
        if (!scales.contains(percent)) {
            scales.add(0, percent);
        }
        List<String> words =
                scales.stream().map(each -> texts.format("menu.percent", each)).toList();
        return new ChoiceRow(
                fonts,
                texts.get("menu.ui_scale"),
                words,
                scales.indexOf(percent),
                chosen ->
                        keeper.change(settings -> settings.with(GameSettings.UI_SCALE, scales.get(chosen) * PERCENT)));
    }

    /** A row that turns a setting on and off. */
    private static final class ToggleRow implements MenuRow {
        private static final float MIDDLE_OF_VALUE = 0.73f;

        private final TextLine line;
        private final TextLine on;
        private final TextLine off;
        private final BooleanSupplier isOn;
        private final Runnable toggle;

        /**
         * Creates a row.
         *
         * @param onWord shown while it is on
         * @param offWord shown while it is off
         */
        ToggleRow(FontSet fonts, String label, String onWord, String offWord, BooleanSupplier isOn, Runnable toggle) {
            this.line = new TextLine(fonts, TextStyle.HEADING, label);
            this.on = new TextLine(fonts, TextStyle.HEADING, onWord);
            this.off = new TextLine(fonts, TextStyle.HEADING, offWord);
            this.isOn = isOn;
            this.toggle = toggle;
        }

        @Override
        public void choose() {
            toggle.run();
        }

        @Override
        public void shift(int direction) {
            toggle.run();
        }

        @Override
        public void draw(UiPane pane, LayoutBox box, int grain, int rgb) {
            float foot = box.y() + Math.round((box.height() - line.capHeight()) / 2f);
            line.drawShadowed(pane.batch(), box.x() + 6f * grain, foot, rgb, 1);
            TextLine value = isOn.getAsBoolean() ? on : off;
            float x = box.x() + box.width() * MIDDLE_OF_VALUE - value.width() / 2;
            value.drawShadowed(pane.batch(), x, foot, rgb, 1);
        }
    }

    /** A row that sets one of a few values, cyclically. */
    private static final class ChoiceRow implements MenuRow {
        private static final float MIDDLE_OF_VALUE = 0.73f;

        /** Distance from the value's middle to an arrow, as a share of the row's width. */
        private static final float ARROW_OFF = 0.22f;

        private static final int ARROW_STEPS = 3;

        private final TextLine line;
        private final TextLine value;
        private final List<String> values;
        private final IntConsumer setter;
        private int chosen;

        /**
         * Creates a row.
         *
         * @param values the values to choose from, at least one
         * @param chosen index of the current value
         * @param setter receives the index of the chosen value
         */
        ChoiceRow(FontSet fonts, String label, List<String> values, int chosen, IntConsumer setter) {
            this.line = new TextLine(fonts, TextStyle.HEADING, label);
            this.value = new TextLine(fonts, TextStyle.HEADING, values.get(chosen));
            this.values = List.copyOf(values);
            this.chosen = chosen;
            this.setter = setter;
        }

        @Override
        public void choose() {
            shift(1);
        }

        @Override
        public void shift(int direction) {
            chosen = Math.floorMod(chosen + direction, values.size());
            value.set(values.get(chosen));
            setter.accept(chosen);
        }

        @Override
        public void draw(UiPane pane, LayoutBox box, int grain, int rgb) {
            float foot = box.y() + Math.round((box.height() - line.capHeight()) / 2f);
            line.drawShadowed(pane.batch(), box.x() + 6f * grain, foot, rgb, 1);
            float middle = box.x() + box.width() * MIDDLE_OF_VALUE;
            value.drawShadowed(pane.batch(), middle - value.width() / 2, foot, rgb, 1);
            float height = box.y() + box.height() / 2f;
            drawArrow(pane, middle - box.width() * ARROW_OFF, height, -1, grain, rgb);
            drawArrow(pane, middle + box.width() * ARROW_OFF, height, 1, grain, rgb);
        }

        private static void drawArrow(UiPane pane, float tip, float middle, int way, int grain, int rgb) {
            for (int step = 0; step < ARROW_STEPS; step++) {
                float x = Math.round(tip) - way * step * grain;
                float half = (step + 0.5f) * grain;
                pane.fill(x, Math.round(middle - half), grain, 2 * half, rgb, 0.8f);
            }
        }
    }

    /** A row that sets a value from 0 to 1, in tenths. */
    private static final class SliderRow implements MenuRow {
        private static final int STEPS = 10;

        /** Start of the slider, unless the label needs more room, and its end, as shares of the row's width. */
        private static final float FROM = 0.5f;

        private static final float TO = 0.96f;

        /** Distance left of the slider within which the pointer still sets it. */
        private static final float REACH = 0.06f;

        private final TextLine line;
        private final Setter setter;
        private int step;
        private float from = FROM;

        /** Receives the value that was set. */
        @FunctionalInterface
        interface Setter {
            void set(float value);
        }

        SliderRow(FontSet fonts, String label, float value, Setter setter) {
            this.line = new TextLine(fonts, TextStyle.HEADING, label);
            this.step = Math.round(value * STEPS);
            this.setter = setter;
        }

        @Override
        public void choose() {
            // Enter has no effect here; left and right change the value.
        }

        @Override
        public void shift(int direction) {
            setStep(step + direction);
        }

        @Override
        public void drag(float share) {
            if (share > from - REACH) {
                setStep(Math.round((share - from) / (TO - from) * STEPS));
            }
        }

        private void setStep(int wanted) {
            int changed = Math.max(0, Math.min(STEPS, wanted));
            if (changed != step) {
                step = changed;
                setter.set(step / (float) STEPS);
            }
        }

        @Override
        public void draw(UiPane pane, LayoutBox box, int grain, int rgb) {
            float foot = box.y() + Math.round((box.height() - line.capHeight()) / 2f);
            line.drawShadowed(pane.batch(), box.x() + 6f * grain, foot, rgb, 1);
            from = Math.min(TO - REACH, Math.max(FROM, (line.width() + 12 * grain) / box.width()));
            int left = box.x() + Math.round(box.width() * from);
            int length = Math.round(box.width() * (TO - from));
            int middle = box.y() + box.height() / 2;
            pane.panel(left, middle - 2 * grain, length, 4 * grain, grain, UiPalette.INK, UiPalette.STONE, 1);
            int filled = Math.round((length - 2 * grain) * step / (float) STEPS);
            pane.fill(left + grain, middle - grain, filled, 2 * grain, rgb, 0.85f);
            int knob = 3 * grain;
            pane.panel(
                    left + grain + filled - knob / 2,
                    middle - 4 * grain,
                    knob,
                    8 * grain,
                    grain,
                    rgb,
                    UiPalette.BONE_LIGHT,
                    1);
        }
    }
}
