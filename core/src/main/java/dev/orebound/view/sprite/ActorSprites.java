package dev.orebound.view.sprite;

import dev.orebound.content.monster.Monster.MovementKind;
import java.util.ArrayList;
import java.util.List;

/**
 * Holds the sprites of one kind of actor. A sprite that the atlas lacks is replaced by standing idle. Towards the west
 * an actor is drawn by sprites of its own, or else mirrored.
 *
 * @param windUps by the number of the attack; the last stands for all beyond
 * @param strikes likewise
 * @param dash while dashing; of who cannot, like standing idle
 * @param under under water; of who does not swim, like standing idle
 * @param blood what flies off when it is struck, 0xRRGGBB
 */
public record ActorSprites(
        SpriteStrip idle,
        SpriteStrip walk,
        List<SpriteStrip> windUps,
        List<SpriteStrip> strikes,
        SpriteStrip dash,
        SpriteStrip hurt,
        SpriteStrip asleep,
        SpriteStrip die,
        SpriteStrip under,
        int blood,
        MovementKind gait) {

    /** The three blows of the player's rhythm, then the throw. */
    private static final List<String> PLAYER_WIND_UPS =
            List.of("wind_up", "wind_up_back", "wind_up_high", "wind_up_throw");

    private static final List<String> PLAYER_STRIKES = List.of("strike", "strike_back", "strike_high", "throw");

    static ActorSprites of(SpriteAtlas sprites, String name, MovementKind gait) {
        return of(sprites, name, gait, List.of("wind_up"), List.of("strike"));
    }

    static ActorSprites ofPlayer(SpriteAtlas sprites) {
        return of(sprites, "player", MovementKind.WALKS, PLAYER_WIND_UPS, PLAYER_STRIKES);
    }

    private static ActorSprites of(
            SpriteAtlas sprites, String name, MovementKind gait, List<String> windUps, List<String> strikes) {
        return new ActorSprites(
                strip(sprites, name, "idle"),
                strip(sprites, name, "walk"),
                strips(sprites, name, windUps),
                strips(sprites, name, strikes),
                strip(sprites, name, "dash"),
                strip(sprites, name, "hurt"),
                strip(sprites, name, "asleep"),
                strip(sprites, name, "die"),
                new SpriteStrip(sprites, sprites.has(name + "_under") ? name + "_under" : name + ".idle"),
                sprites.has(name + ".idle") ? sprites.mainColour(name + ".idle") : 0xffffff,
                gait);
    }

    private static List<SpriteStrip> strips(SpriteAtlas sprites, String name, List<String> states) {
        List<SpriteStrip> strips = new ArrayList<>();
        for (String state : states) {
            strips.add(strip(sprites, name, state));
        }
        return List.copyOf(strips);
    }

    private static SpriteStrip strip(SpriteAtlas sprites, String name, String state) {
        String shown = sprites.has(name + "." + state) ? "." + state : ".idle";
        return SpriteStrip.ofBothSides(sprites, name + shown, name + "_west" + shown);
    }

    public SpriteStrip windUp(int attack) {
        return windUps.get(Math.min(attack, windUps.size() - 1));
    }

    public SpriteStrip strike(int attack) {
        return strikes.get(Math.min(attack, strikes.size() - 1));
    }
}
