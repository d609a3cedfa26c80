package dev.orebound.content.sound;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.reading.JsonEntry;
import dev.orebound.content.reading.TableEntry;
import java.util.ArrayList;
import java.util.List;

/** A material of struck things: the modes in which it rings. */
public record StruckMaterial(String id, List<VibrationMode> modes) implements TableEntry {

    static final String FILE = "sounds/materials.json";

    /**
     * A vibration mode of a material.
     *
     * @param ratio of its frequency to the layer's pitch, 0.1 to 40
     * @param gain of it, 0 to 1
     * @param decay how long it rings, as a part of the layer's decay, 0.02 to 2
     */
    public record VibrationMode(float ratio, float gain, float decay) {}

    public StruckMaterial {
        modes = List.copyOf(modes);
    }

    static ContentTable<StruckMaterial> readAll(Assets assets, List<String> complaints) {
        return ContentTable.read(
                assets, FILE, complaints, entry -> entry.complete(new StruckMaterial(entry.name(), modes(entry))));
    }

    private static List<VibrationMode> modes(JsonEntry entry) {
        List<VibrationMode> modes = new ArrayList<>();
        for (JsonEntry mode : entry.objects("modes")) {
            modes.add(mode.complete(new VibrationMode(
                    mode.number("ratio", 0.1f, 40), mode.number("gain", 0, 1), mode.number("decay", 0.02f, 2))));
        }
        if (modes.isEmpty()) {
            entry.complain("modes", "is empty; give at least one mode");
        }
        return modes;
    }
}
