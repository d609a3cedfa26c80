package dev.orebound.world.golem;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import dev.orebound.content.Content;
import dev.orebound.grid.Ray;
import dev.orebound.world.FloorState;
import dev.orebound.world.InSpawnOrderSystem;
import dev.orebound.world.Player;
import dev.orebound.world.World;
import dev.orebound.world.WorldParts;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.SpawnComponent;
import dev.orebound.world.way.Parting;
import dev.orebound.world.way.WayToPrey;

/** Where companions walk: after the alchemist, by the flow field that hunters follow too, until they are near and see them. */
public final class FollowSystem extends InSpawnOrderSystem {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<CompanionComponent> companions = ComponentMapper.getFor(CompanionComponent.class);
    private final ComponentMapper<HealthComponent> healths = ComponentMapper.getFor(HealthComponent.class);
    private final ComponentMapper<SpawnComponent> spawns = ComponentMapper.getFor(SpawnComponent.class);
    private final Content content;
    private final FloorState state;
    private final Player player;
    private final WayToPrey way;
    private final Parting parting;

    public FollowSystem(WorldParts parts) {
        super(Family.all(CompanionComponent.class, BodyComponent.class, HealthComponent.class, SpawnComponent.class)
                .get());
        content = parts.content();
        state = parts.state();
        player = parts.player();
        way = new WayToPrey(state.unwalkable(), parts.ways().prey());
        parting = new Parting(content.minds(), state.solid());
    }

    @Override
    protected void step(Entity entity) {
        BodyComponent body = bodies.get(entity);
        body.velocityX = 0;
        body.velocityY = 0;
        if (healths.get(entity).staggerTicks == 0 && !isNear(body)) {
            way.walk(
                    body,
                    player.body(),
                    content.monsters().at(companions.get(entity).monster).speed() / World.TICKS_A_SECOND);
        }
        parting.partFromAll(entity, entities());
        parting.part(body, player.body(), spawns.get(entity).spawnId);
    }

    private boolean isNear(BodyComponent body) {
        float dx = player.body().x - body.x;
        float dy = player.body().y - body.y;
        float near = content.minds().followCells();
        return dx * dx + dy * dy <= near * near
                && Ray.isClear(state.opaque(), body.x, body.y, player.body().x, player.body().y);
    }
}
