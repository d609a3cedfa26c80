package dev.orebound.view.frame;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.utils.Disposable;
import dev.orebound.content.biome.Biome.AirLook;
import dev.orebound.grid.Grid;
import dev.orebound.view.draw.ByteTexture;
import dev.orebound.view.draw.RenderTarget;
import dev.orebound.view.draw.ShaderSet;
import dev.orebound.view.draw.ViewSection;
import dev.orebound.view.floor.FloorPicture;
import dev.orebound.view.floor.FloorPicture.PicturePatch;
import dev.orebound.view.floor.FloorPicture.RockShift;
import dev.orebound.view.floor.LiquidBody;
import dev.orebound.view.floor.RockTexture;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.function.IntUnaryOperator;

/** Owns the pictures of a frame and puts them together into the picture in the window. */
public final class FrameCompositor implements Disposable {
    /**
     * Seconds after which the clock of the liquids starts again, so that it stays exact on floors that are played long.
     */
    private static final float LIQUIDS_REPEAT_SECONDS = 4096;

    /** Shares of the ambient light that go when light fails: of red, and of green and blue. */
    private static final float RED_FAILS = 0.15f;

    private static final float OTHER_FAILS = 0.55f;

    private final ShaderSet shaders;
    private final Texture floor;
    private final Texture rock;
    private final RockShift rockShift;
    private final ByteTexture fog;
    private final LiquidMap liquids;
    /** The shades of each body, red, green and blue from 0 to 1. */
    private final float[][] liquidColours;

    private final FullScreenPass whole = new FullScreenPass();
    private RenderTarget scene;
    private RenderTarget light;
    private RenderTarget near;
    private RenderTarget nearAside;
    private RenderTarget wide;
    private RenderTarget wideAside;
    private RenderTarget composed;
    /** Clock of the liquids in the frame that is drawn. */
    private float liquidSeconds;

    /** Runs a shader once for each pixel of the target. */
    private static final class FullScreenPass implements Disposable {
        private final int[] vertexArray = new int[1];

        FullScreenPass() {
            Gdx.gl30.glGenVertexArrays(1, vertexArray, 0);
        }

        /** Draws with the shader that is bound. */
        void draw() {
            Gdx.gl30.glBindVertexArray(vertexArray[0]);
            Gdx.gl.glDrawArrays(GL20.GL_TRIANGLES, 0, 3);
            Gdx.gl30.glBindVertexArray(0);
        }

        @Override
        public void dispose() {
            Gdx.gl30.glDeleteVertexArrays(1, vertexArray, 0);
        }
    }

    public FrameCompositor(ShaderSet shaders, FloorPicture picture, LiquidMap liquids, Grid grid) {
        floor = textureOf(picture.width(), picture.height(), picture::rgbaAt);
        rockShift = picture.rockShift();
        rock = textureOf(RockTexture.SIDE, RockTexture.SIDE, picture.rock()::rgbaAt);
        fog = new ByteTexture(grid.width(), grid.height(), ByteTexture.Numbers.THREE, ByteTexture.EdgeMode.CLAMPED);
        this.liquids = liquids;
        liquidColours = new float[liquids.bodies().count()][];
        for (int i = 0; i < liquidColours.length; i++) {
            liquidColours[i] = coloursOf(liquids.bodies().at(i + 1));
        }
        this.shaders = shaders;
        scene = new RenderTarget(4, 4, 2, RenderTarget.Reading.SMOOTH);
        light = new RenderTarget(2, 2, 2, RenderTarget.Reading.SMOOTH);
        near = new RenderTarget(2, 2, 1, RenderTarget.Reading.SMOOTH);
        nearAside = new RenderTarget(2, 2, 1, RenderTarget.Reading.SMOOTH);
        wide = new RenderTarget(1, 1, 1, RenderTarget.Reading.SMOOTH);
        wideAside = new RenderTarget(1, 1, 1, RenderTarget.Reading.SMOOTH);
        composed = new RenderTarget(4, 4, 1, RenderTarget.Reading.WHOLE);
    }

    /** Replaces a part of the floor's picture. */
    public void patch(PicturePatch patch) {
        Pixmap pixmap = pixmapOf(patch.width, patch.height, patch::rgbaAt);
        floor.draw(pixmap, patch.x, patch.y);
        pixmap.dispose();
    }

