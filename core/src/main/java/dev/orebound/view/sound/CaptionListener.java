package dev.orebound.view.sound;

import dev.orebound.world.event.WorldEvent;

/** Is told of each sound of the cave that has a caption and that the player hears. */
public interface CaptionListener {
    /** Ignores all captions. */
    CaptionListener NOBODY = (caption, subject, actorId, x, y) -> {};

    /**
     * Handles a sound.
     *
     * @param caption the number of its caption
     * @param subject the number of the monster or the lock that it is about; anything if the caption names nothing
     * @param actorId the spawn id of the actor that it is about, or {@link WorldEvent#NOBODY}
     * @param x of the place of the sound, in cells
     * @param y of the place of the sound, in cells
     */
    void heard(int caption, int subject, long actorId, float x, float y);
}
