package dev.orebound.screen.play;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.content.monster.Monster;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.view.WorldView;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.ui.UiPane;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws monsters that the player does not see: as faint shapes, while the player carries something that shows them; and
 * for some seconds after a trap was lost, the monsters that its noise brings, as eyes in the dark, or as marks about
 * the middle of the window if they are out of the picture. It changes nothing in the world.
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

    /** Time for which those that come are shown after a trap was lost, and in which they fade. */
    private static final float ROUSED_SECONDS = 9;

    private static final float FADE_SECONDS = 1.5f;

    /** Distance within which they are shown, and from which they are at their brightest. */
    private static final float ROUSED_CELLS = 30;

    private static final float NEAR_CELLS = 10;
    private static final float DIMMEST = 0.45f;
    private static final int ROUSED_RGB = 0xff5a34;

    /** Distance of the marks from the middle of the window, as a share of its half, and their length in grains. */
    private static final float MARKS_AT = 0.62f;

    private static final int MARK_GRAINS = 7;
    private static final int MOST_MARKS = 8;

    private final World world;
    private final WorldView view;
    private final List<TextureRegion> pictures = new ArrayList<>();
    private float time;
    private float rousedSeconds;

    SensedMonsters(World world, WorldView view, SpriteAtlas sprites) {
        this.world = world;
        this.view = view;
        for (Monster monster : world.content().monsters()) {
            pictures.add(sprites.frame(monster.sprite() + ".idle", 0));
        }
    }

    /** Handles the events of the last tick. */
    void afterTick() {
        if (world.events().hasLoudLoss()) {
            rousedSeconds = ROUSED_SECONDS;
        }
    }

    /**
     * Draws them; the pane has begun.
     *
     * @param size of the window
     */
    void draw(UiPane pane, InterfaceSize size, float seconds) {
        time += seconds;
        rousedSeconds = Math.max(0, rousedSeconds - seconds);
        if (rousedSeconds > 0) {
            drawRoused(pane, size);
        }
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

    /** Draws the hunters that come to a lost trap. */
    private void drawRoused(UiPane pane, InterfaceSize size) {
        float alpha = Math.min(1, Math.min(rousedSeconds, ROUSED_SECONDS - rousedSeconds) / FADE_SECONDS);
        int marks = 0;
        ImmutableArray<Entity> monsters = world.monsters();
        for (int i = 0; i < monsters.size(); i++) {
            BodyComponent body = monsters.get(i).getComponent(BodyComponent.class);
            MindComponent mind = monsters.get(i).getComponent(MindComponent.class);
            float away = awayFromPlayer(body);
            boolean isComing = mind != null && (mind.state == MindState.HUNTING || mind.state == MindState.SEARCHING);
            if (!isComing || away >= ROUSED_CELLS || world.floorState().isInSight(body.cell)) {
                continue;
            }
            float near = Math.min(1, (ROUSED_CELLS - away) / (ROUSED_CELLS - NEAR_CELLS));
            float strength = alpha * (DIMMEST + (1 - DIMMEST) * near);
            float x = view.screenX(body.x);
            float y = view.screenY(body.y);
            if (x >= 0 && x < size.width() && y >= 0 && y < size.height()) {
                int monster = monsters.get(i).getComponent(MonsterComponent.class).monster;
                float rise = pictures.get(monster).getRegionHeight() * EYES_SHARE * view.scale();
                drawRousedEyes(pane, body, x, Math.round(view.screenY(body.y - FOOT_CELLS) + rise), strength);
            } else if (marks < MOST_MARKS) {
                marks++;
                drawMark(pane, size, body, strength);
            }
        }
    }

    private float awayFromPlayer(BodyComponent body) {
        float dx = body.x - world.player().body().x;
        float dy = body.y - world.player().body().y;
        return (float) Math.sqrt(dx * dx + dy * dy);
    }

    private void drawRousedEyes(UiPane pane, BodyComponent body, float x, float y, float alpha) {
        pane.glow(x, y, 9f * view.scale(), ROUSED_RGB, 0.7f * alpha);
        drawEyes(pane, body, Math.round(x), y, alpha);
    }

    /** Draws a pair of eyes about a place, unless they are shut for a moment. */
    private void drawEyes(UiPane pane, BodyComponent body, float middle, float y, float alpha) {
        int scale = view.scale();
        if (!pane.flashes().blinks(time + body.cell, BLINK_SECONDS, SHUT_SECONDS)) {
            pane.fill(middle - 2f * scale, y, scale, scale, EYE_RGB, alpha);
            pane.fill(middle + scale, y, scale, scale, EYE_RGB, alpha);
        }
    }

    /** Draws an angle and a pair of eyes on an oval about the middle of the window, towards a monster. */
    private void drawMark(UiPane pane, InterfaceSize size, BodyComponent body, float alpha) {
        float away = awayFromPlayer(body);
        float wayX = (body.x - world.player().body().x) / away;
        float wayY = (body.y - world.player().body().y) / away;
        float x = size.width() / 2f * (1 + MARKS_AT * wayX);
        float y = size.height() / 2f * (1 + MARKS_AT * wayY);
        float side = MARK_GRAINS * size.grain();
        float thick = 2f * size.grain();
        float tipX = x + wayX * side;
        float tipY = y + wayY * side;
        pane.line(tipX, tipY, x - wayY * side, y + wayX * side, thick, ROUSED_RGB, alpha);
        pane.line(tipX, tipY, x + wayY * side, y - wayX * side, thick, ROUSED_RGB, alpha);
        drawRousedEyes(pane, body, x - wayX * side, y - wayY * side, alpha);
    }

    private void draw(UiPane pane, BodyComponent body, int monster) {
        float away = awayFromPlayer(body);
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
        drawEyes(pane, body, middle, eyes, near);
    }
}
