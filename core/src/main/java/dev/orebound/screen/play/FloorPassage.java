package dev.orebound.screen.play;

import dev.orebound.content.music.MusicContent;
import dev.orebound.screen.context.GameContext;
import dev.orebound.screen.descent.DescentScreen;
import dev.orebound.screen.input.InputGuard;
import dev.orebound.screen.layout.InterfaceSize;
import dev.orebound.screen.page.GameScreen;
import dev.orebound.world.World;

/** Leads from one floor to the next: shows the descent, makes the next floor, and waits for the player. */
public final class FloorPassage {
    private final LiveRun run;
    private final DescentScreen screen;
    private boolean isMade;
    private boolean isWanted;

    /** @param guard keeps the page open while it is closed */
    public FloorPassage(LiveRun run, InterfaceSize size, InputGuard guard, GameContext context) {
        this.run = run;
        context.music().play(MusicContent.DESCENT);
        screen = DescentScreen.between(context.pageParts(), run.expedition(), () -> isWanted |= guard.isOpen());
        World left = run.expedition().world();
        if (left.player().hasFallen()) {
            int damage = left.content().elements().fall().damage();
            screen.aside(context.texts().format("hud.fell", damage));
        }
        screen.resize(size);
    }

    public GameScreen screen() {
        return screen;
    }

    /** Draws the descent. The frame after the one in which all of it was visible makes the floor. */
    public void draw(float seconds) {
        if (!isMade && screen.isThere()) {
            run.descend();
            screen.arrive();
            isMade = true;
            // Entering the floor took time, which animations must not see.
            screen.draw(0);
        } else {
            screen.draw(seconds);
        }
    }

    /** Returns true once the next floor is made and the player wants to go on. */
    public boolean isOver() {
        return isMade && isWanted;
    }
}
