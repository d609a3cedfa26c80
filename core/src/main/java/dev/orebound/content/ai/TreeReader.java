package dev.orebound.content.ai;

import com.badlogic.gdx.ai.btree.utils.BehaviorTreeReader;
import com.badlogic.gdx.utils.SerializationException;
import dev.orebound.content.reading.ClosestWord;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads a tree: a task a line, its children deeper than itself, guards in brackets before it, a number after it, comments
 * behind a #. The text is taken apart by gdx-ai's own reader; what a word means is looked up in {@link TaskWord} alone, so
 * that no text can name a class. Whatever is wrong becomes one complaint with its line.
 */
final class TreeReader extends BehaviorTreeReader {
    /** Deeper or longer is no mind but a mistake. */
    private static final int MOST_TASKS = 200;

    private static final int DEEPEST = 12;

    private final TreeComplaints complaints;
    private final List<TaskDraft> open = new ArrayList<>();
    private final List<TaskDraft> guards = new ArrayList<>();
    private @Nullable TaskDraft root;
    private @Nullable TaskDraft current;
    private int indent;
    private boolean isLineTaken;
    private int tasks;

    TreeReader(String file, List<String> complaints) {
        super(false);
        this.complaints = new TreeComplaints(file, complaints);
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
        return "not understood from "
                + TreeComplaints.quote(rest.lines().findFirst().orElse("")) + " on; give '(guard amount:1) task'";
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
            String nearest = ClosestWord.to(TreeComplaints.cut(name), TaskWord.ids());
            complaints.add(lineNumber, TreeComplaints.quote(name) + " is no task; the nearest is '" + nearest + "'");
        } else if (isGuard != (word.sort() == TaskWord.Sort.CONDITION)) {
            complaints.add(
                    lineNumber,
                    TreeComplaints.quote(name)
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
            if (parent.word != null && parent.word.sort() != TaskWord.Sort.BRANCH) {
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
            complaints.add(
                    lineNumber, "'" + word.id() + "' takes no number; leave " + TreeComplaints.quote(name) + " out");
        } else if (!name.equals(word.amount())) {
            complaints.add(
                    lineNumber,
                    TreeComplaints.quote(name) + " is no number of '" + word.id() + "'; give '" + word.amount() + "'");
        } else if (task.amount != null) {
            complaints.add(lineNumber, TreeComplaints.quote(name) + " stands twice; give it once");
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
                word.id() + "." + word.amount() + ": " + TreeComplaints.quote(value.toString())
                        + "; give a whole number within " + word.lowest() + ".." + word.highest());
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

    /** What is read is beyond all measure; the complaint is made. */
    private static final class TooMuch extends RuntimeException {
        private static final long serialVersionUID = 1;
    }
}
