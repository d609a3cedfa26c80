package dev.orebound.screen.hud;

/** What was learned since the game started, so that it is not said again on the next floor or in the next run. */
public final class Lessons {
    boolean dash;
    boolean throwing;
    boolean trap;
}
