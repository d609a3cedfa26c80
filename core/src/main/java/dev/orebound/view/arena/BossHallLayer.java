package dev.orebound.view.arena;

import dev.orebound.cave.floor.Exit;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.effect.EffectMoment;
import dev.orebound.content.terrain.LightSource;
import dev.orebound.grid.Grid;
import dev.orebound.view.actor.ActorFinder;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.effect.ImpactEffects;
import dev.orebound.view.frame.BossFall;
import dev.orebound.view.frame.DepthOrder;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.frame.ViewCamera;
import dev.orebound.view.light.LightList;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.world.World;
import dev.orebound.world.boss.Boss;
import dev.orebound.world.component.BodyComponent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Shows the hall of the last boss: the colossal crystal and its offshoots at the edge, of which more breaks in each
 * phase, the heart of the mine and the daylight that falls through the way out once the boss has fallen, and a picture
 * that is composed about the fight. Guardians' fights are composed likewise.
 */
public final class BossHallLayer implements SceneLayer {
    private static final LightSource WHOLE = new LightSource(0x9cbcff, 10, 1.1f);
    private static final LightSource DAYLIGHT = new LightSource(0xffeccc, 8, 1.25f);
    /** Share of the crystal's light in each of its pictures. */
    private static final float[] LIGHT_LEFT = {1, 0.75f, 0.5f, 0.06f};

    private static final int DEAD = 3;
    private static final float SWELLS_A_SECOND = 0.9f;
    private static final float SWELL = 0.12f;
    /** Strength of the shine about a whole crystal. */
    private static final float SHINE = 0.22f;

    private static final float FLARES_SECONDS = 0.8f;
    private static final float JOLT_SECONDS = 0.45f;
    private static final LightSource OFFSHOOT = new LightSource(0x9cbcff, 6, 0.8f);
    /** Height above the foot of the colossal crystal to which the picture leans, in pixels. */
    private static final float CRYSTAL_MIDDLE = 44;

    /** Distance of a boss from the player, in pixels, beyond which the picture does not lean to it. */
    private static final float COMPOSED_REACH = 17 * SceneContext.CELL;

    private static final float COMPOSES_A_SECOND = 1.5f;
    private static final float FOCUS_RATE = 3;
    /** Seconds between two falls of dust. */
    private static final float DUST_SECONDS = 0.05f;

    private static final float DUST_TO = BossFall.BREAKS + 2.9f;
    /** Colour and opacity of the root: the floor shows through it, and bodies stand out from it. */
    private static final int ROOT_TINT = 0xc8c8d8;

    private static final float ROOT_OPACITY = 0.55f;

    /** Share of the light everywhere that goes with the crystal. */
    private static final float GLOOM = 0.45f;

    /** Share that goes besides when the heart of the mine is taken. */
    private static final float DEATH_GLOOM = 0.25f;

    private static final int SHAFTS = 4;
    private static final float SHAFT_WIDTH = 46;
    private static final float SHAFT_HEIGHT = 260;
    private static final float SHAFT_LIGHT = 0.075f;
    private static final float POOL = 44;
    private static final int SHOWN_CELLS = 4;

    private final SceneContext frame;
    private final World world;
    private final ImpactEffects impacts;
    private final ActorFinder actors;
    private final BossPicture bossPicture;
    private final RandomStream chance;
    private final List<HallCrystal> crystals;
    private final List<SpriteStrip> pictures = new ArrayList<>();
    private final @Nullable HallCrystal root;
    private final SpriteStrip rootPictures;
    private final FightFraming framing;
    private final HeartLayer heart;
    private final int exit;
    private float x;
    private float y;
    private int picture;
    private float jolt;
    private float dust;
    private boolean isLit;
    private boolean isOpen;
    private float composing;
    private float focusX;
    private float focusY;
    private float bossX;
    private float bossY;

