package dev.orebound.screen.play;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.content.monster.Monster;
import dev.orebound.view.WorldView;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MonsterComponent;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws monsters behind rock as faint shapes, while the player carries something that shows them. It changes nothing in
 * the world.
 */
final class SensedMonsters {
    private static final float FARTHEST_CELLS = 20;
    private static final float FADES_FROM_CELLS = 12;
    private static final int RGB = 0xa0c8e6;
    private static final float STRENGTH = 0.6f;
    private static final float BREATHES = 0.12f;

    /** Height of the eyes as a share of the picture, and how often they shut. */
    private static final float EYES_SHARE = 0.62f;

    private static final float BLINK_SECONDS = 3.1f;
    private static final float SHUT_SECONDS = 0.15f;
    private static final int EYE_RGB = 0xfff0a8;

    /** Height of the foot of a picture below the middle of its body, in cells. */
    private static final float FOOT_CELLS = 0.25f;

    private final World world;
    private final WorldView view;
    private final List<TextureRegion> pictures = new ArrayList<>();
    private float time;

    SensedMonsters(World world, WorldView view, SpriteAtlas sprites) {
        this.world = world;
        this.view = view;
        for (Monster monster : world.content().monsters()) {
            pictures.add(sprites.frame(monster.sprite() + ".idle", 0));
        }
    }

    /** Draws them; the pane has begun. */
    void draw(UiPane pane, float seconds) {
        time += seconds;
        if (world.player().gear().standing(StandingRule.SEES_HORDES) <= 0) {
            return;
        }
        ImmutableArray<Entity> monsters = world.monsters();
        for (int i = 0; i < monsters.size(); i++) {
            BodyComponent body = monsters.get(i).getComponent(BodyComponent.class);
            if (!world.floorState().isInSight(body.cell)) {
                draw(pane, body, monsters.get(i).getComponent(MonsterComponent.class).monster);
            }
        }
    }

    private void draw(UiPane pane, BodyComponent body, int monster) {
        float dx = body.x - world.player().body().x;
        float dy = body.y - world.player().body().y;
        float away = (float) Math.sqrt(dx * dx + dy * dy);
        if (away >= FARTHEST_CELLS) {
            return;
        }
        float near = Math.min(1, (FARTHEST_CELLS - away) / (FARTHEST_CELLS - FADES_FROM_CELLS));
        float alpha = near * (STRENGTH + BREATHES * pane.flashes().wave(2.4f * time + body.cell));
        TextureRegion picture = pictures.get(monster);
        int scale = view.scale();
        float x = Math.round(view.screenX(body.x) - picture.getRegionWidth() * scale / 2f);
        float y = Math.round(view.screenY(body.y - FOOT_CELLS));
        pane.lowerRows(picture, x, y, picture.getRegionHeight(), scale, RGB, alpha);
        float middle = x + picture.getRegionWidth() * scale / 2f;
        float eyes = y + Math.round(picture.getRegionHeight() * EYES_SHARE) * scale;
        pane.glow(middle, eyes, picture.getRegionHeight() * scale * 0.7f, RGB, 0.6f * alpha);
        if (!pane.flashes().blinks(time + body.cell, BLINK_SECONDS, SHUT_SECONDS)) {
            pane.fill(middle - 2f * scale, eyes, scale, scale, EYE_RGB, near);
            pane.fill(middle + scale, eyes, scale, scale, EYE_RGB, near);
        }
    }
}
