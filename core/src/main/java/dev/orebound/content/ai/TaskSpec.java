package dev.orebound.content.ai;

import java.util.List;

/**
 * One task of a tree.
 *
 * @param word what it is
 * @param amount its number, or 0 if the word has none
 * @param guards conditions, all of which must hold for it to be done
 * @param children what a branch chooses among, in their order; empty for all others
 * @param line of the file, from 1
 */
public record TaskSpec(TaskWord word, int amount, List<TaskSpec> guards, List<TaskSpec> children, int line) {
    public TaskSpec {
        guards = List.copyOf(guards);
        children = List.copyOf(children);
    }
}
