package dev.orebound.content.sound;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.ContentReader;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.sound.SoundCaptions.SoundCaption;
import dev.orebound.content.sound.SoundCues.SoundCue;
import dev.orebound.content.sound.VoiceRules.MonsterVoice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * All that {@code assets/sounds} declares, read once, checked and never changed. It stands apart from the rest of the
 * content, since a run does not depend on how it sounds.
 *
 * @param events what the cues are about
 */
public record SoundContent(
        ContentTable<EventWord> events,
        ContentTable<StruckMaterial> materials,
        ContentTable<SoundRecipe> recipes,
        SoundCues cues,
        VoiceRules voices,
        SoundCaptions captions) {
    /** The record that each file of sounds holds, or one of each entry. */
    public static final Map<String, Class<? extends Record>> RECORDS = Map.of(
            StruckMaterial.FILE, StruckMaterial.class,
            SoundRecipe.FILE, SoundRecipe.class,
            SoundCues.FILE, SoundCues.class,
            VoiceRules.FILE, VoiceRules.class,
            SoundCaptions.FILE, SoundCaptions.class);

    /** The name under which cues refer to events, as to entries of a file. */
    private static final String EVENTS = "events";

    /** The sounds that menus play by name. */
    private static final List<String> MENU_SOUNDS = List.of("ui_move", "ui_confirm", "ui_back", "discovery");

    /**
     * Reads everything.
     *
     * @param events every word that a cue may be about
     * @throws ContentException with a line for each fault, if there is any
     */
    public static SoundContent read(Assets assets, ContentTable<EventWord> events) {
        List<String> complaints = new ArrayList<>();
        ContentReader reader = new ContentReader(assets, complaints);
        reader.tables().add(EventWord.class, EVENTS, events);
        SoundContent content = new SoundContent(
                events,
                reader.table(StruckMaterial.class, StruckMaterial.FILE),
                reader.table(SoundRecipe.class, SoundRecipe.FILE),
                reader.rules(SoundCues.class, SoundCues.FILE),
                reader.rules(VoiceRules.class, VoiceRules.FILE),
                reader.rules(SoundCaptions.class, SoundCaptions.FILE));
        reader.finish();
        content.checkEventsAreHeardOrSilent(complaints);
        content.checkSoundsAreUsed(complaints);
        content.checkMenusHaveTheirSounds(complaints);
        content.checkEventsAreToldOrUntold(complaints);
        if (!complaints.isEmpty()) {
            throw new ContentException(complaints);
        }
        return content;
    }

    /** Checks that each event has cues or is listed as silent, but not both, and that no two cues are for the same. */
    private void checkEventsAreHeardOrSilent(List<String> complaints) {
        TreeSet<String> heard = new TreeSet<>();
        TreeSet<String> told = new TreeSet<>();
        for (SoundCue cue : cues.cues()) {
            heard.add(cue.event());
            String about = (cue.kind() == null ? "any kind" : cue.kind())
                    + (cue.manner() == null ? "" : " and " + cue.manner());
            if (!told.add(cue.event() + " of " + about)) {
                complaints.add(SoundCues.FILE + ": cues: " + cue.event() + " has two cues for " + about
                        + "; give one, with all its sounds");
            }
        }
        for (EventWord event : events) {
            boolean silent = cues.silent().contains(event.id());
            if (silent == heard.contains(event.id())) {
                complaints.add(SoundCues.FILE + ": silent: " + event.id()
                        + (silent ? " has a cue as well; take it out of one" : " is neither here nor among the cues"));
            }
        }
    }

    /** Checks that each sound is played, because making a sound costs time at every start. */
    private void checkSoundsAreUsed(List<String> complaints) {
        TreeSet<String> used = new TreeSet<>(cues.menu());
        cues.cues().forEach(cue -> used.addAll(cue.sounds()));
        cues.beds().forEach(bed -> used.add(bed.sound()));
        cues.strays().forEach(stray -> used.add(stray.sound()));
        for (MonsterVoice voice : voices.kinds()) {
            if (voices.families().has(voice.family())) {
                used.addAll(voices.families().get(voice.family()).sounds());
            }
        }
        for (SoundRecipe recipe : recipes) {
            if (!used.contains(recipe.id())) {
                complaints.add(SoundRecipe.FILE + ": " + recipe.id() + ": is never played; name it in " + SoundCues.FILE
                        + " or " + VoiceRules.FILE + ", or take it out");
            }
        }
    }

    /** Checks that the sounds that menus play by name exist, because a missing one would show long after the start. */
    private void checkMenusHaveTheirSounds(List<String> complaints) {
        for (String sound : MENU_SOUNDS) {
            if (!cues.menu().contains(sound)) {
                complaints.add(SoundCues.FILE + ": menu: " + sound + " is missing; menus play it");
            }
        }
    }

    /** Checks that each event that is heard has captions or is listed as untold, but not both. */
    private void checkEventsAreToldOrUntold(List<String> complaints) {
        TreeSet<String> heard = new TreeSet<>();
        TreeSet<String> told = new TreeSet<>();
        cues.cues().forEach(cue -> heard.add(cue.event()));
        for (SoundCaption caption : captions.captions()) {
            String event = caption.event();
            if (event != null) {
                told.add(event);
                if (!heard.contains(event)) {
                    complaints.add(SoundCaptions.FILE + ": captions." + caption.id() + ": " + event + " has no cue in "
                            + SoundCues.FILE + ", so nothing is heard; take the caption out");
                }
            }
        }
        for (String event : heard) {
            boolean isUntold = captions.untold().contains(event);
            if (isUntold == told.contains(event)) {
                complaints.add(SoundCaptions.FILE + ": untold: " + event
                        + (isUntold
                                ? " has a caption as well; take it out of one"
                                : " is neither here nor among the captions"));
            }
        }
    }
}
