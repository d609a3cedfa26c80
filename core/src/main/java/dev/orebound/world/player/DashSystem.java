package dev.orebound.world.player;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.content.Content;
import dev.orebound.content.player.DashRules;
import dev.orebound.world.combat.Rhythm;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.TickClock;

/**
 * The alchemist's dash: a short run that nothing hurts at first. It breaks off whatever strike is under way, unless the blow
 * is about to fall; what stops who walks stops who dashes.
 */
public final class DashSystem extends EntitySystem {
    private final DashRules dash;
    private final Player player;
    private final TickEvents events;

    public DashSystem(Content content, TickEvents events, Player player) {
        dash = content.player().dash();
        this.player = player;
        this.events = events;
    }

    @Override
    public void update(float seconds) {
        PlayerComponent hands = player.hands();
        HealthComponent health = player.health();
        health.invulnerableTicks = Math.max(0, health.invulnerableTicks - 1);
        goOn(hands);
        if (!player.isAlive() || health.staggerTicks > 0) {
            hands.dashTicks = 0;
            hands.dashBufferTicks = 0;
            return;
        }
        if (hands.dashBufferTicks > 0 && isReady(hands)) {
            begin(hands, health);
        }
        if (hands.dashTicks > 0) {
            run(hands);
        }
    }

    private void goOn(PlayerComponent hands) {
        if (hands.dashTicks == 0) {
            hands.dashRestTicks = Math.max(0, hands.dashRestTicks - 1);
            return;
        }
        hands.dashTicks--;
        hands.dashRestTicks = dash.restTicks();
    }

    private boolean isReady(PlayerComponent hands) {
        StrikerComponent striker = player.striker();
        boolean isCommitted = striker.phase == StrikePhase.WINDING_UP && striker.ticks <= dash.committedTicks();
        return hands.dashTicks == 0 && hands.dashRestTicks == 0 && !isCommitted;
    }

    private void begin(PlayerComponent hands, HealthComponent health) {
        BodyComponent body = player.body();
        hands.dashTicks = dash.ticks();
        hands.dashBufferTicks = 0;
        Rhythm.end(hands);
        health.invulnerableTicks = dash.invulnerableTicks();
        player.striker().phase = StrikePhase.READY;
        player.striker().ticks = 0;
        events.place(EventType.PLAYER_DASHED, body.x, body.y, body.cell);
    }

    private void run(PlayerComponent hands) {
        BodyComponent body = player.body();
        body.velocityX = hands.dashX * dash.speed() / TickClock.TICKS_A_SECOND;
        body.velocityY = hands.dashY * dash.speed() / TickClock.TICKS_A_SECOND;
        player.striker().wanted = false;
    }
}