    public BossHallLayer(
            SceneContext frame,
            SpriteAtlas sprites,
            ImpactEffects impacts,
            ActorFinder actors,
            DepthOrder order,
            RandomStream chance) {
        this.frame = frame;
        this.impacts = impacts;
        this.actors = actors;
        bossPicture = new BossPicture(frame, actors);
        heart = new HeartLayer(frame, sprites, order);
        this.chance = chance;
        world = frame.world;
        crystals = HallCrystal.of(world.floor(), world.content(), sprites.sheet());
        root = HallCrystal.root(world.floor(), world.content(), sprites.sheet());
        rootPictures = new SpriteStrip(sprites, HallCrystal.ROOT);
        framing = new FightFraming(frame.grid, crystals, root, frame.fog::seen);
        for (HallCrystal crystal : crystals) {
            pictures.add(new SpriteStrip(sprites, crystal.sprite()));
            crystal.covered().forEach(cell -> frame.fog.showWith(cell, crystal.edge()));
        }
        List<Exit> exits = world.floor().exits();
        exit = crystals.isEmpty() ? Grid.NONE : exits.get(0).at();
        if (!crystals.isEmpty()) {
            x = x(crystals.get(0));
            y = frame.southY(crystals.get(0).foot());
            frame.fall.beginAt(x, y);
        }
        picture = wanted();
    }

    /** Returns how far the fall of the last boss has come. */
    public BossFall fall() {
        return frame.fall;
    }

    /** Returns the picture of the boss or guardian. */
    public BossPicture bossPicture() {
        return bossPicture;
    }

    /** Returns the cells of rock that the crystal covers. */
    public List<Integer> covered() {
        List<Integer> covered = new ArrayList<>();
        crystals.forEach(crystal -> covered.addAll(crystal.covered()));
        return covered;
    }

    private float x(HallCrystal crystal) {
        return crystal.footX(frame.grid);
    }

    private int wanted() {
        Boss boss = world.part(Boss.class);
        if (BossFall.isFallen(world)) {
            return frame.fall.seconds() >= BossFall.BREAKS ? DEAD : DEAD - 1;
        }
        return boss.isAlive() ? Math.min(DEAD - 1, boss.phase()) : 0;
    }

    @Override
    public void update(float seconds) {
        BossFall fall = frame.fall;
        if (!crystals.isEmpty()) {
            jolt = Math.max(0, jolt - seconds);
            int now = wanted();
            for (int i = 0; i < crystals.size() && now > picture; i++) {
                breakOne(crystals.get(i), now == DEAD && i == 0);
            }
            if (root != null && now > picture && frame.fog.seen(root.hall()) > 0) {
                EffectMoment moment = EffectMoment.HALL_CRYSTAL_BREAKS;
                impacts.show(moment, frame.middleX(root.hall()), frame.middleY(root.hall()));
            }
            picture = now;
            boolean isBreaking = fall.isShown() && fall.seconds() > BossFall.BREAKS && fall.seconds() < DUST_TO;
            if (isBreaking || fall.heart().isStopping()) {
                letDustFall(seconds);
            }
            float gloom = GLOOM * fall.share(BossFall.BREAKS, DUST_TO - 1)
                    + DEATH_GLOOM * fall.heart().stopped();
            frame.screen.dim(fall.seconds() < 0 ? 0 : gloom);
            if (!isLit && fall.seconds() >= BossFall.LAST_BLOW) {
                isLit = true;
                showAbout(crystals.get(0).hall());
            }
            if (!isOpen && fall.seconds() >= BossFall.OPENS) {
                isOpen = true;
                showAbout(exit);
            }
        }
    }

    private void breakOne(HallCrystal crystal, boolean isColossalDead) {
        if (frame.fog.seen(crystal.edge()) > 0) {
            jolt = JOLT_SECONDS;
            EffectMoment moment = isColossalDead ? EffectMoment.HALL_CRYSTAL_DIES : EffectMoment.HALL_CRYSTAL_BREAKS;
            impacts.show(moment, x(crystal), frame.southY(crystal.foot()));
        }
    }

    private void letDustFall(float seconds) {
        dust += seconds;
        while (dust > DUST_SECONDS) {
            dust -= DUST_SECONDS;
            float atX = frame.section.left() + chance.below(frame.section.width());
            float atY = frame.section.bottom() + chance.below(frame.section.height());
            int column = (int) (atX / SceneContext.CELL);
            int row = (int) (atY / SceneContext.CELL);
            if (frame.grid.contains(column, row) && frame.fog.sees(frame.grid.cell(column, row))) {
                impacts.show(EffectMoment.HALL_DUST_FALLS, atX, atY);
            }
        }
    }

