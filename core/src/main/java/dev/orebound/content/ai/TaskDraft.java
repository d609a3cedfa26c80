package dev.orebound.content.ai;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A task of a tree that is still read: its word is null where the text's is unknown. */
final class TaskDraft {
    final int line;
    final int indent;
    final @Nullable TaskWord word;
    final List<TaskDraft> guards = new ArrayList<>();
    final List<TaskDraft> children = new ArrayList<>();

    @Nullable
    Integer amount;

    TaskDraft(int line, int indent, @Nullable TaskWord word) {
        this.line = line;
        this.indent = indent;
        this.word = word;
    }

    /** Complains of what can only be told when the whole of a task has been read, here and below. */
    void complainOfBranches(TreeComplaints complaints) {
        if (word != null && word.sort() == TaskWord.Sort.BRANCH && children.isEmpty()) {
            complaints.add(line, "'" + word.id() + "' has no children; give at least one, deeper than it");
        }
        if (word == TaskWord.GUARDED && !children.isEmpty()) {
            TaskDraft last = children.get(children.size() - 1);
            // Where all are barred nothing would be done, and what was done before would go on for ever.
            if (!last.guards.isEmpty()) {
                complaints.add(
                        last.line,
                        "the last child of 'guarded' has brackets; leave them out, for one must always be done");
            }
        }
        children.forEach(child -> child.complainOfBranches(complaints));
    }

    /** Complains of a number that is missing. */
    void complainOfAmount(TreeComplaints complaints) {
        if (word != null && amount == null && !word.amount().isEmpty()) {
            complaints.add(
                    line,
                    word.id() + "." + word.amount() + ": is missing; give a whole number within " + word.lowest() + ".."
                            + word.highest());
        }
    }

    /**
     * The task, once all of it has been read.
     *
     * @throws IllegalStateException if its word is unknown
     */
    TaskSpec spec() {
        if (word == null) {
            throw new IllegalStateException("an unknown word was complained of");
        }
        return new TaskSpec(
                word,
                amount == null ? 0 : amount,
                guards.stream().map(TaskDraft::spec).toList(),
                children.stream().map(TaskDraft::spec).toList(),
                line);
    }
}
