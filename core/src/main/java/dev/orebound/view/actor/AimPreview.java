package dev.orebound.view.actor;

import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewBook;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.frame.ThrowAim;
import dev.orebound.view.ui.UiPalette;
import dev.orebound.world.World;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.intent.Intent;

/**
 * Shows where the player's own brews will go: the range, the arc and the splash of a flask while its key is held, and
 * for a moment the line of a bolt that is cast. Lines are dotted and circles smooth, in the colour of the brew, which
 * tells them from the toothed red of foes.
 */
public final class AimPreview implements SceneLayer {
    private static final int RANGE = 0xe8dcc0;
    private static final float RANGE_ALPHA = 0.2f;
    private static final float RANGE_REACHED_ALPHA = 0.6f;
    /** Share of red in what the player cannot pay for, and its opacity and that of what is not ready yet. */
    private static final float RED = 0.75f;

    private static final float UNPAID_ALPHA = 0.5f;
    private static final float RESTING_ALPHA = 0.4f;
    private static final float FILL = 0.18f;

    private static final float DOT_GAP = 6;
    private static final float DOT = 2;
    private static final int DARK = 0x0a0812;
    private static final float TICK = 5;

    private static final float BOLT_SECONDS = 0.45f;
    private static final float HEIGHT = 7;
    private static final float END_RADIUS = 3.5f;

    private final SceneContext frame;
    private final QuadBatch batch;
    private final World world;
    private final ThrowAim aim;
    private final PlayerComponent alchemist;
    private final StrikerComponent striker;
    private final BrewBook book;
    private final AttackTable attacks;
    private final BrewReach reach;
    private float splashCells;
    private int rgb;
    private float alpha;
    /** The last bolt: where it began, its direction, how far it goes in cells, and what it ends at. */
    private float boltX;

    private float boltY;
    private float boltAimX;
    private float boltAimY;
    private float boltCells;
    private float boltBurstCells;
    private int boltRgb;
    private float boltSeconds;

    public AimPreview(SceneContext frame) {
        this.frame = frame;
        batch = frame.batch;
        world = frame.world;
        aim = frame.throwAim;
        alchemist = world.player().component();
        striker = world.player().striker();
        book = world.content().brews();
        attacks = new AttackTable(world.content());
        reach = new BrewReach(world);
    }

    @Override
    public void update(float seconds) {
        boltSeconds = Math.max(0, boltSeconds - seconds);
        boolean isCast = striker.phase == StrikePhase.WINDING_UP && AttackTable.isCast(striker.attack);
        Attack attack = isCast ? attacks.of(-1, striker.attack) : null;
        if (attack != null && attack.form() instanceof AttackForm.Ranged shot) {
            BodyComponent from = world.player().body();
            boltX = from.x;
            boltY = from.y;
            boltAimX = striker.aimX;
            boltAimY = striker.aimY;
            boltBurstCells = shot.burstCells();
            boltRgb = frame.batch.colours().of(attacks.colourOf(striker.attack));
            boltSeconds = BOLT_SECONDS;
            boltCells = reach.boltCells(shot, from.x, from.y, striker.aimX, striker.aimY);
        }
    }

    /** Draws what lies on the ground: the range and the splash of an aimed flask. */
    @Override
    public void draw() {
        int brew = book.of(alchemist.chosenOres);
        if (!aim.isHeld() || brew == BrewBook.NONE || !world.player().isAlive()) {
            return;
        }
        Attack attack = book.attack(brew, BrewUse.FLASK, alchemist.brews[brew]);
        if (!(attack.form() instanceof AttackForm.Lob lob)) {
            return;
        }
        float farthest = attack.begins().farthestCells();
        float meant = (float) aim.steps() / Intent.STEPS_A_CELL;
        boolean isTooFar = aim.steps() == 0 || meant >= farthest;
        reach.throwFlask(lob, aim.direction(), isTooFar ? farthest : meant);
        splashCells = lob.blastCells();
        boolean isPaid = world.purse().affords(brew, BrewUse.FLASK);
        boolean isResting = striker.cooldownTicks[AttackTable.THROW_COOLDOWN]
                > world.content().player().bufferTicks();
        rgb = frame.batch.colours().of(book.at(brew).rgb());
        rgb = isPaid ? rgb : UiPalette.mix(rgb, UiPalette.BLOOD, RED);
        alpha = isPaid ? isResting ? RESTING_ALPHA : 1 : UNPAID_ALPHA;
        BodyComponent body = world.player().body();
        float range = farthest * SceneContext.CELL;
        ring(frame.x(body), frame.y(body), range, 1.5f, RANGE, isTooFar ? RANGE_REACHED_ALPHA : RANGE_ALPHA);
        float splash = splashCells * SceneContext.CELL;
        ring(reach.landX() * SceneContext.CELL, reach.landY() * SceneContext.CELL, splash, splash, rgb, FILL * alpha);
    }

