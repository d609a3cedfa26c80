package dev.orebound.view.actor;

import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.monster.Monster.MovementKind;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.sprite.ActorSprites;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;

/**
 * Draws one actor with its shadow, the water round it and the statuses that affect it. Chooses its picture and posture:
 * a charging attacker draws back first; one that throws, calls or bursts rises, so that the form of an attack shows on
 * the attacker too.
 */
public final class ActorPainter {
    /** Pixels of a wading actor that are under water, and the colour and pace of its ripples. */
    private static final int WADES = 3;

    private static final int RIPPLE = 0x9fdcec;
    private static final float RIPPLES_A_SECOND = 0.7f;
    private static final int HOVERS_OVER = 2;
    private static final float RIM_PULSES_A_SECOND = 3.4f;
    /** Share of a rim's colour that shines in the dark. */
    private static final float RIM_GLOWS = 0.7f;

    private static final int INK = 0x14121f;
    /** Opacity of the dark line that sets the hero's rim off, and of the light between both. */
    private static final float SET_OFF = 0.55f;

    private static final float HERO_SHINES = 0.45f;

    /** Opacity of the veil of a cloud over a body in it, and over the hero, and the share from which it shows. */
    private static final float VEIL = 0.3f;

    private static final float HERO_VEIL = 0.12f;
    private static final float VEIL_SHOWS = 0.03f;

    /** Whiteness of the hero now and then while grace protects it. */
    private static final float HERO_BLINKS = 0.15f;

    /** Whiteness of a body that was hit. */
    static final float HIT_WHITENESS = 0.6f;

    private static final float BREATHS_A_SECOND = 2.4f;
    private static final float SLEEPY_BREATHS_A_SECOND = 1.3f;
    /** Cells walked during all frames of a walk. */
    private static final float STRIDE = 1.15f;

    private static final float STANDS_AFTER = 0.09f;
    /** Share of the recovery during which the blow is still shown. */
    private static final float FOLLOW_THROUGH = 0.6f;

    private static final float FALL_SECONDS = 0.7f;
    private static final float TREMBLES_FROM = 0.6f;
    private static final int LONG_WIND_UP = 12;
    private static final float DRAWS_BACK = 3;
    private static final float RISES = 2.4f;
    private static final float RECOILS = 2;
    /** Breaths a second, and bend in pixels, of a stalking monster. */
    private static final float HASTY_BREATHS_A_SECOND = 5;

    private static final int STALKS_BENT = 1;
    private static final int RUNS_BENT = 3;
    private static final float LEAPS = 2.6f;
    /** Height in pixels and duration of the jump that a startled monster makes. */
    private static final float STARTS = 5;

    private static final float START_SECONDS = 0.24f;

    private final QuadBatch batch;
    private final SceneContext frame;
    private final StatusPainter statuses;
    private SpriteStrip strip;
    private float offsetX;
    private float offsetY;
    private int lean;
    private int picture;

    ActorPainter(SceneContext frame, DrawnActor first) {
        this.batch = frame.batch;
        this.frame = frame;
        strip = frame.sprites.player.idle();
        statuses = new StatusPainter(frame, first);
    }

    /** Draws the soft shadow beneath an actor, or ripples if it wades. */
    void paintShadow(ActorSprites look, BodyComponent body, float clarity) {
        if (wades(look, body)) {
            paintRipples(body, clarity);
            return;
        }
        float width = body.radius * 2 * SceneContext.CELL + 4;
        batch.colour(0, 0.5f * clarity);
        batch.effect(QuadShape.SHADOW, 0, 0, 0);
        float x = Math.round(frame.x(body));
        float y = Math.round(frame.y(body) - SceneContext.FOOT);
        batch.shape(x - width / 2, y - width * 0.22f, width, width * 0.44f);
    }

    private boolean wades(ActorSprites look, BodyComponent body) {
        return look.gait() != MovementKind.HOVERS && frame.wets(frame.x(body), frame.y(body) - SceneContext.FOOT);
    }

