package dev.orebound.screen;

import dev.orebound.content.Texts;
import dev.orebound.screen.hud.HudParts;
import dev.orebound.screen.hud.Lessons;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.view.pane.Pane;
import dev.orebound.view.sound.SoundBank;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.Fonts;

/** What every screen works with; made once, when the window has opened. */
record Equipment(
        GameStart start,
        Texts texts,
        SpriteAtlas sprites,
        SoundBank sounds,
        Fonts fonts,
        Pane pane,
        KeyBindings bindings,
        SettingsKeeper settings,
        Lessons lessons) {

    /** What a HUD is made from. */
    HudParts hudParts() {
        return new HudParts(texts, sprites, fonts, bindings, lessons);
    }

    /** Gives back what was loaded. */
    void dispose() {
        sprites.dispose();
        sounds.dispose();
        fonts.dispose();
        pane.dispose();
    }
}
