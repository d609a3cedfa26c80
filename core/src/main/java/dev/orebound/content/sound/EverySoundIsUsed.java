package dev.orebound.content.sound;

import java.util.List;
import java.util.TreeSet;

/** A sound that nothing plays is a mistake: making it costs time at every start. */
final class EverySoundIsUsed implements SoundCheck {
    @Override
    public void check(SoundContent content, List<String> complaints) {
        SoundCues cues = content.cues();
        TreeSet<String> used = new TreeSet<>(cues.menu());
        cues.cues().forEach(cue -> used.addAll(cue.sounds()));
        cues.beds().forEach(bed -> used.add(bed.sound()));
        cues.strays().forEach(stray -> used.add(stray.sound()));
        content.voices().ofKinds().forEach(voice -> used.addAll(voice.sounds()));
        for (SoundRecipe recipe : content.recipes()) {
            if (!used.contains(recipe.id())) {
                complaints.add(SoundRecipe.FILE + ": " + recipe.id() + ": is never played; name it in " + SoundCues.FILE
                        + " or " + VoiceRules.FILE + ", or take it out");
            }
        }
    }
}
