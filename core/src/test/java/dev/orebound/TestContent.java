package dev.orebound;

import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.player.PlayerRules;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.sprite.SpriteSheet;
import java.util.List;

/** The game's own content, read once for all tests. */
public final class TestContent {
    /** Immutable, so that tests can share it. */
    public static final Content BUILT_IN = Content.read(new BuiltInAssets());

    /** The game's own sprites. */
    private static final class Sprites {
        static final SpriteSheet BUILT_IN = SpriteSheet.read(new BuiltInAssets());
    }

    private TestContent() {}

    /** Returns the sprites of some assets; the game's own are read once for all tests. */
    public static SpriteSheet sprites(Assets assets) {
        return assets instanceof BuiltInAssets ? Sprites.BUILT_IN : SpriteSheet.read(assets);
    }

    /** Returns the game's own content with this arena kind only. */
    public static Content with(ArenaKind arena) {
        return with(new ContentTable<>(List.of(arena)), BUILT_IN.player());
    }

    /**
     * Returns content that makes the game crash: the last strike of the player's combo is missing, which reading
     * content would have refused.
     */
    public static Content withoutLastBlow() {
        PlayerRules sound = BUILT_IN.player();
        PlayerRules broken = new PlayerRules(
                sound.health(),
                sound.speed(),
                sound.strikingSpeed(),
                sound.sneakPercent(),
                sound.radiusCells(),
                sound.sightCells(),
                sound.blindCells(),
                sound.reachCells(),
                sound.pickupCells(),
                sound.magnetCells(),
                sound.magnetSpeed(),
                sound.graceTicks(),
                sound.flaskMeasures(),
                sound.light(),
                sound.strikes().subList(0, PlayerRules.STRIKES - 1),
                sound.comboTicks(),
                sound.bufferTicks(),
                sound.dash());
        return with(BUILT_IN.arenaKinds(), broken);
    }

    private static Content with(ContentTable<ArenaKind> arenas, PlayerRules player) {
        return new Content(
                BUILT_IN.terrains(),
                BUILT_IN.ores(),
                BUILT_IN.items(),
                BUILT_IN.manners(),
                BUILT_IN.monsters(),
                BUILT_IN.trees(),
                BUILT_IN.formations(),
                BUILT_IN.hordes(),
                arenas,
                BUILT_IN.fixtures(),
                BUILT_IN.brews(),
                BUILT_IN.golems(),
                BUILT_IN.bosses(),
                BUILT_IN.cave(),
                player,
                BUILT_IN.minds(),
                BUILT_IN.tactics(),
                BUILT_IN.graph(),
                BUILT_IN.motion(),
                BUILT_IN.words(),
                BUILT_IN.feel(),
                BUILT_IN.grounds(),
                BUILT_IN.elements(),
                BUILT_IN.reactions(),
                BUILT_IN.depths(),
                BUILT_IN.firstRoom(),
                BUILT_IN.biomes(),
                BUILT_IN.discoveries(),
                BUILT_IN.fingerprint());
    }
}
