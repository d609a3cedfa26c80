package dev.orebound.content.ai;

import dev.orebound.chance.Hash64;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.TableEntry;
import java.util.ArrayList;
import java.util.List;

/**
 * A behaviour tree: {@code assets/ai/<id>.tree}.
 *
 * @param root the task that is done each tick
 */
public record TreeSpec(String id, TaskSpec root) implements TableEntry {
    /** The folder of all trees. */
    public static final String FOLDER = "ai";

    private static final String ENDING = ".tree";

    /** Returns the paths of all trees, in the order of their names. */
    public static List<String> files(Assets assets) {
        return assets.list(FOLDER, ENDING);
    }

    /** Reads all trees. One that is not sound is a complaint for each fault, and is missing. */
    public static ContentTable<TreeSpec> readAll(Assets assets, List<String> complaints) {
        List<TreeSpec> trees = new ArrayList<>();
        for (String file : files(assets)) {
            try {
                TreeReader reader = new TreeReader(file, complaints);
                TaskSpec root = reader.read(assets.text(file));
                if (root != null) {
                    String id = file.substring(FOLDER.length() + 1, file.length() - ENDING.length());
                    trees.add(new TreeSpec(id, root));
                }
            } catch (ContentException e) {
                complaints.addAll(e.complaints());
            }
        }
        return new ContentTable<>(trees);
    }

    /** Adds the id and all tasks to a hash. */
    public void addTo(Hash64 hash) {
        hash.add(id);
        root.addTo(hash);
    }

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

        private void addTo(Hash64 hash) {
            hash.add(word.name()).add(amount).add(guards.size()).add(children.size());
            guards.forEach(guard -> guard.addTo(hash));
            children.forEach(child -> child.addTo(hash));
        }
    }
}
