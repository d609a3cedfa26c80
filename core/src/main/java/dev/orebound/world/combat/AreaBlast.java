package dev.orebound.world.combat;

import com.badlogic.ashley.core.ComponentMapper;
import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.utils.ImmutableArray;
import dev.orebound.content.combat.HitEffect;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.element.GroundChanges;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.NoiseQueue;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.SpawnOrder;

/** What hits all round a place: a burst, a lob or a flask that comes down. Rock and shut doors shield. */
final class AreaBlast {
    /** Within this distance of the middle, in cells, there is no way that leads off. */
    private static final float MIDDLE = 0.05f;

    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final BitLayer opaque;
    private final BlowQueue blows;
    private final GroundChanges ground;
    private final TickEvents events;
    private final NoiseQueue noises;
    private final TargetRules foes;
    private final Player player;
    private final ImmutableArray<Entity> companions;

    AreaBlast(FloorContext context, GroundChanges groundChanges, SpawnOrder companions, NoiseQueue noises, BlowQueue blows) {
        opaque = context.state().opaque();
        this.blows = blows;
        ground = groundChanges;
        events = context.events();
        this.noises = noises;
        player = context.player();
        this.companions = companions.entities();
        foes = new TargetRules(context.content(), context.player());
    }

    /**
     * Hits every foe of whom some lies within the circle and whose middle nothing opaque shields from its middle.
     *
     * @param all among whom the player's foes are; a monster's are the player and the companions
     * @param inner within which nothing comes to the ground, in cells
     * @param what the spawn id of what bursts, which may be who strikes
     * @param bySpawnId who strikes
     * @param byMonster index of the striker's kind, or -1 for the player
     */
    void hit(
            ImmutableArray<Entity> all,
            float x,
            float y,
            float radius,
            float inner,
            HitEffect harm,
            long what,
            long bySpawnId,
            int byMonster) {
        events.blast(x, y, opaque.grid().cell((int) x, (int) y), radius, what, bySpawnId, byMonster);
        noises.make(x, y);
        if (harm.influence() != null) {
            ground.bringAround(harm.influence(), x, y, radius, inner, bySpawnId, byMonster);
        }
        if (byMonster >= 0) {
            hit(player.entity(), x, y, radius, harm, bySpawnId, byMonster);
        }
        ImmutableArray<Entity> others = byMonster >= 0 ? companions : all;
        for (int i = 0; i < others.size(); i++) {
            hit(others.get(i), x, y, radius, harm, bySpawnId, byMonster);
        }
    }

    private void hit(Entity target, float x, float y, float radius, HitEffect harm, long bySpawnId, int byMonster) {
        if (!foes.canHit(byMonster, target)) {
            return;
        }
        BodyComponent body = bodies.get(target);
        float dx = body.x - x;
        float dy = body.y - y;
        float distance = (float) Math.sqrt(dx * dx + dy * dy);
        if (distance - body.radius > radius || !LineTrace.isClear(opaque, x, y, body.x, body.y)) {
            return;
        }
        boolean isInMiddle = distance < MIDDLE;
        blows.add(
                target,
                bySpawnId,
                byMonster,
                harm,
                isInMiddle ? -body.facingX : dx / distance,
                isInMiddle ? -body.facingY : dy / distance);
    }
}
