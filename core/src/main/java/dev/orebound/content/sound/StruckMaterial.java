package dev.orebound.content.sound;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.TableEntry;
import dev.orebound.content.reading.ContentTable;
import java.util.ArrayList;
import java.util.List;

/** What a struck thing is made of: the modes in which it rings. */
public record StruckMaterial(String id, List<Mode> modes) implements TableEntry {

    static final String FILE = "sounds/materials.json";

    /**
     * One way in which a thing rings.
     *
     * @param ratio of its frequency to the layer's pitch, 0.1 to 40
     * @param gain of it, 0 to 1
     * @param decay how long it rings, as a part of the layer's decay, 0.02 to 2
     */
    public record Mode(float ratio, float gain, float decay) {}

    public StruckMaterial {
        modes = List.copyOf(modes);
    }

    static ContentTable<StruckMaterial> readAll(Assets assets, List<String> complaints) {
        List<StruckMaterial> materials = new ArrayList<>();
        for (JsonEntry entry : JsonEntry.root(assets, FILE, complaints).entries()) {
            materials.add(new StruckMaterial(entry.name(), modes(entry)));
            entry.rejectUnknownFields();
        }
        return new ContentTable<>(materials);
    }

    private static List<Mode> modes(JsonEntry entry) {
        List<Mode> modes = new ArrayList<>();
        for (JsonEntry mode : entry.objects("modes")) {
            modes.add(new Mode(
                    mode.number("ratio", 0.1f, 40), mode.number("gain", 0, 1), mode.number("decay", 0.02f, 2)));
            mode.rejectUnknownFields();
        }
        if (modes.isEmpty()) {
            entry.complain("modes", "is empty; give at least one mode");
        }
        return modes;
    }
}
