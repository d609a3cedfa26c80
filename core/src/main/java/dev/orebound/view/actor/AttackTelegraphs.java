package dev.orebound.view.actor;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.grid.BitLayer;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.effect.EventColours;
import dev.orebound.view.frame.FogOfWar;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.ui.UiPalette;
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
public final class AttackTelegraphs implements SceneLayer {
    private static final float REACH = 24;
    /** Share of a blow's reach at which its most telling part lies, which no mark may cover. */
    private static final float MIDDLE_OF_WEDGE = 0.6f;

    static final int COLOUR = 0xe8402e;
    static final int ABOUT_TO_LAND = 0xffb05c;
    private static final int LANDS = 0xffd45c;
    static final int HEALS = 0x8fcf6a;
    private static final float LATE = 0.8f;
    /** The last ticks, in which a telegraph flashes. */
    private static final float FLASH_TICKS = 5;

    /** Opacity of the edges that are drawn over bodies. */
    private static final float EDGE = 0.7f;

    private static final float APPEARS = 5;
    /** Step in which the way to the first rock is searched, in cells. */
    private static final float STEP = 0.125f;

    private static final float CALLING_RADIUS = 15;

    /** Measure of a disc that shows the colour of an element within its rim. */
    private static final float HOLLOW = 0.25f;

    /** Added to the number of arrowheads of a lane to make them point back to its beginning. */
    private static final int BACKWARDS = 128;

    /** Distance between two of them, in pixels. */
    private static final float PULL_GAP = 10;

    private final World world;
    private final SceneContext frame;
    private final FogOfWar fog;
    private final AttackTable attacks;
    private final QuadBatch batch;
    private final BitLayer opaque;
    private final TelegraphSigns signs;
    private float done;
    private float glow;
    /** Colour of the telegraph that is drawn, and its opacity beside the usual. */
    private int rgb;

    private float clarity;
    /** True while the edges alone are drawn, over everything. */
    private boolean isAbove;

    public AttackTelegraphs(SceneContext frame) {
        this.world = frame.world;
        this.frame = frame;
        this.fog = frame.fog;
        attacks = new AttackTable(frame.world.content());
        batch = frame.batch;
        opaque = frame.world.floorState().opaque();
        signs = new TelegraphSigns(frame);
    }

    @Override
    public void draw() {
        drawAttacks();
        paintOwn(world.player().striker());
        paintLobs();
    }

    /** Draws the edges of everything that will hurt the player once more, so that no body hides them. */
    public void drawEdges() {
        isAbove = true;
        drawAttacks();
        paintLobs();
        isAbove = false;
    }