    /** Draws two rings on the water that run outwards in turn. */
    private void paintRipples(BodyComponent body, float clarity) {
        float width = body.radius * 2 * SceneContext.CELL + 2;
        for (int i = 0; i < 2; i++) {
            float along = (frame.flashes.time() * RIPPLES_A_SECOND + i * 0.5f) % 1;
            float radius = width * (0.5f + 0.5f * along);
            batch.colour(RIPPLE, 0.7f * clarity * (1 - along));
            batch.effect(QuadShape.RING, 0, 0, 1.6f / radius);
            batch.shape(
                    Math.round(frame.x(body)) - radius,
                    Math.round(frame.y(body) - SceneContext.FOOT) - radius * 0.5f + 1,
                    radius * 2,
                    radius);
        }
    }

    /** Draws the line of water before the feet of a wading actor. */
    private void paintWaterline(BodyComponent body, float clarity) {
        float width = Math.round(body.radius * 2 * SceneContext.CELL);
        batch.colour(RIPPLE, 0.45f * clarity);
        batch.effect(QuadShape.BLOCK, 0, 0, 0);
        batch.shape(
                Math.round(frame.x(body)) - (int) (width / 2), Math.round(frame.y(body) - SceneContext.FOOT), width, 1);
    }

    /** Draws the actor itself. */
    void paint(DrawnActor role) {
        choosePicture(role);
        float x = frame.x(role.body) + offsetX;
        float y = frame.y(role.body) - SceneContext.FOOT + offsetY;
        if (role.isUnder) {
            batch.colour(role.tint, role.pose.clarity);
            batch.effect(QuadShape.SPRITE, 0, role.pose.clarity, 0);
            draw(role, x, y, 0);
            return;
        }
        statuses.begin(role);
        statuses.paintBehind();
        boolean wades = wades(role.look, role.body);
        int sunk = wades ? WADES : 0;
        if (role.rim != 0) {
            paintRim(role, x, y, sunk);
        }
        boolean isGraced = role.health.graceTicks > 0 && role.health.staggerTicks == 0;
        boolean blinks = isGraced && role.health.graceTicks / 4 % 2 == 1;
        if (frame.fill != SceneContext.BodyFill.PAINTED) {
            batch.colour(frame.fill.rgb, role.pose.clarity);
            batch.effect(QuadShape.SILHOUETTE, 0, 0, 0);
            draw(role, x, y, sunk);
            paintVeil(role, x, y, sunk);
            paintBefore();
            return;
        }
        // The hero stays solid: its rim would show through.
        float shine = blinks && role.isHero ? Math.max(role.shine, HERO_BLINKS) : role.shine;
        batch.colour(
                role.tint, role.pose.clarity * (isGraced && !role.isHero ? frame.flashes.blink(blinks, 0.55f, 1) : 1));
        batch.effect(QuadShape.SPRITE, shine, 1, 0);
        draw(role, x, y, sunk);
        for (int i = 0; i < statuses.coats(); i++) {
            statuses.beginCoat(i);
            draw(role, x, y, sunk);
        }
        paintVeil(role, x, y, sunk);
        if (wades) {
            paintWaterline(role.body, role.pose.clarity);
        }
        paintBefore();
    }

    /** Draws the thin veil of the cloud that the actor is in. */
    private void paintVeil(DrawnActor role, float x, float y, int sunk) {
        float veil = role.isHero ? HERO_VEIL : VEIL;
        if (role.pose.veiled > VEIL_SHOWS && !frame.isWithoutEffects) {
            batch.colour(role.pose.veil, veil * role.pose.veiled * role.pose.clarity);
            batch.effect(QuadShape.SILHOUETTE, 0, 0, 0);
            draw(role, x, y, sunk);
        }
    }

    /** Draws the flames, drops and other signs of statuses before a body. */
    private void paintBefore() {
        if (!frame.isWithoutEffects) {
            statuses.paintBefore(offsetY);
        }
    }

