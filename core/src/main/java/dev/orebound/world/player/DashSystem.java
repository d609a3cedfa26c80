package dev.orebound.world.player;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.content.Content;
import dev.orebound.content.element.StatusRules.StatusFlag;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.content.player.PlayerRules.DashRules;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.ActorQueries;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.TickClock;

/**
 * Carries out the player's dash: a short run that nothing hurts at first. A dash interrupts a strike under way unless
 * its blow is about to fall. Whatever stops a walk stops a dash.
 */
public final class DashSystem extends EntitySystem {
    private final DashRules dash;
    private final Player player;
    private final TickEvents events;
    private final ActorQueries actors;

    public DashSystem(PartRegistry parts) {
        dash = parts.get(Content.class).player().dash();
        player = parts.get(Player.class);
        events = parts.get(TickEvents.class);
        actors = parts.get(ActorQueries.class);
    }

    @Override
    public void update(float seconds) {
        PlayerComponent input = player.component();
        HealthComponent health = player.health();
        health.invulnerableTicks = Math.max(0, health.invulnerableTicks - 1);
        goOn(input);
        if (!player.isAlive() || health.staggerTicks > 0) {
            input.dashTicks = 0;
            input.dashBufferTicks = 0;
            return;
        }
        if (input.dashBufferTicks > 0 && isReady(input)) {
            begin(input, health);
        }
        if (input.dashTicks > 0) {
            run(input);
        }
    }

    private void goOn(PlayerComponent input) {
        if (input.dashTicks == 0) {
            input.dashRestTicks = Math.max(0, input.dashRestTicks - 1);
            return;
        }
        input.dashTicks--;
    }

    private boolean isReady(PlayerComponent input) {
        StrikerComponent striker = player.striker();
        boolean isCommitted = striker.phase == StrikePhase.WINDING_UP && striker.ticks <= dash.committedTicks();
        return input.dashTicks == 0
                && input.dashRestTicks == 0
                && !isCommitted
                && !actors.suffers(player.entity(), StatusFlag.GROUNDED);
    }

    private void begin(PlayerComponent input, HealthComponent health) {
        BodyComponent body = player.body();
        int more = player.gear().standing(StandingRule.DASH_TICKS);
        player.gear().component().hasPassedThrough = false;
        input.dashTicks = Math.max(1, dash.ticks() + more);
        input.dashBufferTicks = 0;
        // The rest passes from the end of the dash on, unless something ends it before.
        input.dashRestTicks = player.gear().scaled(dash.restTicks(), StandingRule.DASH_REST);
        player.endCombo();
        health.invulnerableTicks = Math.max(1, dash.invulnerableTicks() + more);
        player.striker().phase = StrikePhase.READY;
        player.striker().ticks = 0;
        events.place(EventType.PLAYER_DASHED, body.x, body.y, body.cell);
    }

    private void run(PlayerComponent input) {
        BodyComponent body = player.body();
        body.velocityX = input.dashX * dash.speed() / TickClock.TICKS_A_SECOND;
        body.velocityY = input.dashY * dash.speed() / TickClock.TICKS_A_SECOND;
        player.striker().wanted = false;
    }
}
