package dev.orebound.screen;

import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.hud.HudParts;
import dev.orebound.screen.hud.Lessons;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.page.PageParts;
import dev.orebound.screen.page.ProfileKeeper;
import dev.orebound.view.pane.Pane;
import dev.orebound.view.sound.SoundBank;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.Fonts;

/** What every screen works with; made once, when the window has opened. */
record Equipment(
        GameStart start,
        GameTexts texts,
        SpriteAtlas sprites,
        SoundBank sounds,
        Fonts fonts,
        Pane pane,
        KeyBindings bindings,
        SettingsKeeper settings,
        ProfileKeeper profile,
        Lessons lessons) {

    /** What a page is made from. */
    PageParts pageParts() {
        return new PageParts(start.content(), texts, sprites, sounds, fonts, pane, bindings);
    }

    /** What a HUD is made from. */
    HudParts hudParts() {
        return new HudParts(texts, sprites, fonts, bindings, lessons);
    }

    /** The same for what is nobody's own run: no hint is given, and what is met is not kept. */
    Equipment forWatching() {
        return new Equipment(
                start,
                texts,
                sprites,
                sounds,
                fonts,
                pane,
                bindings,
                settings,
                ProfileKeeper.forgetful(start.saves().profile()),
                Lessons.allKnown());
    }

    /** Gives back what was loaded. */
    void dispose() {
        sprites.dispose();
        sounds.dispose();
        fonts.dispose();
        pane.dispose();
    }
}
