package dev.orebound.screen.hud;

import java.util.EnumSet;
import java.util.List;
import java.util.function.Consumer;

/** Remembers which hints a player has followed, so that each is shown once. */
public final class HintProgress {
    private final EnumSet<HintTopic> learned = EnumSet.noneOf(HintTopic.class);
    private final Consumer<String> listener;

    /** Creates progress that knows no hint and is not saved. */
    public HintProgress() {
        this(List.of(), id -> {});
    }

    /**
     * Creates progress that outlasts a run.
     *
     * @param known ids of the learned hints; unknown ids are ignored
     * @param listener receives the id of each newly learned hint
     */
    public HintProgress(List<String> known, Consumer<String> listener) {
        this.listener = listener;
        for (HintTopic lesson : HintTopic.values()) {
            if (known.contains(lesson.id())) {
                learned.add(lesson);
            }
        }
    }

    /** Returns progress with nothing left to learn. */
    public static HintProgress allKnown() {
        HintProgress all = new HintProgress();
        all.learned.addAll(EnumSet.allOf(HintTopic.class));
        return all;
    }

    boolean knows(HintTopic lesson) {
        return learned.contains(lesson);
    }

    void learn(HintTopic lesson) {
        if (learned.add(lesson)) {
            listener.accept(lesson.id());
        }
    }
}
