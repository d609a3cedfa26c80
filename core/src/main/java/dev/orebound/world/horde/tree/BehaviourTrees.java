package dev.orebound.world.horde.tree;

import com.badlogic.gdx.ai.btree.BehaviorTree;
import com.badlogic.gdx.ai.btree.LeafTask;
import com.badlogic.gdx.ai.btree.Task;
import com.badlogic.gdx.ai.btree.branch.DynamicGuardSelector;
import com.badlogic.gdx.ai.btree.branch.Selector;
import com.badlogic.gdx.ai.btree.branch.Sequence;
import com.badlogic.gdx.utils.Array;
import dev.orebound.chance.Hash64;
import dev.orebound.content.ai.TreeSpec;
import dev.orebound.content.ai.TreeSpec.TaskSpec;
import dev.orebound.content.reading.ContentTable;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds behaviour trees and reuses those of dead thinkers, so that a birth makes no garbage once a thinker has died.
 */
public final class BehaviourTrees<E> {
    private final ContentTable<TreeSpec> specs;
    private final TreeVocabulary<E> words;
    private final List<Array<BehaviorTree<E>>> idle = new ArrayList<>();

    public BehaviourTrees(ContentTable<TreeSpec> specs, TreeVocabulary<E> words) {
        this.specs = specs;
        this.words = words;
        for (int kind = 0; kind < specs.size(); kind++) {
            idle.add(new Array<>());
        }
    }

    /**
     * Returns a tree for a thinker, as if new.
     *
     * @param kind the index in the content's trees
     */
    public BehaviorTree<E> take(int kind, E thinker) {
        Array<BehaviorTree<E>> pool = idle.get(kind);
        BehaviorTree<E> tree =
                pool.isEmpty() ? new BehaviorTree<>(build(specs.at(kind).root())) : pool.pop();
        tree.setObject(thinker);
        return tree;
    }

    /** Takes a tree back from a thinker that no longer needs it, without ending actions under way. */
    public void giveBack(int kind, BehaviorTree<E> tree) {
        // Resets status and children; the parts are kept.
        tree.resetTask();
        idle.get(kind).add(tree);
    }

    /** Adds the state of a tree: the status of each of its tasks. */
    public static void addTo(Hash64 hash, Task<?> task) {
        hash.add((long) task.getStatus().ordinal());
        for (int child = 0; child < task.getChildCount(); child++) {
            addTo(hash, task.getChild(child));
        }
    }

    private Task<E> build(TaskSpec spec) {
        Task<E> task = switch (spec.word().sort()) {
            case BRANCH -> branch(spec);
            case CONDITION -> new ConditionTask<>(words.condition(spec.word()), spec.amount());
            case ACTION -> new ActionTask<>(words.action(spec.word()), spec.amount());
        };
        guard(task, spec.guards());
        return task;
    }

    private Task<E> branch(TaskSpec spec) {
        Task<E> branch = switch (spec.word()) {
            case GUARDED -> new GuardedSelector<>();
            case SELECTOR -> new Selector<>();
            case SEQUENCE -> new Sequence<>();
            default -> throw new IllegalArgumentException("'" + spec.word().id() + "' is no branch");
        };
        for (TaskSpec child : spec.children()) {
            branch.addChild(build(child));
        }
        return branch;
    }

    /** Chains the guards of a task, because gdx-ai allows one guard a task; but a guard may itself be guarded. */
    private void guard(Task<E> task, List<TaskSpec> guards) {
        Task<E> guarded = task;
        for (int i = guards.size() - 1; i >= 0; i--) {
            Task<E> guard = build(guards.get(i));
            guarded.setGuard(guard);
            guarded = guard;
        }
    }

    private abstract static class WordTask<E> extends LeafTask<E> {
        @Override
        protected Task<E> copyTo(Task<E> task) {
            throw new UnsupportedOperationException("trees are built, not copied");
        }
    }

    /** Tests a condition once. */
    private static final class ConditionTask<E> extends WordTask<E> {
        private final TreeCondition<E> condition;
        private final int amount;

        ConditionTask(TreeCondition<E> condition, int amount) {
            this.condition = condition;
            this.amount = amount;
        }

        @Override
        public Status execute() {
            return condition.holds(getObject(), amount) ? Status.SUCCEEDED : Status.FAILED;
        }
    }

    /** Carries out an action until it is done or broken off. */
    private static final class ActionTask<E> extends WordTask<E> {
        private final TreeAction<E> action;
        private final int amount;

        ActionTask(TreeAction<E> action, int amount) {
            this.action = action;
            this.amount = amount;
        }

        @Override
        public void start() {
            action.begin(getObject(), amount);
        }

        @Override
        public Status execute() {
            return action.advance(getObject(), amount) ? Status.RUNNING : Status.SUCCEEDED;
        }

        @Override
        public void end() {
            action.end(getObject());
        }
    }

    /**
     * Runs the first child whose guards hold, tested anew in each tick. An action that
     * {@linkplain TreeAction#runsToItsEnd runs to its end} is broken off only by a child before it, not because its own
     * guards no longer hold; otherwise two such actions would undo each other by turns.
     */
    private static final class GuardedSelector<E> extends DynamicGuardSelector<E> {
        @Override
        public void run() {
            if (runningChild instanceof ActionTask<E> task && task.action.runsToItsEnd() && !isInterrupted()) {
                task.run();
            } else {
                super.run();
            }
        }

        private boolean isInterrupted() {
            for (int i = 0; children.get(i) != runningChild; i++) {
                if (children.get(i).checkGuard(this)) {
                    return true;
                }
            }
            return false;
        }
    }
}
