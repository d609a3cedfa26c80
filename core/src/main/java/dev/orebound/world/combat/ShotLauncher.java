package dev.orebound.world.combat;

import static dev.orebound.world.component.ComponentMappers.BODIES;
import static dev.orebound.world.component.ComponentMappers.PROJECTILES;
import static dev.orebound.world.component.ComponentMappers.SPAWNS;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.Content;
import dev.orebound.content.combat.Attack;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.content.element.StatusRules.StatusFlag;
import dev.orebound.grid.BitLayer;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.VolleyPlaces;
import dev.orebound.world.element.GroundEffects;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.TickClock;

/** Launches shots, lobs and thrown flasks. */
final class ShotLauncher {
    private final Content content;
    private final BitLayer opaque;
    private final FlightRules flights;
    private final EntitySpawner spawner;
    private final TickEvents events;
    private final Player player;
    private final ActorQueries actors;
    private final TickClock clock;

    ShotLauncher(PartRegistry parts) {
        content = parts.get(Content.class);
        opaque = parts.get(FloorState.class).opaque();
        flights = new FlightRules(parts.get(FloorState.class), parts.get(GroundEffects.class));
        spawner = parts.get(EntitySpawner.class);
        events = parts.get(TickEvents.class);
        player = parts.get(Player.class);
        actors = parts.get(ActorQueries.class);
        clock = parts.get(TickClock.class);
    }

    /** Launches a shot straight along the aim. */
    void shoot(ImmutableArray<Entity> all, Entity attacker, StrikerComponent striker, Attack attack) {
        if (!spawner.canShoot()) {
            return;
        }
        AttackForm.Ranged shot = (AttackForm.Ranged) attack.form();
        BodyComponent from = BODIES.get(attacker);
        ProjectileComponent projectile = launch(attacker, from.x, from.y, striker.attack, shot.radiusCells());
        projectile.friendly = actors.isCompanion(attacker);
        float stray = stray(attacker);
        projectile.toX = from.x + (striker.aimX - stray * striker.aimY) * shot.flightCells();
        projectile.toY = from.y + (striker.aimY + stray * striker.aimX) * shot.flightCells();
        startFlight(projectile, (int) Math.ceil(shot.flightCells() / shot.speed() * TickClock.TICKS_A_SECOND));
    }

    /** Launches a lob to the place where the target stood, or the player's flask. */
    void lob(ImmutableArray<Entity> all, Entity attacker, StrikerComponent striker, Attack attack) {
        AttackForm.Lob lob = (AttackForm.Lob) attack.form();
        if (attacker == player.entity()) {
            throwFlask(striker, lob);
        } else {
            lob(attacker, striker, lob);
        }
    }

    private void lob(Entity attacker, StrikerComponent striker, AttackForm.Lob lob) {
        BodyComponent from = BODIES.get(attacker);
        float stray = stray(attacker);
        AttackForm.LobVolley volley = lob.volley();
        boolean falls = volley != null && volley.from() == AttackForm.VolleyOrigin.ROOF;
        for (int i = 0; i < VolleyPlaces.count(lob); i++) {
            float x = VolleyPlaces.x(lob, striker, from, i);
            float y = VolleyPlaces.y(lob, striker, from, i);
            if (spawner.canShoot() && VolleyPlaces.isOpen(opaque, lob, striker, from, i, x, y)) {
                float toX = falls ? x : x - stray * (y - from.y);
                float toY = falls ? y : y + stray * (x - from.x);
                ProjectileComponent projectile = launch(
                        attacker,
                        falls ? x : from.x,
                        falls ? y : from.y,
                        striker.attack,
                        content.motion().thingRadius());
                projectile.lobbed = true;
                projectile.toX = toX;
                projectile.toY = toY;
                startFlight(projectile, VolleyPlaces.flightTicks(lob, i));
            }
        }
    }

    /**
     * Returns how far to the left a shot goes astray, as a part of its length; to the right if negative. Shots of a
     * blinded attacker stray to either side in turn.
     */
    private float stray(Entity attacker) {
        if (!actors.suffers(attacker, StatusFlag.BLIND)) {
            return 0;
        }
        float most = content.motion().blindStray();
        return (clock.tick() & 1) == 0 ? most : -most;
    }

    /** Throws the player's flask at the target, or as near to it as the view from the player is clear. */
    private void throwFlask(StrikerComponent striker, AttackForm.Lob lob) {
        BodyComponent from = player.body();
        float dx = striker.targetX - from.x;
        float dy = striker.targetY - from.y;
        int parts = flights.clearParts(from.x, from.y, dx, dy);
        striker.targetX = from.x + dx * parts / FlightRules.PARTS;
        striker.targetY = from.y + dy * parts / FlightRules.PARTS;
        lob(player.entity(), striker, lob);
    }

    private ProjectileComponent launch(Entity attacker, float x, float y, int attack, float radius) {
        long owner = SPAWNS.get(attacker).spawnId;
        int kind = actors.kindOf(attacker);
        Entity entity = spawner.projectile(x, y, radius);
        ProjectileComponent projectile = PROJECTILES.get(entity);
        projectile.ownerSpawnId = owner;
        projectile.monster = kind;
        projectile.attack = attack;
        projectile.fromX = x;
        projectile.fromY = y;
        events.shot(EventType.SHOT_LOOSED, BODIES.get(attacker), SPAWNS.get(entity).spawnId, owner, kind, attack);
        return projectile;
    }

    private static void startFlight(ProjectileComponent projectile, int ticks) {
        projectile.ticks = ticks;
        projectile.flightTicks = ticks;
    }
}
