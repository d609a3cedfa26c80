package dev.orebound.screen;

import dev.orebound.screen.menu.Menu;
import dev.orebound.view.sound.SoundBank;

/** Lets a menu be heard. */
record MenuSounds(SoundBank sounds) implements Menu.Listener {
    @Override
    public void moved() {
        sounds.play("ui_move");
    }

    @Override
    public void chosen() {
        sounds.play("ui_confirm");
    }
}
