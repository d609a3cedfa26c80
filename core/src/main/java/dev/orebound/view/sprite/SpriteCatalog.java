package dev.orebound.view.sprite;

import dev.orebound.content.Content;
import dev.orebound.content.arena.ArenaKind;
import dev.orebound.content.biome.Biome;
import dev.orebound.content.biome.PropLook;
import dev.orebound.content.element.GroundKind;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.content.gear.PowerBook;
import dev.orebound.content.item.Brew;
import dev.orebound.content.item.Item;
import dev.orebound.content.item.Ore;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.terrain.Terrain;
import dev.orebound.grid.Direction;
import dev.orebound.world.component.CompanionOrder;
import dev.orebound.world.component.HealthComponent;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** Looks up the sprites of everything that the content declares: lists in the order of the content's tables. */
public final class SpriteCatalog {
    public final ActorSprites player;
    public final List<ActorSprites> monsters = new ArrayList<>();
    /** Wards by the kind of monster; the sprites of other kinds look as they always do. */
    private final List<WardSprites> wards = new ArrayList<>();

    public final List<SpriteStrip> ores = new ArrayList<>();
    public final List<SpriteStrip> shards = new ArrayList<>();
    public final List<SpriteStrip> items = new ArrayList<>();
    /** The main colour of each relic, duo and piece of equipment, by the number of its source. */
    public final int[] gearColours;
    /** Sprites of terrain; a terrain without a sprite draws nothing. */
    public final List<SpriteStrip> terrains = new ArrayList<>();

    /** Props, in the order of the biome's list. */
    public final List<SpriteStrip> props = new ArrayList<>();

    public final List<SpriteStrip> fixtures = new ArrayList<>();
    /** Projectiles by monster, flasks by ore, and signs of trap rooms by arena kind. */
    public final List<ShotSprite> shots = new ArrayList<>();

    public final List<ShotSprite> flasks = new ArrayList<>();
    /** Bolts by brew. */
    public final List<ShotSprite> bolts = new ArrayList<>();

    public final List<SpriteStrip> sigils = new ArrayList<>();
    public final SpriteStrip sigilCrack;
    public final SpriteStrip roofDebris;
    /** A prop that holds a roof: whole, cracked and broken. */
    public final SpriteStrip roofProp;

    /** A chest shut, opening and open, by the straight direction that it faces. */
    private final Map<Direction, SpriteStrip> chests = new EnumMap<>(Direction.class);

    public final SpriteStrip door;
    /** The door across a passage from west to east. */
    public final SpriteStrip doorSide;

    public final SpriteStrip doorJamb;

    /** Boards of a bridge that is crossed from west to east, and of one crossed from south to north. */
    public final SpriteStrip bridge;

    public final SpriteStrip bridgeSide;
    public final SpriteStrip bridgeRope;
    public final SpriteStrip bridgeRopeSide;
    public final SpriteStrip torch;
    /** The mark of the warden, which has the key. */
    public final SpriteStrip warden;

    public final SpriteStrip spawnMark;
    public final SpriteStrip alert;
    public final SpriteStrip sleep;
    public final SpriteStrip noticed;
    public final SpriteStrip wandering;
    public final SpriteStrip guarding;
    public final SpriteStrip searching;
    public final SpriteStrip fleeing;
    public final SpriteStrip returning;
    /** The pennant of a horde's leader. */
    public final SpriteStrip leader;

    /** The mark of the player while it is hidden. */
    public final SpriteStrip hidden;

    /** Pictures of brews by their index, and of statuses, a frame for each. */
    public final List<SpriteStrip> brews = new ArrayList<>();

    public final SpriteStrip statuses;
    public final SpriteStrip stolen;
    /** Statuses of bodies. */
    public final SpriteStrip flame;

    public final SpriteStrip frost;
    public final SpriteStrip arc;
    public final SpriteStrip bubble;
    public final SpriteStrip drip;
    public final SpriteStrip mire;
    public final SpriteStrip wisp;
    public final SpriteStrip cracks;
    /** Ground under the elements. */
    public final SpriteStrip fire;

    public final SpriteStrip charge;
    public final SpriteStrip chargeShort;
    /** A mote of thin air such as spores. */
    public final SpriteStrip mote;