    /** Visits every pixel of the actor's picture, in world pixels; its shadow and statuses are none. */
    void visit(DrawnActor role, SpriteStrip.PixelVisitor visitor) {
        choosePicture(role);
        strip.visitStanding(
                picture,
                frame.x(role.body) + offsetX,
                frame.y(role.body) - SceneContext.FOOT + offsetY,
                wades(role.look, role.body) ? WADES : 0,
                lean,
                role.pose.looksWest,
                visitor);
    }

    private void draw(DrawnActor role, float x, float y, int sunk) {
        strip.drawStanding(batch, picture, x, y, sunk, lean, role.pose.looksWest);
    }

    /** Draws a line of light one pixel beyond an actor's outline. */
    private void paintRim(DrawnActor role, float x, float y, int sunk) {
        float wave = 1 + frame.flashes.wave(frame.time * RIM_PULSES_A_SECOND + role.pose.phase);
        float strength = 1 - role.rimSwells * wave / 2;
        // The lowest row of a hovering body is its shadow.
        int cut = role.look.gait() == MovementKind.HOVERS ? HOVERS_OVER : sunk;
        float bottom = y + cut - sunk;
        if (role.isHero) {
            batch.colour(INK, SET_OFF * role.pose.clarity);
            batch.effect(QuadShape.SILHOUETTE, 0, 0, 0);
            paintLine(role, x, bottom, cut, 3);
            batch.colour(role.rim, HERO_SHINES * role.pose.clarity);
            batch.effect(QuadShape.SILHOUETTE, 0, RIM_GLOWS * HERO_SHINES, 0);
            paintLine(role, x, bottom, cut, 2);
        }
        batch.colour(role.rim, role.pose.clarity * strength);
        batch.effect(QuadShape.SILHOUETTE, 0, RIM_GLOWS * strength, 0);
        paintLine(role, x, bottom, cut, 1);
    }

    /** Fills everything within so many pixels of the actor's picture, along or across; nothing below water. */
    private void paintLine(DrawnActor role, float x, float bottom, int cut, int far) {
        int down = cut == 0 ? -far : 0;
        for (int up = down; up <= far; up++) {
            int aside = far - Math.abs(up);
            draw(role, x - aside, bottom + up, cut);
            if (aside > 0) {
                draw(role, x + aside, bottom + up, cut);
            }
        }
    }

    /** Draws a ring under a friend. */
    void paintFriendlyRing(BodyComponent body, int rgb, float clarity) {
        float radius = body.radius * SceneContext.CELL + 5;
        batch.colour(rgb, 0.85f * clarity);
        batch.effect(QuadShape.RING, 0, 0.6f, 2.2f / radius);
        batch.shape(
                Math.round(frame.x(body)) - radius,
                Math.round(frame.y(body) - SceneContext.FOOT) - radius * 0.5f,
                radius * 2,
                radius);
    }

    /** Draws the light that gathers over an actor that winds up something other than a blow. */
    void paintGathering(BodyComponent body, ActorSprites look, int rgb, float strength) {
        float radius = 7 + 7 * strength;
        float y = frame.y(body) - SceneContext.FOOT + look.idle().height() * 0.8f;
        batch.colour(rgb, 1);
        batch.effect(QuadShape.HAZE, 0, strength, 0);
        batch.shape(frame.x(body) - radius, y - radius, radius * 2, radius * 2);
    }

    /** Draws something that belongs to the actor: before the actor itself what is behind it, after it what it bears. */
    void paintWith(BodyComponent body, SpriteStrip what, ActorPose pose) {
        batch.colour(0xffffff, pose.clarity);
        batch.effect(QuadShape.SPRITE, 0, pose.clarity, 0);
        what.draw(batch, 0, frame.x(body), frame.y(body) - SceneContext.FOOT);
    }

    /** Returns the whiteness after a blow, from 0 to 1: so little that a crowd that is hit at once stays readable. */
    static float whiteness(ActorPose pose) {
        return pose.isFlashing ? HIT_WHITENESS : 0;
    }

