package dev.orebound.world.companion;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.HEALTHS;
import static dev.orebound.world.component.ComponentMappers.MINDS;
import static dev.orebound.world.component.ComponentMappers.MONSTERS;
import static dev.orebound.world.component.ComponentMappers.STRIKERS;
import static dev.orebound.world.component.ComponentMappers.WISHES;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.Content;
import dev.orebound.content.monster.Monster;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.combat.AttackChoice;
import dev.orebound.world.combat.AttackerView;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.TravelMode;
import dev.orebound.world.component.WishComponent;
import dev.orebound.world.element.HazardMap;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.ComponentArray;
import dev.orebound.world.state.FamilySystem;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Player;
import org.jspecify.annotations.Nullable;

/**
 * Decides what companions do: they fight awake monsters near the player, and otherwise follow along the flow field that hunters use
 * until they are near the player and see it. Beyond the leash they only return. They step out of the player's way.
 */
public final class FollowSystem extends FamilySystem {
    private final ComponentArray<CompanionComponent> companions = column(CompanionComponent.class);
    private final Content content;
    private final BitLayer opaque;
    private final BitLayer unwalkable;
    private final BitLayer unswimmable;
    private final ActorQueries actors;
    private final Player player;
    private final AttackChoice choice;
    private final AttackerView attacker;

    public FollowSystem(FloorContext context, FlowFields flowFields, HazardMap hazards) {
        // The family includes monsters, because companions fight them.
        super(Family.all(BodyComponent.class, WishComponent.class, StrikerComponent.class, HealthComponent.class)
                .one(CompanionComponent.class, MonsterComponent.class)
                .get());
        content = context.content();
        FloorState state = context.state();
        opaque = state.opaque();
        unwalkable = state.unwalkable();
        unswimmable = state.unswimmable();
        actors = context.actors();
        player = context.player();
        choice = new AttackChoice(context, flowFields, hazards);
        attacker = new AttackerView(state, player);
    }

    @Override
    public void update(float seconds) {
        for (int i = 0; i < entities().size(); i++) {
            if (companions.find(i) != null) {
                step(entities().get(i), companions.get(i));
            }
        }
    }

    private void step(Entity entity, CompanionComponent companion) {
        WishComponent wish = WISHES.get(entity);
        StrikerComponent striker = STRIKERS.get(entity);
        wish.reset();
        striker.wanted = false;
        mend(companion, HEALTHS.get(entity));
        BodyComponent body = BODIES.get(entity);
        if (striker.phase != StrikePhase.READY || stepsAside(body, wish)) {
            return;
        }
        BodyComponent foe = isOnLeash(body) ? nearestFoe(body) : null;
        if (foe != null) {
            fight(entity, companion, body, foe, wish);
        } else {
            follow(body, wish);
        }
    }

    private void follow(BodyComponent body, WishComponent wish) {
        if (!isNear(body)) {
            wish.way = TravelMode.TO_PREY;
        }
    }

    /** Lets a companion regain health out of a fight. */
    private void mend(CompanionComponent companion, HealthComponent health) {
        companion.calmTicks++;
        boolean isCalm = companion.calmTicks > content.tactics().companionCalmTicks();
        if (isCalm && companion.calmTicks % content.tactics().companionMendTicks() == 0) {
            health.health = Math.min(health.most, health.health + 1);
        }
    }

    private void fight(
            Entity entity, CompanionComponent companion, BodyComponent body, BodyComponent foe, WishComponent wish) {
        companion.calmTicks = 0;
        Monster kind = content.monsters().at(companion.monster);
        attacker.take(entity, body, STRIKERS.get(entity), kind.attacks(), foe);
        if (choice.chooseBesidePlayer(attacker)) {
            return;
        }
        if (swims(foe)) {
            follow(body, wish);
            return;
        }
        wish.way = TravelMode.TO_CELL;
        wish.cell = foe.cell;
        if (LineTrace.isClear(unwalkable, body.x, body.y, foe.x, foe.y)) {
            wish.way = TravelMode.STRAIGHT;
            wish.x = foe.x;
            wish.y = foe.y;
        }
    }

    /** Moves a companion out of the player's way, to the side on which it already is, or past the player if rock is there. */
    private boolean stepsAside(BodyComponent body, WishComponent wish) {
        BodyComponent other = player.body();
        float speed = (float) Math.sqrt(other.velocityX * other.velocityX + other.velocityY * other.velocityY);
        float near = content.tactics().asideCells();
        float dx = body.x - other.x;
        float dy = body.y - other.y;
        if (speed == 0 || dx * dx + dy * dy > near * near) {
            return false;
        }
        float aheadX = other.velocityX / speed;
        float aheadY = other.velocityY / speed;
        if (dx * aheadX + dy * aheadY <= 0) {
            return false;
        }
        float side = dx * -aheadY + dy * aheadX >= 0 ? 1 : -1;
        boolean found =
                goes(body, wish, -aheadY * side, aheadX * side) || goes(body, wish, aheadY * side, -aheadX * side);
        if (!found) {
            // Companions do not block the player: in a corridor the two change places.
            wish.way = TravelMode.STRAIGHT;
            wish.x = other.x - aheadX;
            wish.y = other.y - aheadY;
        }
        return true;
    }

    private boolean goes(BodyComponent body, WishComponent wish, float x, float y) {
        float toX = body.x + x;
        float toY = body.y + y;
        if (!LineTrace.isClear(unwalkable, body.x, body.y, toX, toY)) {
            return false;
        }
        wish.way = TravelMode.STRAIGHT;
        wish.x = toX;
        wish.y = toY;
        return true;
    }

    /** Returns the nearest awake monster that is near the player and in sight of the companion, or null. */
    private @Nullable BodyComponent nearestFoe(BodyComponent body) {
        BodyComponent nearest = null;
        float least = Float.MAX_VALUE;
        float sight = content.tactics().companionSightCells();
        ImmutableArray<Entity> all = entities();
        for (int i = 0; i < all.size(); i++) {
            if (isFoe(all.get(i))) {
                BodyComponent foe = BODIES.get(all.get(i));
                float squared = squared(body, foe);
                if (squared < least
                        && squared(player.body(), foe) <= sight * sight
                        && LineTrace.isClear(opaque, body.x, body.y, foe.x, foe.y)) {
                    least = squared;
                    nearest = foe;
                }
            }
        }
        return nearest;
    }

    private boolean isFoe(Entity entity) {
        if (!MONSTERS.has(entity) || !MINDS.has(entity) || HEALTHS.get(entity).health <= 0) {
            return false;
        }
        MindState state = MINDS.get(entity).state;
        return state != MindState.ASLEEP && state != MindState.SHACKLED && !actors.isUnderWater(entity);
    }

    /** Returns whether a monster is in deep water, so that a companion cannot walk up to it. */
    private boolean swims(BodyComponent foe) {
        return !unswimmable.at(foe.cell);
    }

    private boolean isOnLeash(BodyComponent body) {
        float leash = content.tactics().leashCells();
        return squared(body, player.body()) <= leash * leash;
    }

    private boolean isNear(BodyComponent body) {
        float near = content.minds().followCells();
        return squared(body, player.body()) <= near * near
                && LineTrace.isClear(opaque, body.x, body.y, player.body().x, player.body().y);
    }

    private static float squared(BodyComponent one, BodyComponent other) {
        float dx = one.x - other.x;
        float dy = one.y - other.y;
        return dx * dx + dy * dy;
    }
}
