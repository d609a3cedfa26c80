package dev.orebound.view;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.Disposable;
import dev.orebound.chance.RandomStreams;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.descent.Descent;
import dev.orebound.grid.Grid;
import dev.orebound.view.actor.ActorFinder;
import dev.orebound.view.actor.ActorPoses;
import dev.orebound.view.actor.ActorRenderer;
import dev.orebound.view.actor.ActorTraces;
import dev.orebound.view.actor.AimPreview;
import dev.orebound.view.actor.AttackTelegraphs;
import dev.orebound.view.actor.GhostFigure;
import dev.orebound.view.actor.HeadMarks;
import dev.orebound.view.actor.HeroClearance;
import dev.orebound.view.actor.HordePennants;
import dev.orebound.view.actor.HurtSigns;
import dev.orebound.view.actor.ProjectilePainter;
import dev.orebound.view.arena.ArenaRims;
import dev.orebound.view.arena.ArenaSigils;
import dev.orebound.view.arena.BossHallLayer;
import dev.orebound.view.arena.RoofDamage;
import dev.orebound.view.arena.SpawnMarkPainter;
import dev.orebound.view.cue.ArenaEffects;
import dev.orebound.view.cue.ElementEffects;
import dev.orebound.view.cue.EventEffects;
import dev.orebound.view.cue.FightEffects;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.QuadShape;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.draw.ShaderSet;
import dev.orebound.view.draw.ViewSection;
import dev.orebound.view.effect.AirborneDust;
import dev.orebound.view.effect.ImpactEffects;
import dev.orebound.view.effect.OpeningTrails;
import dev.orebound.view.floor.FloorPicture;
import dev.orebound.view.floor.FloorPicture.PicturePatch;
import dev.orebound.view.frame.BridgeDirections;
import dev.orebound.view.frame.DepthOrder;
import dev.orebound.view.frame.FogOfWar;
import dev.orebound.view.frame.FrameCompositor;
import dev.orebound.view.frame.LiquidMap;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.frame.ThrowAim;
import dev.orebound.view.frame.ViewCamera;
import dev.orebound.view.frame.ViewSettings;
import dev.orebound.view.ground.ElementLights;
import dev.orebound.view.ground.ElementPainter;
import dev.orebound.view.ground.EmberEmitter;
import dev.orebound.view.ground.FloodPainter;
import dev.orebound.view.ground.GroundCoverPainter;
import dev.orebound.view.ground.GroundLayer;
import dev.orebound.view.ground.TerrainLights;
import dev.orebound.view.light.LightLayer;
import dev.orebound.view.light.LightOccluders;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.sprite.SpriteCatalog;
import dev.orebound.view.sprite.SpriteStrip;
import dev.orebound.view.thing.DowsingMotes;
import dev.orebound.view.thing.ExitLayer;
import dev.orebound.view.thing.LockLayer;
import dev.orebound.view.thing.PropLayer;
import dev.orebound.view.thing.SmallTreasureLayer;
import dev.orebound.view.thing.ThingPainter;
import dev.orebound.view.thing.VignetteLayer;
import dev.orebound.view.thing.VignetteSprites;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.LockComponent;
import java.util.List;

/**
 * Draws a world in motion to the whole window: one view for each floor. It reads the world and its events and never
 * writes them; anything else that it remembers only affects the picture.
 *
 * <p>The order of a frame: the ground and all that stands on it at the world's resolution, in two pictures, what light
 * falls on and what glows; the lights; the glow blurred; all put together under the fog; enlarged by a whole number.
 */
public final class WorldView implements Disposable {
    /** Longest time by which a frame moves on. */
    private static final float LONGEST_FRAME_SECONDS = 0.1f;

    /** Opacity of the darkness over a ground that is dimmed fully. */
    private static final float MOST_DIMMED = 0.75f;

