package dev.orebound.screen.hud;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.player.PlayerRules;
import dev.orebound.content.player.PlayerRules.DashRules;
import dev.orebound.screen.input.GameAction;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.TextStyle;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.state.Player;

/** The HUD parts that show the state of the player: dash, statuses and draughts. */
final class PlayerSigns {
    private PlayerSigns() {}

    /**
     * Shows whether the player can dash: a strip below the health that empties with a dash, refills, and glints when
     * full.
     */
    static final class DashBar implements HudPart {
        private static final float GLINT_SECONDS = 0.25f;

        private final PlayerComponent alchemist;
        private final DashRules dash;
        private float share = 1;
        private float glint;

        DashBar(World world) {
            alchemist = world.player().component();
            dash = world.content().player().dash();
        }

        @Override
        public void update(float seconds) {
            float before = share;
            share = alchemist.dashTicks > 0 ? 0 : 1 - alchemist.dashRestTicks / (float) Math.max(1, dash.restTicks());
            share = Math.max(0, Math.min(1, share));
            glint = share >= 1 && before < 1 ? GLINT_SECONDS : Math.max(0, glint - seconds);
        }

        @Override
        public void draw(UiPane pane, HudFrame frame) {
            LayoutBox box = frame.layout().dash();
            int grain = frame.grain();
            pane.panel(box.x(), box.y(), box.width(), box.height(), grain, UiPalette.INK, UiPalette.NIGHT, 0.92f);
            int width = Math.round((box.width() - 2f * grain) * share);
            int colour = share < 1
                    ? UiPalette.STONE
                    : UiPalette.mix(UiPalette.BONE, UiPalette.BONE_LIGHT, glint / GLINT_SECONDS);
            pane.fill(box.x() + grain, box.y() + grain, width, box.height() - 2f * grain, colour, 1);
            frame.point(pane, box, HintTopic.DASH_BAR);
            if (glint > 0) {
                float middle = box.x() + box.width() / 2f;
                float strength = 0.5f * glint / GLINT_SECONDS;
                pane.glow(middle, box.y() + box.height() / 2f, box.width() * 0.7f, UiPalette.BONE_LIGHT, strength);
            }
        }
    }

    /** Shows the statuses of the alchemist: an icon for each, and the time left below it. */
    static final class StatusRow implements HudPart {
        private static final int ICON_GRAINS = 11;
        private static final int STEP_GRAINS = 13;
        private static final float FLASH_SECONDS = 0.3f;

        /** Number of ticks left below which an icon blinks. */
        private static final int ENDING_TICKS = 60;

        private final StatusComponent statuses;
        private final TextureRegion[] icons = new TextureRegion[StatusEffect.COUNT];
        private final int[] most = new int[StatusEffect.COUNT];
        private final float[] flash = new float[StatusEffect.COUNT];
        private float seconds;

        StatusRow(Player player, SpriteAtlas sprites) {
            statuses = player.entity().getComponent(StatusComponent.class);
            for (int i = 0; i < icons.length; i++) {
                icons[i] = sprites.frame("hud_status", i);
            }
        }

        @Override
        public void update(float frameSeconds) {
            seconds += frameSeconds;
            for (int i = 0; i < most.length; i++) {
                int left = statuses.ticks[i];
                if (left > 0 && most[i] == 0) {
                    flash[i] = FLASH_SECONDS;
                }
                most[i] = left == 0 ? 0 : Math.max(most[i], left);
                flash[i] = Math.max(0, flash[i] - frameSeconds);
            }
        }

        /** Returns the share of a status's time that is left, from 0 to 1. */
        float share(StatusEffect status) {
            int whole = most[status.ordinal()];
            return whole == 0 ? 0 : statuses.ticks[status.ordinal()] / (float) whole;
        }

        @Override
        public void draw(UiPane pane, HudFrame frame) {
            LayoutBox box = frame.layout().statuses();
            int grain = frame.grain();
            int x = box.x();
            for (int i = 0; i < icons.length; i++) {
                if (most[i] > 0 && x < box.right()) {
                    drawOne(pane, i, x, box, grain);
                    x += STEP_GRAINS * grain;
                }
            }
        }

