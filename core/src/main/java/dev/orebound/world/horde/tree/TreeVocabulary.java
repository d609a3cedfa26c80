package dev.orebound.world.horde.tree;

import dev.orebound.content.ai.TaskWord;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The conditions and actions that the words of trees stand for. */
public final class TreeVocabulary<E> {
    private final Map<TaskWord, TreeCondition<E>> conditions = new EnumMap<>(TaskWord.class);
    private final Map<TaskWord, TreeAction<E>> actions = new EnumMap<>(TaskWord.class);

    public TreeVocabulary<E> define(TaskWord word, TreeCondition<E> condition) {
        require(word, TaskWord.TaskSort.CONDITION);
        conditions.put(word, condition);
        return this;
    }

    public TreeVocabulary<E> define(TaskWord word, TreeAction<E> action) {
        require(word, TaskWord.TaskSort.ACTION);
        actions.put(word, action);
        return this;
    }

    TreeCondition<E> condition(TaskWord word) {
        return found(conditions.get(word), word);
    }

    TreeAction<E> action(TaskWord word) {
        return found(actions.get(word), word);
    }

    private static void require(TaskWord word, TaskWord.TaskSort sort) {
        if (word.sort() != sort) {
            throw new IllegalArgumentException("'" + word.id() + "' is no " + sort);
        }
    }

    private static <T> T found(@Nullable T meaning, TaskWord word) {
        if (meaning == null) {
            throw new IllegalStateException("'" + word.id() + "' is not defined");
        }
        return meaning;
    }
}
