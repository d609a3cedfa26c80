package dev.orebound.world.companion;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.Content;
import dev.orebound.content.behaviour.TacticRules;
import dev.orebound.content.monster.GolemRules.CompanyRules;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.CompanionComponent;
import dev.orebound.world.component.CompanionOrder;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.TravelMode;
import dev.orebound.world.component.WishComponent;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;

/**
 * Lets companions recover: out of a fight they regain health, and one that is badly hurt draws back behind the player
 * until it is better.
 */
final class CompanionRecovery {
    private static final int WHOLE = 100;

    /** Distance from the player at which a companion that drew back stays, besides the usual one. */
    private static final float BEHIND_CELLS = 1;

    private final CompanyRules rules;
    private final TacticRules tactics;
    private final Player player;
    private final CompanionManners manners;

    CompanionRecovery(PartRegistry parts, CompanionManners manners) {
        rules = parts.get(Content.class).golems().rules().company();
        tactics = parts.get(Content.class).tactics();
        player = parts.get(Player.class);
        this.manners = manners;
    }

    /** Counts a tick without a fight, and gives back health when there were enough of them. */
    void mend(CompanionComponent companion, HealthComponent health) {
        companion.calmTicks++;
        boolean isCalm = companion.calmTicks > tactics.companionCalmTicks();
        if (isCalm && companion.calmTicks % tactics.companionMendTicks() == 0) {
            health.health = Math.min(health.most, health.health + Math.max(1, health.most / WHOLE));
        }
        int percent = health.health * WHOLE / Math.max(1, health.most);
        int until = companion.drawsBack ? rules.returnPercent() : rules.retreatPercent();
        companion.drawsBack = percent < until;
    }

    /**
     * Lets a companion that is badly hurt keep away from a foe: behind the player if it can get there, else farther
     * from the foe.
     *
     * @return false if it is well enough to fight, holds a place, or has nowhere to go
     */
    boolean drawBack(
            CompanionComponent companion,
            BodyComponent body,
            BodyComponent foe,
            WishComponent wish,
            ImmutableArray<Entity> friends) {
        if (!companion.drawsBack || companion.order == CompanionOrder.HOLD) {
            return false;
        }
        float ring = rules.keepCells() + BEHIND_CELLS;
        boolean goes = manners.goBehind(body, companion.monster, foe, ring, wish, friends);
        if (!goes && !isNearPlayer(body, ring)) {
            wish.way = TravelMode.TO_PREY;
            goes = true;
        }
        goes = goes || manners.goAway(body, companion.monster, foe, wish, friends);
        if (goes) {
            manners.hurry(wish);
        }
        return goes;
    }

    private boolean isNearPlayer(BodyComponent body, float cells) {
        float dx = body.x - player.body().x;
        float dy = body.y - player.body().y;
        return dx * dx + dy * dy <= cells * cells * 4;
    }
}