    /** Shows the ground of the hall about a cell, on which the light of the crystal or of the day falls. */
    private void showAbout(int cell) {
        Grid grid = frame.grid;
        for (int row = grid.y(cell) - SHOWN_CELLS; row <= grid.y(cell) + SHOWN_CELLS; row++) {
            for (int column = grid.x(cell) - SHOWN_CELLS; column <= grid.x(cell) + SHOWN_CELLS; column++) {
                if (grid.contains(column, row)
                        && world.floor().room().at(grid.cell(column, row))
                                == world.floor().room().at(cell)) {
                    frame.fog.showAlways(grid.cell(column, row));
                }
            }
        }
    }

    /** Draws the root in the floor, on which all else stands. */
    public void drawRoot() {
        if (root == null || frame.fog.seen(root.hall()) == 0) {
            return;
        }
        float atX = x(root);
        float atY = frame.southY(root.foot());
        if (frame.section.sees(atX, atY + root.height() / 2f, root.width() / 2f)) {
            float flare = frame.fall.seconds() < 0 ? 0 : flare();
            frame.batch.colour(ROOT_TINT, ROOT_OPACITY);
            frame.batch.effect(QuadShape.SPRITE, Math.max(0.25f * flare, 0.35f * jolt / JOLT_SECONDS), glow(), 0);
            rootPictures.draw(frame.batch, picture, atX, atY, root.isMirrored());
            frame.batch.plain();
        }
    }

    /** Draws the crystals in the rock. */
    @Override
    public void draw() {
        for (int i = 0; i < crystals.size(); i++) {
            draw(crystals.get(i), pictures.get(i));
        }
        heart.draw();
    }

    private void draw(HallCrystal crystal, SpriteStrip strip) {
        float atX = x(crystal);
        float atY = frame.southY(crystal.foot());
        if (frame.fog.seen(crystal.edge()) == 0
                || !frame.section.sees(atX, atY + strip.height() / 2f, strip.height())) {
            return;
        }
        float aside = jolt > 0 && (int) (jolt * 40) % 2 == 0 ? 1 : 0;
        float flare = frame.fall.seconds() < 0 ? 0 : flare();
        frame.batch.colour(0xffffff, 1);
        frame.batch.effect(QuadShape.SPRITE, Math.max(0.25f * flare, 0.35f * jolt / JOLT_SECONDS), glow(), 0);
        strip.draw(frame.batch, picture, atX + aside, atY, crystal.isMirrored());
        float shine = SHINE * LIGHT_LEFT[picture] * glow() + frame.flashes.flash(flare);
        float radius = strip.height() * 0.8f;
        frame.batch.colour(WHOLE.rgb(), Math.min(1, shine));
        frame.batch.effect(QuadShape.HAZE, 0, 1, 0);
        frame.batch.shape(atX - radius, atY + strip.height() * 0.45f - radius, 2 * radius, 2 * radius);
        frame.batch.plain();
    }

    /** Returns the whiteness of the crystal just before it breaks for good. */
    private float flare() {
        float seconds = frame.fall.seconds();
        float rises = Math.max(0, 1 - Math.abs(seconds - BossFall.BREAKS) / FLARES_SECONDS);
        return 0.8f * rises * rises;
    }

    private float glow() {
        float sight = 0.4f + 0.6f * frame.fog.sight(world.player().body().cell);
        return sight * (1 - SWELL * (0.5f + 0.5f * frame.flashes.wave(frame.time * SWELLS_A_SECOND)));
    }

    /** Adds the light of the crystal, that of the heart and that of the day. */
    public void addTo(LightList lights) {
        if (crystals.isEmpty()) {
            return;
        }
        heart.addTo(lights);
        for (int i = 0; i < crystals.size(); i++) {
            HallCrystal crystal = crystals.get(i);
            addLight(lights, crystal, i == 0 || crystal.isLarge() ? WHOLE : OFFSHOOT);
        }
        if (root != null) {
            addLight(lights, root, OFFSHOOT);
        }
        float day = frame.fall.share(BossFall.OPENS, BossFall.OPEN);
        float daylight = DAYLIGHT.radiusCells() * SceneContext.CELL;
        if (day > 0 && frame.section.sees(frame.middleX(exit), frame.middleY(exit), daylight)) {
            lights.add(frame.middleX(exit), frame.middleY(exit), daylight, DAYLIGHT.rgb(), DAYLIGHT.strength() * day);
        }
    }

