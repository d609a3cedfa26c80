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
 * Somebody who may attack, and how it stands to its foe. Filled anew for each and every tick; whether it sees its foe is looked
 * up when first asked for, since most are too far off to ask.
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
        // Nobody yet; the player's own parts stand in until the first is taken.
        entity = player.entity();
        body = player.body();
        striker = player.striker();
        foe = player.body();
    }

    /** Looks at somebody, who has these attacks, and its foe. */
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

    /** From its middle to the foe's, in cells. */
    public float distance() {
        return distance;
    }

    /** Whether nothing opaque is between the two. */
    public boolean seesFoe() {
        if (!hasLooked) {
            hasLooked = true;
            seesFoe = LineTrace.isClear(opaque, body.x, body.y, foe.x, foe.y);
        }
        return seesFoe;
    }
}
