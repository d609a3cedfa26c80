package dev.orebound.view.effect;

import dev.orebound.content.Content;
import dev.orebound.view.frame.SceneContext;
import dev.orebound.view.sprite.SpriteCatalog;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.ActorEvent;
import dev.orebound.world.event.WorldEvent.BlastEvent;
import dev.orebound.world.event.WorldEvent.BrewEvent;
import dev.orebound.world.event.WorldEvent.GearEvent;
import dev.orebound.world.event.WorldEvent.GiftEvent;
import dev.orebound.world.event.WorldEvent.GroundEvent;
import dev.orebound.world.event.WorldEvent.ItemEvent;
import dev.orebound.world.event.WorldEvent.OreEvent;
import dev.orebound.world.event.WorldEvent.ShotEvent;

/** Finds the colour of what an event is about, which effects call their own. */
public final class EventColours {
    /** The colour of the player's blood. */
    public static final int BLOOD = 0xc8403a;

    /** The colour of monsters that are on their way, and of their call. */
    public static final int ARRIVAL = 0xcf7ae6;

    private static final int GLASS = 0xdfe8f2;
    private static final int NO_COLOUR = 0xffffff;

    private final Content content;
    private final SpriteCatalog looks;

    EventColours(SceneContext frame) {
        content = frame.world.content();
        looks = frame.sprites;
    }

    /** Returns the colour of what an event is about; white if it has none. */
    int of(WorldEvent event) {
        if (event instanceof ActorEvent actor) {
            return actor.monster < 0 ? BLOOD : looks.monsters.get(actor.monster).blood();
        } else if (event instanceof ShotEvent shot) {
            return ofShot(shot);
        } else if (event.subject() < 0) {
            return NO_COLOUR;
        } else if (event instanceof BlastEvent blast) {
            return looks.shots.get(blast.monster).rgb();
        } else if (event instanceof OreEvent ore) {
            return content.ores().at(ore.ore).light().rgb();
        } else if (event instanceof ItemEvent item) {
            return content.items().at(item.item).light().rgb();
        } else if (event instanceof GiftEvent gift) {
            return content.fixtures().at(gift.fixture).light().rgb();
        } else if (event instanceof GearEvent gear) {
            return looks.gearColours[gear.source];
        } else if (event instanceof GroundEvent ground) {
            return content.grounds().at(ground.ground).rgb();
        } else if (event instanceof BrewEvent brew) {
            return content.brews().at(brew.brew).rgb();
        }
        return NO_COLOUR;
    }

    private int ofShot(ShotEvent shot) {
        if (shot.monster >= 0) {
            return looks.shots.get(shot.monster).rgb();
        } else if (AttackTable.isThrow(shot.attack)) {
            return GLASS;
        }
        return AttackTable.isCast(shot.attack)
                ? content.brews().at(AttackTable.brewOf(shot.attack)).rgb()
                : NO_COLOUR;
    }
}
