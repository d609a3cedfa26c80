package dev.orebound.content.sound;

import java.util.List;

/** What menus play by name must be there, or they would fail long after the start. */
final class MenusHaveTheirSounds implements SoundCheck {
    private static final List<String> PLAYED = List.of("ui_move", "ui_confirm", "ui_back");

    @Override
    public void check(SoundContent content, List<String> complaints) {
        for (String sound : PLAYED) {
            if (!content.cues().menu().contains(sound)) {
                complaints.add(SoundCues.FILE + ": menu: " + sound + " is missing; menus play it");
            }
        }
    }
}
