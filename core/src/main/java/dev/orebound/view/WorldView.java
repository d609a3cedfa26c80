package dev.orebound.view;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.utils.Disposable;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStreams;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableIntLayer;
import dev.orebound.view.draw.ByteTexture;
import dev.orebound.view.draw.QuadBatch;
import dev.orebound.view.draw.SceneLayer;
import dev.orebound.view.draw.ShaderSet;
import dev.orebound.view.effect.AirborneDust;
import dev.orebound.view.floor.FloorPicture;
import dev.orebound.view.light.LightLayer;
import dev.orebound.view.light.LightOccluders;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.world.World;
import dev.orebound.world.state.Player;
import java.util.List;

/**
 * A world in motion, drawn to the whole window: one view for each floor. It reads the world and its events and never writes
 * them; what it remembers besides is for the eye alone.
 *
 * <p>The order of a frame: the ground and all that stands on it at the world's resolution, in two pictures, what light falls
 * on and what glows; the lights; the glow blurred; all put together under the fog; enlarged by a whole number.
 */
public final class WorldView implements Disposable {
    /** A frame that took longer than this is shown as if it had not. */
    private static final float LONGEST_FRAME_SECONDS = 0.1f;

    private final World world;
    private final SpriteAtlas sprites;
    private final ShaderSet shaders;
    private final Texture floorTexture;
    private final LiquidMap liquids;
    private final FloodPainter floods;
    private final LightLayer lightLayer;
    private final ByteTexture fogTexture;
    private final QuadBatch batch;
    private final FrameCompositor compositor;
    private final ViewCamera camera = new ViewCamera();
    private final SceneContext frame;
    private final FogOfWar fog;
    private final ImpactEffects impacts;
    private final SpawnMarks marks;
    private final ArenaSigils sigils;
    private final ProjectilePainter shots;
    private final DowsingMotes dowsing;
    private final List<SceneLayer> layers;
    private final LightPlan lightPlan;
    private final EmberEmitter smoulder;
    private final EventEffects events;
    private final DoorShadows doorShadows;
    private final Fallen fallen = new Fallen();
    private ViewSettings settings;

    /** A view of a floor that is entered, with the shaders that come with the game. Draws the floor, which takes a moment. */
    public WorldView(World world, SpriteAtlas sprites, ViewSettings settings) {
        this(world, sprites, settings, new BuiltInAssets());
    }

