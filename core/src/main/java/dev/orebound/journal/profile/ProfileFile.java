package dev.orebound.journal.profile;

import dev.orebound.content.reading.JsonEntry;
import dev.orebound.journal.disk.DiskAccess;
import dev.orebound.journal.disk.JsonStrings;
import dev.orebound.journal.disk.SavedTextFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** The file of the profile. Failures never stop the game; each becomes one line to a listener. */
public final class ProfileFile {
    private static final String RUNS_BEGUN = "runs_begun";
    private static final String MET = "met";
    private static final String HINTS = "hints";
    private static final String DISCOVERIES = "discoveries";
    private static final String DAILIES = "dailies";
    private static final String DEEDS = "deeds";

    private final SavedTextFile file;

    /** @param warnings takes a line for each failure */
    public ProfileFile(Path file, Consumer<String> warnings) {
        this(DiskAccess.REAL, file, warnings);
    }

    public ProfileFile(DiskAccess disk, Path file, Consumer<String> warnings) {
        this.file = new SavedTextFile(disk, file, "profile's contents", warnings);
    }

    /**
     * Returns the profile, or a new one if there is none. A file that cannot be understood is kept under another name.
     */
    public PlayerProfile read() {
        String text = file.readOrNull();
        if (text == null) {
            return PlayerProfile.NEW;
        }
        List<String> complaints = new ArrayList<>();
        PlayerProfile profile = read(JsonEntry.of("profile", text, complaints), complaints);
        if (complaints.isEmpty()) {
            return profile;
        }
        file.keepAside(complaints.get(0));
        return PlayerProfile.NEW;
    }

    private static PlayerProfile read(JsonEntry entry, List<String> complaints) {
        int runs = entry.has(RUNS_BEGUN) ? entry.whole(RUNS_BEGUN, 0, Integer.MAX_VALUE) : 0;
        try {
            return new PlayerProfile(
                    runs,
                    ids(entry, MET),
                    ids(entry, HINTS),
                    counts(entry, DISCOVERIES),
                    counts(entry, DAILIES),
                    ids(entry, DEEDS));
        } catch (IllegalArgumentException e) {
            complaints.add("profile: " + e.getMessage());
            return PlayerProfile.NEW;
        }
    }

    private static List<String> ids(JsonEntry entry, String field) {
        return entry.has(field) ? entry.words(field) : List.of();
    }

    /** Reads counts by ids, which profiles of older builds lack. */
    private static SortedMap<String, Integer> counts(JsonEntry entry, String field) {
        SortedMap<String, Integer> counts = new TreeMap<>();
        if (entry.has(field)) {
            JsonEntry times = entry.object(field);
            times.names().forEach(id -> counts.put(id, times.whole(id, 1, PlayerProfile.MOST_TIMES)));
        }
        return counts;
    }

    /** Writes the profile as a whole. The first failure is reported, and the game continues without saving it. */
    public void write(PlayerProfile profile) {
        file.write(String.format(
                Locale.ROOT,
                """
                {
                  "%s": %d,
                  "%s": %s,
                  "%s": %s,
                  "%s": {%s},
                  "%s": {%s},
                  "%s": %s
                }
                """,
                RUNS_BEGUN,
                profile.runsBegun(),
                MET,
                JsonStrings.list(profile.met()),
                HINTS,
                JsonStrings.list(profile.hints()),
                DISCOVERIES,
                text(profile.discoveries()),
                DAILIES,
                text(profile.dailies()),
                DEEDS,
                JsonStrings.list(profile.deeds())));
    }

    private static String text(SortedMap<String, Integer> counts) {
        return counts.entrySet().stream()
                .map(each -> JsonStrings.text(each.getKey()) + ": " + each.getValue())
                .collect(Collectors.joining(", "));
    }
}
