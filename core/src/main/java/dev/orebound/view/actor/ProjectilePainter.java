package dev.orebound.view.actor;

import com.badlogic.ashley.core.Entity;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.frame.FogOfWar;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.light.LightList;
import dev.orebound.view.sprite.SpriteCatalog;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.world.World;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.ProjectileComponent;

/**
 * Draws projectiles in the air: they cast a shadow, give light, spin, and leave a trail. A monster's has a red haze,
 * which tells it from the player's at a glance.
 */
public final class ProjectilePainter implements SceneLayer {
    /** Height of a straight shot, and of the hand that throws a lob, in pixels. */
    private static final float HEIGHT = 7;

    /** Rise of a lob above that, in pixels: a least one, and an addition for each pixel of its way. */
    private static final float LEAST_RISE = 10;

    private static final float RISE_A_PIXEL = 0.22f;
    private static final float MOST_RISE = 44;
    /** Height from which what comes straight down out of the roof is seen, in pixels, and the ticks of its fall. */
    private static final float ROOF_HEIGHT = 130;

    private static final float FALL_TICKS = 26;
    private static final float TRAIL = 15;
    private static final float SPINS_A_SECOND = 12;
    private static final float LIGHT_RADIUS = 38;
    private static final int THREAT = 0xff4a34;

    private final World world;
    private final SceneContext frame;
    private final FogOfWar fog;
    private final SpriteCatalog looks;
    private float x;
    private float y;
    private float height;
    /** Direction of its flight over the ground, a unit vector, and its climb in pixels a pixel. */
    private float alongX;

    private float alongY;
    private float climb;

    public ProjectilePainter(SceneContext frame) {
        this.world = frame.world;
        this.frame = frame;
        this.fog = frame.fog;
        this.looks = frame.sprites;
    }

    /** Draws the shadows on the ground. */
    public void drawShadows() {
        QuadBatch batch = frame.batch;
        for (int i = 0; i < world.projectiles().size(); i++) {
            if (find(world.projectiles().get(i))) {
                float width = height > HEIGHT * 2 ? 6 : 8;
                batch.colour(0, 0.45f);
                batch.effect(QuadShape.SHADOW, 0, 0, 0);
                batch.shape(Math.round(x) - width / 2, Math.round(y) - 2, width, 4);
            }
        }
    }

    @Override
    public void draw() {
        for (int i = 0; i < world.projectiles().size(); i++) {
            Entity entity = world.projectiles().get(i);
            if (find(entity)) {
                ProjectileComponent shot = frame.projectiles.get(entity);
                paint(frame.batch, lookOf(shot), shot.monster < 0);
            }
        }
    }

    private void paint(QuadBatch batch, SpriteCatalog.ShotSprite look, boolean isOwn) {
        float drawnX = Math.round(x);
        float drawnY = Math.round(y + height);
        float upward = alongY + climb;
        float steep = (float) Math.sqrt(alongX * alongX + upward * upward);
        if (steep > 0.01f) {
            float toX = alongX / steep;
            float toY = upward / steep;
            batch.colour(isOwn ? look.rgb() : THREAT, 0.8f);
            batch.effect(QuadShape.TRAIL, 0, 0.8f, 0);
            batch.strip(drawnX - toX * TRAIL, drawnY - toY * TRAIL, TRAIL, 3, toX, toY);
        }
        batch.colour(isOwn ? look.rgb() : THREAT, 1);
        batch.effect(QuadShape.HAZE, 0, isOwn ? 0.5f : 0.7f, 0);
        batch.shape(drawnX - 11, drawnY - 11, 22, 22);
        int picture = look.strip().frameRound(frame.time, SPINS_A_SECOND);
        if (!isOwn) {
            paintRim(batch, look.strip(), picture, drawnX, drawnY);
        }
        batch.plain();
        look.strip().draw(batch, picture, drawnX, drawnY);
    }

    /** Draws a red line about a shot that is meant for the party. */
    private static void paintRim(QuadBatch batch, SpriteStrip strip, int picture, float atX, float atY) {
        batch.colour(THREAT, 1);
        batch.effect(QuadShape.SILHOUETTE, 0, 0.7f, 0);
        for (int side = -1; side <= 1; side += 2) {
            strip.draw(batch, picture, atX + side, atY);
            strip.draw(batch, picture, atX, atY + side);
        }
    }

    public void addTo(LightList lights) {
        for (int i = 0; i < world.projectiles().size(); i++) {
            Entity entity = world.projectiles().get(i);
            if (find(entity)) {
                ProjectileComponent shot = frame.projectiles.get(entity);
                lights.add(x, y + height * 0.5f, LIGHT_RADIUS, lookOf(shot).rgb(), shot.monster < 0 ? 0.9f : 0.6f);
            }
        }
    }

    SpriteCatalog.ShotSprite lookOf(ProjectileComponent shot) {
        if (shot.monster >= 0) {
            return looks.shots.get(shot.monster);
        }
        int brew = AttackTable.brewOf(shot.attack);
        return AttackTable.isThrow(shot.attack) ? looks.flasks.get(brew) : looks.bolts.get(brew);
    }

    /** Returns how far a lob rises above hand and ground on a way of so many pixels. */
    static float riseOf(float way) {
        return Math.min(MOST_RISE, LEAST_RISE + RISE_A_PIXEL * way);
    }

    /** Returns the height of a lob that rises so far, with the share of its flight that is left. */
    static float heightOf(float rise, float left) {
        return HEIGHT * left + 4 * rise * left * (1 - left);
    }

    /** Computes its place; returns false if it cannot be seen. */
    private boolean find(Entity entity) {
        ProjectileComponent shot = frame.projectiles.get(entity);
        float left = Math.min(1, (shot.ticks + 1 - frame.alpha) / Math.max(1, shot.flightTicks));
        float wayX = (shot.toX - shot.fromX) * SceneContext.CELL;
        float wayY = (shot.toY - shot.fromY) * SceneContext.CELL;
        float way = (float) Math.sqrt(wayX * wayX + wayY * wayY);
        x = shot.toX * SceneContext.CELL - wayX * left;
        y = shot.toY * SceneContext.CELL - wayY * left;
        alongX = way == 0 ? 0 : wayX / way;
        alongY = way == 0 ? 0 : wayY / way;
        height = HEIGHT;
        climb = 0;
        if (shot.lobbed) {
            float rise = riseOf(way);
            height = heightOf(rise, left);
            climb = way == 0 ? 0 : (4 * rise * (2 * left - 1) - HEIGHT) / way;
            if (way == 0) {
                height = ROOF_HEIGHT * Math.min(1, left * shot.flightTicks / FALL_TICKS);
                climb = -1;
            }
        }
        return fog.sight(frame.bodies.get(entity).cell) > 0 && frame.section.sees(x, y + height, LIGHT_RADIUS);
    }
}