    /**
     * As above.
     *
     * @param assets where the shaders are read from
     */
    public WorldView(World world, SpriteAtlas sprites, ViewSettings settings, Assets assets) {
        this.world = world;
        this.sprites = sprites;
        this.settings = settings;
        Grid grid = world.floor().grid();
        RandomStreams streams = new RandomStreams(world.floor().request().seed());
        FloorPicture picture = pictureOf(world);
        LightOccluders occluders = new LightOccluders(picture.width(), picture.height(), picture.occluders());
        floorTexture = FloorTexture.of(picture);
        BridgeWays bridges = new BridgeWays(world.floor(), world.content().terrains());
        liquids = new LiquidMap(picture, bridges, grid);
        floods = new FloodPainter(world, picture, liquids);
        shaders = new ShaderSet(assets);
        lightLayer = new LightLayer(shaders.light, occluders);
        fogTexture = new ByteTexture(grid.width(), grid.height(), ByteTexture.Numbers.TWO, ByteTexture.Edge.CLAMPED);
        batch = new QuadBatch(shaders.sprite);
        compositor = new FrameCompositor(shaders);
        fog = new FogOfWar(world.floor(), world.floorState());
        frame = new SceneContext(
                world, camera.section(), batch, fog, new SpriteCatalog(sprites, world.content()), liquids);
        DepthOrder order = new DepthOrder();
        ActorPoses poses = new ActorPoses();
        HordePennants pennants = new HordePennants(world);
        impacts = new ImpactEffects(frame, streams.stream("view.particles"));
        dowsing = new DowsingMotes(world, streams.stream("view.dowsing"));
        marks = new SpawnMarks(frame);
        sigils = new ArenaSigils(frame);
        shots = new ProjectilePainter(frame);
        ArenaRims rims = new ArenaRims(frame);
        ThingPainter things = new ThingPainter(frame);
        ElementPainter elements = new ElementPainter(frame);
        StrewnPainter strewn = new StrewnPainter(frame, new BridgePainter(frame, bridges, grid));
        GroundLayer ground = new GroundLayer(frame, things, strewn, elements, order);
        ActorTraces traces = new ActorTraces(new Ghosts(frame, order), new Afterimages(frame), new Falls(frame, order));
        ActorRenderer actors = new ActorRenderer(frame, poses, pennants, traces.falls(), order);
        layers = List.of(
                ground,
                sigils,
                rims,
                new AttackTelegraphs(frame),
                marks,
                impacts,
                ground::drawPickups,
                actors,
                shots::drawShadows,
                traces.afterimages(),
                () -> dowsing.draw(batch),
                traces.ghosts(),
                traces.falls(),
                order,
                actors::drawPlayerThrough,
                shots,
                sigils::drawAbove,
                new HeadMarks(frame, poses, pennants),
                impacts::drawAbove,
                new AirborneDust(batch, camera.section(), streams.stream("view.motes")));
        TerrainLights terrainLights =
                new TerrainLights(world.floor(), world.content().terrains());
        lightPlan = new LightPlan(frame, terrainLights, new ElementLights(frame, elements));
        smoulder =
                new EmberEmitter(impacts.particles, liquids, terrainLights, fog, grid, streams.stream("view.smoulder"));
        events = new EventEffects(frame, impacts, poses, traces, marks, rims, things, streams.stream("view.elements"));
        doorShadows = new DoorShadows(world.doors(), grid, occluders);
        camera.jumpTo(
                world.player().body().x * SceneContext.CELL, world.player().body().y * SceneContext.CELL);
        resize(Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
    }

    /** Changes how much shakes and flashes, from the next frame on. */
    public void settings(ViewSettings wanted) {
        settings = wanted;
    }

    /** Takes in what happened; to be called once after each tick of the world. */
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
        frame.flash = settings.flash();
        frame.kept.clear();
        move(frame.seconds);
        compositor.scene().begin();
        compositor.drawGround(floorTexture, liquids, fogTexture, camera.section(), frame.time);
        batch.begin(camera.section(), sprites.texture(), sprites.emissiveTexture());
        for (int i = 0; i < layers.size(); i++) {
            layers.get(i).draw();
        }
        batch.end();
        lightLayer.draw(
                lightPlan.list(impacts, marks, shots, sigils, settings.flash()), camera.section(), compositor.light());
        compositor.blurGlow();
        float white = events.white.strength() * settings.flash();
        float red = events.red.strength() * settings.flash();
        compositor.compose(floorTexture, fogTexture, camera, white, red, fallen);
        compositor.show(camera);
    }

    private static FloorPicture pictureOf(World world) {
        Floor floor = world.floor();
        if (!world.happenings().hasFloods()) {
            return new FloorPicture(floor, world.content().terrains());
        }
        MutableIntLayer flooded = new MutableIntLayer(floor.grid());
        for (int cell = 0; cell < floor.grid().size(); cell++) {
            flooded.set(cell, world.happenings().liquidAtHeight(cell));
        }
        return new FloorPicture(floor, world.content().terrains(), flooded);
    }

    private void move(float seconds) {
        if (fog.ease(seconds)) {
            fog.write(fogTexture.bytes());
            fogTexture.upload();
        }
        doorShadows.update();
        smoulder.move(camera.section(), seconds);
        floods.move();
        events.move(seconds);
        for (int i = 0; i < layers.size(); i++) {
            layers.get(i).update(seconds);
        }
        dowsing.move(frame.x(world.player().body()), frame.y(world.player().body()), seconds);
        events.shake.calm(seconds);
        events.white.fade(seconds);
        events.red.fade(seconds);
        Player player = world.player();
        camera.follow(
                frame.x(player.body()), frame.y(player.body()), player.body().facingX, player.body().facingY, seconds);
        camera.shake(events.shake.x(settings.shake()), events.shake.y(settings.shake()));
        fallen.move(player, frame);
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

    /** The place under a pixel of the window, in cells from the west edge. */
    public float cellX(float screenX) {
        return camera.cellX(screenX);
    }

    /**
     * The place under a pixel of the window, in cells from the south edge.
     *
     * @param screenY from the upper edge downwards
     */
    public float cellY(float screenY) {
        return camera.cellY(screenY);
    }

    /** Where a place is drawn, in pixels from the window's left edge. */
    public float screenX(float cellX) {
        return camera.screenX(cellX);
    }

    /** Where a place is drawn, in pixels from the window's lower edge. */
    public float screenY(float cellY) {
        return camera.screenY(cellY);
    }

    /** How many window pixels a world pixel is wide. */
    public int scale() {
        return camera.scale();
    }

    @Override
    public void dispose() {
        floorTexture.dispose();
        liquids.dispose();
        lightLayer.dispose();
        fogTexture.dispose();
        batch.dispose();
        compositor.dispose();
        shaders.dispose();
    }
}
