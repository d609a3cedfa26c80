package dev.orebound.view;

import dev.orebound.content.element.StatusEffect;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.StatusComponent;
import org.jspecify.annotations.Nullable;

/** Which mark tells how somebody is, and which of its pictures. */
final class HeadMark {
    /** A stagger that is over sooner shows no stars. */
    private static final int DAZED_TICKS = 10;

    private final SceneContext frame;
    private final SpriteCatalog looks;

    HeadMark(SceneContext frame) {
        this.frame = frame;
        this.looks = frame.sprites;
    }

    /** Whether something has just happened to it. */
    static boolean isMoment(ActorPose pose) {
        return pose.noticed > 0 || pose.alert > 0;
    }

    /** Whether stars go round its head. */
    static boolean isDazed(HealthComponent health, StatusComponent status) {
        return health.health > 0 && (health.staggerTicks >= DAZED_TICKS || status.has(StatusEffect.STUNNED));
    }

    /** The mark of somebody now, or null for none. */
    @Nullable
    SpriteStrip of(MindState state, HealthComponent health, StatusComponent status, ActorPose pose) {
        if (isDazed(health, status)) {
            return looks.dazed;
        }
        if (pose.noticed > 0) {
            return looks.noticed;
        }
        return pose.alert > 0 ? looks.alert : moodOf(state);
    }

    private @Nullable SpriteStrip moodOf(MindState state) {
        return switch (state) {
            case ASLEEP -> looks.sleep;
            case WANDERING -> looks.wandering;
            case GUARDING -> looks.guarding;
            case SEARCHING -> looks.searching;
            case FLEEING -> looks.fleeing;
            case RETURNING -> looks.returning;
            case SHACKLED -> looks.captive;
            // Whoever hunts is seen to: it comes.
            case HUNTING -> null;
        };
    }

    /** Which of a mark's pictures is shown now. */
    int picture(SpriteStrip mark, ActorPose pose) {
        if (mark == looks.noticed) {
            return mark.frameAt((ActorPose.NOTICED_SECONDS - pose.noticed) * 9);
        }
        if (mark == looks.guarding) {
            boolean blinks = (frame.time + pose.phase) % 2.7f < 0.14f;
            return blinks ? 2 : pose.looksWest ? 1 : 0;
        }
        float pace = mark == looks.dazed ? 9 : mark == looks.alert || mark == looks.fleeing ? 8 : 2.5f;
        return mark.frameRound(frame.time + pose.phase, pace);
    }
}