    /**
     * Draws the crescents of blows over everything, since a short blow reaches no farther than the bodies that fight.
     */
    public void drawBlows() {
        for (int i = 0; i < world.monsters().size(); i++) {
            Entity monster = world.monsters().get(i);
            StrikerComponent striker = frame.strikers.get(monster);
            BodyComponent body = frame.bodies.get(monster);
            float sight = fog.sight(body.cell);
            if (sight > 0 && striker.phase == StrikePhase.WINDING_UP) {
                Attack attack = attacks.of(frame.monsters.get(monster).monster, striker.attack);
                if (attack.form() instanceof AttackForm.MeleeArc blow) {
                    beginWindUp(attack.timing().windUpTicks(), striker.ticks, sight);
                    paintWedge(QuadShape.WEDGE_EDGE, body, striker, blow);
                }
            }
        }
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
                this.clarity = clarity * Math.min(1, done * APPEARS);
                paint(attack, striker, body);
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

    private void paint(Attack attack, StrikerComponent striker, BodyComponent body) {
        AttackForm form = attack.form();
        if (form instanceof AttackForm.MeleeArc blow && !isAbove) {
            paintWedge(QuadShape.WEDGE, body, striker, blow);
        } else if (form instanceof AttackForm.Ranged shot) {
            paintShotLine(body, striker, attack, shot);
        } else if (form instanceof AttackForm.Charge charge) {
            paintLane(body, striker, charge.cells());
            float length = (freeCells(body, striker, charge.cells()) + body.radius) * SceneContext.CELL;
            if (isAbove) {
                pictureAlong(attack, body, striker, length);
            } else {
                float halfWidth = body.radius * SceneContext.CELL;
                signs.tintLane(attack, frame.x(body), frame.y(body), length, halfWidth, striker, clarity);
            }
        } else if (form instanceof AttackForm.Lob lob) {
            paintThrowTargets(striker, body, attack, lob);
        } else if (form instanceof AttackForm.Burst burst) {
            paintBurst(frame.x(body), frame.y(body), attack, burst.radiusCells() * SceneContext.CELL);
        } else if (form instanceof AttackForm.Summon && !isAbove) {
            paintCall(body, striker);
        } else if (form instanceof AttackForm.Heal) {
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
                    paintLanding(x, y, attack, done);
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
        rgb = leftNow <= FLASH_TICKS
                ? UiPalette.mix(
                        batch.colours().of(ABOUT_TO_LAND), batch.colours().of(LANDS), frame.flashes.flash(1))
                : done > LATE ? ABOUT_TO_LAND : COLOUR;
        useColour(clarity);
    }

    /** Prepares for an attack that is under way. */
    private void beginCharge(float clarity) {
        done = 1;
        glow = 0.45f;
        batch.colour(ABOUT_TO_LAND, (isAbove ? EDGE : 0.8f) * clarity);
    }

    private void useColour(float clarity) {
        float appearing = Math.min(1, done * APPEARS);
        batch.colour(rgb, (isAbove ? EDGE : 0.9f) * appearing * clarity);
    }

    private void paintWedge(QuadShape shape, BodyComponent body, StrikerComponent striker, AttackForm.MeleeArc blow) {
        batch.effect(shape, done, glow, blow.arcDegrees() / 360f);
        float reach = blow.reachCells() * SceneContext.CELL;
        batch.turned(frame.x(body), frame.y(body), reach, striker.aimX, striker.aimY);
    }

    private QuadShape lane() {
        return isAbove ? QuadShape.LANE_EDGE : QuadShape.LANE;
    }

    /**
     * Draws a line as wide as the shot, up to the first rock. Arrowheads lead back along one that draws its target
     * nearer.
     */
    private void paintShotLine(BodyComponent body, StrikerComponent striker, Attack attack, AttackForm.Ranged shot) {
        float length = freeCells(body, striker, shot.flightCells()) * SceneContext.CELL;
        float halfWidth = Math.max(1.5f, shot.radiusCells() * SceneContext.CELL);
        boolean pulls = TelegraphSigns.pulls(attack);
        batch.effect(lane(), done, glow, pulls ? (BACKWARDS + length / PULL_GAP) / 255f : 0);
        batch.strip(frame.x(body), frame.y(body), length, halfWidth, striker.aimX, striker.aimY);
        if (!isAbove) {
            signs.tintLane(attack, frame.x(body), frame.y(body), length, halfWidth, striker, clarity);
        } else {
            pictureAlong(attack, body, striker, length);
        }
    }

    /** Draws the picture of what an attack brings half way along a lane, over everything. */
    private void pictureAlong(Attack attack, BodyComponent body, StrikerComponent striker, float length) {
        float along = length / 2;
        signs.picture(attack, frame.x(body) + striker.aimX * along, frame.y(body) + striker.aimY * along, clarity);
        useColour(clarity);
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
    private void paintThrowTargets(StrikerComponent striker, BodyComponent body, Attack attack, AttackForm.Lob lob) {
        float radius = lob.blastCells() * SceneContext.CELL;
        for (int i = 0; i < VolleyPlaces.count(lob); i++) {
            float x = VolleyPlaces.x(lob, striker, body, i);
            float y = VolleyPlaces.y(lob, striker, body, i);
            if (VolleyPlaces.isOpen(opaque, lob, striker, body, i, x, y)) {
                float atX = x * SceneContext.CELL;
                float atY = y * SceneContext.CELL;
                paintTarget(atX, atY, attack, radius, 0);
                if (TelegraphSigns.fallsFromRoof(lob)) {
                    paintFall(atX, atY, radius);
                } else if (isAbove && i == arcOf(lob)) {
                    signs.throwArc(frame.x(body), frame.y(body), atX, atY, done, rgb, clarity);
                }
            }
        }
    }

    /** Returns the index of the lob of a volley whose arc is shown; the arcs of all would hide each other. */
    private static int arcOf(AttackForm.Lob lob) {
        AttackForm.LobVolley volley = lob.volley();
        return volley != null && volley.pattern() == AttackForm.VolleyPattern.ROW ? volley.more() / 2 : 0;
    }

    private void paintFall(float x, float y, float radius) {
        if (isAbove) {
            signs.fallArrows(x, y, rgb, clarity);
        } else {
            signs.fallShadow(x, y, radius, done);
        }
    }

    /** Shows where a lob in the air comes down. */
    private void paintLanding(float x, float y, Attack attack, float along) {
        done = along;
        glow = 0.3f + 0.2f * along;
        rgb = along > 0.92f ? LANDS : along > LATE ? ABOUT_TO_LAND : COLOUR;
        clarity = 1;
        float radius = AttackTable.blastCells(attack) * SceneContext.CELL;
        paintTarget(x, y, attack, radius, along);
        if (!isAbove && attack.form() instanceof AttackForm.Lob lob && TelegraphSigns.fallsFromRoof(lob)) {
            signs.fallShadow(x, y, radius, 1);
        }
    }

    /** Draws a thin ring for an attack of the player, in the colour of the ore. */
    private void paintOwnRing(float x, float y, float cells, float along, int colour) {
        float radius = cells * SceneContext.CELL;
        batch.colour(colour, 0.4f + 0.3f * along);
        batch.effect(QuadShape.RING, 0, 0.5f, 1.4f / radius);
        batch.shape(x - radius, y - radius, radius * 2, radius * 2);
    }

    /** Shows how far a burst round its owner reaches. */
    private void paintBurst(float x, float y, Attack attack, float radius) {
        boolean isTinted = isTinted(x, y, attack, radius);
        float own = TelegraphSigns.pulls(attack) ? 1 : isTinted ? HOLLOW : 0;
        batch.effect(isAbove ? QuadShape.BLAST_EDGE : QuadShape.BLAST, done, glow, own);
        batch.shape(x - radius, y - radius, radius * 2, radius * 2);
        pictureOver(x, y, attack, radius);
    }

    private void paintTarget(float x, float y, Attack attack, float radius, float along) {
        boolean isTinted = isTinted(x, y, attack, radius);
        batch.effect(isAbove ? QuadShape.TARGET_EDGE : QuadShape.TARGET, along, glow, isTinted ? HOLLOW : 0);
        batch.shape(x - radius, y - radius, radius * 2, radius * 2);
        pictureOver(x, y, attack, radius);
    }

    /** Draws the picture of what an attack brings on the upper rim of a disc, over everything. */
    private void pictureOver(float x, float y, Attack attack, float radius) {
        if (isAbove) {
            signs.picture(attack, x, y + radius, clarity);
            useColour(clarity);
        }
    }

    private boolean isTinted(float x, float y, Attack attack, float radius) {
        boolean isTinted = !isAbove && signs.tintDisc(attack, x, y, radius, clarity);
        useColour(clarity);
        return isTinted;
    }

    /** Draws runes round a monster that calls others; where those come up, they have marks of their own. */
    private void paintCall(BodyComponent body, StrikerComponent striker) {
        float radius = CALLING_RADIUS + body.radius * SceneContext.CELL;
        batch.colour(EventColours.ARRIVAL, 0.55f + 0.3f * done);
        batch.effect(QuadShape.RUNES, done, 0.5f + 0.4f * done, 0);
        batch.shape(frame.x(body) - radius, frame.y(body) - radius * 0.74f, radius * 2, radius * 1.48f);
        signs.callThreads(body, striker, done, EventColours.ARRIVAL);
    }

    /** Draws a green thread to the receiver of a heal, a ring round it and a plus over it. */
    private void paintHealLink(BodyComponent body, StrikerComponent striker) {
        BodyComponent receiver = signs.receiver(striker);
        if (receiver == null) {
            return;
        }
        float x = frame.x(receiver);
        float y = frame.y(receiver);
        if (isAbove) {
            signs.healSign(x, y, done, HEALS, clarity);
            return;
        }
        signs.thread(frame.x(body), frame.y(body), x, y, done, HEALS, 0.85f * clarity);
        batch.colour(HEALS, 0.85f * clarity);
        float radius = 12 - 3 * done;
        batch.effect(QuadShape.RING, 0, 0.7f, 1.6f / radius);
        batch.shape(x - radius, y - radius * 0.74f, radius * 2, radius * 1.48f);
    }
}