    public void resize(ViewSection section) {
        disposeCanvases();
        int width = section.width();
        int height = section.height();
        scene = new RenderTarget(width, height, 2, RenderTarget.Reading.SMOOTH);
        light = new RenderTarget(width / 2, height / 2, 2, RenderTarget.Reading.SMOOTH);
        near = new RenderTarget(width / 2, height / 2, 1, RenderTarget.Reading.SMOOTH);
        nearAside = new RenderTarget(width / 2, height / 2, 1, RenderTarget.Reading.SMOOTH);
        wide = new RenderTarget(width / 4, height / 4, 1, RenderTarget.Reading.SMOOTH);
        wideAside = new RenderTarget(width / 4, height / 4, 1, RenderTarget.Reading.SMOOTH);
        composed = new RenderTarget(width, height, 1, RenderTarget.Reading.WHOLE);
    }

    /** Shows what has changed in the fog. */
    public void refresh(FogOfWar current) {
        current.writeChanged(fog.bytes());
        int first = current.firstChangedRow();
        fog.upload(first, current.lastChangedRow() - first + 1);
    }

    /** Returns the target of the scene: the picture that light falls on, and the picture that glows by itself. */
    public RenderTarget scene() {
        return scene;
    }

    /** Returns the target of the light: its strength, and its direction. */
    public RenderTarget light() {
        return light;
    }

    /**
     * Draws the floor onto the scene, which is begun.
     *
     * @param seconds of the clock that moves liquids
     * @param veins the light of the glowing veins, 1 as usual
     */
    public void drawGround(ViewSection section, float seconds, float veins) {
        liquidSeconds = seconds % LIQUIDS_REPEAT_SECONDS;
        Gdx.gl.glDisable(GL20.GL_BLEND);
        shaders.ground.bind();
        fog.bind(2);
        liquids.bind(1);
        texture(shaders.ground, "u_floor", 0, floor);
        texture(shaders.ground, "u_rock", 3, rock);
        shaders.ground.setUniformi("u_rockShift", rockShift.x(), rockShift.y());
        shaders.ground.setUniformf("u_veins", veins);
        shaders.ground.setUniformi("u_corner", section.left(), section.bottom());
        whole.draw();
        for (int body = 1; body <= liquids.bodies().count(); body++) {
            if (liquids.isIn(section, body)) {
                drawLiquid(liquids.bodies().at(body), section);
            }
        }
    }

    private void drawLiquid(LiquidBody body, ViewSection section) {
        ShaderProgram shader = shaders.liquid(body.surface());
        shader.bind();
        sampler(shader, "u_floor", 0);
        sampler(shader, "u_liquid", 1);
        sampler(shader, "u_fog", 2);
        shader.setUniformi("u_body", body.code());
        float[] colours = liquidColours[body.code() - 1];
        shader.setUniform3fv("u_colours[0]", colours, 0, colours.length);
        shader.setUniformi("u_corner", section.left(), section.bottom());
        shader.setUniformf("u_scene", section.left(), section.bottom(), 2f / section.width(), 2f / section.height());
        shader.setUniformf("u_seconds", liquidSeconds);
        if (shader.hasUniform("u_steam")) {
            shader.setUniformf("u_steam", body.steamPercent() / 100f);
        }
        liquids.draw(body.code(), shader);
    }

    /** Sets the unit that a shader reads a picture from, if it reads it. */
    private static void sampler(ShaderProgram shader, String name, int unit) {
        if (shader.hasUniform(name)) {
            shader.setUniformi(name, unit);
        }
    }

    /** Spreads the glow, once a little and once widely. */
    public void blurGlow() {
        Gdx.gl.glDisable(GL20.GL_BLEND);
        blur(scene.picture(1), nearAside, 1.15f / near.width(), 0);
        blur(nearAside.picture(0), near, 0, 1.15f / near.height());
        blur(near.picture(0), wideAside, 1.6f / wide.width(), 0);
        blur(wideAside.picture(0), wide, 0, 1.6f / wide.height());
    }

    private void blur(Texture from, RenderTarget to, float stepX, float stepY) {
        to.begin();
        from.bind(0);
        shaders.blur.bind();
        shaders.blur.setUniformi("u_picture", 0);
        shaders.blur.setUniformf("u_step", stepX, stepY);
        whole.draw();
    }

