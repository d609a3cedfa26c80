package dev.orebound.screen.menu;

import dev.orebound.view.sound.SoundBank;

/** Lets a menu be heard. */
public record MenuSounds(SoundBank sounds) implements Menu.Listener {
    @Override
    public void moved() {
        sounds.play("ui_move");
    }

    @Override
    public void chosen() {
        sounds.play("ui_confirm");
    }
}
