package dev.orebound.screen.hud;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.Content;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import org.jspecify.annotations.Nullable;

/**
 * Numbers what hurts the player, as the event tells it: a monster, a ground, a terrain, a status, a burst, the player's
 * own brew, or the cave. Numbers make no garbage; each has a text.
 */
final class HurtCauses {
    static final int NONE = -1;
    private static final StatusEffect[] STATUSES = StatusEffect.values();

    /** Causes that are no entries of content, behind all that are. */
    private static final String[] FURTHER = {"hurt.roof", "hurt.own", "hurt.cave"};

    private static final int ROOF = 0;
    private static final int OWN = 1;
    private static final int CAVE = 2;

    private final World world;
    private final Content content;

    HurtCauses(World world) {
        this.world = world;
        content = world.content();
    }

    /** Returns how many causes there are; they are numbered from 0. */
    static int count(Content content) {
        return further(FURTHER.length, content);
    }

    private static int ground(int number, Content content) {
        return content.monsters().size() + number;
    }

    private static int terrain(int number, Content content) {
        return ground(content.grounds().size(), content) + number;
    }

    private static int status(int number, Content content) {
        return terrain(content.terrains().size(), content) + number;
    }

    private static int further(int number, Content content) {
        return status(STATUSES.length, content) + number;
    }

    /** Returns the key of the text with the name of a cause. */
    static String textKey(int cause, Content content) {
        if (cause < ground(0, content)) {
            return "monster." + content.monsters().at(cause).id() + ".name";
        } else if (cause < terrain(0, content)) {
            return "ground." + content.grounds().at(cause - ground(0, content)).id() + ".name";
        } else if (cause < status(0, content)) {
            return "terrain."
                    + content.terrains().at(cause - terrain(0, content)).id() + ".name";
        }
        int number = cause - status(0, content);
        return number < STATUSES.length
                ? "status." + STATUSES[number].id() + ".name"
                : FURTHER[number - STATUSES.length];
    }

    /** Returns the last loss of the player's health in this tick, or null if there is none. */
    @Nullable
    HealthEvent latest() {
        TickEvents events = world.events();
        for (int i = events.size() - 1; i >= 0; i--) {
            if (of(events.at(i)) != NONE) {
                return (HealthEvent) events.at(i);
            }
        }
        return null;
    }

    /** Returns the body of the monster that did it, or null if that is gone or did not do it itself. */
    @Nullable
    BodyComponent bodyOf(HealthEvent hurt) {
        for (int i = 0; i < world.monsters().size() && !hurt.source.isLasting(); i++) {
            Entity monster = world.monsters().get(i);
            if (monster.getComponent(SpawnComponent.class).spawnId == hurt.byId) {
                return monster.getComponent(BodyComponent.class);
            }
        }
        return null;
    }

    /** Returns the cause of an event of this tick, or {@link #NONE} if it takes no health from the player. */
    int of(WorldEvent event) {
        if (event.type() != EventType.ACTOR_HURT || !(event instanceof HealthEvent hurt) || hurt.monster >= 0) {
            return NONE;
        }
        return switch (hurt.source) {
            case GROUND -> ground(hurt.sourceNumber, content);
            case TERRAIN -> terrain(hurt.sourceNumber, content);
            case STATUS -> status(hurt.sourceNumber, content);
            case ROOF -> further(ROOF, content);
            case BURST -> hurt.byMonster >= 0 ? hurt.byMonster : ground(hurt.sourceNumber, content);
            case BLOW -> ofBlow(hurt);
        };
    }

    private int ofBlow(HealthEvent hurt) {
        if (hurt.byMonster >= 0) {
            return hurt.byMonster;
        }
        return further(hurt.byId == world.player().spawnId() ? OWN : CAVE, content);
    }
}
