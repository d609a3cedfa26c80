package dev.orebound.autoplay;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;

/** What is about to land where the player stands: every announced attack shows its area before it comes. */
final class Danger {
    /** How long before it lands somebody moves: a dash is short, and too early is as bad as too late. */
    private static final int SOON_TICKS = 9;

    private static final float MARGIN = 0.15f;

    private final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
    private final ComponentMapper<ProjectileComponent> projectiles = ComponentMapper.getFor(ProjectileComponent.class);

    private float fromX;
    private float fromY;

    /** Looks for something that is about to hit; {@link #fromX}, {@link #fromY} then say whence. */
    boolean isNear(BotView sight) {
        ImmutableArray<Entity> all = sight.world().monsters();
        for (int i = 0; i < all.size(); i++) {
            if (isAbout(all.get(i), sight)) {
                return true;
            }
        }
        ImmutableArray<Entity> flying = sight.world().projectiles();
        for (int i = 0; i < flying.size(); i++) {
            if (isComing(flying.get(i), sight)) {
                return true;
            }
        }
        return false;
    }

    float fromX() {
        return fromX;
    }

    float fromY() {
        return fromY;
    }

    private boolean isAbout(Entity monster, BotView sight) {
        StrikerComponent striker = strikers.get(monster);
        boolean isSoon = striker.phase == StrikePhase.WINDING_UP && striker.ticks <= SOON_TICKS;
        if (!isSoon && striker.phase != StrikePhase.STRIKING) {
            return false;
        }
        Attack attack = sight.attacksOf(monster).get(striker.attack);
        BodyComponent body = sight.bodyOf(monster);
        fromX = body.x;
        fromY = body.y;
        if (attack.form() instanceof AttackForm.Melee melee) {
            return isWithin(sight, body.x, body.y, melee.reachCells());
        }
        if (attack.form() instanceof AttackForm.Burst burst) {
            return isWithin(sight, body.x, body.y, burst.radiusCells());
        }
        if (attack.form() instanceof AttackForm.Lob) {
            return false;
        }
        if (attack.form() instanceof AttackForm.Ranged shot) {
            return isOnLine(sight, striker.aimX, striker.aimY, shot.flightCells(), shot.radiusCells());
        }
        return attack.form() instanceof AttackForm.Charge charge
                && isOnLine(sight, striker.aimX, striker.aimY, charge.cells() + 1, body.radius);
    }

    private boolean isComing(Entity flying, BotView sight) {
        ProjectileComponent projectile = projectiles.get(flying);
        if (projectile.monster < 0 || projectile.ticks > SOON_TICKS || !projectile.lobbed) {
            return false;
        }
        fromX = projectile.toX;
        fromY = projectile.toY;
        Attack attack = sight.world()
                .content()
                .monsters()
                .at(projectile.monster)
                .attacks()
                .get(projectile.attack);
        return attack.form() instanceof AttackForm.Lob lob && isWithin(sight, fromX, fromY, lob.blastCells());
    }

    private static boolean isWithin(BotView sight, float x, float y, float cells) {
        float reach = cells + sight.self().radius + MARGIN;
        return sight.squaredTo(x, y) <= reach * reach && sight.isInView(x, y);
    }

    private boolean isOnLine(BotView sight, float aimX, float aimY, float cells, float radius) {
        float dx = sight.self().x - fromX;
        float dy = sight.self().y - fromY;
        float along = dx * aimX + dy * aimY;
        float aside = Math.abs(dx * aimY - dy * aimX);
        return along > 0
                && along <= cells
                && aside <= radius + sight.self().radius + MARGIN
                && sight.isInView(fromX, fromY);
    }
}
