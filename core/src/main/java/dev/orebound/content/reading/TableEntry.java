package dev.orebound.content.reading;

/** An entry of a {@link ContentTable}, which other entries refer to by its id. */
public interface TableEntry {
    /** Returns its id: lower-case words joined by underscores; unique among entries of its kind. */
    String id();
}
