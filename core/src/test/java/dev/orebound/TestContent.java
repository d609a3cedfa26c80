package dev.orebound;

import dev.orebound.content.Content;
import dev.orebound.content.OneOtherFile;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.arena.ArenaWave;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.floor.GraphRules;
import dev.orebound.content.gear.Equipment;
import dev.orebound.content.gear.Equipment.EquipmentSlot;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.player.PlayerRules;
import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.content.reading.ContentTable;
import dev.orebound.content.sound.SoundCaptions;
import dev.orebound.content.sound.SoundContent;
import dev.orebound.content.sprite.SpriteSheet;
import dev.orebound.content.vignette.Vignette;
import dev.orebound.screen.OreboundGame;
import dev.orebound.screen.context.GameStart;
import dev.orebound.view.ui.BackgroundWork;
import dev.orebound.world.EventWords;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The game's own content, read once for all tests. */
public final class TestContent {
    /** Immutable, so that tests can share it. */
    public static final Content BUILT_IN = Content.read(new BuiltInAssets());

    /** The game with a fifth of the player's health. */
    private static final class Frail {
        static final Content CONTENT =
                Content.read(OneOtherFile.spoilt(PlayerRules.FILE, "\"health\": 100,", "\"health\": 20,"));
    }

    /** The game's own sprites. */
    private static final class Sprites {
        static final SpriteSheet BUILT_IN = SpriteSheet.read(new BuiltInAssets());
    }

    /** The game's own cues, with their sounds, captions and effects. */
    private static final class Sounds {
        static final SoundContent BUILT_IN =
                SoundContent.read(new BuiltInAssets(), EventWords.of(TestContent.BUILT_IN));
    }

    private TestContent() {}

    /** Returns the game with a fifth of the player's health, whose runs are short; read once for all tests. */
    public static Content frail() {
        return Frail.CONTENT;
    }

    /** Returns the game's own captions, read once for all tests. */
    public static SoundCaptions captions() {
        return sounds().captions();
    }

    /** Returns the game's own cues, with their sounds, captions and effects, read once for all tests. */
    public static SoundContent sounds() {
        return Sounds.BUILT_IN;
    }

    /** Returns the sprites of some assets; the game's own are read once for all tests. */
    public static SpriteSheet sprites(Assets assets) {
        return assets instanceof BuiltInAssets ? Sprites.BUILT_IN : SpriteSheet.read(assets);
    }

    /** Returns a game at its start, with the sprites of its assets; the game's own are read once for all tests. */
    public static OreboundGame game(GameStart start) {
        return new OreboundGame(start, new BackgroundWork<>(() -> sprites(start.assets())));
    }

    /** Returns assets without vignettes and their hordes, and a graph that promises none. */
    public static Assets withoutVignettes(Assets assets) {
        String hordes = assets.text(Horde.FILE);
        String wild = hordes.replaceAll("(?s),(\\s*//[^\\n]*)?\\s*\"[a-z0-9_]+\": \\{\\s*\"machine\".*?\\n  \\}", "");
        String graph = assets.text(GraphRules.FILE).replaceAll("(?s)(\"features\": \\[).*?(\\],\\s*\"wardens)", "$1$2");
        Assets others = new OneOtherFile(new OneOtherFile(assets, GraphRules.FILE, graph), Horde.FILE, wild);
        return new OneOtherFile(others, Vignette.FILE, "{}");
    }

    /** Returns the game's own content with this arena kind only. */
    public static Content with(ArenaKind arena) {
        return with(new ContentTable<>(List.of(arena)), BUILT_IN.powers());
    }

    /** Returns the built-in content with waves in rooms whose roof holds for ever. */
    public static Content underSolidRock() {
        ArenaKind waves = BUILT_IN.arenaKinds().get("waves");
        return withWaves(waves.pace(), waves.waves(), 0, null);
    }

    /** Returns the built-in content with the kind {@code waves} only, with other waves. */
    public static Content withWaves(
            ArenaKind.ArenaPacing pace, List<ArenaWave> waves, int dangerPercent, ArenaKind.@Nullable LossRules loss) {
        ArenaKind kind = BUILT_IN.arenaKinds().get("waves");
        return with(new ArenaKind(
                kind.id(),
                kind.spring(),
                kind.goal(),
                kind.needs(),
                kind.depths(),
                kind.frequency(),
                kind.doors(),
                pace,
                kind.comesFrom(),
                waves,
                kind.holdOutTicks(),
                kind.ward(),
                kind.hall(),
                dangerPercent,
                loss,
                kind.unrest(),
                kind.reward(),
                kind.dangerReward(),
                kind.lesserReward()));
    }

    /** Returns the blows of the pick that everybody begins with. */
    public static List<Attack> strikes(Content content) {
        return content.powers()
                .equipment()
                .at(content.powers().usual(EquipmentSlot.PICK))
                .strikes();
    }

    /**
     * Returns content that makes the game crash: the last blow of the first pick is missing, which reading content
     * would have refused.
     */
    public static Content withoutLastBlow() {
        List<Equipment> equipment = new ArrayList<>();
        for (Equipment piece : BUILT_IN.powers().equipment()) {
            equipment.add(new Equipment(
                    piece.id(),
                    piece.sprite(),
                    piece.slot(),
                    piece.fromDepth(),
                    piece.measures(),
                    piece.strikes().subList(0, Math.max(0, piece.strikes().size() - 1)),
                    piece.light(),
                    piece.power()));
        }
        PowerBook broken = new PowerBook(
                BUILT_IN.powers().rules(),
                new ContentTable<>(equipment),
                BUILT_IN.powers().kits(),
                BUILT_IN.powers().vows());
        return with(BUILT_IN.arenaKinds(), broken);
    }

    private static Content with(ContentTable<ArenaKind> arenas, PowerBook powers) {
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
                powers,
                BUILT_IN.golems(),
                BUILT_IN.locks(),
                BUILT_IN.vignettes(),
                BUILT_IN.bosses(),
                BUILT_IN.cave(),
                BUILT_IN.player(),
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
                BUILT_IN.deeds(),
                BUILT_IN.story(),
                BUILT_IN.fingerprint());
    }
}