    /** Walls that elements make, by their ground; another ground has none. */
    public final List<SpriteStrip> walls = new ArrayList<>();

    /** What companions were told to do, by the order's number. */
    public final List<SpriteStrip> orders = new ArrayList<>();

    /** Shackles of a captive. */
    public final SpriteStrip shackles;
    /** The post that a captive is tied to. */
    public final SpriteStrip captivePost;

    /** The lock over a captive's head. */
    public final SpriteStrip captive;

    /** The mark of monsters whose death ends a fight. */
    public final SpriteStrip headMark;

    /** The mark of actors that cannot act for a moment. */
    public final SpriteStrip dazed;

    public final SpriteStrip drinking;

    /** The marks of actors that see nothing, and of those whose armour is broken. */
    public final SpriteStrip blinded;

    public final SpriteStrip cracked;

    /** The looks of a ward: whole, cracked, and fallen. */
    private record WardSprites(ActorSprites whole, ActorSprites cracked, ActorSprites fallen) {
        /** The health in percent below which it shows cracks. */
        private static final int CRACKED_PERCENT = 60;

        static WardSprites of(SpriteAtlas sprites, Monster monster) {
            return new WardSprites(
                    ActorSprites.of(sprites, monster.sprite(), monster.gait()),
                    ActorSprites.of(sprites, either(sprites, monster, "_cracked"), monster.gait()),
                    ActorSprites.of(sprites, either(sprites, monster, "_fallen"), monster.gait()));
        }

        private static String either(SpriteAtlas sprites, Monster monster, String state) {
            return sprites.has(monster.sprite() + state + ".idle") ? monster.sprite() + state : monster.sprite();
        }

        ActorSprites at(HealthComponent health) {
            if (health.health <= 0) {
                return fallen;
            }
            return health.health * 100 < health.most * CRACKED_PERCENT ? cracked : whole;
        }
    }

    /** Returns how a ward looks with its present health. */
    public ActorSprites ward(int monster, HealthComponent health) {
        return wards.get(monster).at(health);
    }

    /**
     * The look of a projectile.
     *
     * @param strip goes round
     * @param rgb of its trail and its light, 0xRRGGBB
     */
    public record ShotSprite(SpriteStrip strip, int rgb) {}

    /** Returns the picture of a chest, by the straight direction that it faces. */
    public SpriteStrip chest(Direction facing) {
        return Objects.requireNonNull(chests.get(facing), "chests face straight");
    }

