package dev.orebound.content.sound;

import java.util.List;
import java.util.TreeSet;

/** Every event has a cue, or is said to be silent, but not both; and no two cues wait for the same. */
final class EveryEventIsHeardOrSilent implements SoundCheck {
    @Override
    public void check(SoundContent content, List<String> complaints) {
        TreeSet<String> heard = new TreeSet<>();
        TreeSet<String> told = new TreeSet<>();
        for (SoundCue cue : content.cues().cues()) {
            heard.add(cue.event());
            String about = (cue.kind() == null ? "any kind" : cue.kind())
                    + (cue.manner() == null ? "" : " and " + cue.manner());
            if (!told.add(cue.event() + " of " + about)) {
                complaints.add(SoundCues.FILE + ": cues: " + cue.event() + " has two cues for " + about
                        + "; give one, with all its sounds");
            }
        }
        for (EventWord event : content.events()) {
            boolean silent = content.cues().silent().contains(event.id());
            if (silent == heard.contains(event.id())) {
                complaints.add(SoundCues.FILE + ": silent: " + event.id()
                        + (silent ? " has a cue as well; take it out of one" : " is neither here nor among the cues"));
            }
        }
    }
}
