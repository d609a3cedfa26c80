package dev.orebound.view.actor;

import com.badlogic.ashley.core.Entity;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.sprite.ActorSprites;
import dev.orebound.view.sprite.SpriteCatalog;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;

/**
 * Keeps the hero in sight: companions that overlap the hero fade, and a dark disc quiets the bodies and effects beneath
 * the hero, the more the more foes throng there.
 */
public final class HeroClearance implements SceneLayer {
    /** Opacity of a companion that overlaps the player, and by how much it changes in a second. */
    private static final float FAINT = 0.55f;

    private static final float FADES_A_SECOND = 6;
    /** Part of a picture's width that is usually clear, on both sides together. */
    private static final float CLEAR_ASIDE = 0.25f;

    /** Distance within which foes throng about the hero, and numbers of them without a disc and with the whole disc. */
    private static final float THRONG_CELLS = 2.2f;

    private static final int FEW = 3;
    private static final int MANY = 8;
    private static final float RADIUS = 29;
    private static final float DARKEST = 0.42f;
    private static final float EASES_A_SECOND = 5;
    private static final int INK = 0x14121f;

    private final SceneContext frame;
    private final World world;
    private final SpriteCatalog looks;
    private final ActorPoses poses;
    private float darkness;

    public HeroClearance(SceneContext frame, ActorPoses poses) {
        this.frame = frame;
        this.poses = poses;
        world = frame.world;
        looks = frame.sprites;
    }

    @Override
    public void update(float seconds) {
        for (int i = 0; i < world.companions().size(); i++) {
            fade(world.companions().get(i), seconds);
        }
        float throng = (foesNear() - FEW) / (float) (MANY - FEW);
        float wanted = world.player().isAlive() ? Math.max(0, Math.min(1, throng)) : 0;
        darkness += (wanted - darkness) * Math.min(1, EASES_A_SECOND * seconds);
    }

    /** Fades a companion while its picture overlaps the player's. */
    private void fade(Entity companion, float seconds) {
        ActorSprites look = looks.monsters.get(frame.companions.get(companion).monster);
        BodyComponent body = frame.bodies.get(companion);
        BodyComponent hero = world.player().body();
        float aside = Math.abs(frame.x(body) - frame.x(hero));
        float above = frame.y(body) - frame.y(hero);
        boolean overlaps = aside < halfWidth(look) + halfWidth(looks.player)
                && above < looks.player.idle().height()
                && -above < look.idle().height();
        ActorPose pose = poses.of(frame.spawns.get(companion).spawnId, body.x, body.y);
        float wanted = overlaps && world.player().isAlive() ? FAINT : 1;
        float step = FADES_A_SECOND * seconds;
        pose.solidity += Math.max(-step, Math.min(step, wanted - pose.solidity));
    }

    private static float halfWidth(ActorSprites look) {
        return look.idle().width() * (1 - CLEAR_ASIDE) / 2;
    }

    private int foesNear() {
        BodyComponent hero = world.player().body();
        int near = 0;
        for (int i = 0; i < world.monsters().size(); i++) {
            BodyComponent body = frame.bodies.get(world.monsters().get(i));
            float dx = body.x - hero.x;
            float dy = body.y - hero.y;
            near += dx * dx + dy * dy < THRONG_CELLS * THRONG_CELLS ? 1 : 0;
        }
        return near;
    }

    /** Draws the dark disc over everything but the hero. */
    @Override
    public void draw() {
        if (darkness < 0.05f || frame.isWithoutEffects) {
            return;
        }
        BodyComponent hero = world.player().body();
        float x = Math.round(frame.x(hero));
        float y = Math.round(
                frame.y(hero) - SceneContext.FOOT + looks.player.idle().height() / 2f);
        frame.batch.colour(INK, DARKEST * darkness);
        frame.batch.effect(QuadShape.VEIL, 0, 0, 0);
        frame.batch.shape(x - RADIUS, y - RADIUS, RADIUS * 2, RADIUS * 2);
    }
}
