package dev.orebound.content.ai;

import com.badlogic.gdx.ai.btree.utils.BehaviorTreeReader;
import com.badlogic.gdx.utils.SerializationException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
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

    private static final int LONGEST_QUOTE = 40;

    private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}]");

    private final String file;
    private final List<String> complaints;
    private final int faultsBefore;
    private final List<Draft> open = new ArrayList<>();
    private final List<Draft> guards = new ArrayList<>();
    private @Nullable Draft root;
    private @Nullable Draft current;
    private int indent;
    private boolean isLineTaken;
    private int tasks;

    /** A task that is still read. */
    private static final class Draft {
        final int line;
        final int indent;
        final @Nullable TaskWord word;
        final List<Draft> guards = new ArrayList<>();
        final List<Draft> children = new ArrayList<>();

        @Nullable
        Integer amount;

        Draft(int line, int indent, @Nullable TaskWord word) {
            this.line = line;
            this.indent = indent;
            this.word = word;
        }

        TaskSpec spec() {
            if (word == null) {
                throw new IllegalStateException("an unknown word was complained of");
            }
            return new TaskSpec(
                    word,
                    amount == null ? 0 : amount,
                    guards.stream().map(Draft::spec).toList(),
                    children.stream().map(Draft::spec).toList(),
                    line);
        }
    }

    TreeReader(String file, List<String> complaints) {
        super(false);
        this.file = file;
        this.complaints = complaints;
        faultsBefore = complaints.size();
    }

    /** The root, or null if anything is wrong. */
    @Nullable
    TaskSpec read(String text) {
        try {
            parse(text);
        } catch (SerializationException e) {
            complain(lineNumber, syntaxFault(e));
        } catch (TooMuch e) {
            return null;
        }
        open.clear();
        if (root != null) {
            complainOfBranches(root);
        }
        if (root == null && complaints.size() == faultsBefore) {
            complain(1, "there is no task; give one of " + TaskWord.ids());
        }
        return root == null || complaints.size() > faultsBefore ? null : root.spec();
    }

    private void complainOfBranches(Draft task) {
        if (task.word != null && task.word.sort() == TaskWord.Sort.BRANCH && task.children.isEmpty()) {
            complain(task.line, "'" + task.word.id() + "' has no children; give at least one, deeper than it");
        }
        if (task.word == TaskWord.GUARDED && !task.children.isEmpty()) {
            complainOfGuardedLast(task.children.get(task.children.size() - 1));
        }
        task.children.forEach(this::complainOfBranches);
    }

    /** Where all are barred nothing would be done, and what was done before would go on for ever. */
    private void complainOfGuardedLast(Draft last) {
        if (!last.guards.isEmpty()) {
            complain(
                    last.line, "the last child of 'guarded' has brackets; leave them out, for one must always be done");
        }
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
            complain(lineNumber, "too many tasks; give at most " + MOST_TASKS);
            throw new TooMuch();
        }
        TaskWord word = isSubtreeReference ? null : wordOf(name);
        Draft draft = new Draft(lineNumber, indent, word);
        current = draft;
        if (word == null) {
            String nearest = Nearest.to(cut(name), TaskWord.ids());
            complain(lineNumber, quote(name) + " is no task; the nearest is '" + nearest + "'");
        } else if (isGuard != (word.sort() == TaskWord.Sort.CONDITION)) {
            complain(
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

    private void addTask(Draft task) {
        if (isLineTaken) {
            complain(task.line, "a second task on one line; give it a line of its own");
        }
        isLineTaken = true;
        task.guards.addAll(guards);
        guards.clear();
        while (!open.isEmpty() && open.get(open.size() - 1).indent >= task.indent) {
            open.remove(open.size() - 1);
        }
        if (open.size() >= DEEPEST) {
            complain(task.line, "too deep; give at most " + DEEPEST + " tasks within each other");
            throw new TooMuch();
        }
        if (!open.isEmpty()) {
            Draft parent = open.get(open.size() - 1);
            if (parent.word != null && parent.word.sort() != TaskWord.Sort.BRANCH) {
                complain(task.line, "'" + parent.word.id() + "' has no children; put it no deeper");
            }
            parent.children.add(task);
        } else if (root == null) {
            root = task;
        } else {
            complain(task.line, "a second root; put it deeper than the first");
        }
        open.add(task);
    }

    @Override
    protected void attribute(String name, Object value) {
        Draft task = current;
        if (task == null || task.word == null) {
            return;
        }
        TaskWord word = task.word;
        if (word.amount().isEmpty()) {
            complain(lineNumber, "'" + word.id() + "' takes no number; leave " + quote(name) + " out");
        } else if (!name.equals(word.amount())) {
            complain(lineNumber, quote(name) + " is no number of '" + word.id() + "'; give '" + word.amount() + "'");
        } else if (task.amount != null) {
            complain(lineNumber, quote(name) + " stands twice; give it once");
        } else {
            task.amount = amount(word, value);
        }
    }

    private int amount(TaskWord word, Object value) {
        if (value instanceof Long number && number >= word.lowest() && number <= word.highest()) {
            return number.intValue();
        }
        complain(
                lineNumber,
                word.id() + "." + word.amount() + ": " + quote(value.toString()) + "; give a whole number within "
                        + word.lowest() + ".." + word.highest());
        return word.lowest();
    }

    @Override
    protected void endStatement() {
        Draft task = current;
        if (task != null
                && task.word != null
                && task.amount == null
                && !task.word.amount().isEmpty()) {
            TaskWord word = task.word;
            complain(
                    task.line,
                    word.id() + "." + word.amount() + ": is missing; give a whole number within " + word.lowest() + ".."
                            + word.highest());
        }
        current = null;
    }

    @Override
    protected void endLine() {
        if (!guards.isEmpty()) {
            complain(guards.get(0).line, "brackets without a task; put one behind them");
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

    private void complain(int line, String complaint) {
        complaints.add(file + ": line " + Math.max(1, line) + ": " + complaint);
    }

    private static String quote(String text) {
        return "'" + UNPRINTABLE.matcher(cut(text)).replaceAll("?") + "'";
    }

    private static String cut(String text) {
        return text.length() > LONGEST_QUOTE ? text.substring(0, LONGEST_QUOTE) + "…" : text;
    }

    /** What is read is beyond all measure; the complaint is made. */
    private static final class TooMuch extends RuntimeException {
        private static final long serialVersionUID = 1;
    }
}
