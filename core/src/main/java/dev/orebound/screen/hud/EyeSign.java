package dev.orebound.screen.hud;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.player.FeelRules;
import dev.orebound.screen.layout.LayoutBox;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;

/**
 * Shows how visible the player is, as an eye: shut, half open, open, or staring while a monster hunts. Allocates
 * nothing.
 */
final class EyeSign implements HudPart {
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
