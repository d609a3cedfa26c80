package dev.orebound.screen.hud;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.player.FeelRules;
import dev.orebound.content.player.PlayerRules.DashRules;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.state.Player;

/** The HUD parts that show the state of the player: health, dash, statuses, and visibility. */
final class PlayerSigns {
    private PlayerSigns() {}

    /** Shows the alchemist's health. Lost health stays in another colour for a moment and then shrinks. */
    static final class HealthBar implements HudPart {
        /** Opacity of the dark plate behind the number, which is read on it above any filling. */
        private static final float PLATE_ALPHA = 0.72f;

        /** Time for which lost health stays visible, in seconds. */
        private static final float LINGER_SECONDS = 0.45f;

        /** Share of the bar by which the lost health shrinks in a second. */
        private static final float CHIP_A_SECOND = 0.7f;

        private static final float FLASH_SECONDS = 0.18f;

        /** Start of the bar beneath the heart, and its height, in art pixels. */
        private static final int BAR_FROM = 7;

        private static final int BAR_HIGH = 9;

        private final Player player;
        private final TextureRegion heart;
        private final PixelDigits digits;
        private float shown = 1;
        private float lost = 1;
        private float linger;
        private float flash;
        private int health = -1;
        private int most = -1;

        HealthBar(World world, SpriteAtlas sprites) {
            player = world.player();
            heart = sprites.frame("hud_heart", 0);
            digits = new PixelDigits(sprites);
        }

        @Override
        public void update(float seconds) {
            HealthComponent of = player.health();
            if (of.health != health || of.most != most) {
                changeTo(of.health, of.most);
            }
            linger = Math.max(0, linger - seconds);
            flash = Math.max(0, flash - seconds);
            if (linger == 0) {
                lost = Math.max(shown, lost - CHIP_A_SECOND * seconds);
            }
        }

        private void changeTo(int now, int full) {
            if (health >= 0 && now < health) {
                linger = LINGER_SECONDS;
                flash = FLASH_SECONDS;
            }
            health = now;
            most = full;
            shown = full > 0 ? Math.max(0, Math.min(1, now / (float) full)) : 0;
            lost = Math.max(lost, shown);
        }

        @Override
        public void draw(UiPane pane, HudFrame frame) {
            LayoutBox box = frame.layout().health();
            int grain = frame.grain();
            int left = box.x() + BAR_FROM * grain;
            int width = box.right() - left;
            int height = BAR_HIGH * grain;
            int bottom = box.y() + (box.height() - height) / 2;
            pane.panel(left, bottom, width, height, grain, UiPalette.INK, UiPalette.NIGHT, 0.92f);
            drawFilling(pane, left + grain, bottom + grain, width - 2 * grain, height - 2 * grain, grain);
            int beat = pane.flashes().flash(flash) > 0 ? grain : 0;
            pane.picture(heart, box.x(), box.y() + beat, grain, 1);
            int foot = bottom + (BAR_HIGH - digits.high()) / 2 * grain;
            int middle = left + width / 2 + 2 * grain;
            int plate = digits.wideOf(Math.max(0, health), Math.max(0, most)) * grain + 4 * grain;
            pane.fill(middle - plate / 2f, bottom + grain, plate, height - 2f * grain, UiPalette.NIGHT, PLATE_ALPHA);
            digits.drawOf(pane, Math.max(0, health), Math.max(0, most), middle, foot, grain);
        }

        private void drawFilling(UiPane pane, int x, int y, int width, int height, int grain) {
            int lostWidth = Math.round(width * lost);
            int fullWidth = health > 0 ? Math.max(grain, Math.round(width * shown)) : 0;
            pane.fill(x, y, lostWidth, height, UiPalette.GOLD, 0.9f);
            pane.fill(x, y, fullWidth, height, UiPalette.BLOOD, 1);
            pane.fill(x, y, fullWidth, grain, UiPalette.BLOOD_DARK, 1);
            pane.fill(
                    x, y + height - grain, fullWidth, grain, UiPalette.mix(UiPalette.BLOOD, UiPalette.FLAME, 0.7f), 1);
            pane.fill(
                    x,
                    y,
                    fullWidth,
                    height,
                    UiPalette.BONE_LIGHT,
                    0.8f * pane.flashes().flash(flash) / FLASH_SECONDS);
        }
    }

    /** Shows whether the player can dash: a strip below the health that empties with a dash, refills, and glints when full. */
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

    /** Shows how visible the player is, as an eye: shut, half open, open, or staring while a monster hunts. Allocates nothing. */
    static final class EyeSign implements HudPart {
        private static final float FLASH_SECONDS = 0.4f;
        private static final int LOOK_TICKS = 6;

        private final World world;
        private final FeelRules.SenseRules rules;
        private final TextureRegion[] pictures = new TextureRegion[Level.values().length];
        private Level level = Level.SEEN;
        private float flash;

        /** The visibility of the player. */
        enum Level {
            UNSEEN,
            HALF_SEEN,
            SEEN,
            HUNTED
        }

        EyeSign(World world, SpriteAtlas sprites) {
            this.world = world;
            rules = world.content().feel().senses();
            for (int i = 0; i < pictures.length; i++) {
                pictures[i] = sprites.frame("hud_eye", i);
            }
        }

        @Override
        public void tick() {
            if (world.tick() % LOOK_TICKS != 0) {
                return;
            }
            Level now = isHunted(world.monsters()) ? Level.HUNTED : of(world.noticeCells(), rules);
            if (now != level) {
                flash = now == Level.HUNTED ? FLASH_SECONDS : flash;
                level = now;
            }
        }

        /** Returns the level for the distance from which monsters notice the player. */
        static Level of(float noticeCells, FeelRules.SenseRules rules) {
            if (noticeCells <= rules.unseenCells()) {
                return Level.UNSEEN;
            }
            return noticeCells <= rules.halfSeenCells() ? Level.HALF_SEEN : Level.SEEN;
        }

        private static boolean isHunted(ImmutableArray<Entity> monsters) {
            for (int i = 0; i < monsters.size(); i++) {
                MindComponent mind = monsters.get(i).getComponent(MindComponent.class);
                if (mind != null && mind.state == MindState.HUNTING) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public void update(float seconds) {
            flash = Math.max(0, flash - seconds);
        }

        Level level() {
            return level;
        }

        @Override
        public void draw(UiPane pane, HudFrame frame) {
            LayoutBox box = frame.layout().eye();
            int grain = frame.grain();
            TextureRegion picture = pictures[level.ordinal()];
            float alpha = level == Level.UNSEEN ? 0.8f : 1;
            float y = box.y() + (box.height() - picture.getRegionHeight() * grain) / 2;
            pane.picture(picture, box.x(), y, grain, alpha);
            frame.point(pane, box, HintTopic.EYE);
            if (flash > 0) {
                float middle = box.x() + box.width() / 2f;
                pane.glow(
                        middle,
                        box.y() + box.height() / 2f,
                        box.width(),
                        UiPalette.BLOOD,
                        0.8f * pane.flashes().flash(flash) / FLASH_SECONDS);
            }
        }
    }
}
