package dev.orebound.screen.choice;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Align;
import dev.orebound.screen.page.PageContext;
import dev.orebound.screen.stage.DrawnWidget;
import dev.orebound.screen.stage.FocusRow;
import dev.orebound.screen.stage.PageSkin;
import dev.orebound.screen.stage.TextLabel;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import org.jspecify.annotations.Nullable;

/** One card of a choice: a picture, a name, its effect, and its cost. */
final class ChoiceCard extends FocusRow {
    private static final int PICTURE_GRAINS = 34;
    private static final int INSET_GRAINS = 5;
    private static final int NO_GAUGE = -1;

    private final PageSkin skin;
    private final @Nullable TextureRegion picture;
    private final TextLabel number;
    private final TextLabel foot;
    private final int rgb;
    private Runnable chosen = () -> {};

    /**
     * Creates a card.
     *
     * @param rgb the colour of the offered thing
     * @param share the share of its health, or below 0 if it has none
     */
    ChoiceCard(PageContext parts, int number, @Nullable TextureRegion picture, CardText said, int rgb, float share) {
        super(parts.row("card"), () -> {});
        this.picture = picture;
        this.rgb = parts.sprites().colours().of(rgb);
        skin = parts.skin();
        this.number = parts.label("number", Integer.toString(number)).align(Align.topLeft);
        top().pad(skin.grains(3), skin.grains(INSET_GRAINS), skin.grains(INSET_GRAINS), skin.grains(INSET_GRAINS));
        add(new DrawnWidget(this::drawPicture))
                .growX()
                .height(skin.grains(PICTURE_GRAINS))
                .padLeft(skin.grains(3 - INSET_GRAINS))
                .padRight(skin.grains(3 - INSET_GRAINS))
                .padBottom(skin.grains(5))
                .row();
        add(parts.label("card", PageContext.alone(said.name())).wrapped())
                .growX()
                .padBottom(skin.grains(4))
                .row();
        add(parts.label("words", said.badge()).wrapped().tint(UiPalette.mix(this.rgb, 0xffffff, 0.45f)))
                .growX()
                .padBottom(skin.grains(5))
                .row();
        if (!said.warning().isEmpty()) {
            add(parts.label("words", said.warning()).wrapped().tint(UiPalette.mix(UiPalette.BLOOD, 0xffffff, 0.45f)))
                    .growX()
                    .padBottom(skin.grains(5))
                    .row();
        }
        add(parts.label("words", said.words()).wrapped().fitted().align(Align.topLeft))
                .grow()
                .row();
        if (share >= 0) {
            add(new DrawnWidget((pane, x, y, width, height, alpha) -> {
                        int grain = skin.size().grain();
                        pane.panel(x, y, width, height, grain, UiPalette.INK, UiPalette.STONE, alpha);
                        float filled = (width - 2 * grain) * share;
                        pane.fill(x + grain, y + grain, filled, height - 2f * grain, UiPalette.BLOOD, alpha);
                    }))
                    .growX()
                    .height(skin.grains(4))
                    .padBottom(skin.grains(3))
                    .row();
        }
        foot = parts.label("words", said.foot()).wrapped();
        add(foot).growX();
        addActor(this.number);
    }

    /** Creates a card of a thing without health. */
    ChoiceCard(PageContext parts, int number, @Nullable TextureRegion picture, CardText said, int rgb) {
        this(parts, number, picture, said, rgb, NO_GAUGE);
    }

    /** Shows the last line in another colour. */
    ChoiceCard footTint(int tint) {
        foot.tint(tint);
        return this;
    }

    /** Runs some code when the card is chosen. */
    ChoiceCard whenChosen(Runnable code) {
        chosen = code;
        return this;
    }

    @Override
    protected void accept() {
        chosen.run();
    }

    @Override
    public void layout() {
        super.layout();
        int grain = skin.size().grain();
        number.setBounds(
                INSET_GRAINS * grain,
                getHeight() - INSET_GRAINS * grain - number.getPrefHeight(),
                number.getPrefWidth(),
                number.getPrefHeight());
    }

    private void drawPicture(UiPane pane, int x, int y, int width, int height, float alpha) {
        int grain = skin.size().grain();
        float middleX = x + width / 2f;
        float middleY = y + height / 2f;
        pane.fill(x, y, width, height, UiPalette.STONE_DARK, alpha);
        pane.glow(middleX, middleY, height * 0.8f, rgb, (isFocused() ? 0.55f : 0.3f) * alpha);
        TextureRegion shown = picture;
        if (shown != null) {
            int times =
                    Math.max(grain, Math.min(2 * grain, (height - 2 * grain) / Math.max(1, shown.getRegionHeight())));
            float left = Math.round(middleX - shown.getRegionWidth() * times / 2f);
            float bottom = Math.round(middleY - shown.getRegionHeight() * times / 2f);
            pane.picture(shown, left, bottom, times, alpha);
        }
    }

    /**
     * The texts on a card.
     *
     * @param badge the effect of choosing it, in a few words
     * @param warning its price; may be empty
     * @param words description of the thing itself
     * @param foot its cost or condition; may be empty
     */
    record CardText(String name, String badge, String warning, String words, String foot) {
        CardText(String name, String badge, String words, String foot) {
            this(name, badge, "", words, foot);
        }
    }
}
