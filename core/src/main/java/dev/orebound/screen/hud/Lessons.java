package dev.orebound.screen.hud;

import java.util.EnumSet;

/** What was learned since the game started, so that it is not said again on the next floor or in the next run. */
public final class Lessons {
    private final EnumSet<Lesson> learned = EnumSet.noneOf(Lesson.class);

    boolean knows(Lesson lesson) {
        return learned.contains(lesson);
    }

    void learn(Lesson lesson) {
        learned.add(lesson);
    }
}