    /** Draws what no body hides: the arc and the edge of the splash of an aimed flask, and the line of a bolt. */
    public void drawAbove() {
        if (aim.isHeld() && splashCells > 0 && world.player().isAlive()) {
            BodyComponent body = world.player().body();
            drawArc(frame.x(body), frame.y(body), reach.landX() * SceneContext.CELL, reach.landY() * SceneContext.CELL);
            drawSplash(
                    reach.landX() * SceneContext.CELL,
                    reach.landY() * SceneContext.CELL,
                    splashCells * SceneContext.CELL);
        }
        if (boltSeconds > 0) {
            drawBolt(Math.min(1, 1.5f * boltSeconds / BOLT_SECONDS));
        }
    }

    private void ring(float x, float y, float radius, float thickness, int colour, float opacity) {
        batch.colour(colour, opacity);
        batch.effect(QuadShape.RING, 0, thickness < radius ? 0.4f : 0.1f, thickness / radius);
        batch.shape(x - radius, y - radius, radius * 2, radius * 2);
    }

    private void drawArc(float x, float y, float toX, float toY) {
        float way = (float) Math.sqrt((toX - x) * (toX - x) + (toY - y) * (toY - y));
        float rise = ProjectilePainter.riseOf(way);
        int dots = Math.max(2, (int) (way / DOT_GAP));
        for (int i = 1; i <= dots; i++) {
            float left = 1 - i / (dots + 1f);
            float height = ProjectilePainter.heightOf(rise, left);
            dot(toX + (x - toX) * left, toY + (y - toY) * left + height, rgb, alpha);
        }
    }

    /** Draws the edge of the splash with a mark at each side and one in its middle. */
    private void drawSplash(float x, float y, float radius) {
        ring(x, y, radius, 1.5f, rgb, 0.9f * alpha);
        batch.effect(QuadShape.BLOCK, 0, 0.6f, 0);
        batch.colour(UiPalette.mix(rgb, RANGE, 0.7f), alpha);
        batch.shape(Math.round(x - radius), Math.round(y) - 1, TICK, DOT);
        batch.shape(Math.round(x + radius - TICK), Math.round(y) - 1, TICK, DOT);
        batch.shape(Math.round(x) - 1, Math.round(y - radius), DOT, TICK);
        batch.shape(Math.round(x) - 1, Math.round(y + radius - TICK), DOT, TICK);
        dot(x, y, UiPalette.mix(rgb, RANGE, 0.7f), alpha);
    }

    private void drawBolt(float opacity) {
        float length = boltCells * SceneContext.CELL;
        float x = boltX * SceneContext.CELL;
        float y = boltY * SceneContext.CELL + HEIGHT;
        for (float along = 2 * DOT_GAP; along < length - END_RADIUS; along += DOT_GAP) {
            dot(x + boltAimX * along, y + boltAimY * along, boltRgb, 0.8f * opacity);
        }
        float endX = x + boltAimX * length;
        float endY = y + boltAimY * length;
        float radius = Math.max(END_RADIUS, boltBurstCells * SceneContext.CELL);
        ring(endX, endY, radius, 1.5f, UiPalette.mix(boltRgb, RANGE, 0.4f), 0.9f * opacity);
    }

    private void dot(float x, float y, int colour, float opacity) {
        float left = Math.round(x) - DOT / 2;
        float bottom = Math.round(y) - DOT / 2;
        batch.colour(DARK, 0.6f * opacity);
        batch.effect(QuadShape.BLOCK, 0, 0, 0);
        batch.shape(left - 1, bottom - 1, DOT + 2, DOT + 2);
        batch.colour(colour, opacity);
        batch.effect(QuadShape.BLOCK, 0, 0.6f, 0);
        batch.shape(left, bottom, DOT, DOT);
    }
}
