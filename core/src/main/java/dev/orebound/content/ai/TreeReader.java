package dev.orebound.content.ai;

import com.badlogic.gdx.ai.btree.utils.BehaviorTreeReader;
import com.badlogic.gdx.utils.SerializationException;
import dev.orebound.content.ai.TreeSpec.TaskSpec;
import dev.orebound.content.reading.ClosestWord;
import dev.orebound.content.reading.LineComplaints;
import dev.orebound.content.reading.QuotedText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads a tree: a task a line, its children deeper than itself, guards in brackets before it, a number after it,
 * comments behind a #. The text is taken apart by gdx-ai's own reader; what a word means is looked up in
 * {@link TaskWord} alone, so that no text can name a class. Whatever is wrong becomes one complaint with its line.
 */
final class TreeReader extends BehaviorTreeReader {
    /** Deeper or longer is no mind but a mistake. */
    private static final int MOST_TASKS = 200;

    private static final int DEEPEST = 12;
    private static final int LONGEST_QUOTE = 40;

    private final LineComplaints complaints;
    private final List<TaskDraft> open = new ArrayList<>();
    private final List<TaskDraft> guards = new ArrayList<>();
    private @Nullable TaskDraft root;
    private @Nullable TaskDraft current;
    private int indent;
    private boolean isLineTaken;
    private int tasks;

    TreeReader(String file, List<String> complaints) {
        super(false);
        this.complaints = new LineComplaints(file, complaints);
    }

    /** The root, or null if anything is wrong. */
    @Nullable
    TaskSpec read(String text) {
        try {
            parse(text);
        } catch (SerializationException e) {
            complaints.add(lineNumber, syntaxFault(e));
        } catch (TooMuch e) {
            return null;
        }
        open.clear();
        if (root != null) {
            root.complainOfBranches(complaints);
        }
        if (root == null && complaints.isEmpty()) {
            complaints.add(1, "there is no task; give one of " + TaskWord.ids());
        }
        return root == null || !complaints.isEmpty() ? null : root.spec();
    }

    private static String syntaxFault(SerializationException e) {
        String message = String.valueOf(e.getMessage());
        int near = message.indexOf("near: ");
        String rest = near < 0 ? "" : message.substring(near + "near: ".length());
        return "not understood from " + quote(rest.lines().findFirst().orElse(""))
                + " on; give '(guard amount:1) task'";
    }

    @Override
    protected void startLine(int newIndent) {
        indent = newIndent;
        isLineTaken = false;
        guards.clear();
        current = null;
    }

    @Override
    protected void startStatement(String name, boolean isSubtreeReference, boolean isGuard) {
        if (++tasks > MOST_TASKS) {
            complaints.add(lineNumber, "too many tasks; give at most " + MOST_TASKS);
            throw new TooMuch();
        }
        TaskWord word = isSubtreeReference ? null : wordOf(name);
        TaskDraft draft = new TaskDraft(lineNumber, indent, word);
        current = draft;
        if (word == null) {
            String nearest = ClosestWord.to(cut(name), TaskWord.ids());
            complaints.add(lineNumber, quote(name) + " is not a task; the nearest is '" + nearest + "'");
        } else if (isGuard != (word.sort() == TaskWord.TaskSort.CONDITION)) {
            complaints.add(
                    lineNumber,
                    quote(name)
                            + (isGuard
                                    ? " cannot be asked; put it behind the brackets"
                                    : " is asked; give it in brackets"));
        }
        if (isGuard) {
            guards.add(draft);
        } else {
            addTask(draft);
        }
    }

    private void addTask(TaskDraft task) {
        if (isLineTaken) {
            complaints.add(task.line, "a second task on one line; give it a line of its own");
        }
        isLineTaken = true;
        task.guards.addAll(guards);
        guards.clear();
        while (!open.isEmpty() && open.get(open.size() - 1).indent >= task.indent) {
            open.remove(open.size() - 1);
        }
        if (open.size() >= DEEPEST) {
            complaints.add(task.line, "too deep; give at most " + DEEPEST + " tasks within each other");
            throw new TooMuch();
        }
        if (!open.isEmpty()) {
            TaskDraft parent = open.get(open.size() - 1);
            if (parent.word != null && parent.word.sort() != TaskWord.TaskSort.BRANCH) {
                complaints.add(task.line, "'" + parent.word.id() + "' has no children; put it no deeper");
            }
            parent.children.add(task);
        } else if (root == null) {
            root = task;
        } else {
            complaints.add(task.line, "a second root; put it deeper than the first");
        }
        open.add(task);
    }

    @Override
    protected void attribute(String name, Object value) {
        TaskDraft task = current;
        if (task == null || task.word == null) {
            return;
        }
        TaskWord word = task.word;
        if (word.amount().isEmpty()) {
            complaints.add(lineNumber, "'" + word.id() + "' takes no number; leave " + quote(name) + " out");
        } else if (!name.equals(word.amount())) {
            complaints.add(
                    lineNumber, quote(name) + " is not a number of '" + word.id() + "'; give '" + word.amount() + "'");
        } else if (task.amount != null) {
            complaints.add(lineNumber, quote(name) + " stands twice; give it once");
        } else {
            task.amount = amount(word, value);
        }
    }

    private int amount(TaskWord word, Object value) {
        if (value instanceof Long number && number >= word.lowest() && number <= word.highest()) {
            return number.intValue();
        }
        complaints.add(
                lineNumber,
                word.id() + "." + word.amount() + ": " + quote(value.toString()) + "; give a whole number within "
                        + word.lowest() + ".." + word.highest());
        return word.lowest();
    }

    @Override
    protected void endStatement() {
        if (current != null) {
            current.complainOfAmount(complaints);
        }
        current = null;
    }

    @Override
    protected void endLine() {
        if (!guards.isEmpty()) {
            complaints.add(guards.get(0).line, "brackets without a task; put one behind them");
        }
        guards.clear();
    }

    private static @Nullable TaskWord wordOf(String name) {
        for (TaskWord word : TaskWord.values()) {
            if (word.id().equals(name)) {
                return word;
            }
        }
        return null;
    }

    /** Ends the reading of a tree that is too large, after the complaint about it. */
    private static final class TooMuch extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** A task whose text is still being read. Its word is null if the text names no known task. */
    private static final class TaskDraft {
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
        void complainOfBranches(LineComplaints complaints) {
            if (word != null && word.sort() == TaskWord.TaskSort.BRANCH && children.isEmpty()) {
                complaints.add(line, "'" + word.id() + "' has no children; give at least one, deeper than it");
            }
            if (word == TaskWord.GUARDED && !children.isEmpty()) {
                TaskDraft last = children.get(children.size() - 1);
                // If all were barred, no task would start, and the one before would go on for ever.
                if (!last.guards.isEmpty()) {
                    complaints.add(
                            last.line,
                            "the last child of 'guarded' has brackets; leave them out, for one must always be done");
                }
            }
            children.forEach(child -> child.complainOfBranches(complaints));
        }

        /** Complains of a number that is missing. */
        void complainOfAmount(LineComplaints complaints) {
            if (word != null && amount == null && !word.amount().isEmpty()) {
                complaints.add(
                        line,
                        word.id() + "." + word.amount() + ": is missing; give a whole number within " + word.lowest()
                                + ".." + word.highest());
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

    /** Returns a text of the file in quotes, on one line, and cut if it is long. */
    private static String quote(String text) {
        return "'" + cut(text) + "'";
    }

    private static String cut(String text) {
        return QuotedText.of(text, LONGEST_QUOTE);
    }
}
