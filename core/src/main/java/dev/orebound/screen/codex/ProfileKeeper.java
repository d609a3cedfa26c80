package dev.orebound.screen.codex;

import dev.orebound.journal.profile.PlayerProfile;
import dev.orebound.journal.profile.ProfileFile;
import dev.orebound.screen.page.PageContext;
import java.util.ArrayList;
import java.util.List;

/** Holds the current profile; changes are written when {@link #save} is called. */
public final class ProfileKeeper {
    /** The beginning of the ids under which the profile remembers reactions that the player caused. */
    static final String REACTION = "reaction.";

    /** The beginning of the ids under which the profile remembers duos of relics that the player has carried. */
    static final String DUO = "duo.";

    private final ProfileFile file;
    private PlayerProfile profile;

    /** The profile as it was when the current run was begun or continued. */
    private PlayerProfile before;

    private final boolean isKept;
    private boolean isChanged;
    private boolean isHelped;

    public ProfileKeeper(ProfileFile file) {
        this(file, true);
    }

    private ProfileKeeper(ProfileFile file, boolean isKept) {
        this.file = file;
        this.isKept = isKept;
        profile = file.read();
        before = profile;
    }

    /** Returns a keeper that learns but never writes to the disk. */
    public static ProfileKeeper forgetful(ProfileFile file) {
        return new ProfileKeeper(file, false);
    }

    /** Returns the current profile. */
    public PlayerProfile now() {
        return profile;
    }

    /**
     * Records that another run was begun.
     *
     * @param day the day whose daily run it is, or empty
     */
    public void runBegun(String day) {
        profile = day.isEmpty() ? profile.withRun() : profile.withRun().withDaily(day);
        isChanged = true;
        save();
    }

    /** Remembers what the player knows now; {@link #newInRun} tells of what comes after. */
    public void runGoesOn() {
        before = profile;
    }

    /**
     * Returns the names of the codex entries that the player met first since the current run was begun or continued:
     * first deeds, then discoveries, brews and golems.
     */
    public List<String> newInRun(PageContext parts) {
        CodexBook old = new CodexBook(parts, before);
        CodexBook now = new CodexBook(parts, profile);
        List<String> names = new ArrayList<>();
        for (CodexBook.Chapter chapter : CodexBook.Chapter.MOST_TELLING_FIRST) {
            List<CodexBook.CodexEntry> then = old.entries(chapter);
            List<CodexBook.CodexEntry> entries = now.entries(chapter);
            for (int i = 0; i < entries.size(); i++) {
                if (entries.get(i).isMet() && !then.get(i).isMet()) {
                    names.add(entries.get(i).name());
                }
            }
        }
        return names;
    }

    /** Sets whether a playtester has helped the current run; nothing is recorded as met in such a run. */
    public void played(boolean helped) {
        isHelped = helped;
    }

    /** Records that a codex entry was met; cheap if it was met before. */
    public void met(String id) {
        if (!isHelped && !profile.met().contains(id)) {
            profile = profile.withMet(id);
            isChanged = true;
        }
    }

    /** Records that a discovery was made. */
    public void discovered(String id) {
        if (!isHelped) {
            profile = profile.withDiscovery(id);
            isChanged = true;
        }
    }

    /** Records that a deed was done; returns true if it is the first time. */
    public boolean deedDone(String id) {
        boolean isNew = !isHelped && !profile.deeds().contains(id);
        if (isNew) {
            profile = profile.withDeed(id);
            isChanged = true;
        }
        return isNew;
    }

    /** Records that a hint was shown. */
    public void hintShown(String id) {
        if (!profile.hints().contains(id)) {
            profile = profile.withHint(id);
            isChanged = true;
        }
    }

    /** Writes the profile if it has changed. */
    public void save() {
        if (isChanged && isKept) {
            isChanged = false;
            file.write(profile);
        }
    }
}
