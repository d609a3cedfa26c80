package dev.orebound.world.gear;

import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.STATUSES;

import com.badlogic.ashley.core.Entity;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.element.GroundKind.GroundSlot;
import dev.orebound.content.gear.GearCondition;
import dev.orebound.world.arena.Arena;
import dev.orebound.world.arena.FloorArenas;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.horde.HordeMinds;
import dev.orebound.world.horde.MonsterSenses;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.BrewPurse;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Decides whether the conditions of rules of gear hold. */
public final class GearConditions {
    private static final GroundSlot[] SLOTS = GroundSlot.values();
    private static final int WHOLE = 100;
    private static final float OUTNUMBERED_CELLS = 4;
    private static final int OUTNUMBERED = 3;
    private static final float ALONE_CELLS = 8;
    private static final float BESIDE_CELLS = 4;
    private static final int DARK_PERCENT = 15;
    private static final int POOR = 5;

    private final Content content;
    private final Player player;
    private final BrewPurse purse;
    private final ActorColumns all;
    private final ActorQueries actors;
    private final GroundEffects ground;
    private final HordeMinds hordes;
    private final MonsterSenses senses;
    private final FloorArenas arenas;
    private final Floor floor;
    private final FloorState state;

    public GearConditions(PartRegistry parts) {
        floor = parts.get(Floor.class);
        state = parts.get(FloorState.class);
        content = parts.get(Content.class);
        player = parts.get(Player.class);
        purse = new BrewPurse(content, player);
        all = parts.get(ActorColumns.class);
        actors = parts.get(ActorQueries.class);
        ground = parts.get(GroundEffects.class);
        hordes = parts.get(HordeMinds.class);
        senses = parts.get(MonsterSenses.class);
        arenas = parts.get(FloorArenas.class);
    }

    /**
     * Returns whether a condition holds now.
     *
     * @param foe of the moment, or null if it has none
     */
    boolean holds(GearCondition condition, @Nullable Entity foe) {
        return switch (condition.is()) {
            case SELF_HAS -> has(player.entity(), condition);
            case FOE_HAS -> foe != null && has(foe, condition);
            case FOE_UNAWARE -> foe != null && isUnaware(foe);
            case OUTNUMBERED -> foesWithin(OUTNUMBERED_CELLS) >= OUTNUMBERED;
            case HEALTH_BELOW -> healthPercent() < condition.percent();
            case HEALTH_ABOVE -> healthPercent() > condition.percent();
            case IN_DARKNESS -> senses.lightPercent(player.body().cell) < DARK_PERCENT;
            case FULL_FLASK -> fullestFlask() >= purse.flaskMeasures();
            case POOR_IN_ORE -> fullestFlask() <= POOR;
            case ALONE -> !isCompanionWithin(ALONE_CELLS);
            case COMPANION_NEAR -> isCompanionWithin(BESIDE_CELLS);
            case PURE_BREW -> Integer.bitCount(player.component().chosenOres) == 1;
            case MIXED_BREW -> Integer.bitCount(player.component().chosenOres) > 1;
            case IN_TRAP -> isInTrap();
            case SNEAKING -> (player.component().held & Intent.SNEAK) != 0;
            case STANDING_STILL -> player.body().velocityX == 0 && player.body().velocityY == 0;
            case ON_GROUND -> isOnGround();
        };
    }

    /** Returns whether an actor has no health left. */
    boolean isDead(Entity actor) {
        return HEALTHS.get(actor).health <= 0;
    }

    /** Returns whether some horde hunts the player. */
    boolean isHunted() {
        for (int i = 0; i < hordes.all().size(); i++) {
            if (hordes.all().get(i).size() > 0 && hordes.all().get(i).state() == MindState.HUNTING) {
                return true;
            }
        }
        return isInTrap();
    }

    private static boolean has(Entity actor, GearCondition condition) {
        return STATUSES.get(actor).has(Objects.requireNonNull(condition.status()));
    }

    private static boolean isUnaware(Entity foe) {
        MindComponent mind = MINDS.get(foe);
        return mind != null
                && mind.state != MindState.HUNTING
                && mind.state != MindState.SEARCHING
                && mind.state != MindState.FLEEING;
    }

    private int healthPercent() {
        return WHOLE * player.health().health / Math.max(1, player.health().most);
    }

    private int fullestFlask() {
        int most = 0;
        for (int measures : player.component().flasks) {
            most = Math.max(most, measures);
        }
        return most;
    }

    private int foesWithin(float cells) {
        int foes = 0;
        for (int number = 0; number < all.awakeCount(); number++) {
            int i = all.awake(number);
            boolean isFoe = all.monsters.find(i) != null && actors.canHit(-1, all.entity(i));
            foes += isFoe && isWithin(all.bodies.get(i), cells) ? 1 : 0;
        }
        return foes;
    }

    private boolean isCompanionWithin(float cells) {
        for (int i = 0; i < all.size(); i++) {
            if (all.companions.find(i) != null && isWithin(all.bodies.get(i), cells)) {
                return true;
            }
        }
        return false;
    }

    private boolean isWithin(BodyComponent body, float cells) {
        float dx = body.x - player.body().x;
        float dy = body.y - player.body().y;
        return dx * dx + dy * dy <= cells * cells;
    }

    private boolean isInTrap() {
        Arena arena = arenas.in(player.component().room);
        return arena != null && arena.isShutting();
    }

    private boolean isOnGround() {
        int cell = player.body().cell;
        for (GroundSlot slot : SLOTS) {
            if (ground.kindAt(slot, cell) != GroundEffects.NONE) {
                return true;
            }
        }
        boolean isLiquid = content.terrains().at(floor.liquid().at(cell)).isLiquid();
        return ground.isFlooded(cell) || (isLiquid && !state.isCarried(cell));
    }
}
