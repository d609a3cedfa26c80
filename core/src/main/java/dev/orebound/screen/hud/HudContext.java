package dev.orebound.screen.hud;

import dev.orebound.content.text.GameTexts;
import dev.orebound.screen.input.KeyBindings;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.text.FontSet;

/** The objects that a HUD is made from, on any floor. */
public record HudContext(
        GameTexts texts, SpriteAtlas sprites, FontSet fonts, KeyBindings bindings, HintProgress lessons) {}
