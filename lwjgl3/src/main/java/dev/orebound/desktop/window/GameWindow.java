package dev.orebound.desktop.window;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration.GLEmulation;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Input;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Window;
import com.badlogic.gdx.backends.lwjgl3.audio.Lwjgl3Audio;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.glutils.GLVersion;
import com.badlogic.gdx.graphics.glutils.HdpiMode;
import com.badlogic.gdx.utils.GdxRuntimeException;
import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.desktop.platform.CannotStartException;
import dev.orebound.desktop.platform.DisplayServer;
import dev.orebound.desktop.platform.FaultReports;
import dev.orebound.desktop.platform.FolderOpener;
import dev.orebound.desktop.platform.GameRelaunch;
import dev.orebound.desktop.platform.GameVersion;
import dev.orebound.desktop.platform.HostMachine;
import dev.orebound.desktop.platform.ProcessConsole;
import dev.orebound.desktop.speech.SystemSpeaker;
import dev.orebound.journal.report.ReportedMoment;
import dev.orebound.journal.settings.GameSettings;
import dev.orebound.journal.settings.GameSettings.WindowPoints;
import dev.orebound.screen.context.DesktopWindow;
import dev.orebound.screen.context.HostPlatform;
import dev.orebound.screen.input.PadState;
import dev.orebound.screen.layout.FramebufferPixels;
import dev.orebound.screen.speech.Speaker;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL11;
import org.lwjgl.system.MemoryUtil;

/** The window of the game, with OpenGL 3.2. */
public final class GameWindow implements HostPlatform {
    private static final String TITLE = "Orebound";
    private static final int[] ICON_SCALES = {1, 2, 3, 4};
    private static final int OPENGL_MAJOR = 3;
    private static final int OPENGL_MINOR = 2;

    private final HostMachine host;
    private final ProcessConsole console;
    private final FaultReports reports;
    private final Consumer<String> saving;
    private final SystemSpeaker speaker;
    private DesktopWindow window = DesktopWindow.FIXED;
    private @Nullable WindowKeyboard keyboard;
    private @Nullable GamePads pads;

    /** @param saving receives a line for each thing that could not be saved */
    public GameWindow(HostMachine host, ProcessConsole console, FaultReports reports, Consumer<String> saving) {
        this.host = host;
        this.console = console;
        this.reports = reports;
        this.saving = saving;
        speaker = SystemSpeaker.of(host);
    }

    @Override
    public String version() {
        return GameVersion.read();
    }

    @Override
    public void note(String name, String value) {
        reports.note(name, value);
    }

    @Override
    public @Nullable Path report(ReportedMoment moment) {
        return reports.write(moment, null);
    }

    @Override
    public void openFolder(Path folder, Runnable failed) {
        FolderOpener.open(host, folder, failed);
    }

    @Override
    public boolean isNamedIn(String text) {
        return reports.anonymous().isNamedIn(text);
    }

    @Override
    public void askAfterFault(Supplier<ReportedMoment> moments) {
        reports.askAfterFault(moments);
    }

    @Override
    public void savingFailed(String complaint) {
        saving.accept(complaint);
    }

    @Override
    public String today() {
        return LocalDate.now(ZoneId.systemDefault()).toString();
    }

    @Override
    public DesktopWindow window() {
        return window;
    }

    @Override
    public @Nullable String printedOn(int key) {
        WindowKeyboard now = keyboard;
        return now == null ? null : now.printedOn(key);
    }

    @Override
    public Speaker speaker() {
        return speaker;
    }

    /** Reads gamepads from now on, those that a file in the folder of the saves tells of included. */
    public void readPads(Path folder) {
        pads = new GamePads(folder, console::complain);
    }

    @Override
    public void readPad(PadState pad) {
        if (pads == null) {
            pad.clear();
        } else {
            pads.read(pad);
        }
    }

    /**
     * Shows the icon in the sizes that desktops ask for; does nothing on macOS and Wayland, whose windows have none.
     */
    @Override
    public void showIcon(SpriteFrame picture) {
        Pixmap[] sizes = new Pixmap[ICON_SCALES.length];
        for (int i = 0; i < ICON_SCALES.length; i++) {
            sizes[i] = enlarged(picture, ICON_SCALES[i]);
        }
        ((Lwjgl3Graphics) Gdx.graphics).getWindow().setIcon(sizes);
        for (Pixmap size : sizes) {
            size.dispose();
        }
    }

    /** Connects to the display, if there is one, which takes a moment that {@link #open} then does not need. */
    public static void prepare(HostMachine host) {
        try {
            DisplayServer.connect(host);
        } catch (CannotStartException e) {
            // Told when the window is opened, after anything that is wrong with what was asked for.
        }
    }

    /**
     * Opens the window and plays until it is closed.
     *
     * @throws CannotStartException if there is no display, or none with OpenGL 3.2
     */
    public void open(ApplicationListener game, GameSettings settings) {
        DisplayServer.connect(host);
        ByteArrayOutputStream windowErrors = new ByteArrayOutputStream();
        Lwjgl3ApplicationConfiguration.errorStream = new PrintStream(windowErrors, true, StandardCharsets.UTF_8);
        LateAudio audio = new LateAudio(host, state -> reports.note("sound", state));
        PlayerWindow placed = new PlayerWindow(settings);
        window = placed;
        WindowedGame windowed = new WindowedGame(game, audio, placed);
        Lwjgl3ApplicationConfiguration configuration = configuration();
        try {
            placed.configure(configuration);
            Lwjgl3Application unused = new Lwjgl3Application(windowed, configuration) {
                @Override
                public Lwjgl3Audio createAudio(Lwjgl3ApplicationConfiguration unusedHere) {
                    return audio;
                }

                @Override
                public Lwjgl3Input createInput(Lwjgl3Window opened) {
                    WindowKeyboard made = new WindowKeyboard(opened);
                    keyboard = made;
                    return made;
                }
            };
        } catch (RuntimeException thrown) {
            // libGDX wraps all other exceptions.
            if (thrown instanceof GdxRuntimeException && !windowed.begun) {
                throw new CannotStartException(whyNoWindow());
            }
            reports.faultMet();
            throw thrown;
        }
    }

