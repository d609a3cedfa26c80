package dev.orebound.view;

import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.content.item.Item;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.item.Ore;
import dev.orebound.content.item.Spell;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.Direction;
import dev.orebound.view.sprite.SpriteAtlas;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** Which sprites show what the content declares: lists in the order of the content's tables. */
final class Looks {
    final ActorLook player;
    final List<ActorLook> monsters = new ArrayList<>();
    final List<Strip> ores = new ArrayList<>();
    final List<Strip> shards = new ArrayList<>();
    final List<Strip> items = new ArrayList<>();

    /** What lies on the ground, by terrain; one without a sprite draws nothing. */
    final List<Strip> terrains = new ArrayList<>();

    final List<Strip> fixtures = new ArrayList<>();

    /** What monsters shoot and lob, by monster; what is thrown, by ore; the signs of trap rooms, by arena kind. */
    final List<ShotLook> shots = new ArrayList<>();

    final List<ShotLook> flasks = new ArrayList<>();

    /** What flies of spells, by spell. */
    final List<ShotLook> bolts = new ArrayList<>();

    final List<Strip> sigils = new ArrayList<>();
    final Strip sigilCrack;
    /** A chest shut, opening and open, by the straight direction that it faces. */
    private final Map<Direction, Strip> chests = new EnumMap<>(Direction.class);

    final Strip door;

    /** The same across a passage from west to east. */
    final Strip doorSide;

    /** The boards of a bridge that is walked along from west to east, and of one from south to north. */
    final Strip bridge;

    final Strip bridgeSide;
    final Strip bridgeRope;
    final Strip bridgeRopeSide;
    final Strip torch;
    final Strip exit;

    /** The same as long as its key is elsewhere. */
    final Strip exitLocked;

    /** Over the head of who has the key. */
    final Strip warden;

    final Strip spawnMark;
    final Strip alert;
    final Strip sleep;
    final Strip noticed;
    final Strip wandering;
    final Strip guarding;
    final Strip searching;
    final Strip fleeing;
    final Strip returning;

    /** The pennant of who leads a horde. */
    final Strip leader;

    /** Over the player where nobody sees it. */
    final Strip hidden;

    /** What afflicts bodies. */
    final Strip flame;

    final Strip frost;
    final Strip arc;
    final Strip bubble;
    final Strip drip;

    /** What the elements do to the ground. */
    final Strip fire;

    final Strip burnt;
    final Strip charge;
    final Strip chargeShort;

    /** Drawn over whoever is held captive. */
    final Strip shackles;

    /** The lock over their heads. */
    final Strip captive;

    /** Over those whose end ends a fight. */
    final Strip headMark;

    /** Over who cannot act for a moment. */
    final Strip dazed;

    /** The picture of a chest, by the straight direction that it faces. */
    Strip chest(Direction facing) {
        return Objects.requireNonNull(chests.get(facing), "chests face straight");
    }

    Looks(SpriteAtlas sprites, Content content) {
        player = ActorLook.ofPlayer(sprites);
        for (Monster monster : content.monsters()) {
            monsters.add(ActorLook.of(sprites, monster.sprite(), monster.gait()));
            shots.add(shot(sprites, monster.sprite() + "_shot"));
        }
        for (Ore ore : content.ores()) {
            ores.add(new Strip(sprites, ore.sprite()));
            shards.add(new Strip(sprites, ore.shardSprite()));
            flasks.add(new ShotLook(
                    either(sprites, ore.sprite() + "_flask", "shot"),
                    ore.light().rgb()));
        }
        for (Spell spell : content.spells()) {
            bolts.add(new ShotLook(
                    either(sprites, spell.sprite() + "_shot", "shot"),
                    content.ores().get(spell.ore()).light().rgb()));
        }
        for (Item item : content.items()) {
            items.add(new Strip(sprites, item.sprite()));
        }
        for (Terrain terrain : content.terrains()) {
            terrains.add(new Strip(sprites, terrain.id()));
        }
        for (FixtureKind fixture : content.fixtures()) {
            fixtures.add(new Strip(sprites, fixture.sprite()));
        }
        for (ArenaKind kind : content.arenaKinds()) {
            sigils.add(either(sprites, "sigil_" + kind.id(), "sigil"));
        }
        sigilCrack = new Strip(sprites, "sigil_crack");
        for (Direction facing : Direction.STRAIGHT) {
            chests.put(facing, new Strip(sprites, "chest_" + facing.name().toLowerCase(Locale.ROOT)));
        }
        door = new Strip(sprites, "door");
        doorSide = new Strip(sprites, "door_side");
        bridge = new Strip(sprites, "bridge_boards");
        bridgeSide = new Strip(sprites, "bridge_boards_side");
        bridgeRope = new Strip(sprites, "bridge_rope");
        bridgeRopeSide = new Strip(sprites, "bridge_rope_side");
        torch = new Strip(sprites, "torch");
        exit = new Strip(sprites, "exit");
        exitLocked = new Strip(sprites, "exit_locked");
        warden = new Strip(sprites, "warden");
        spawnMark = new Strip(sprites, "spawn_mark");
        alert = new Strip(sprites, "alert");
        sleep = new Strip(sprites, "sleep");
        noticed = new Strip(sprites, "noticed");
        wandering = new Strip(sprites, "wandering");
        guarding = new Strip(sprites, "guarding");
        searching = new Strip(sprites, "searching");
        fleeing = new Strip(sprites, "fleeing");
        returning = new Strip(sprites, "returning");
        leader = new Strip(sprites, "leader");
        hidden = new Strip(sprites, "hidden");
        flame = new Strip(sprites, "flame");
        frost = new Strip(sprites, "frost");
        arc = new Strip(sprites, "arc");
        bubble = new Strip(sprites, "bubble");
        drip = new Strip(sprites, "drip");
        fire = new Strip(sprites, "fire");
        burnt = new Strip(sprites, "burnt");
        charge = new Strip(sprites, "charge");
        chargeShort = new Strip(sprites, "charge_short");
        shackles = new Strip(sprites, "shackles");
        captive = new Strip(sprites, "captive");
        headMark = new Strip(sprites, "head_mark");
        dazed = new Strip(sprites, "dazed");
    }

    private static ShotLook shot(SpriteAtlas sprites, String key) {
        String shown = sprites.has(key) ? key : "shot";
        return new ShotLook(new Strip(sprites, shown), sprites.has(shown) ? sprites.mainColour(shown) : 0xffffff);
    }

    private static Strip either(SpriteAtlas sprites, String key, String otherwise) {
        return new Strip(sprites, sprites.has(key) ? key : otherwise);
    }
}
