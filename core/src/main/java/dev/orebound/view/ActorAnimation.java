package dev.orebound.view;

import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;

/**
 * Which picture of an actor is shown, and how it stands: from what it is about. Whoever is about to charge draws back, whoever
 * throws, calls or bursts rises, so that the form of an attack is seen on its owner too.
 */
final class ActorAnimation {
    private static final float BREATHS_A_SECOND = 2.4f;
    private static final float SLEEPY_BREATHS_A_SECOND = 1.3f;

    /** Cells for all frames of a walk. */
    private static final float STRIDE = 1.15f;

    private static final float STANDS_AFTER = 0.09f;

    /** Of the recovery, for which the blow is still shown. */
    private static final float FOLLOW_THROUGH = 0.6f;

    private static final float FALL_SECONDS = 0.7f;
    private static final float TREMBLES_FROM = 0.6f;
    private static final int LONG_WIND_UP = 12;
    private static final float DRAWS_BACK = 3;
    private static final float RISES = 2.4f;
    private static final float RECOILS = 2;

    /** Who stalks breathes so fast, and is bent so many pixels. */
    private static final float HASTY_BREATHS_A_SECOND = 5;

    private static final int STALKS_BENT = 1;
    private static final int RUNS_BENT = 3;
    private static final float LEAPS = 2.6f;

    /** Who starts leaps so high, and for so long. */
    private static final float STARTS = 5;

    private static final float START_SECONDS = 0.24f;

    private final SceneContext frame;
    private SpriteStrip strip;
    private int picture;
    private float offsetX;
    private float offsetY;
    private int lean;

    ActorAnimation(SceneContext frame, SpriteStrip first) {
        this.frame = frame;
        strip = first;
    }

    void choose(
            ActorSprites look,
            StrikerComponent striker,
            HealthComponent health,
            Attack attack,
            ActorPose pose,
            Doing doing,
            boolean isUnder) {
        offsetX = 0;
        offsetY = 0;
        lean = 0;
        if (health.health <= 0) {
            show(look.die(), look.die().frameAt(pose.fallen / FALL_SECONDS));
        } else if (health.staggerTicks > 0) {
            show(look.hurt(), look.hurt().frameRound(frame.time, 12));
            offsetX = health.staggerTicks / 2 % 2 == 0 ? 0 : 1;
        } else if (isUnder) {
            float pace = doing == Doing.SLEEPING ? SLEEPY_BREATHS_A_SECOND : BREATHS_A_SECOND;
            show(look.under(), look.under().frameRound(frame.time + pose.phase, pace));
        } else if (doing == Doing.DASHING) {
            show(look.dash(), look.dash().frameRound(frame.time, 16));
        } else if (striker.phase == StrikePhase.WINDING_UP) {
            windUp(look, striker, attack, pose);
        } else if (striker.phase == StrikePhase.STRIKING) {
            show(look.strike(striker.attack), 0);
            offsetY = (float) Math.abs(Math.sin(frame.time * 26)) * 1.6f;
        } else if (striker.phase == StrikePhase.RECOVERING && recovered(striker, attack) < FOLLOW_THROUGH) {
            strike(look, striker, attack);
        } else if (doing == Doing.SLEEPING) {
            show(look.asleep(), look.asleep().frameRound(frame.time + pose.phase, SLEEPY_BREATHS_A_SECOND));
        } else {
            move(look, pose, doing);
        }
    }

    private void move(ActorSprites look, ActorPose pose, Doing doing) {
        boolean stalks = doing == Doing.STALKING;
        if (pose.standing < STANDS_AFTER) {
            show(
                    look.walk(),
                    look.walk().frameRound(pose.walked / STRIDE, look.walk().frames()));
            if (doing == Doing.RUNNING) {
                lean = RUNS_BENT;
                offsetY = (float) Math.abs(Math.sin(pose.walked / STRIDE * 2 * Math.PI)) * LEAPS;
            }
        } else {
            float breaths = stalks || doing == Doing.RUNNING ? HASTY_BREATHS_A_SECOND : BREATHS_A_SECOND;
            show(look.idle(), look.idle().frameRound(frame.time + pose.phase, breaths));
            lean = doing == Doing.RUNNING ? -RUNS_BENT : 0;
        }
        lean += stalks ? STALKS_BENT : 0;
        float start = pose.started / START_SECONDS;
        offsetY += start < 1 ? 4 * start * (1 - start) * STARTS : 0;
    }

    private void windUp(ActorSprites look, StrikerComponent striker, Attack attack, ActorPose pose) {
        int ticks = attack.timing().windUpTicks();
        float done = 1 - Math.max(0, striker.ticks - frame.alpha) / ticks;
        SpriteStrip windUp = look.windUp(striker.attack);
        show(windUp, windUp.frameAt(done));
        boolean trembles = done > TREMBLES_FROM && ticks > LONG_WIND_UP;
        offsetX = trembles && Math.sin((frame.time + pose.phase) * 70) > 0 ? 1 : 0;
        if (attack.form() instanceof AttackForm.Charge) {
            offsetX -= Math.round(striker.aimX * DRAWS_BACK * done);
            offsetY -= Math.round(striker.aimY * DRAWS_BACK * done);
        } else if (!(attack.form() instanceof AttackForm.MeleeArc) && !(attack.form() instanceof AttackForm.Ranged)) {
            offsetY += Math.round(RISES * done);
        }
    }

    private void strike(ActorSprites look, StrikerComponent striker, Attack attack) {
        float recovered = recovered(striker, attack) / FOLLOW_THROUGH;
        SpriteStrip strike = look.strike(striker.attack);
        show(strike, strike.frameAt(recovered));
        if (attack.form() instanceof AttackForm.Ranged) {
            offsetX -= Math.round(striker.aimX * RECOILS * (1 - recovered));
            offsetY -= Math.round(striker.aimY * RECOILS * (1 - recovered));
        }
    }

    private float recovered(StrikerComponent striker, Attack attack) {
        return 1 - Math.max(0, striker.ticks - frame.alpha) / attack.timing().recoveryTicks();
    }

    private void show(SpriteStrip which, int index) {
        strip = which;
        picture = index;
    }

    SpriteStrip strip() {
        return strip;
    }

    /** Which frame of it. */
    int index() {
        return picture;
    }

    /** How many pixels its head is ahead of its feet. */
    int lean() {
        return lean;
    }

    /** How far it is drawn off its feet, in pixels. */
    float offsetX() {
        return offsetX;
    }

    float offsetY() {
        return offsetY;
    }
}
