package dev.orebound.view.draw;

/**
 * One layer of the scene. The view updates and draws its layers in the order of one list, so that later layers cover
 * earlier ones.
 */
@FunctionalInterface
public interface SceneLayer {
    /** Moves on by the time since the last frame. */
    default void update(float seconds) {}

    /** Draws between the batch's begin and end. */
    void draw();
}
