package dev.orebound.workbench.stepper;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Value;
import dev.orebound.lab.making.MakingView;
import dev.orebound.lab.making.ShownLayers;
import dev.orebound.lab.picture.PictureLayer;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.DrawnWidget;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.workbench.stepper.MakingViews.ClickRow;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * The layers of the picture, toggled by a click or a digit. A layer that is off but shown because the current pass
 * writes it is drawn more faintly.
 */
final class LayerList extends Table {
    private static final PictureLayer[] LAYERS = longNamesFirst();
    private static final int ROWS = 10;
    private static final float FIRST_COLUMN_SHARE = 0.66f;

    private final PageContext parts;
    private final ShownLayers layers;
    private final Runnable whenSwitched;
    private List<PictureLayer> shown = List.of();

    /** @param whenSwitched runs when other layers are to be shown */
    LayerList(PageContext parts, ShownLayers layers, Runnable whenSwitched) {
        this.parts = parts;
        this.layers = layers;
        this.whenSwitched = whenSwitched;
        MakingViews.begin(this, parts, "stepper.layers");
        for (int i = 0; i < ROWS; i++) {
            Table columns = new Table();
            columns.defaults().growY().minSize(0);
            columns.add(layer(i)).width(Value.percentWidth(FIRST_COLUMN_SHARE, this));
            columns.add(i + ROWS < LAYERS.length ? layer(i + ROWS) : null).growX();
            add(columns).row();
        }
        String follow = parts.texts().get("stepper.follow");
        add(row(
                parts.bindings().layout().letterName(Keys.F),
                follow,
                layers::follows,
                layers::follows,
                this::toggleFollowing));
    }

    /** The first column is wider than the second, so two long names change places with short ones. */
    private static PictureLayer[] longNamesFirst() {
        PictureLayer[] layers = PictureLayer.values();
        layers[PictureLayer.ARCS.ordinal()] = PictureLayer.VIGNETTES;
        layers[PictureLayer.VIGNETTES.ordinal()] = PictureLayer.ARCS;
        layers[PictureLayer.VEIN.ordinal()] = PictureLayer.DOORWAYS;
        layers[PictureLayer.DOORWAYS.ordinal()] = PictureLayer.VEIN;
        return layers;
    }

    private Table layer(int number) {
        PictureLayer layer = LAYERS[number];
        String digit = String.valueOf((number % ROWS + 1) % ROWS);
        String name = layer.id().replace('_', ' ');
        return row(digit, name, () -> layers.isOn(layer), () -> shown.contains(layer), () -> toggle(number));
    }

    private Table row(String key, String words, BooleanSupplier isOn, BooleanSupplier isShown, Runnable whenClicked) {
        TextLabel digit = parts.label("words", key);
        TextLabel name = parts.label("words", words);
        ClickRow row = new ClickRow(whenClicked) {
            @Override
            public void act(float seconds) {
                super.act(seconds);
                int rgb = isOn.getAsBoolean()
                        ? UiPalette.BONE_LIGHT
                        : isShown.getAsBoolean() ? UiPalette.FLAME : UiPalette.BONE_DARK;
                digit.tint(rgb);
                name.tint(rgb);
            }
        };
        Table box = new Table();
        box.add(new DrawnWidget((pane, x, y, width, height, alpha) -> {
                    int rim = isOn.getAsBoolean()
                            ? UiPalette.GOLD
                            : isShown.getAsBoolean() ? UiPalette.FLAME : UiPalette.STONE;
                    int ground = isOn.getAsBoolean() ? UiPalette.EARTH : UiPalette.INK;
                    pane.panel(x, y, width, height, 1, ground, rim, alpha);
                }))
                .grow();
        row.stack(box, centred(digit)).width(Value.percentHeight(1, row)).growY();
        row.add(name).growX().minWidth(0).padLeft(parts.skin().units(5));
        return row;
    }

    private static Table centred(TextLabel label) {
        Table table = new Table();
        table.add(label);
        return table;
    }

    /** Shows the layers at a step. */
    void show(MakingView view) {
        shown = layers.at(view);
    }

    /** Toggles the layer of a digit key; with shift, of the second column. */
    void toggleDigit(int digit, boolean isShifted) {
        int layer = (digit + ROWS - 1) % ROWS + (isShifted ? ROWS : 0);
        if (layer < LAYERS.length) {
            toggle(layer);
        }
    }

    private void toggle(int layer) {
        layers.toggle(LAYERS[layer]);
        whenSwitched.run();
    }

    void toggleFollowing() {
        layers.toggleFollowing();
        whenSwitched.run();
    }
}
