package dev.orebound.content.ai;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.reading.ContentTable;
import java.util.ArrayList;
import java.util.List;

/**
 * A behaviour tree: {@code assets/ai/<id>.tree}.
 *
 * @param root the task that is done each tick
 */
public record TreeSpec(String id, TaskSpec root) implements TableEntry {
    /** Where trees lie. */
    public static final String FOLDER = "ai";

    private static final String ENDING = ".tree";

    /** The paths of all trees, in the order of their names. */
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
}
