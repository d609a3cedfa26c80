package dev.orebound.screen.codex;

import dev.orebound.journal.profile.PlayerProfile;
import dev.orebound.journal.profile.ProfileFile;

/** The profile in force; what changes in it is written when {@link #save} says so. */
public final class ProfileKeeper {
    private final ProfileFile file;
    private PlayerProfile profile;
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
    }

    /** Returns a keeper that learns but never writes anything. */
    public static ProfileKeeper forgetful(ProfileFile file) {
        return new ProfileKeeper(file, false);
    }

    /** The profile as it is now. */
    public PlayerProfile now() {
        return profile;
    }

    /** Another run was begun. */
    public void runBegun() {
        profile = profile.withRun();
        isChanged = true;
        save();
    }

    /** Sets whether a playtester has helped the current run; nothing is recorded as met in such a run. */
    public void played(boolean helped) {
        isHelped = helped;
    }

    /** Something was met; costs nothing where it was met before. */
    public void met(String id) {
        if (!isHelped && !profile.met().contains(id)) {
            profile = profile.withMet(id);
            isChanged = true;
        }
    }

    /** A hint was shown. */
    public void hintShown(String id) {
        if (!profile.hints().contains(id)) {
            profile = profile.withHint(id);
            isChanged = true;
        }
    }

    /** Writes what has changed, if anything has. */
    public void save() {
        if (isChanged && isKept) {
            isChanged = false;
            file.write(profile);
        }
    }
}
