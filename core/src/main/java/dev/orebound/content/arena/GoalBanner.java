package dev.orebound.content.arena;

/** Shows the progress towards the goal of an arena. A goal asks for one of these ways in each frame. */
public interface GoalBanner {
    /** Shows a bar and the seconds for the time that is left. */
    void showTime(int ticksLeft, int allTicks);

    /** Shows the health of the ward, and a pip for each wave. */
    void showWard(int health, int most);

    /** Shows the health of the heads if there have been any, else a pip for each wave. */
    void showHeadsOrWaves();
}
