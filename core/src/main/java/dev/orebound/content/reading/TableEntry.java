package dev.orebound.content.reading;

/** An entry of content that others refer to. */
public interface TableEntry {
    /** Lower-case words joined by underscores; unique among entries of its kind. */
    String id();
}
