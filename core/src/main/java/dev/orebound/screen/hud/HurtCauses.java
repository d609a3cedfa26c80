package dev.orebound.screen.hud;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.Content;
import dev.orebound.content.element.ElementRules.ContactRule;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.element.StatusEffect;
import dev.orebound.content.element.TimedStatus;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StatusComponent;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.event.WorldEvent.BlastEvent;
import dev.orebound.world.event.WorldEvent.HealthEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Names what hurts the player: a monster, a ground or terrain, a status, a bursting ground, the player's own brew, or
 * the cave. Causes are numbers, so that asking makes no garbage.
 */
final class HurtCauses {
    static final int NONE = -1;
    private static final GroundSlot[] SLOTS = GroundSlot.values();
    private static final StatusEffect[] STATUSES = StatusEffect.values();

    /** Causes that are no entries of content, behind all that are. */
    private static final String[] FURTHER = {"hurt.lava", "hurt.blast", "hurt.own", "hurt.cave"};

    private static final int LAVA = 0;
    private static final int BLAST = 1;
    private static final int OWN = 2;
    private static final int CAVE = 3;

    private final World world;
    private final Content content;
    private final GroundEffects ground;
    private final StatusComponent statuses;

    HurtCauses(World world) {
        this.world = world;
        content = world.content();
        ground = world.part(GroundEffects.class);
        statuses = world.player().entity().getComponent(StatusComponent.class);
    }

    /** Returns how many causes there are; they are numbered from 0. */
    static int count(Content content) {
        return further(FURTHER.length, content);
    }

    private static int further(int number, Content content) {
        return content.monsters().size() + content.grounds().size() + STATUSES.length + number;
    }

    /** Returns the key of the text with the name of a cause. */
    static String textKey(int cause, Content content) {
        int number = cause;
        if (number < content.monsters().size()) {
            return "monster." + content.monsters().at(number).id() + ".name";
        }
        number -= content.monsters().size();
        if (number < content.grounds().size()) {
            return "ground." + content.grounds().at(number).id() + ".name";
        }
        number -= content.grounds().size();
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
        for (int i = 0; i < world.monsters().size() && !hurt.isOfStatus; i++) {
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
        if (hurt.isOfStatus) {
            return ofStatus(hurt);
        } else if (hurt.byMonster >= 0) {
            return hurt.byMonster;
        } else if (isByBurstingGround()) {
            return further(BLAST, content);
        }
        return further(hurt.byId == world.player().spawnId() ? OWN : CAVE, content);
    }

    private boolean isByBurstingGround() {
        for (int i = 0; i < world.events().size(); i++) {
            if (world.events().at(i) instanceof BlastEvent blast && blast.sourceId == WorldEvent.NOBODY) {
                return true;
            }
        }
        return false;
    }

    /** Returns the ground that does such damage or holds the player in the status that does, else that status. */
    private int ofStatus(HealthEvent hurt) {
        List<ContactRule> touches = content.elements().touches();
        for (int i = 0; i < touches.size(); i++) {
            int here = touches.get(i).damage() == hurt.amount ? here(touches.get(i)) : NONE;
            if (here != NONE) {
                return here;
            }
        }
        int first = NONE;
        for (int i = 0; i < STATUSES.length && first == NONE; i++) {
            int damage = content.elements().of(STATUSES[i]).damage();
            first = damage > 0 && damage >= hurt.amount && statuses.has(STATUSES[i]) ? i : NONE;
        }
        if (first == NONE) {
            return hurt.byMonster >= 0 ? hurt.byMonster : further(CAVE, content);
        }
        for (int i = 0; i < touches.size(); i++) {
            TimedStatus inflicts = touches.get(i).inflicts();
            int here = inflicts != null && inflicts.status() == STATUSES[first] ? here(touches.get(i)) : NONE;
            if (here != NONE) {
                return here;
            }
        }
        return content.monsters().size() + content.grounds().size() + first;
    }

    /** Returns the ground or the lava on the player's cell that a rule is about, or {@link #NONE}. */
    private int here(ContactRule touch) {
        int cell = world.player().body().cell;
        for (int slot = 0; slot < SLOTS.length; slot++) {
            int kind = ground.kindAt(SLOTS[slot], cell);
            if (kind != GroundEffects.NONE
                    && touch.on().contains(content.grounds().at(kind).id())) {
                return content.monsters().size() + kind;
            }
        }
        boolean lies = !touch.lies().isEmpty()
                && touch.damage() > 0
                && touch.lies()
                        .contains(content.terrains()
                                .at(world.floor().liquid().at(cell))
                                .id())
                && !world.floorState().isCarried(cell);
        return lies ? further(LAVA, content) : NONE;
    }
}