    public SpriteCatalog(SpriteAtlas sprites, Content content, Biome biome) {
        player = ActorSprites.ofPlayer(sprites);
        gearColours = gearColours(sprites, content.powers());
        for (Monster monster : content.monsters()) {
            monsters.add(ActorSprites.of(sprites, monster.sprite(), monster.gait()));
            wards.add(WardSprites.of(sprites, monster));
            shots.add(shot(sprites, monster.sprite() + "_shot"));
        }
        for (Ore ore : content.ores()) {
            ores.add(new SpriteStrip(sprites, ore.sprite()));
            shards.add(new SpriteStrip(sprites, ore.shardSprite()));
        }
        statuses = new SpriteStrip(sprites, "hud_status");
        stolen = new SpriteStrip(sprites, "hud_flask");
        for (Brew brew : content.brews().all()) {
            brews.add(new SpriteStrip(sprites, brew.sprite()));
            bolts.add(new ShotSprite(either(sprites, brew.sprite() + "_shot", "shot"), brew.rgb()));
            flasks.add(new ShotSprite(either(sprites, brew.sprite() + "_flask", "shot"), brew.rgb()));
        }
        for (Item item : content.items()) {
            items.add(new SpriteStrip(sprites, item.sprite()));
        }
        for (Terrain terrain : content.terrains()) {
            terrains.add(new SpriteStrip(sprites, biome.coverOf(terrain)));
        }
        for (FixtureKind fixture : content.fixtures()) {
            fixtures.add(new SpriteStrip(sprites, fixture.sprite()));
        }
        for (ArenaKind kind : content.arenaKinds()) {
            sigils.add(either(sprites, "sigil_" + kind.id(), "sigil"));
        }
        sigilCrack = new SpriteStrip(sprites, "sigil_crack");
        roofDebris = new SpriteStrip(sprites, "roof_debris");
        roofProp = new SpriteStrip(sprites, "roof_prop");
        for (Direction facing : Direction.STRAIGHT) {
            chests.put(facing, new SpriteStrip(sprites, "chest_" + facing.name().toLowerCase(Locale.ROOT)));
        }
        door = new SpriteStrip(sprites, "door");
        doorSide = new SpriteStrip(sprites, "door_side");
        doorJamb = new SpriteStrip(sprites, "door_jamb");
        bridge = new SpriteStrip(sprites, "bridge_boards");
        bridgeSide = new SpriteStrip(sprites, "bridge_boards_side");
        bridgeRope = new SpriteStrip(sprites, "bridge_rope");
        bridgeRopeSide = new SpriteStrip(sprites, "bridge_rope_side");
        torch = new SpriteStrip(sprites, biome.air().torchSprite());
        for (PropLook prop : biome.props()) {
            props.add(new SpriteStrip(sprites, prop.sprite()));
        }
        warden = new SpriteStrip(sprites, "warden");
        spawnMark = new SpriteStrip(sprites, "spawn_mark");
        alert = new SpriteStrip(sprites, "alert");
        sleep = new SpriteStrip(sprites, "sleep");
        noticed = new SpriteStrip(sprites, "noticed");
        wandering = new SpriteStrip(sprites, "wandering");
        guarding = new SpriteStrip(sprites, "guarding");
        searching = new SpriteStrip(sprites, "searching");
        fleeing = new SpriteStrip(sprites, "fleeing");
        returning = new SpriteStrip(sprites, "returning");
        leader = new SpriteStrip(sprites, "leader");
        hidden = new SpriteStrip(sprites, "hidden");
        flame = new SpriteStrip(sprites, "flame");
        frost = new SpriteStrip(sprites, "frost");
        arc = new SpriteStrip(sprites, "arc");
        bubble = new SpriteStrip(sprites, "bubble");
        drip = new SpriteStrip(sprites, "drip");
        fire = new SpriteStrip(sprites, "fire");
        charge = new SpriteStrip(sprites, "charge");
        chargeShort = new SpriteStrip(sprites, "charge_short");
        mote = new SpriteStrip(sprites, "mote");
        for (GroundKind ground : content.grounds()) {
            walls.add(new SpriteStrip(sprites, "ground_" + ground.id()));
        }
        mire = new SpriteStrip(sprites, "mire");
        wisp = new SpriteStrip(sprites, "wisp");
        cracks = new SpriteStrip(sprites, "cracks");
        blinded = new SpriteStrip(sprites, "blinded");
        cracked = new SpriteStrip(sprites, "cracked");
        shackles = new SpriteStrip(sprites, "shackles");
        captivePost = new SpriteStrip(sprites, "captive_post");
        captive = new SpriteStrip(sprites, "captive");
        for (CompanionOrder order : CompanionOrder.values()) {
            orders.add(new SpriteStrip(sprites, "order_" + order.id()));
        }
        headMark = new SpriteStrip(sprites, "head_mark");
        dazed = new SpriteStrip(sprites, "dazed");
        drinking = new SpriteStrip(sprites, "drinking");
    }

    private static ShotSprite shot(SpriteAtlas sprites, String key) {
        String shown = sprites.has(key) ? key : "shot";
        return new ShotSprite(
                new SpriteStrip(sprites, shown), sprites.has(shown) ? sprites.mainColour(shown) : 0xffffff);
    }

    private static SpriteStrip either(SpriteAtlas sprites, String key, String otherwise) {
        return new SpriteStrip(sprites, sprites.has(key) ? key : otherwise);
    }

    private static int[] gearColours(SpriteAtlas sprites, PowerBook book) {
        int[] colours = new int[book.size()];
        for (int relic = 0; relic < book.relics().size(); relic++) {
            colours[relic] = sprites.mainColour(book.relics().at(relic).sprite());
        }
        for (int duo = 0; duo < book.duos().size(); duo++) {
            colours[book.sourceOfDuo(duo)] = colours[book.relicOfDuo(duo, true)];
        }
        for (int piece = 0; piece < book.equipment().size(); piece++) {
            colours[book.sourceOfEquipment(piece)] =
                    sprites.mainColour(book.equipment().at(piece).sprite());
        }
        return colours;
    }
}
