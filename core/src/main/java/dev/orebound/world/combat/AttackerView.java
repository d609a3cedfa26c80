package dev.orebound.world.combat;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.combat.Attack;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.Player;
import java.util.List;

/**
 * Describes an actor that may attack and its position relative to its enemy. One object is refilled for each actor and
 * tick. Whether the actor sees its enemy is computed on demand, because most are too far away.
 */
public final class AttackerView {
    private final BitLayer opaque;
    Entity entity;
    BodyComponent body;
    StrikerComponent striker;
    List<Attack> attacks = List.of();
    BodyComponent foe;
    private float distance;
    private boolean hasLooked;
    private boolean seesFoe;

    public AttackerView(FloorState state, Player player) {
        opaque = state.opaque();
        // The player stands in until the first actor is taken.
        entity = player.entity();
        body = player.body();
        striker = player.striker();
        foe = player.body();
    }

    /** Fills the view with an actor, its attacks and its enemy. */
    public void take(
            Entity each, BodyComponent itsBody, StrikerComponent its, List<Attack> has, BodyComponent against) {
        entity = each;
        body = itsBody;
        striker = its;
        attacks = has;
        foe = against;
        float dx = foe.x - body.x;
        float dy = foe.y - body.y;
        distance = (float) Math.sqrt(dx * dx + dy * dy);
        hasLooked = false;
    }

    /** Returns the distance between the middles of both, in cells. */
    public float distance() {
        return distance;
    }

    /** Returns whether nothing opaque is between the two. */
    public boolean seesFoe() {
        if (!hasLooked) {
            hasLooked = true;
            seesFoe = LineTrace.isClear(opaque, body.x, body.y, foe.x, foe.y);
        }
        return seesFoe;
    }
}
