package dev.orebound.world;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.chance.Hash64;
import dev.orebound.chance.Stream;
import dev.orebound.world.arena.Arenas;
import dev.orebound.world.combat.ProjectileComponent;
import dev.orebound.world.combat.StrikerComponent;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.MonsterComponent;
import dev.orebound.world.component.PickupComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.golem.CompanionComponent;
import dev.orebound.world.horde.MindComponent;
import java.util.List;

/** Hashes a world part by part: each kind of component over all entities in the order of their births, then the rest. */
final class WorldHash {
    private static final HashPart[] PARTS = HashPart.values();

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<CompanionComponent> companions = ComponentMapper.getFor(CompanionComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<MindComponent> minds = ComponentMapper.getFor(MindComponent.class);
    private final ComponentMapper<MonsterComponent> monsters = ComponentMapper.getFor(MonsterComponent.class);
    private final ComponentMapper<PickupComponent> pickups = ComponentMapper.getFor(PickupComponent.class);
    private final ComponentMapper<PlayerComponent> players = ComponentMapper.getFor(PlayerComponent.class);
    private final ComponentMapper<ProjectileComponent> projectiles = ComponentMapper.getFor(ProjectileComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final ComponentMapper<StrikerComponent> strikers = ComponentMapper.getFor(StrikerComponent.class);
    private final SpawnOrder everybody;
    private final FloorState floor;
    private final Noises noises;
    private final Arenas arenas;
    private final List<Stream> streams;
    private final Player player;
    private final Spawner spawner;
    private final Hash64[] hashes = new Hash64[PARTS.length];

    WorldHash(SpawnOrder everybody, Arenas arenas, WorldParts parts) {
        this.everybody = everybody;
        this.arenas = arenas;
        floor = parts.state();
        noises = parts.noises();
        streams = parts.chance().all();
        player = parts.player();
        spawner = parts.spawner();
        for (int part = 0; part < hashes.length; part++) {
            hashes[part] = new Hash64(part);
        }
    }

    /** Hashes everything anew; {@link #of} then gives the parts. */
    void take(long tick) {
        for (int part = 0; part < hashes.length; part++) {
            hashes[part].reset(part);
        }
        ImmutableArray<Entity> entities = everybody.entities();
        for (int i = 0; i < entities.size(); i++) {
            addEntity(entities.get(i));
        }
        hash(HashPart.FLOOR).add(tick).add((long) player.exitTaken()).add(spawner.lastSpawnId());
        floor.addTo(hash(HashPart.FLOOR));
        noises.addTo(hash(HashPart.FLOOR));
        for (int i = 0; i < arenas.all().size(); i++) {
            arenas.all().get(i).addTo(hash(HashPart.ARENAS));
        }
        for (int i = 0; i < streams.size(); i++) {
            streams.get(i).addTo(hashes[HashPart.MINDS_STREAM.ordinal() + i]);
        }
    }

    /** The hash of one part, as of the last {@link #take}. */
    long of(HashPart part) {
        return hash(part).value();
    }

    /** The hash of all parts together, as of the last {@link #take}. */
    long ofAll() {
        long all = 0;
        for (int part = 0; part < hashes.length; part++) {
            all = all * 31 + hashes[part].value();
        }
        return all;
    }

    private Hash64 hash(HashPart part) {
        return hashes[part.ordinal()];
    }

    private void addEntity(Entity entity) {
        SpawnComponent spawn = spawns.get(entity);
        hash(HashPart.SPAWN).add(spawn.spawnId).add(spawn.bornTick);
        addBody(bodies.get(entity));
        if (healths.has(entity)) {
            addHealth(healths.get(entity));
        }
        if (players.has(entity)) {
            addPlayer(players.get(entity));
        }
        if (monsters.has(entity)) {
            MonsterComponent monster = monsters.get(entity);
            addWholes(HashPart.MONSTER, monster.monster, monster.horde, monster.arenaRoom);
            hash(HashPart.MONSTER).add(monster.bindsHorde).add(monster.calledBy);
        }
        if (companions.has(entity)) {
            hash(HashPart.COMPANION).add((long) companions.get(entity).monster);
        }
        if (strikers.has(entity)) {
            addStriker(strikers.get(entity));
        }
        if (minds.has(entity)) {
            MindComponent mind = minds.get(entity);
            addWholes(HashPart.MIND, mind.state.ordinal(), mind.ticks, 0);
        }
        if (projectiles.has(entity)) {
            addProjectile(projectiles.get(entity));
        }
        if (pickups.has(entity)) {
            PickupComponent pickup = pickups.get(entity);
            addWholes(HashPart.PICKUP, pickup.item, pickup.ore, pickup.flightTicks);
        }
    }

    private void addWholes(HashPart part, int first, int second, int third) {
        hash(part).add((long) first).add((long) second).add((long) third);
    }

    private void addBody(BodyComponent body) {
        Hash64 hash = hash(HashPart.BODY);
        hash.add(body.x).add(body.y).add(body.previousX).add(body.previousY);
        hash.add(body.velocityX).add(body.velocityY).add(body.knockX).add(body.knockY);
        hash.add(body.radius).add(body.facingX).add(body.facingY);
        hash.add((long) body.cell).add(body.stride);
    }

    private void addHealth(HealthComponent health) {
        Hash64 hash = hash(HashPart.HEALTH);
        hash.add((long) health.health).add((long) health.most);
        hash.add((long) health.graceTicks).add((long) health.staggerTicks);
        hash.add((long) health.steadyTicks).add((long) health.invulnerableTicks);
        hash.add(health.hurtBySpawnId).add((long) health.hurtByMonster);
    }

    private void addPlayer(PlayerComponent player) {
        Hash64 hash = hash(HashPart.PLAYER);
        for (int measures : player.flasks) {
            hash.add((long) measures);
        }
        hash.add((long) player.chosenFlask).add((long) player.held);
        hash.add((long) player.nextStrike).add((long) player.comboTicks);
        hash.add((long) player.strikeBufferTicks).add((long) player.dashBufferTicks);
        hash.add((long) player.throwBufferTicks);
        hash.add((long) player.dashTicks).add((long) player.dashRestTicks);
        hash.add(player.dashX).add(player.dashY);
        hash.add(player.interacts).add(player.interacted).add((long) player.room);
    }

    private void addStriker(StrikerComponent striker) {
        Hash64 hash = hash(HashPart.STRIKER);
        hash.add((long) striker.phase.ordinal()).add((long) striker.ticks);
        hash.add((long) striker.attack).add(striker.aimX).add(striker.aimY);
        hash.add(striker.targetX)
                .add(striker.targetY)
                .add(striker.targetSpawnId)
                .add(striker.cellsLeft);
        for (int cell : striker.calledCells) {
            hash.add((long) cell);
        }
        hash.add((long) striker.calledCount);
        for (int ticks : striker.cooldownTicks) {
            hash.add((long) ticks);
        }
        hash.add((long) striker.harmlessTicks);
        hash.add(striker.wanted).add((long) striker.wantedAttack);
        hash.add(striker.wantedX).add(striker.wantedY);
        hash.add(striker.wantedTargetX).add(striker.wantedTargetY).add(striker.wantedTargetSpawnId);
    }

    private void addProjectile(ProjectileComponent projectile) {
        Hash64 hash = hash(HashPart.PROJECTILE);
        hash.add(projectile.ownerSpawnId).add((long) projectile.monster).add((long) projectile.attack);
        hash.add(projectile.lobbed).add(projectile.fromX).add(projectile.fromY);
        hash.add(projectile.toX).add(projectile.toY);
        hash.add((long) projectile.ticks).add((long) projectile.flightTicks);
    }
}
