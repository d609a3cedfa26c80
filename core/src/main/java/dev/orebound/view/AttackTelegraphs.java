package dev.orebound.view;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.grid.BitLayer;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.world.World;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.VolleyPlaces;

/**
 * Shows on the ground where every attack of a monster will land, and how soon. Each form has its own shape: red for
 * harm, violet for a call, green for healing. A telegraph fills up and flashes just before the attack.
 */
final class AttackTelegraphs implements SceneLayer {
    private static final float REACH = 24;
    /** Share of a blow's reach at which its most telling part lies, which no mark may cover. */
    private static final float MIDDLE_OF_WEDGE = 0.6f;

    private static final int COLOUR = 0xe8402e;
    private static final int ABOUT_TO_LAND = 0xffb05c;
    private static final int LANDS = 0xffd45c;
    private static final int HEALS = 0x8fcf6a;
    private static final float LATE = 0.8f;
    /** The last ticks, in which a telegraph flashes. */
    private static final float FLASH_TICKS = 5;

    /** Opacity of the edges that are drawn over bodies. */
    private static final float EDGE = 0.7f;

    private static final float APPEARS = 5;
    /** Step in which the way to the first rock is searched, in cells. */
    private static final float STEP = 0.125f;

    private static final float CALLING_RADIUS = 15;

    private final World world;
    private final SceneContext frame;
    private final FogOfWar fog;
    private final AttackTable attacks;
    private final QuadBatch batch;
    private final BitLayer opaque;
    private float done;
    private float glow;
    /** True while the edges alone are drawn, over everything. */
    private boolean isAbove;

    AttackTelegraphs(SceneContext frame) {
        this.world = frame.world;
        this.frame = frame;
        this.fog = frame.fog;
        attacks = new AttackTable(frame.world.content());
        batch = frame.batch;
        opaque = frame.world.floorState().opaque();
    }

    @Override
    public void draw() {
        drawAttacks();
        paintOwn(world.player().striker());
        paintLobs();
    }

    /** Draws the edges of everything that will hurt the player once more, so that no body hides them. */
    void drawEdges() {
        isAbove = true;
        drawAttacks();
        paintLobs();
        isAbove = false;
    }