    private void choosePicture(DrawnActor role) {
        ActorSprites look = role.look;
        StrikerComponent striker = role.striker;
        HealthComponent health = role.health;
        Attack attack = role.attack;
        ActorPose pose = role.pose;
        DrawnActor.Activity doing = role.doing;
        int number = role.isHero ? AttackTable.mannerOf(striker.attack) : striker.attack;
        offsetX = 0;
        offsetY = 0;
        lean = 0;
        if (health.health <= 0) {
            show(look.die(), look.die().frameAt(pose.fallen / FALL_SECONDS));
        } else if (role.status.has(StatusEffect.FROZEN)) {
            // As it was caught: in the middle of a step, and still.
            show(look.walk(), stepOf(pose, look.walk()));
        } else if (health.staggerTicks > 0) {
            show(look.hurt(), look.hurt().frameRound(frame.time, 12));
            offsetX = health.staggerTicks / 2 % 2 == 0 ? 0 : 1;
        } else if (role.isUnder) {
            float pace = doing == DrawnActor.Activity.SLEEPING ? SLEEPY_BREATHS_A_SECOND : BREATHS_A_SECOND;
            show(look.under(), look.under().frameRound(frame.time + pose.phase, pace));
        } else if (doing == DrawnActor.Activity.DASHING) {
            show(look.dash(), look.dash().frameRound(frame.time, 16));
        } else if (striker.phase == StrikePhase.WINDING_UP) {
            windUp(role, number);
        } else if (striker.phase == StrikePhase.STRIKING) {
            show(look.strike(number), 0);
            offsetY = (float) Math.abs(Math.sin(frame.time * 26)) * 1.6f;
        } else if (striker.phase == StrikePhase.RECOVERING && recovered(striker, attack) < FOLLOW_THROUGH) {
            strike(role, number);
        } else if (doing == DrawnActor.Activity.SLEEPING) {
            show(look.asleep(), look.asleep().frameRound(frame.time + pose.phase, SLEEPY_BREATHS_A_SECOND));
        } else {
            move(look, pose, doing);
        }
    }

    private void move(ActorSprites look, ActorPose pose, DrawnActor.Activity doing) {
        boolean stalks = doing == DrawnActor.Activity.STALKING;
        if (walks(pose)) {
            show(look.walk(), stepOf(pose, look.walk()));
            if (doing == DrawnActor.Activity.RUNNING) {
                lean = RUNS_BENT;
                offsetY = (float) Math.abs(Math.sin(pose.walked / STRIDE * 2 * Math.PI)) * LEAPS;
            }
        } else {
            float breaths = stalks || doing == DrawnActor.Activity.RUNNING ? HASTY_BREATHS_A_SECOND : BREATHS_A_SECOND;
            show(look.idle(), look.idle().frameRound(frame.time + pose.phase, breaths));
            lean = doing == DrawnActor.Activity.RUNNING ? -RUNS_BENT : 0;
        }
        lean += stalks ? STALKS_BENT : 0;
        float start = pose.started / START_SECONDS;
        offsetY += start < 1 ? 4 * start * (1 - start) * STARTS : 0;
    }

    /** Returns true if an actor is on its feet, not standing. */
    static boolean walks(ActorPose pose) {
        return pose.standing < STANDS_AFTER;
    }

    /** Returns the frame of a walk for the way that an actor has walked. */
    static int stepOf(ActorPose pose, SpriteStrip walk) {
        return walk.frameRound(pose.walked / STRIDE, walk.frames());
    }

    /** Returns the frame of an actor that stands and breathes. */
    static int breathOf(ActorPose pose, SpriteStrip idle, float time) {
        return idle.frameRound(time + pose.phase, BREATHS_A_SECOND);
    }

    private void windUp(DrawnActor role, int number) {
        StrikerComponent striker = role.striker;
        Attack attack = role.attack;
        ActorPose pose = role.pose;
        int ticks = attack.timing().windUpTicks();
        float done = 1 - Math.max(0, striker.ticks - frame.alpha) / ticks;
        SpriteStrip windUp = role.look.windUp(number);
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

    private void strike(DrawnActor role, int number) {
        StrikerComponent striker = role.striker;
        Attack attack = role.attack;
        float recovered = recovered(striker, attack) / FOLLOW_THROUGH;
        SpriteStrip strike = role.look.strike(number);
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
}
