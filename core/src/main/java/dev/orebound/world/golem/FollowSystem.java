package dev.orebound.world.golem;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.Family;
import dev.orebound.content.Content;
import dev.orebound.grid.Ray;
import dev.orebound.world.FloorState;
import dev.orebound.world.InSpawnOrderSystem;
import dev.orebound.world.Player;
import dev.orebound.world.WorldParts;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.way.Way;
import dev.orebound.world.way.WishComponent;

/** Where companions walk: after the alchemist, by the flow field that hunters follow too, until they are near and see them. */
public final class FollowSystem extends InSpawnOrderSystem {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final ComponentMapper<WishComponent> wishes = ComponentMapper.getFor(WishComponent.class);
    private final Content content;
    private final FloorState state;
    private final Player player;

    public FollowSystem(WorldParts parts) {
        super(Family.all(CompanionComponent.class, BodyComponent.class, WishComponent.class)
                .get());
        content = parts.content();
        state = parts.state();
        player = parts.player();
    }

    @Override
    protected void step(Entity entity) {
        WishComponent wish = wishes.get(entity);
        wish.reset();
        if (!isNear(bodies.get(entity))) {
            wish.way = Way.TO_PREY;
        }
    }

    private boolean isNear(BodyComponent body) {
        float dx = player.body().x - body.x;
        float dy = player.body().y - body.y;
        float near = content.minds().followCells();
        return dx * dx + dy * dy <= near * near
                && Ray.isClear(state.opaque(), body.x, body.y, player.body().x, player.body().y);
    }
}
