package dev.orebound.content.reading;

/** Whole numbers from {@code lowest} to {@code highest}, both included. */
public record IntRange(int lowest, int highest) {
    public IntRange {
        if (lowest > highest) {
            throw new IllegalArgumentException("range " + lowest + ".." + highest + " is upside down");
        }
    }

    public boolean holds(int number) {
        return number >= lowest && number <= highest;
    }

    /**
     * Reads an object {@code { "lowest": 1, "highest": 3 }} whose numbers lie within bounds, both included. What stands
     * in for a number that cannot be read is compared with nothing.
     */
    public static IntRange read(JsonEntry entry, String field, int least, int most) {
        JsonEntry range = entry.object(field);
        int faults = range.faults();
        int lowest = range.whole("lowest", least, most);
        int highest = range.whole("highest", least, most);
        boolean areRead = range.faults() == faults;
        range.rejectUnknownFields();
        if (areRead && lowest > highest) {
            range.complain("highest", highest + " is below lowest, " + lowest + "; give at least as much");
        }
        return new IntRange(lowest, Math.max(lowest, highest));
    }
}
