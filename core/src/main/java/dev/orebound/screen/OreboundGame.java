package dev.orebound.screen;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;

/** The game as the window sees it: it is told when to begin, draw, resize and end. */
public final class OreboundGame extends ApplicationAdapter {
    private final GameStart start;

    public OreboundGame(GameStart start) {
        this.start = start;
    }

    @Override
    public void create() {
        if (start.seedOrNull() != null) {
            start.platform().note("seed", start.seedOrNull().text());
        }
    }

    @Override
    public void render() {
        Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT);
    }
}