    /**
     * Puts all layers together.
     *
     * @param flash the share of flashes that is shown
     * @param ground the share of its brightness that is left to rock that was never seen
     */
    public void compose(ViewCamera camera, ScreenReaction screen, float flash, AirLook air, float ground) {
        composed.begin();
        ShaderProgram shader = shaders.compose;
        shader.bind();
        texture(shader, "u_colour", 0, scene.picture(0));
        texture(shader, "u_glow", 1, scene.picture(1));
        texture(shader, "u_light", 2, light.picture(0));
        texture(shader, "u_side", 3, light.picture(1));
        texture(shader, "u_floor", 4, floor);
        texture(shader, "u_halo", 5, near.picture(0));
        texture(shader, "u_wideHalo", 6, wide.picture(0));
        fog.bind(7);
        shader.setUniformi("u_fog", 7);
        texture(shader, "u_rock", 8, rock);
        shader.setUniformi("u_rockShift", rockShift.x(), rockShift.y());
        int ambient = air.ambient();
        float lit = (1 - screen.gloom()) / 255f;
        float red = lit * (1 - RED_FAILS * screen.lightFailure());
        float other = lit * (1 - OTHER_FAILS * screen.lightFailure());
        shader.setUniformf("u_ambient", (ambient >> 16) * red, (ambient >> 8 & 0xff) * other, (ambient & 0xff) * other);
        liquids.bind(9);
        shader.setUniformi("u_liquid", 9);
        shader.setUniformf("u_seconds", liquidSeconds);
        ViewSection section = camera.section();
        float scale = camera.scale();
        float halfWidth = camera.windowWidth() / scale / 2;
        float halfHeight = camera.windowHeight() / scale / 2;
        shader.setUniformf("u_ground", ground);
        shader.setUniformi("u_corner", section.left(), section.bottom());
        shader.setUniformf("u_middle", camera.shiftX() / scale + halfWidth, camera.shiftY() / scale + halfHeight);
        shader.setUniformf("u_halfWindow", halfWidth, halfHeight);
        shader.setUniformf("u_flash", 1, 0.97f, 0.92f, flash * screen.white());
        shader.setUniformf("u_hurt", 0.48f, 0.05f, 0.08f, flash * screen.red());
        shader.setUniformf(
                "u_fallen", screen.brightX() - section.left(), screen.brightY() - section.bottom(), screen.dimness());
        whole.draw();
        Gdx.gl.glActiveTexture(GL20.GL_TEXTURE0);
    }

    private static void texture(ShaderProgram shader, String name, int unit, Texture texture) {
        texture.bind(unit);
        shader.setUniformi(name, unit);
    }

    /** Enlarges the picture onto the window. */
    public void show(ViewCamera camera) {
        RenderTarget.end(camera.windowWidth(), camera.windowHeight());
        float width = composed.width() * (float) camera.scale();
        float height = composed.height() * (float) camera.scale();
        enlarge(
                composed.picture(0),
                camera.shiftX() / width,
                camera.shiftY() / height,
                camera.windowWidth() / width,
                camera.windowHeight() / height);
    }

    /** Draws a part of a picture, given in texture coordinates, over the whole target. */
    private void enlarge(Texture picture, float x, float y, float width, float height) {
        picture.bind(0);
        shaders.enlarge.bind();
        shaders.enlarge.setUniformi("u_picture", 0);
        shaders.enlarge.setUniformf("u_part", x, y, width, height);
        whole.draw();
    }

    private void disposeCanvases() {
        scene.dispose();
        light.dispose();
        near.dispose();
        nearAside.dispose();
        wide.dispose();
        wideAside.dispose();
        composed.dispose();
    }

    @Override
    public void dispose() {
        disposeCanvases();
        whole.dispose();
        floor.dispose();
        rock.dispose();
        fog.dispose();
    }

    private static float[] coloursOf(LiquidBody body) {
        float[] colours = new float[LiquidBody.SHADES * 3];
        for (int i = 0; i < colours.length; i++) {
            colours[i] = (body.shade(i / 3) >> (16 - 8 * (i % 3)) & 0xff) / 255f;
        }
        return colours;
    }

    private static Texture textureOf(int width, int height, IntUnaryOperator rgbaAt) {
        Pixmap pixmap = pixmapOf(width, height, rgbaAt);
        Texture texture = new Texture(pixmap);
        pixmap.dispose();
        return texture;
    }

    private static Pixmap pixmapOf(int width, int height, IntUnaryOperator rgbaAt) {
        Pixmap pixmap = new Pixmap(width, height, Pixmap.Format.RGBA8888);
        IntBuffer texels = pixmap.getPixels().order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
        int[] row = new int[width];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                row[x] = rgbaAt.applyAsInt(x + y * width);
            }
            texels.put(row);
        }
        return pixmap;
    }
}