        private void drawOne(UiPane pane, int status, int x, LayoutBox box, int grain) {
            boolean isEnding = statuses.ticks[status] < ENDING_TICKS;
            boolean isFaint = pane.flashes().blinks(seconds, 0.4f, 0.16f);
            float alpha = isEnding ? pane.flashes().blink(isFaint, 0.4f, 1) : 1;
            pane.picture(icons[status], x, box.top() - ICON_GRAINS * grain, grain, alpha);
            if (flash[status] > 0) {
                float side = ICON_GRAINS * grain;
                float strength = 0.8f * pane.flashes().flash(flash[status]) / FLASH_SECONDS;
                pane.glow(x + side / 2, box.top() - side / 2, side, UiPalette.BONE_LIGHT, strength);
            }
            int width = ICON_GRAINS * grain;
            float share = Math.min(1, statuses.ticks[status] / (float) Math.max(1, most[status]));
            pane.fill(x, box.y(), width, 2f * grain, UiPalette.INK, 0.9f);
            pane.fill(x, box.y(), Math.max(grain, Math.round(width * share)), 2f * grain - 1, UiPalette.BONE, 1);
        }
    }

    /**
     * Shows the places for draughts beside the health bar, filled or empty, with the key that drinks one. The draught
     * that is drunk sinks in its flask; a refused one blinks.
     */
    static final class DraughtRow implements HudPart {
        private static final float GLOW_SECONDS = 0.5f;

        /** Width of a place with its gap, in art pixels. */
        private static final int STEP_GRAINS = 10;

        /** Rows of the picture of a flask below its neck, which the draught fills. */
        private static final int BELLY_ROWS = 6;

        private final PlayerComponent alchemist;
        private final PlayerRules rules;
        private final TextureRegion full;
        private final TextureRegion empty;

        /** The rows of the full flask from its foot on that are still filled, by their number. */
        private final TextureRegion[] bellies = new TextureRegion[BELLY_ROWS + 1];

        private final KeyCap key;
        private float glow;
        private float refusal;

        DraughtRow(World world, HudContext context) {
            alchemist = world.player().component();
            rules = world.content().player();
            full = context.sprites().frame("hud_draught", 0);
            empty = context.sprites().frame("hud_draught", 1);
            for (int rows = 0; rows <= BELLY_ROWS; rows++) {
                int high = full.getRegionHeight();
                bellies[rows] = new TextureRegion(full, 0, high - rows, full.getRegionWidth(), rows);
            }
            key = new KeyCap(context, TextStyle.SMALL, GameAction.DRINK);
        }

        @Override
        public void hear(WorldEvent event) {
            switch (event.type()) {
                case DRAUGHT_REFUSED -> refusal = GLOW_SECONDS;
                case ITEM_PICKED_UP, DRAUGHT_DRUNK -> glow = GLOW_SECONDS;
                default -> {}
            }
        }

        @Override
        public void update(float seconds) {
            glow = Math.max(0, glow - seconds);
            refusal = Math.max(0, refusal - seconds);
        }

        @Override
        public void draw(UiPane pane, HudFrame frame) {
            int places = rules.draughtPlaces();
            if (places == 0) {
                return;
            }
            LayoutBox box = frame.layout().draughts();
            int grain = frame.grain();
            int foot = box.y() + (box.height() - full.getRegionHeight() * grain) / 2;
            int step = STEP_GRAINS * Math.min(places, 3) * grain / places;
            for (int place = 0; place < places; place++) {
                drawPlace(pane, place, box.x() + place * step, foot, grain);
            }
            int right = box.x() + (places - 1) * step + STEP_GRAINS * grain;
            float strength = alchemist.draughtCount > 0 ? 1 : 0.45f;
            key.draw(pane, right + grain, box.y() + (box.height() - key.height(grain)) / 2, grain, strength);
            if (refusal > 0) {
                float alpha = 0.5f * pane.flashes().flash(refusal) / GLOW_SECONDS;
                pane.fill(
                        box.x(),
                        foot,
                        right - box.x() - (float) grain,
                        full.getRegionHeight() * grain,
                        UiPalette.BLOOD,
                        alpha);
            }
        }

        private void drawPlace(UiPane pane, int place, int x, int foot, int grain) {
            boolean isLast = place == alchemist.draughtCount - 1;
            if (place < alchemist.draughtCount && !(isLast && alchemist.drinkTicks > 0)) {
                pane.picture(full, x, foot, grain, 1);
                if (isLast && glow > 0) {
                    float middle = full.getRegionWidth() * grain / 2f;
                    float strength = 0.7f * pane.flashes().flash(glow) / GLOW_SECONDS;
                    pane.glow(x + middle, foot + middle, 2 * middle, UiPalette.BONE_LIGHT, strength);
                }
                return;
            }
            pane.picture(empty, x, foot, grain, 1);
            if (isLast) {
                int rows = alchemist.drinkTicks * BELLY_ROWS / Math.max(1, rules.drinkTicks());
                pane.picture(bellies[Math.min(BELLY_ROWS, rows)], x, foot, grain, 1);
            }
        }
    }
}
