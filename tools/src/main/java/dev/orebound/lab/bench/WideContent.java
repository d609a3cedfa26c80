package dev.orebound.lab.bench;

import dev.orebound.content.Content;
import dev.orebound.content.floor.CaveRules;
import dev.orebound.content.floor.CountByDepth;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.IntRange;
import java.util.List;
import java.util.Set;

/**
 * The game's content for floors of another size with the same density: every count per floor grows with the area.
 * Placement rules, such as steps, cells of a room and percents, stay the same.
 *
 * <p>The records are copied by reflection, beyond the bounds that their files are read with; so a new rule needs no
 * line here unless it counts something per floor.
 */
public final class WideContent {
    /** The names of fields with a range of counts per floor. */
    private static final Set<String> SO_MANY_A_FLOOR = Set.of("hearts", "rooms", "loops", "sideRooms", "count");

    /** Contains counts of its own, which belong to one chest. */
    private static final Set<String> NOT_OF_THE_FLOOR = Set.of("chest");

    private final int width;
    private final int height;
    private final double growth;

    private WideContent(CaveRules rules, int width, int height) {
        this.width = width;
        this.height = height;
        this.growth = (double) (width * height) / (rules.width() * rules.height());
    }

    /** Returns content that makes floors with a number of cells. */
    public static Content of(int width, int height) {
        Content content = Content.read(new BuiltInAssets());
        return (Content) new WideContent(content.cave(), width, height).withCave(content);
    }

    private Object withCave(Content content) {
        return RecordCopy.of(
                content, (name, value) -> name.equals("cave") ? RecordCopy.of(value, this::ofFloor) : value);
    }

    /** Changes only the width and height of the floor, not those of other things. */
    private Object ofFloor(String name, Object value) {
        return switch (name) {
            case "width" -> width;
            case "height" -> height;
            default -> grown(name, value);
        };
    }

    private Object grown(String name, Object value) {
        if (NOT_OF_THE_FLOOR.contains(name)) {
            return value;
        } else if (value instanceof IntRange range && SO_MANY_A_FLOOR.contains(name)) {
            return new IntRange((int) (range.lowest() * growth), (int) Math.round(range.highest() * growth));
        } else if (value instanceof CountByDepth count) {
            return new CountByDepth(
                    (int) (count.intercept() * growth), (int) (count.slope() * growth), (int) (count.most() * growth));
        } else if (value instanceof List<?> list) {
            return list.stream().map(each -> grown(name, each)).toList();
        }
        return value instanceof Record && !(value instanceof IntRange) ? RecordCopy.of(value, this::grown) : value;
    }
}
