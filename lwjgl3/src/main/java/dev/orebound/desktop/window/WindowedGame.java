package dev.orebound.desktop.window;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.glutils.GLVersion;
import dev.orebound.desktop.platform.FaultReports;
import dev.orebound.desktop.platform.HostMachine;
import dev.orebound.desktop.platform.ProcessConsole;
import java.time.Duration;
import java.time.Instant;

/** Passes all callbacks on to the game, and adds what only the launcher knows. */
final class WindowedGame implements ApplicationListener {
    private final ApplicationListener game;
    private final LateAudio audio;
    private final HostMachine host;
    private final ProcessConsole console;
    private final FaultReports reports;
    private boolean begun;
    private boolean drawn;

    WindowedGame(
            ApplicationListener game, LateAudio audio, HostMachine host, ProcessConsole console, FaultReports reports) {
        this.game = game;
        this.audio = audio;
        this.host = host;
        this.console = console;
        this.reports = reports;
    }

    /** True once the window stands, with all that the game needs. */
    boolean hasBegun() {
        return begun;
    }

    @Override
    public void create() {
        begun = true;
        GLVersion offered = Gdx.graphics.getGLVersion();
        reports.note("OpenGL", offered.getMajorVersion() + "." + offered.getMinorVersion());
        reports.note("renderer", offered.getRendererString() + " by " + offered.getVendorString());
        // Not before: a callback made while libGDX opens its window can take the place of one that GLFW still
        // remembers.
        AlsaNoise.silence(host);
        reports.note("sound", audio.begin());
        game.create();
    }

    @Override
    public void resize(int width, int height) {
        reports.note("window", width + "x" + height);
        game.resize(width, height);
    }

    @Override
    public void render() {
        game.render();
        if (!drawn) {
            drawn = true;
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
    }

    private void tellFirstFrame() {
        if (host.isDebugging() && host.started().isPresent()) {
            long millis = Duration.between(host.started().get(), Instant.now()).toMillis();
            console.complain("first frame after " + millis + " ms");
        }
    }
}
