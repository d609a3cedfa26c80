package dev.orebound.content.reading;

/** A record whose fields must fit each other, or other entries, beyond what {@link Field} says of each. */
public interface Checked {
    /**
     * Complains about fields that do not fit. Called once all files are read, for a record whose own fields are all
     * accepted.
     *
     * @param entry the object that the record was read from
     */
    void check(JsonEntry entry, ContentTables tables);
}
