package dev.orebound.view;

import dev.orebound.content.Gait;
import dev.orebound.view.sprite.SpriteAtlas;

/**
 * The sprites of one kind of actor. What the atlas lacks looks like standing idle.
 *
 * @param blood what flies off when it is struck, 0xRRGGBB
 */
record ActorLook(
        Strip idle, Strip walk, Strip windUp, Strip strike, Strip hurt, Strip asleep, Strip die, int blood, Gait gait) {

    static ActorLook of(SpriteAtlas sprites, String name, Gait gait) {
        return new ActorLook(
                strip(sprites, name, "idle"),
                strip(sprites, name, "walk"),
                strip(sprites, name, "wind_up"),
                strip(sprites, name, "strike"),
                strip(sprites, name, "hurt"),
                strip(sprites, name, "asleep"),
                strip(sprites, name, "die"),
                sprites.has(name + ".idle") ? sprites.mainColour(name + ".idle") : 0xffffff,
                gait);
    }

    private static Strip strip(SpriteAtlas sprites, String name, String state) {
        String key = name + "." + state;
        return new Strip(sprites, sprites.has(key) ? key : name + ".idle");
    }
}
