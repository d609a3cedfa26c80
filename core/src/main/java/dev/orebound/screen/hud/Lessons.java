package dev.orebound.screen.hud;

import java.util.EnumSet;
import java.util.List;
import java.util.function.Consumer;

/** What a player has learned, so that it is said once and never again. */
public final class Lessons {
    private final EnumSet<Lesson> learned = EnumSet.noneOf(Lesson.class);
    private final Consumer<String> listener;

    /** Nothing was learned, and nobody remembers what will be. */
    public Lessons() {
        this(List.of(), id -> {});
    }

    /**
     * Lessons that outlast a run.
     *
     * @param known ids of what was learned before; what there is no more is passed over
     * @param listener takes the id of each that is learned
     */
    public Lessons(List<String> known, Consumer<String> listener) {
        this.listener = listener;
        for (Lesson lesson : Lesson.values()) {
            if (known.contains(lesson.id())) {
                learned.add(lesson);
            }
        }
    }

    /** There is nothing left to learn. */
    public static Lessons allKnown() {
        Lessons all = new Lessons();
        all.learned.addAll(EnumSet.allOf(Lesson.class));
        return all;
    }

    boolean knows(Lesson lesson) {
        return learned.contains(lesson);
    }

    void learn(Lesson lesson) {
        if (learned.add(lesson)) {
            listener.accept(lesson.id());
        }
    }
}
