package dev.orebound.bench;

import static net.bytebuddy.matcher.ElementMatchers.any;
import static net.bytebuddy.matcher.ElementMatchers.nameStartsWith;
import static net.bytebuddy.matcher.ElementMatchers.named;
import static net.bytebuddy.matcher.ElementMatchers.returns;

import com.badlogic.gdx.Application;
import com.badlogic.gdx.Audio;
import com.badlogic.gdx.Files;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.GL30;
import com.badlogic.gdx.utils.GdxNativesLoader;
import java.nio.IntBuffer;
import java.util.Map;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.implementation.FixedValue;
import net.bytebuddy.implementation.MethodDelegation;
import net.bytebuddy.implementation.StubMethod;
import net.bytebuddy.implementation.bind.annotation.Argument;

/**
 * An OpenGL that does nothing but count, and a window of a given size that nobody sees. What is drawn into it costs
 * what it costs in Java alone, on any machine, with or without a display.
 */
public final class SilentGraphics {
    private static long draws;
    private static long quads;
    private static long textures;
    private static long programs;

    private SilentGraphics() {}

    /** The calls since the last {@link #take}: draw calls, quads in them, textures bound and shaders switched. */
    record Calls(long draws, long quads, long textures, long programs) {}

    /** Answers of OpenGL that libGDX asks for, and counters. Public, because the generated class calls them. */
    public static final class Answers {
        private Answers() {}

        /** Says that a shader compiled or a program was linked, and that it has no uniforms to list. */
        public static void state(@Argument(1) int name, @Argument(2) IntBuffer answer) {
            answer.put(0, name == GL20.GL_COMPILE_STATUS || name == GL20.GL_LINK_STATUS ? 1 : 0);
        }

        /** Counts a call of glDrawElements. */
        public static void elements(@Argument(1) int count) {
            draws++;
            quads += count / 6;
        }

        /** Counts a call of glDrawArrays; three corners are one triangle over the whole picture. */
        public static void arrays(@Argument(2) int count) {
            draws++;
            quads += Math.max(1, count / 6);
        }

        public static void texture() {
            textures++;
        }

        public static void program() {
            programs++;
        }
    }

    /** Makes it the graphics of libGDX, for a window of so many pixels. */
    static void install(int width, int height) {
        GdxNativesLoader.load();
        GL30 gl = make(new ByteBuddy()
                .subclass(GL30.class)
                .method(any())
                .intercept(StubMethod.INSTANCE)
                .method(named("glGetShaderiv").or(named("glGetProgramiv")))
                .intercept(MethodDelegation.withDefaultConfiguration()
                        .filter(named("state"))
                        .to(Answers.class))
                .method(named("glCheckFramebufferStatus"))
                .intercept(FixedValue.value(GL20.GL_FRAMEBUFFER_COMPLETE))
                .method(nameStartsWith("glCreate").or(nameStartsWith("glGen").and(returns(int.class))))
                .intercept(FixedValue.value(1))
                .method(named("glGetString"))
                .intercept(FixedValue.value("3.2"))
                .method(named("glDrawElements"))
                .intercept(MethodDelegation.withDefaultConfiguration()
                        .filter(named("elements"))
                        .to(Answers.class))
                .method(named("glDrawArrays"))
                .intercept(MethodDelegation.withDefaultConfiguration()
                        .filter(named("arrays"))
                        .to(Answers.class))
                .method(named("glBindTexture"))
                .intercept(MethodDelegation.withDefaultConfiguration()
                        .filter(named("texture"))
                        .to(Answers.class))
                .method(named("glUseProgram"))
                .intercept(MethodDelegation.withDefaultConfiguration()
                        .filter(named("program"))
                        .to(Answers.class)));
        Gdx.gl30 = gl;
        Gdx.gl20 = gl;
        Gdx.gl = gl;
        Gdx.graphics = make(fixed(
                new ByteBuddy().subclass(Graphics.class).method(any()).intercept(StubMethod.INSTANCE),
                Map.of(
                        "getWidth", width,
                        "getHeight", height,
                        "getBackBufferWidth", width,
                        "getBackBufferHeight", height,
                        "isGL30Available", true)));
        Gdx.app = make(fixed(
                new ByteBuddy().subclass(Application.class).method(any()).intercept(StubMethod.INSTANCE),
                Map.of("getType", Application.ApplicationType.Desktop)));
        Gdx.input = make(new ByteBuddy().subclass(Input.class).method(any()).intercept(StubMethod.INSTANCE));
        // Tables of Scene2D keep their defaults by it; without, each asks for those of another, for ever.
        Gdx.files = make(new ByteBuddy().subclass(Files.class).method(any()).intercept(StubMethod.INSTANCE));
        Gdx.audio = make(new ByteBuddy().subclass(Audio.class).method(any()).intercept(StubMethod.INSTANCE));
    }

    private static <T> DynamicType.Builder<T> fixed(DynamicType.Builder<T> builder, Map<String, Object> answers) {
        DynamicType.Builder<T> changed = builder;
        for (Map.Entry<String, Object> answer : answers.entrySet()) {
            changed = changed.method(named(answer.getKey())).intercept(FixedValue.value(answer.getValue()));
        }
        return changed;
    }

    private static <T> T make(DynamicType.Builder<T> builder) {
        try {
            return builder.make()
                    .load(SilentGraphics.class.getClassLoader())
                    .getLoaded()
                    .getDeclaredConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the stub cannot be made", e);
        }
    }

    /** Returns the calls since the last time, and begins to count anew. */
    static Calls take() {
        Calls calls = new Calls(draws, quads, textures, programs);
        draws = 0;
        quads = 0;
        textures = 0;
        programs = 0;
        return calls;
    }
}
