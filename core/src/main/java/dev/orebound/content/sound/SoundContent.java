package dev.orebound.content.sound;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.ContentException;
import dev.orebound.content.reading.ContentTable;
import java.util.ArrayList;
import java.util.List;

/**
 * All that {@code assets/sounds} declares, read once, checked and never changed. It stands apart from the rest of the
 * content, since a run does not depend on how it sounds.
 *
 * @param events what the cues are about
 */
public record SoundContent(ContentTable<EventWord> events, ContentTable<SoundRecipe> recipes, SoundCues cues, VoiceRules voices) {
    private static final List<SoundCheck> CHECKS =
            List.of(new EveryEventIsHeardOrSilent(), new EverySoundIsUsed(), new MenusHaveTheirSounds());

    /**
     * Reads everything.
     *
     * @param events every word that a cue may be about
     * @throws ContentException with a line for each fault, if there is any
     */
    public static SoundContent read(Assets assets, ContentTable<EventWord> events) {
        List<String> complaints = new ArrayList<>();
        ContentTable<StruckMaterial> materials = StruckMaterial.readAll(assets, complaints);
        ContentTable<SoundRecipe> recipes = SoundRecipe.readAll(assets, materials, complaints);
        SoundContent content = new SoundContent(
                events,
                recipes,
                SoundCues.read(assets, events, recipes, complaints),
                VoiceRules.read(assets, events, recipes, complaints));
        CHECKS.forEach(check -> check.check(content, complaints));
        if (!complaints.isEmpty()) {
            throw new ContentException(complaints);
        }
        return content;
    }
}
