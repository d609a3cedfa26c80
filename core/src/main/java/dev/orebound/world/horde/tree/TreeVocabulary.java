package dev.orebound.world.horde.tree;

import dev.orebound.content.ai.TaskWord;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The registry of what words mean. */
public final class TreeVocabulary<E> {
    private final Map<TaskWord, TreeCondition<E>> conditions = new EnumMap<>(TaskWord.class);
    private final Map<TaskWord, TreeAction<E>> deeds = new EnumMap<>(TaskWord.class);

    /** Says what a word asks. */
    public TreeVocabulary<E> ask(TaskWord word, TreeCondition<E> condition) {
        require(word, TaskWord.TaskSort.CONDITION);
        conditions.put(word, condition);
        return this;
    }

    /** Says what a word does. */
    public TreeVocabulary<E> does(TaskWord word, TreeAction<E> deed) {
        require(word, TaskWord.TaskSort.ACTION);
        deeds.put(word, deed);
        return this;
    }

    TreeCondition<E> condition(TaskWord word) {
        return found(conditions.get(word), word);
    }

    TreeAction<E> deed(TaskWord word) {
        return found(deeds.get(word), word);
    }

    private static void require(TaskWord word, TaskWord.TaskSort sort) {
        if (word.sort() != sort) {
            throw new IllegalArgumentException("'" + word.id() + "' is no " + sort);
        }
    }

    private static <T> T found(@Nullable T meaning, TaskWord word) {
        if (meaning == null) {
            throw new IllegalStateException("nobody said what '" + word.id() + "' means");
        }
        return meaning;
    }
}