    private void drawAttacks() {
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity monster = world.monsters().get(i);
            StrikerComponent striker = frame.strikers.get(monster);
            BodyComponent body = frame.bodies.get(monster);
            float clarity = fog.sight(body.cell);
            if (clarity > 0 && striker.phase == StrikePhase.WINDING_UP) {
                Attack attack = attacks.of(frame.monsters.get(monster).monster, striker.attack);
                beginWindUp(attack.timing().windUpTicks(), striker.ticks, clarity);
                paint(attack.form(), striker, body);
                keep(attack.form(), striker, body);
            } else if (clarity > 0 && striker.phase == StrikePhase.STRIKING) {
                beginCharge(clarity);
                paintLane(body, striker, striker.cellsLeft);
                keepWay(body, striker, striker.cellsLeft, body.radius);
            }
        }
    }

    /** Shows how far the player's own burst will reach while it is cast. */
    private void paintOwn(StrikerComponent striker) {
        if (striker.phase != StrikePhase.WINDING_UP || !AttackTable.isCast(striker.attack)) {
            return;
        }
        Attack attack = attacks.of(-1, striker.attack);
        if (attack.form() instanceof AttackForm.Burst burst) {
            int ticks = attack.timing().windUpTicks();
            float done = 1 - Math.max(0, striker.ticks - frame.alpha) / ticks;
            BodyComponent body = world.player().body();
            int colour = attacks.colourOf(striker.attack);
            paintOwnRing(frame.x(body), frame.y(body), burst.radiusCells(), done, colour);
        }
    }

    private void paint(AttackForm form, StrikerComponent striker, BodyComponent body) {
        if (form instanceof AttackForm.MeleeArc blow) {
            paintWedge(body, striker, blow);
        } else if (form instanceof AttackForm.Ranged shot) {
            paintShotLine(body, striker, shot);
        } else if (form instanceof AttackForm.Charge charge) {
            paintLane(body, striker, charge.cells());
        } else if (form instanceof AttackForm.Lob lob) {
            paintThrowTargets(striker, body, lob);
        } else if (form instanceof AttackForm.Burst burst) {
            paintBurst(frame.x(body), frame.y(body), burst.radiusCells());
        } else if (form instanceof AttackForm.Summon && !isAbove) {
            paintCall(body);
        } else if (form instanceof AttackForm.Heal && !isAbove) {
            paintHealLink(body, striker);
        }
    }

    /** Keeps marks off the place where an attack hurts. */
    private void keep(AttackForm form, StrikerComponent striker, BodyComponent body) {
        if (form instanceof AttackForm.MeleeArc blow) {
            float reach = blow.reachCells() * SceneContext.CELL;
            float x = frame.x(body) + striker.aimX * reach * MIDDLE_OF_WEDGE;
            float y = frame.y(body) + striker.aimY * reach * MIDDLE_OF_WEDGE;
            frame.kept.keepDisc(x, y, reach / 2);
        } else if (form instanceof AttackForm.Ranged shot) {
            keepWay(body, striker, shot.flightCells(), shot.radiusCells());
        } else if (form instanceof AttackForm.Charge charge) {
            keepWay(body, striker, charge.cells(), body.radius);
        } else if (form instanceof AttackForm.Lob lob) {
            for (int i = 0; i < VolleyPlaces.count(lob); i++) {
                frame.kept.keepDisc(
                        VolleyPlaces.x(lob, striker, body, i) * SceneContext.CELL,
                        VolleyPlaces.y(lob, striker, body, i) * SceneContext.CELL,
                        lob.blastCells() * SceneContext.CELL);
            }
        } else if (form instanceof AttackForm.Burst burst) {
            frame.kept.keepDisc(frame.x(body), frame.y(body), burst.radiusCells() * SceneContext.CELL);
        }
    }

    private void keepWay(BodyComponent body, StrikerComponent striker, float cells, float halfWidth) {
        frame.kept.keepWay(
                frame.x(body),
                frame.y(body),
                striker.aimX,
                striker.aimY,
                cells * SceneContext.CELL,
                halfWidth * SceneContext.CELL);
    }

    /** Shows the landing places of lobs. The player's own look different, since they are harmless to the player. */
    private void paintLobs() {
        for (int i = 0; i < world.projectiles().size(); i++) {
            ProjectileComponent lob = frame.projectiles.get(world.projectiles().get(i));
            float x = lob.toX * SceneContext.CELL;
            float y = lob.toY * SceneContext.CELL;
            if (lob.lobbed && frame.section.sees(x, y, REACH * 2)) {
                float done = 1 - Math.max(0, lob.ticks + 1 - frame.alpha) / lob.flightTicks;
                Attack attack = attacks.of(lob.monster, lob.attack);
                if (lob.monster < 0) {
                    if (!isAbove) {
                        paintOwnRing(x, y, AttackTable.blastCells(attack), done, attacks.colourOf(lob.attack));
                    }
                } else {
                    paintLanding(x, y, AttackTable.blastCells(attack), done);
                    frame.kept.keepDisc(x, y, AttackTable.blastCells(attack) * SceneContext.CELL);
                }
            }
        }
    }

    /** Prepares for an attack that lands in {@code left} of {@code ticks}. */
    private void beginWindUp(int ticks, int left, float clarity) {
        float leftNow = Math.max(0, left - frame.alpha);
        done = 1 - leftNow / Math.max(1, ticks);
        glow = 0.35f + 0.3f * done;
        colourFor(leftNow <= FLASH_TICKS ? LANDS : done > LATE ? ABOUT_TO_LAND : COLOUR, clarity);
    }

    /** Prepares for an attack that is under way. */
    private void beginCharge(float clarity) {
        done = 1;
        glow = 0.45f;
        batch.colour(ABOUT_TO_LAND, (isAbove ? EDGE : 0.8f) * clarity);
    }

    private void colourFor(int rgb, float clarity) {
        float appearing = Math.min(1, done * APPEARS);
        batch.colour(rgb, (isAbove ? EDGE : 0.9f) * appearing * clarity);
    }

    private void paintWedge(BodyComponent body, StrikerComponent striker, AttackForm.MeleeArc blow) {
        batch.effect(isAbove ? QuadShape.WEDGE_EDGE : QuadShape.WEDGE, done, glow, blow.arcDegrees() / 360f);
        float reach = blow.reachCells() * SceneContext.CELL;
        batch.turned(frame.x(body), frame.y(body), reach, striker.aimX, striker.aimY);
    }

    private QuadShape lane() {
        return isAbove ? QuadShape.LANE_EDGE : QuadShape.LANE;
    }

    /** Draws a line as wide as the shot, up to the first rock. */
    private void paintShotLine(BodyComponent body, StrikerComponent striker, AttackForm.Ranged shot) {
        float length = freeCells(body, striker, shot.flightCells());
        batch.effect(lane(), done, glow, 0);
        batch.strip(
                frame.x(body),
                frame.y(body),
                length * SceneContext.CELL,
                Math.max(1.5f, shot.radiusCells() * SceneContext.CELL),
                striker.aimX,
                striker.aimY);
    }

    /** Draws a lane as wide as the attacker, up to the first rock. */
    private void paintLane(BodyComponent body, StrikerComponent striker, float cells) {
        float length = freeCells(body, striker, cells) + body.radius;
        batch.effect(lane(), done, glow, Math.max(1, Math.round(length / 1.4f)) / 255f);
        batch.strip(
                frame.x(body),
                frame.y(body),
                length * SceneContext.CELL,
                body.radius * SceneContext.CELL,
                striker.aimX,
                striker.aimY);
    }

    /** Returns the free distance ahead in cells, at most {@code cells}. */
    private float freeCells(BodyComponent body, StrikerComponent striker, float cells) {
        float free = 0;
        while (free < cells
                && !opaque.at(
                        (int) Math.floor(body.x + striker.aimX * free),
                        (int) Math.floor(body.y + striker.aimY * free),
                        true)) {
            free += STEP;
        }
        return Math.min(free, cells);
    }

    /** Shows where lobs will come down before they are thrown. Their rings begin to close in with the flight. */
    private void paintThrowTargets(StrikerComponent striker, BodyComponent body, AttackForm.Lob lob) {
        for (int i = 0; i < VolleyPlaces.count(lob); i++) {
            float x = VolleyPlaces.x(lob, striker, body, i);
            float y = VolleyPlaces.y(lob, striker, body, i);
            if (VolleyPlaces.isOpen(opaque, lob, striker, body, i, x, y)) {
                paintTarget(x * SceneContext.CELL, y * SceneContext.CELL, lob.blastCells(), 0);
            }
        }
    }

    /** Shows where a lob in the air comes down. */
    private void paintLanding(float x, float y, float cells, float along) {
        done = along;
        glow = 0.3f + 0.2f * along;
        batch.colour(along > 0.92f ? LANDS : along > LATE ? ABOUT_TO_LAND : COLOUR, isAbove ? EDGE : 0.85f);
        paintTarget(x, y, cells, along);
    }

    /** Draws a thin ring for an attack of the player, in the colour of the ore. */
    private void paintOwnRing(float x, float y, float cells, float along, int colour) {
        float radius = cells * SceneContext.CELL;
        batch.colour(colour, 0.4f + 0.3f * along);
        batch.effect(QuadShape.RING, 0, 0.5f, 1.4f / radius);
        batch.shape(x - radius, y - radius, radius * 2, radius * 2);
    }

    private void paintBurst(float x, float y, float cells) {
        paintTarget(x, y, cells, done);
    }

    private void paintTarget(float x, float y, float cells, float along) {
        float radius = cells * SceneContext.CELL;
        batch.effect(isAbove ? QuadShape.TARGET_EDGE : QuadShape.TARGET, along, glow, 0);
        batch.shape(x - radius, y - radius, radius * 2, radius * 2);
    }

    /** Draws runes round a monster that calls others; where those come up, they have marks of their own. */
    private void paintCall(BodyComponent body) {
        float radius = CALLING_RADIUS + body.radius * SceneContext.CELL;
        batch.colour(SpawnMarkPainter.COLOUR, 0.55f + 0.3f * done);
        batch.effect(QuadShape.RUNES, done, 0.5f + 0.4f * done, 0);
        batch.shape(frame.x(body) - radius, frame.y(body) - radius * 0.74f, radius * 2, radius * 1.48f);
    }

    /** Draws a green thread to the receiver of a heal, and a ring round it. */
    private void paintHealLink(BodyComponent body, StrikerComponent striker) {
        float x = striker.targetX * SceneContext.CELL;
        float y = striker.targetY * SceneContext.CELL;
        float dx = x - frame.x(body);
        float dy = y - frame.y(body);
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        float clarity = Math.min(1, done * APPEARS);
        batch.colour(HEALS, 0.7f * clarity);
        if (length > 1) {
            batch.effect(QuadShape.LANE, done, 0.7f, Math.max(1, Math.round(length / 12)) / 255f);
            batch.strip(frame.x(body), frame.y(body), length, 2, dx / length, dy / length);
        }
        float radius = 12 - 3 * done;
        batch.effect(QuadShape.RING, 0, 0.7f, 1.6f / radius);
        batch.shape(x - radius, y - radius * 0.74f, radius * 2, radius * 1.48f);
    }
}
