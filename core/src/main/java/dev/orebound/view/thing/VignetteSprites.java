package dev.orebound.view.thing;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.cave.floor.VignetteSpot.PropSpot;
import dev.orebound.content.Content;
import dev.orebound.content.gear.Relic;
import dev.orebound.content.sprite.SpriteFrame;
import dev.orebound.content.terrain.LightSource;
import dev.orebound.content.vignette.LockKind;
import dev.orebound.content.vignette.VignetteProp.PropKind;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.sprite.SpriteAtlas;
import dev.orebound.view.sprite.SpriteStrip;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Looks up the pictures of a floor's locks, keys and things of vignettes, and the light of those that glow. */
public final class VignetteSprites {
    /** Radius and strength of the light of a thing that glows; fires, which are solid scenery, shine farther. */
    private static final float GLOWS_CELLS = 2.2f;

    private static final float GLOW = 0.35f;
    private static final float FIRE_CELLS = 4.5f;
    private static final float FIRE = 0.8f;

    final SpriteStrip key;
    public final SpriteStrip keyCarried;
    /** The dark back of a kennel, before which its captive sits. */
    final SpriteStrip kennelBack;

    /** What the roof leaves where it came down. */
    final SpriteStrip fallen;

    final List<SpriteStrip> relics = new ArrayList<>();
    /** Locks by their kind, from the front and from the side. */
    private final List<ThingLook> locks = new ArrayList<>();

    private final List<ThingLook> locksAside = new ArrayList<>();
    private final List<List<ThingLook>> props = new ArrayList<>();
    private final ThingLook nothing;

    /**
     * A picture and its light.
     *
     * @param strip without frames for a thing that nobody sees
     * @param light null if nothing of the picture glows
     */
    record ThingLook(SpriteStrip strip, @Nullable LightSource light) {
        /** Returns whether it stands: it is higher than a cell. */
        boolean isTall() {
            return strip.height() > SceneContext.CELL;
        }
    }

    public VignetteSprites(SpriteAtlas sprites, Content content, Floor floor) {
        key = new SpriteStrip(sprites, "vignette_key");
        keyCarried = new SpriteStrip(sprites, "key_carried");
        kennelBack = new SpriteStrip(sprites, "kennel_back");
        fallen = new SpriteStrip(sprites, "roof_fallen");
        for (Relic relic : content.powers().relics()) {
            relics.add(new SpriteStrip(sprites, relic.sprite()));
        }
        for (LockKind lock : content.locks()) {
            String aside = lock.sprite() + "_side";
            locks.add(look(sprites, lock.sprite(), false));
            locksAside.add(look(sprites, sprites.has(aside) ? aside : lock.sprite(), false));
        }
        nothing = look(sprites, "", false);
        Map<String, ThingLook> known = new HashMap<>();
        for (VignetteSpot vignette : floor.vignettes()) {
            List<ThingLook> looks = new ArrayList<>();
            for (PropSpot prop : vignette.props()) {
                boolean isFire = prop.kind() == PropKind.SCENERY;
                looks.add(known.computeIfAbsent(spriteOf(prop), sprite -> look(sprites, sprite, isFire)));
            }
            props.add(looks);
        }
    }

    private static String spriteOf(PropSpot prop) {
        if (!prop.sprite().isEmpty()) {
            return prop.sprite();
        }
        return switch (prop.kind()) {
            case PRIZE -> "pedestal";
            case CAGE -> "cage";
            case KENNEL -> "kennel";
            case LEVER -> "prop_lever";
            case LOOT, KEY, STATUE, BURROW, VENT, PLATE, FIXTURE, MESSAGE, SCENERY, DECORATION -> "";
        };
    }

    private static ThingLook look(SpriteAtlas sprites, String key, boolean isFire) {
        boolean glows =
                sprites.has(key) && sprites.sheet().get(key).frames().stream().anyMatch(SpriteFrame::glows);
        LightSource light = glows
                ? new LightSource(sprites.mainColour(key), isFire ? FIRE_CELLS : GLOWS_CELLS, isFire ? FIRE : GLOW)
                : null;
        return new ThingLook(new SpriteStrip(sprites, key), light);
    }

    /**
     * Returns how a lock looks.
     *
     * @param kind the index of its kind
     * @param isAside whether it shuts a way that runs from west to east
     */
    ThingLook lock(int kind, boolean isAside) {
        return (isAside ? locksAside : locks).get(kind);
    }

    /** Returns the picture of what the key in a cell lies on, without frames if that is the bare ground. */
    ThingLook under(Floor floor, int cell) {
        for (int i = 0; i < floor.vignettes().size(); i++) {
            List<PropSpot> spots = floor.vignettes().get(i).props();
            for (int number = 0; number < spots.size(); number++) {
                if (spots.get(number).kind() == PropKind.KEY
                        && spots.get(number).at() == cell) {
                    return prop(i, number);
                }
            }
        }
        return nothing;
    }

    /** Returns how a thing of a vignette looks, by the numbers of both. */
    ThingLook prop(int vignette, int number) {
        return props.get(vignette).get(number);
    }
}
