package dev.orebound.content.sound;

import dev.orebound.content.effect.CueEffects.MomentCue;
import dev.orebound.content.effect.EffectRules;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.ContentReader;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.sound.SoundCaptions.SoundCaption;
import dev.orebound.content.sound.SoundCues.EventCue;
import dev.orebound.content.sound.VoiceRules.MonsterVoice;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * All that {@code assets/sounds} declares, read once, checked and never changed: what events bring a player to hear, to
 * read and to see. It stands apart from the rest of the content, since a run does not depend on it.
 *
 * @param events what the cues are about
 */
public record SoundContent(
        ContentTable<EventWord> events,
        ContentTable<StruckMaterial> materials,
        ContentTable<SoundRecipe> recipes,
        EffectRules effects,
        SoundCues cues,
        VoiceRules voices,
        SoundCaptions captions) {
    /** The record that each file of sounds holds, or one of each entry. */
    public static final Map<String, Class<? extends Record>> RECORDS = Map.of(
            StruckMaterial.FILE, StruckMaterial.class,
            SoundRecipe.FILE, SoundRecipe.class,
            EffectRules.FILE, EffectRules.class,
            SoundCues.FILE, SoundCues.class,
            VoiceRules.FILE, VoiceRules.class,
            SoundCaptions.FILE, SoundCaptions.class);

    /** The name under which cues refer to events, as to entries of a file. */
    private static final String EVENTS = "events";

    /** Any event that can be about every ore: its kinds are the ores. */
    private static final String ABOUT_ORES = "ore_broken";

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
                EffectRules.read(reader),
                reader.rules(SoundCues.class, SoundCues.FILE),
                reader.rules(VoiceRules.class, VoiceRules.FILE),
                reader.rules(SoundCaptions.class, SoundCaptions.FILE));
        if (reader.finish()) {
            content.check(complaints);
        }
        if (!complaints.isEmpty()) {
            throw new ContentException(complaints);
        }
        return content;
    }

    private void check(List<String> complaints) {
        float seconds = 0;
        for (SoundRecipe recipe : recipes) {
            seconds += recipe.variants() * recipe.seconds();
        }
        if (seconds > SoundRecipe.MOST_SECONDS) {
            complaints.add(SoundRecipe.FILE + ": all variants last for " + Math.round(seconds)
                    + " seconds; give at most " + SoundRecipe.MOST_SECONDS);
        }
        Set<String> heard = new TreeSet<>();
        cues.cues().stream().filter(EventCue::isHeard).forEach(cue -> heard.add(cue.event()));
        Set<@Nullable String> told = new HashSet<>();
        captions.captions().forEach(caption -> told.add(caption.event()));
        complaints.addAll(undecided(SoundCues.FILE + ": silent: ", events.ids(), cues.silent(), heard, "cue"));
        complaints.addAll(undecided(SoundCaptions.FILE + ": untold: ", heard, captions.untold(), told, "caption"));
        checkCaptionsAreHeard(heard, complaints);
        checkSoundsAreUsed(complaints);
        if (complaints.isEmpty()) {
            checkEffectsAreShown(complaints);
        }
    }

    /** Returns a complaint for each event that is not listed and has none, or is listed although it has one. */
    private static List<String> undecided(
            String place, Collection<String> events, List<String> listed, Set<@Nullable String> having, String what) {
        return events.stream()
                .filter(event -> listed.contains(event) == having.contains(event))
                .map(event -> place
                        + event
                        + (listed.contains(event)
                                ? " has a " + what + " as well; take it out of one"
                                : " is neither here nor among the " + what + "s"))
                .toList();
    }

    private void checkEffectsAreShown(List<String> complaints) {
        Set<String> shown = new TreeSet<>();
        Set<String> colours = new TreeSet<>();
        Stream.concat(
                        cues.cues().stream().map(EventCue::shown),
                        cues.moments().stream().map(MomentCue::shown))
                .forEach(cue -> {
                    shown.addAll(cue.effects());
                    colours.add(cue.colour());
                });
        complaints.addAll(
                effects.complaints(shown, colours, events.get(ABOUT_ORES).kinds()));
    }

    private void checkCaptionsAreHeard(Set<String> heard, List<String> complaints) {
        for (SoundCaption caption : captions.captions()) {
            if (caption.event() != null && !heard.contains(caption.event())) {
                complaints.add(SoundCaptions.FILE + ": captions." + caption.id() + ": " + caption.event()
                        + " has no cue in " + SoundCues.FILE + ", so nothing is heard; take the caption out");
            }
        }
    }

    /** Checks that each sound is played, because making a sound costs time at every start. */
    private void checkSoundsAreUsed(List<String> complaints) {
        Set<String> used = new TreeSet<>(cues.menu());
        cues.cues().forEach(cue -> used.addAll(cue.sounds()));
        cues.beds().forEach(bed -> used.add(bed.sound()));
        cues.strays().forEach(stray -> used.add(stray.sound()));
        for (MonsterVoice voice : voices.kinds()) {
            if (voices.families().has(voice.family())) {
                used.addAll(voices.families().get(voice.family()).sounds().values());
            }
        }
        for (SoundRecipe recipe : recipes) {
            if (!used.contains(recipe.id())) {
                complaints.add(SoundRecipe.FILE + ": " + recipe.id() + ": is never played; name it in " + SoundCues.FILE
                        + " or " + VoiceRules.FILE + ", or take it out");
            }
        }
    }
}
