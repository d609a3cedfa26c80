package dev.orebound.lab.figure;

import com.badlogic.gdx.utils.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;

/** Figures under names. A subclass declares each once, as a field; adding, writing and reading them is done here. */
public abstract class FigureGroup extends FigurePart {
    private final Map<String, FigurePart> parts = new LinkedHashMap<>();

    /** Declares a figure that belongs to the group, and returns it. */
    protected final <P extends FigurePart> P part(String name, P part) {
        if (parts.put(name, part) != null) {
            throw new IllegalArgumentException(name + " is declared twice");
        }
        return part;
    }

    /** Adds the figures of the cases that come next, which are of the same class. */
    public final void add(FigureGroup next) {
        addNext(next);
    }

    @Override
    final void addNext(FigurePart next) {
        Map<String, FigurePart> others = ((FigureGroup) next).parts;
        others.forEach((name, other) -> named(name).addNext(other));
    }

    @Override
    final void write(JsonText json) {
        json.beginObject();
        parts.forEach((name, part) -> part.write(json.key(name)));
        json.endObject();
    }

    @Override
    final void read(JsonValue written) {
        if (written.size != parts.size()) {
            throw new IllegalArgumentException(written.size + " figures instead of " + parts.size());
        }
        for (JsonValue part : written) {
            named(part.name).read(part);
        }
    }

    private FigurePart named(String name) {
        FigurePart part = parts.get(name);
        if (part == null) {
            throw new IllegalArgumentException("no figure is called " + name);
        }
        return part;
    }
}
