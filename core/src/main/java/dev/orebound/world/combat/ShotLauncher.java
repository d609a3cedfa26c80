package dev.orebound.world.combat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import dev.orebound.content.Content;
import dev.orebound.content.combat.AttackForm;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.ProjectileComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.TickClock;

/** Lets shots and lobs set out. */
final class ShotLauncher {
    /** How often on the way back to the thrower a place is looked for that a flask can reach. */
    private static final int TRIES = 32;

    private final ComponentMapper<ProjectileComponent> projectiles = ComponentMapper.getFor(ProjectileComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final Content content;
    private final BitLayer opaque;
    private final EntitySpawner spawner;
    private final TickEvents events;
    private final Player player;

    ShotLauncher(FloorContext context, EntitySpawner spawner) {
        content = context.content();
        opaque = context.state().opaque();
        this.spawner = spawner;
        events = context.events();
        player = context.player();
    }

    /**
     * A shot straight along the aim.
     *
     * @param isFriendly whether it is a companion's, and meant for monsters
     */
    void shoot(
            long owner,
            int monster,
            boolean isFriendly,
            BodyComponent from,
            StrikerComponent striker,
            AttackForm.Ranged shot) {
        Entity entity = loose(owner, monster, from, striker.attack, shot.radiusCells());
        ProjectileComponent projectile = projectiles.get(entity);
        projectile.friendly = isFriendly;
        projectile.toX = from.x + striker.aimX * shot.flightCells();
        projectile.toY = from.y + striker.aimY * shot.flightCells();
        fly(projectile, (int) Math.ceil(shot.flightCells() / shot.speed() * TickClock.TICKS_A_SECOND));
    }

    /** A lob to where the target stood. */
    void lob(long owner, int monster, BodyComponent from, StrikerComponent striker, AttackForm.Lob lob) {
        Entity entity =
                loose(owner, monster, from, striker.attack, content.motion().thingRadius());
        ProjectileComponent projectile = projectiles.get(entity);
        projectile.lobbed = true;
        projectile.toX = striker.targetX;
        projectile.toY = striker.targetY;
        fly(projectile, lob.flightTicks());
    }

    /** The player's flask: to the target, or as near to it as nothing opaque is on the way. */
    void throwFlask(StrikerComponent striker, AttackForm.Lob lob) {
        BodyComponent from = player.body();
        float dx = striker.targetX - from.x;
        float dy = striker.targetY - from.y;
        int part = TRIES;
        while (part > 0
                && !LineTrace.isClear(opaque, from.x, from.y, from.x + dx * part / TRIES, from.y + dy * part / TRIES)) {
            part--;
        }
        striker.targetX = from.x + dx * part / TRIES;
        striker.targetY = from.y + dy * part / TRIES;
        int ore = AttackTable.oreOf(striker.attack);
        // A thief may have been at it meanwhile.
        player.hands().flasks[ore] =
                Math.max(0, player.hands().flasks[ore] - content.player().throwMeasures());
        lob(player.spawnId(), -1, from, striker, lob);
        events.ore(EventType.FLASK_THROWN, from, ore, 0, spawner.lastSpawnId());
    }

    private Entity loose(long owner, int monster, BodyComponent from, int attack, float radius) {
        Entity entity = spawner.projectile(from.x, from.y, radius);
        ProjectileComponent projectile = projectiles.get(entity);
        projectile.ownerSpawnId = owner;
        projectile.monster = monster;
        projectile.attack = attack;
        projectile.fromX = from.x;
        projectile.fromY = from.y;
        events.shot(EventType.SHOT_LOOSED, from, spawns.get(entity).spawnId, owner, monster, attack);
        return entity;
    }

    private static void fly(ProjectileComponent projectile, int ticks) {
        projectile.ticks = ticks;
        projectile.flightTicks = ticks;
    }
}
