package dev.orebound.content.sound;

import java.util.List;

/** One rule that all sounds and cues together must keep. */
interface SoundCheck {
    void check(SoundContent content, List<String> complaints);
}