    private static Lwjgl3ApplicationConfiguration configuration() {
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setTitle(TITLE);
        configuration.setPauseWhenLostFocus(true);
        configuration.setOpenGLEmulation(GLEmulation.GL30, OPENGL_MAJOR, OPENGL_MINOR);
        configuration.setHdpiMode(HdpiMode.Pixels);
        return configuration;
    }

    private static Pixmap enlarged(SpriteFrame picture, int times) {
        Pixmap pixmap = new Pixmap(picture.width() * times, picture.height() * times, Pixmap.Format.RGBA8888);
        pixmap.setBlending(Pixmap.Blending.None);
        for (int y = 0; y < pixmap.getHeight(); y++) {
            for (int x = 0; x < pixmap.getWidth(); x++) {
                pixmap.drawPixel(x, y, picture.rgba(x / times, y / times));
            }
        }
        return pixmap;
    }

    /** Returns one line for a player whose machine cannot open the window. */
    private String whyNoWindow() {
        return "play needs OpenGL " + OPENGL_MAJOR + "." + OPENGL_MINOR + " or newer; this display has "
                + offeredOpenGl() + "; a newer graphics driver may help";
    }

    /** Opens a small hidden window with any OpenGL and returns the version of that. */
    private String offeredOpenGl() {
        DisplayServer.connect(host);
        if (!GLFW.glfwInit()) {
            return "none";
        }
        GLFW.glfwDefaultWindowHints();
        GLFW.glfwWindowHint(GLFW.GLFW_VISIBLE, GLFW.GLFW_FALSE);
        long window = GLFW.glfwCreateWindow(16, 16, "", MemoryUtil.NULL, MemoryUtil.NULL);
        try {
            return window == MemoryUtil.NULL ? "none" : version(window);
        } finally {
            GLFW.glfwTerminate();
        }
    }

    private static String version(long window) {
        GLFW.glfwMakeContextCurrent(window);
        GL.createCapabilities();
        return GL11.glGetString(GL11.GL_VERSION) + " by " + GL11.glGetString(GL11.GL_VENDOR);
    }

    /** Passes all callbacks on to the game, and adds the launcher's own tasks. */
    private final class WindowedGame implements ApplicationListener {
        private final ApplicationListener game;
        private final LateAudio audio;
        private final PlayerWindow placed;
        private boolean begun;
        private boolean drawn;

        WindowedGame(ApplicationListener game, LateAudio audio, PlayerWindow placed) {
            this.game = game;
            this.audio = audio;
            this.placed = placed;
        }

        @Override
        public void create() {
            begun = true;
            GLVersion offered = Gdx.graphics.getGLVersion();
            reports.note("OpenGL", offered.getMajorVersion() + "." + offered.getMinorVersion());
            reports.note("renderer", offered.getRendererString() + " by " + offered.getVendorString());
            // Not earlier: a callback that is created while libGDX opens its window can take the place of one that GLFW
            // still remembers.
            audio.begin();
            game.create();
        }

        @Override
        public void resize(int width, int height) {
            reports.note("window", described(new FramebufferPixels(width, height)));
            game.resize(width, height);
        }

        @Override
        public void render() {
            game.render();
            placed.frameDrawn();
            if (!drawn) {
                drawn = true;
                GameRelaunch.firstFrameDrawn(host);
                tellFirstFrame();
            }
        }

        @Override
        public void pause() {
            game.pause();
        }

        @Override
        public void resume() {
            game.resume();
        }

        @Override
        public void dispose() {
            game.dispose();
            speaker.close();
            placed.close();
        }

        /** Returns the size for a report, such as {@code 2560x1440, 2 pixels to a point}. */
        private String described(FramebufferPixels pixels) {
            Lwjgl3Graphics graphics = (Lwjgl3Graphics) Gdx.graphics;
            WindowPoints points = new WindowPoints(graphics.getLogicalWidth(), graphics.getLogicalHeight());
            String size = pixels.width() + "x" + pixels.height();
            double scale = PixelScale.of(points, pixels).x();
            return scale == 1 ? size : String.format(Locale.ROOT, "%s, %.3g pixels to a point", size, scale);
        }

        /**
         * Tells how long the start took. The system's time of a process's start can be a second off, equally for all
         * processes; Java's own of this one tells by how much.
         */
        private void tellFirstFrame() {
            if (host.isDebugging() && host.started().isPresent()) {
                Instant began = Instant.ofEpochMilli(
                        ManagementFactory.getRuntimeMXBean().getStartTime());
                Instant bySystem = ProcessHandle.current().info().startInstant().orElse(began);
                Instant started = host.started().get().plus(Duration.between(bySystem, began));
                console.complain("first frame after "
                        + Duration.between(started, Instant.now()).toMillis() + " ms");
            }
        }
    }
}
