package dev.orebound.content;

/** An entry of content that others refer to. */
public interface Identified {
    /** Lower-case words joined by underscores; unique among entries of its kind. */
    String id();
}