    private final World world;
    private final SpriteAtlas sprites;
    private final ShaderSet shaders;
    private final LiquidMap liquids;
    private final LightOccluders occluders;
    private final FloodPainter floods;
    private final LightLayer lightLayer;
    private final QuadBatch batch;
    private final FrameCompositor compositor;
    private final ViewCamera camera;
    private final SceneContext frame;
    private final FogOfWar fog;
    private final ImpactEffects impacts;
    private final AirborneDust motes;
    private final SpawnMarkPainter marks;
    private final ArenaSigils sigils;
    private final ProjectilePainter shots;
    private final DowsingMotes dowsing;
    private final ActorRenderer actors;
    private final GhostFigure ghost;
    private final BossHallLayer hall;
    private final List<SceneLayer> layers;
    private final FloorPicture picture;
    private final LightPlan lightPlan;
    private final EmberEmitter smoulder;
    private final EventEffects events;
    private ViewSettings settings;

    /**
     * Creates the view of a floor that was painted before.
     *
     * @param descent tells what lies beyond the exits
     * @param picture from {@link FloorPainting}; its colours are forgotten once they are on the graphics card
     * @param assets where the shaders are read from
     * @param cues what is shown of events
     */
    public WorldView(
            World world,
            Descent descent,
            FloorPicture picture,
            SpriteAtlas sprites,
            ViewSettings settings,
            Assets assets,
            SoundContent cues) {
        this.world = world;
        this.sprites = sprites;
        this.settings = settings;
        Grid grid = world.floor().grid();
        RandomStreams streams = new RandomStreams(world.floor().request().seed());
        occluders = new LightOccluders(picture.width(), picture.height(), picture.occluders(), world.doors(), grid);
        BridgeDirections bridges =
                new BridgeDirections(world.floor(), world.content().terrains());
        liquids = new LiquidMap(picture, bridges, grid);
        floods = new FloodPainter(world, picture, liquids);
        shaders = new ShaderSet(assets);
        lightLayer = new LightLayer(shaders.light, occluders);
        batch = new QuadBatch(shaders.sprite);
        batch.use(sprites.colours());
        compositor = new FrameCompositor(shaders, picture, liquids, grid);
        picture.forgetColours();
        camera = new ViewCamera(world.floor(), world.floorState());
        fog = new FogOfWar(world.floor(), world.floorState());
        frame = new SceneContext(
                world,
                camera.section(),
                batch,
                fog,
                new SpriteCatalog(sprites, world.content(), world.biome()),
                liquids,
                bridges);
        DepthOrder order = new DepthOrder();
        ActorPoses poses = new ActorPoses();
        HordePennants pennants = new HordePennants(world);
        impacts = new ImpactEffects(frame, cues, streams.stream("view.particles"));
        motes = new AirborneDust(batch, camera.section(), frame.biome.air(), streams.stream("view.motes"));
        dowsing = new DowsingMotes(world, streams.stream("view.dowsing"));
        marks = new SpawnMarkPainter(frame, order, impacts);
        sigils = new ArenaSigils(frame);
        shots = new ProjectilePainter(frame);
        ArenaRims rims = new ArenaRims(frame, picture);
        ThingPainter things = new ThingPainter(frame, sprites);
        ElementPainter elements = new ElementPainter(frame);
        GroundCoverPainter cover = new GroundCoverPainter(frame);
        ActorFinder finder = new ActorFinder(frame);
        hall = new BossHallLayer(frame, sprites, impacts, finder, order, streams.stream("view.hall"));
        PropLayer props = new PropLayer(
                frame,
                order,
                streams.stream("view.props", world.floor().request().node()),
                hall.covered());
        VignetteSprites vignetteSprites = new VignetteSprites(sprites, world.content(), world.floor());
        LockLayer locks = new LockLayer(frame, vignetteSprites, impacts, occluders, order);
        VignetteLayer vignettes = new VignetteLayer(frame, vignetteSprites, occluders, order);
        ExitLayer exits = new ExitLayer(frame, sprites, descent, order);
        OpeningTrails trails = new OpeningTrails(frame, impacts, camera);
        GroundLayer ground = new GroundLayer(frame, things, cover, elements, order);
        SmallTreasureLayer treasure = new SmallTreasureLayer(frame);
        ActorTraces traces = new ActorTraces(frame, order);
        HurtSigns hurts = new HurtSigns(frame);
        actors = new ActorRenderer(frame, poses, pennants, traces, hurts, order);
        ghost = new GhostFigure(frame);
        HeroClearance clearance = new HeroClearance(frame, poses);
        AimPreview preview = new AimPreview(frame);
        AttackTelegraphs telegraphs = new AttackTelegraphs(frame);
        layers = List.of(
                this::dimGround,
                hall::drawRoot,
                ground,
                exits,
                treasure,
                vignettes,
                locks,
                hall,
                props,
                new RoofDamage(frame, picture),
                traces::drawRemains,
                impacts::drawOnGround,
                sigils,
                rims,
                preview,
                telegraphs,
                marks,
                impacts,
                trails,
                ground::drawPickups,
                ghost,
                actors,
                shots::drawShadows,
                traces,
                () -> dowsing.draw(batch),
                impacts::drawBeneath,
                order,
                sigils::drawAbove,
                hall::drawDaylight,
                new HeadMarks(frame, poses, pennants, vignetteSprites.keyCarried),
                treasure::drawFlights,
                impacts::drawAbove,
                clearance,
                preview::drawAbove,
                shots,
                telegraphs::drawEdges,
                actors::drawAbove,
                telegraphs::drawBlows,
                motes);
        TerrainLights terrainLights =
                new TerrainLights(world.floor(), world.content().terrains());
        lightPlan = new LightPlan(
                frame, terrainLights, new ElementLights(frame, elements), props, locks, vignettes, exits, trails, hall);
        smoulder =
                new EmberEmitter(impacts.particles, liquids, terrainLights, fog, grid, streams.stream("view.smoulder"));
        events = new EventEffects(
                frame,
                impacts,
                things,
                locks,
                vignettes,
                trails,
                new FightEffects(frame, impacts, poses, finder, traces, hurts),
                new ArenaEffects(frame, impacts, finder, marks, rims),
                new ElementEffects(frame, elements, impacts.particles, streams.stream("view.elements")),
                this::reveal);
        this.picture = picture;
        for (LockComponent lock : world.floorState().locks()) {
            if (!lock.isHidden) {
                reveal(lock.number);
            }
        }
        resize(Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
        adopt(settings);
        BodyComponent body = world.player().body();
        camera.jumpTo(body.x * SceneContext.CELL, body.y * SceneContext.CELL, body.facingX, body.facingY);
    }

    /** Changes the settings from the next frame on. */
    public void settings(ViewSettings wanted) {
        settings = wanted;
        adopt(wanted);
    }

    private void adopt(ViewSettings wanted) {
        camera.lean(wanted.lean());
        frame.isOutlined = wanted.isOutlined();
        impacts.particles.showShare(wanted.particles());
        motes.showShare(wanted.particles());
    }

    /** Darkens the floor, its liquids and the rock as far as the player wants, beneath everything that stands there. */
    private void dimGround() {
        if (darkness() > 0) {
            ViewSection section = camera.section();
            batch.colour(0, darkness());
            batch.effect(QuadShape.BLOCK, 0, 0, 0);
            batch.shape(section.left(), section.bottom(), section.width(), section.height());
        }
    }

    private float darkness() {
        return MOST_DIMMED * settings.dimmed();
    }

    /** Shows the events of the last tick. Called once after each tick of the world. */
    public void afterTick() {
        marks.tick();
        events.read(world.events());
    }

    /**
     * Draws the world to the whole window.
     *
     * @param alpha from 0, as it was a tick ago, to 1, as it is now
     * @param seconds since the last frame; moves only what is for the eye
     */
    public void draw(float alpha, float seconds) {
        frame.alpha = alpha;
        frame.seconds = Math.min(LONGEST_FRAME_SECONDS, seconds);
        frame.time += frame.seconds;
        frame.flashes.set(settings.flash());
        frame.flashes.advance(frame.seconds);
        frame.fall.advance(frame.seconds);
        move(frame.seconds);
        draw(SceneContext.BodyFill.PAINTED, true);
    }

    /**
     * Draws the last frame anew, to measure it.
     *
     * @param fill of living bodies
     * @param withEffects false to leave out what may lie over bodies and is none: clouds, fires, particles, trails, the
     *     signs of statuses, and flashes of the whole picture
     */
    public void draw(SceneContext.BodyFill fill, boolean withEffects) {
        frame.fill = fill;
        frame.isWithoutEffects = !withEffects;
        frame.kept.clear();
        compositor.scene().begin();
        compositor.drawGround(camera.section(), frame.flashes.time(), frame.fall.veinLight(frame.flashes));
        batch.begin(camera.section(), sprites.texture(), sprites.shines());
        for (int i = 0; i < layers.size(); i++) {
            layers.get(i).draw();
        }
        batch.end();
        lightLayer.draw(lightPlan.list(impacts, marks, shots, sigils), camera.section(), compositor.light());
        compositor.blurGlow();
        compositor.compose(
                camera, frame.screen, withEffects ? frame.flashes.flash(1) : 0, frame.biome.air(), 1 - darkness());
        compositor.show(camera);
    }

    /** Shows the ground of a hidden lock, which is painted as rock until then. */
    private void reveal(int lock) {
        for (PicturePatch patch : picture.patches()) {
            if (patch.lock == lock) {
                compositor.patch(patch);
                occluders.patch(patch);
                fog.look();
            }
        }
    }

    private void move(float seconds) {
        if (fog.ease(seconds)) {
            compositor.refresh(fog);
        }
        occluders.update();
        frame.cells.refresh();
        smoulder.move(camera.section(), seconds);
        floods.move();
        events.move(seconds);
        for (int i = 0; i < layers.size(); i++) {
            layers.get(i).update(seconds);
        }
        dowsing.move(frame.x(world.player().body()), frame.y(world.player().body()), seconds);
        frame.screen.calm(seconds);
        BodyComponent body = world.player().body();
        hall.compose(camera, seconds);
        camera.follow(frame.x(body), frame.y(body), body.facingX, body.facingY, seconds);
        camera.shake(frame.screen.shakeX(settings.shake()), frame.screen.shakeY(settings.shake()));
        frame.screen.follow(world.player(), frame);
    }

    /**
     * Keeps the player off parts of the window that something covers, in window pixels from the left, right and lower
     * edge.
     */
    public void keepClear(int left, int right, int foot) {
        camera.keepClear(left, right, foot);
    }

    /**
     * Fits the picture to a window.
     *
     * @param width of the back buffer, in pixels
     * @param height likewise
     */
    public void resize(int width, int height) {
        camera.resize(width, height);
        compositor.resize(camera.section());
    }

    /** Returns the boss's hall, and what is shown of the boss. */
    public BossHallLayer hall() {
        return hall;
    }

    /** Returns the ghost of an earlier run, which is drawn once it is placed. */
    public GhostFigure ghost() {
        return ghost;
    }

    /** Returns the aim of a flask, which the controls write. */
    public ThrowAim throwAim() {
        return frame.throwAim;
    }

    /** Returns the place under a pixel of the window, in cells from the west edge. */
    public float cellX(float screenX) {
        return camera.cellX(screenX);
    }

    /**
     * Returns the place under a pixel of the window, in cells from the south edge.
     *
     * @param screenY from the upper edge downwards
     */
    public float cellY(float screenY) {
        return camera.cellY(screenY);
    }

    /** Returns the pixels from the window's left edge to a place. */
    public float screenX(float cellX) {
        return camera.screenX(cellX);
    }

    /** Returns the pixels from the window's lower edge to a place. */
    public float screenY(float cellY) {
        return camera.screenY(cellY);
    }

    /**
     * Visits the pictures of all living bodies that the player sees in the last frame, the nearest last: the left and
     * lower edge of each pixel of the world, in pixels of the window from its lower left corner.
     */
    public void visitBodies(ActorRenderer.BodyVisitor visitor) {
        actors.visitBodies(visitor, camera);
    }

    /**
     * Visits every pixel of the player's picture in the last frame, as pixels of the world from its south-west corner.
     */
    public void visitPlayer(SpriteStrip.PixelVisitor visitor) {
        actors.visitPlayer(visitor);
    }

    /** Visits every pixel of the player's picture as {@link #visitBodies} does. */
    public void visitPlayerInWindow(SpriteStrip.PixelVisitor visitor) {
        actors.visitPlayer((x, y) -> visitor.at(camera.windowX(x), camera.windowY(y)));
    }

    /** Returns the width of a world pixel in window pixels. */
    public int scale() {
        return camera.scale();
    }

    @Override
    public void dispose() {
        liquids.dispose();
        lightLayer.dispose();
        batch.dispose();
        compositor.dispose();
        shaders.dispose();
    }
}
