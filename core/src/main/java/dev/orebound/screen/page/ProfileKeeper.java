package dev.orebound.screen.page;

import dev.orebound.journal.Profile;
import dev.orebound.journal.ProfileFile;

/** The profile in force; what changes in it is written when {@link #save} says so. */
public final class ProfileKeeper {
    private final ProfileFile file;
    private Profile profile;
    private boolean isChanged;
    private boolean isHelped;

    public ProfileKeeper(ProfileFile file) {
        this.file = file;
        profile = file.read();
    }

    /** The profile as it is now. */
    public Profile now() {
        return profile;
    }

    /** Another run was begun. */
    public void runBegun() {
        profile = profile.withRun();
        isChanged = true;
        save();
    }

    /** Whether a playtester has helped the run that is played: who is met in such a one is not met. */
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
        if (isChanged) {
            isChanged = false;
            file.write(profile);
        }
    }
}