    private void addLight(LightList lights, HallCrystal crystal, LightSource light) {
        // Rock stops light, so that of what stands within it begins beside it.
        float atX = frame.middleX(crystal.hall());
        float atY = frame.middleY(crystal.hall());
        float radius = light.radiusCells() * SceneContext.CELL;
        if (frame.section.sees(atX, atY, radius)) {
            float left = LIGHT_LEFT[picture] + frame.flashes.flash(frame.fall.seconds() < 0 ? 0 : flare());
            float strength = light.strength() * left * glow();
            lights.add(atX, atY, radius, WHOLE.rgb(), strength * frame.fog.seen(crystal.edge()));
        }
    }

    /** Draws the daylight that falls from above through the way out, over all that stands there. */
    public void drawDaylight() {
        float day = frame.fall.share(BossFall.OPENS, BossFall.OPEN);
        if (crystals.isEmpty() || day <= 0) {
            return;
        }
        float middle = frame.middleX(exit);
        float foot = frame.southY(exit);
        if (!frame.section.sees(middle, foot + SHAFT_HEIGHT / 2, SHAFT_HEIGHT)) {
            return;
        }
        frame.batch.colour(DAYLIGHT.rgb(), day);
        frame.batch.effect(QuadShape.HAZE, 0, 0.5f, 0);
        frame.batch.shape(middle - POOL, foot + SceneContext.CELL / 2 - POOL / 2, 2 * POOL, POOL);
        for (int i = 1; i <= SHAFTS; i++) {
            float width = Math.round(SHAFT_WIDTH * i / SHAFTS / 2) * 2f;
            frame.batch.colour(DAYLIGHT.rgb(), day * SHAFT_LIGHT);
            frame.batch.effect(QuadShape.BLOCK, 0, 1, 0);
            frame.batch.shape(Math.round(middle) - width / 2, foot + 4 + 2 * i, width, SHAFT_HEIGHT);
        }
        frame.batch.plain();
    }

    /** Composes the next picture. */
    public void compose(ViewCamera camera, float seconds) {
        BossFall fall = frame.fall;
        float playerX = frame.x(world.player().body());
        float playerY = frame.y(world.player().body());
        Boss boss = world.part(Boss.class);
        BodyComponent body = boss.isAlive() ? actors.bodyOf(boss.spawnId()) : null;
        if (body != null) {
            bossX = frame.x(body);
            bossY = frame.y(body);
        }
        boolean isBossNear = body != null && isNear(playerX, playerY, bossX, bossY);
        boolean isFought = body != null && !crystals.isEmpty() && isInHall();
        float away = 0;
        boolean isComposed = isBossNear || isFought || fall.isShown();
        boolean isPair = isBossNear || fall.isShown();
        framing.compose(camera, playerX, playerY, isPair ? bossX : playerX, isPair ? bossY : playerY);
        float wantedX = framing.x();
        float wantedY = framing.y();
        if (fall.isShown() && !crystals.isEmpty()) {
            float toCrystal = fall.share(BossFall.LAST_BLOW, BossFall.BREAKS);
            float toExit = fall.share(BossFall.TURNS, BossFall.OPENS);
            if (toExit > 0) {
                wantedX = frame.middleX(exit);
                wantedY = frame.middleY(exit) + SceneContext.CELL;
            } else if (toCrystal > 0) {
                wantedX = x;
                wantedY = y + CRYSTAL_MIDDLE;
            }
            away = Math.max(toCrystal, toExit);
        }
        float step = COMPOSES_A_SECOND * seconds;
        composing = isComposed ? Math.min(1, composing + step) : Math.max(0, composing - step);
        float gliding = composing < step * 2 ? 1 : 1 - (float) Math.exp(-FOCUS_RATE * seconds);
        focusX += (wantedX - focusX) * gliding;
        focusY += (wantedY - focusY) * gliding;
        if (!fall.isShown()) {
            focusX = framing.keptX(focusX);
            focusY = framing.keptY(focusY);
        }
        camera.compose(focusX, focusY, away > 0 ? Math.max(composing, away) : composing, away);
    }

    private boolean isInHall() {
        return world.floor().room().at(world.player().body().cell)
                == world.floor().room().at(exit);
    }

    private static boolean isNear(float playerX, float playerY, float toX, float toY) {
        return Math.abs(toX - playerX) < COMPOSED_REACH && Math.abs(toY - playerY) < COMPOSED_REACH;
    }
}
