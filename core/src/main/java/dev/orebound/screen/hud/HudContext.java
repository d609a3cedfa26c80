package dev.orebound.screen.hud;

import dev.orebound.content.sound.SoundCaptions;
import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.screen.speech.Speaker;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.FontSet;
import java.util.function.Predicate;

/**
 * The objects that a HUD is made from, on any floor.
 *
 * @param isMet tells of an id of the codex if the player has met it
 * @param captions the captions of the sounds that are heard
 * @param speaker reads what the HUD tells aloud
 */
public record HudContext(
        GameTexts texts,
        SpriteAtlas sprites,
        FontSet fonts,
        KeyBindings bindings,
        HintProgress lessons,
        Predicate<String> isMet,
        SoundCaptions captions,
        Speaker speaker) {

    /** Returns a text about a device: the variant {@code .pad} while a gamepad is used and if there is one. */
    public String told(String key) {
        String ofPad = key + ".pad";
        return texts.get(bindings.pad().isPad() && texts.has(ofPad) ? ofPad : key);
    }

    /** Creates the objects for a player who has met everything, without speech. */
    public HudContext(
            GameTexts texts,
            SpriteAtlas sprites,
            FontSet fonts,
            KeyBindings bindings,
            HintProgress lessons,
            SoundCaptions captions) {
        this(texts, sprites, fonts, bindings, lessons, id -> true, captions, Speaker.SILENT);
    }
}
