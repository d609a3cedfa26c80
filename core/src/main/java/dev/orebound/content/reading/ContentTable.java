package dev.orebound.content.reading;

import java.util.Iterator;
import java.util.List;

/**
 * The entries of one kind, in the order of their file. The simulation and layers hold an entry's index; people and
 * files use its id.
 */
public final class ContentTable<T extends TableEntry> implements Iterable<T> {
    /**
     * The most entries of a kind that content can declare, so that a run can name all that it met in one checkpoint.
     */
    public static final int MOST_ENTRIES = 500;

    private final List<T> entries;

    public ContentTable(List<T> entries) {
        this.entries = List.copyOf(entries);
    }

    public int size() {
        return entries.size();
    }

    /** Returns the entry at an index from 0 to {@code size() - 1}. */
    public T at(int index) {
        return entries.get(index);
    }

    /** Returns true if an entry has this id. */
    public boolean has(String id) {
        return indexOf(id) >= 0;
    }

    /** Returns the index of the entry with this id, or -1. */
    public int indexOf(String id) {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).id().equals(id)) {
                return i;
            }
        }
        return -1;
    }

    /**
     * Returns the entry with this id.
     *
     * @throws IllegalArgumentException if none has it
     */
    public T get(String id) {
        int index = indexOf(id);
        if (index < 0) {
            throw new IllegalArgumentException("no entry '" + id + "' among " + ids());
        }
        return entries.get(index);
    }

    /** Returns every id, in order. */
    public List<String> ids() {
        return entries.stream().map(TableEntry::id).toList();
    }

    public List<T> asList() {
        return entries;
    }

    @Override
    public Iterator<T> iterator() {
        return entries.iterator();
    }
}
