package dev.orebound.world.horde.tree;

import com.badlogic.gdx.ai.btree.BehaviorTree;
import com.badlogic.gdx.ai.btree.Task;
import com.badlogic.gdx.ai.btree.branch.Selector;
import com.badlogic.gdx.ai.btree.branch.Sequence;
import com.badlogic.gdx.utils.Array;
import dev.orebound.chance.Hash64;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.ai.TreeSpec.TaskSpec;
import dev.orebound.content.ai.TreeSpec;
import java.util.ArrayList;
import java.util.List;

/** Builds trees, and uses those again whose thinkers are gone: a thinker's birth makes no garbage once one has died. */
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
     * A tree for a thinker, as if new.
     *
     * @param kind index into the content's trees
     */
    public BehaviorTree<E> take(int kind, E thinker) {
        Array<BehaviorTree<E>> pool = idle.get(kind);
        BehaviorTree<E> tree =
                pool.isEmpty() ? new BehaviorTree<>(build(specs.at(kind).root())) : pool.pop();
        tree.setObject(thinker);
        return tree;
    }

    /** Takes a tree back from a thinker that needs it no longer, without ending what was under way. */
    public void giveBack(int kind, BehaviorTree<E> tree) {
        // Status, children and all: as new, but the parts are kept.
        tree.resetTask();
        idle.get(kind).add(tree);
    }

    /** Adds what a tree remembers: how each of its tasks stands. */
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
            case ACTION -> new DeedTask<>(words.deed(spec.word()), spec.amount());
        };
        guard(task, spec.guards());
        return task;
    }

    private Task<E> branch(TaskSpec spec) {
        Task<E> branch = switch (spec.word()) {
            case GUARDED -> new Guarded<>();
            case SELECTOR -> new Selector<>();
            case SEQUENCE -> new Sequence<>();
            default -> throw new IllegalArgumentException("'" + spec.word().id() + "' is no branch");
        };
        for (TaskSpec child : spec.children()) {
            branch.addChild(build(child));
        }
        return branch;
    }

    /** gdx-ai knows one guard a task; but a guard may be guarded. */
    private void guard(Task<E> task, List<TaskSpec> guards) {
        Task<E> guarded = task;
        for (int i = guards.size() - 1; i >= 0; i--) {
            Task<E> guard = build(guards.get(i));
            guarded.setGuard(guard);
            guarded = guard;
        }
    }
}
