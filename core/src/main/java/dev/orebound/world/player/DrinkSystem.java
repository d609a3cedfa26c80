package dev.orebound.world.player;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.Content;
import dev.orebound.content.floor.DepthRules.DepthScaling;
import dev.orebound.content.player.PlayerRules;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;

/**
 * Lets the player drink the first of the carried draughts. That takes a moment in which the player walks slowly and
 * cannot strike. A dash breaks it off, and the draught stays.
 */
public final class DrinkSystem extends EntitySystem {
    private final Content content;
    private final PlayerRules rules;
    private final Player player;
    private final TickEvents events;
    private final DepthScaling byDepth;
    private final int depth;

    public DrinkSystem(PartRegistry parts) {
        content = parts.get(Content.class);
        rules = content.player();
        player = parts.get(Player.class);
        events = parts.get(TickEvents.class);
        byDepth = content.depths().draughtHealth();
        depth = parts.get(Floor.class).request().depth();
    }

    @Override
    public void update(float seconds) {
        PlayerComponent input = player.component();
        if (!player.isAlive()) {
            input.drinkTicks = 0;
        } else if (input.drinkTicks > 0) {
            goOn(input);
        } else if (input.drinkBufferTicks > 0 && isReady(input)) {
            begin(input);
        }
        input.drinkBufferTicks = Math.max(0, input.drinkBufferTicks - 1);
    }

    private boolean isReady(PlayerComponent input) {
        return input.dashTicks == 0
                && player.health().staggerTicks == 0
                && player.striker().phase != StrikePhase.WINDING_UP;
    }

    private void begin(PlayerComponent input) {
        input.drinkBufferTicks = 0;
        HealthComponent health = player.health();
        BodyComponent body = player.body();
        if (input.draughtCount == 0 || health.health >= health.most) {
            events.item(EventType.DRAUGHT_REFUSED, body, input.draughts[0], input.draughtCount);
            return;
        }
        input.drinkTicks = Math.max(1, rules.drinkTicks());
        events.item(EventType.DRAUGHT_RAISED, body, input.draughts[0], 0);
    }

    private void goOn(PlayerComponent input) {
        if (input.dashTicks > 0) {
            input.drinkTicks = 0;
            events.item(EventType.DRAUGHT_LOWERED, player.body(), input.draughts[0], 0);
        } else if (--input.drinkTicks == 0) {
            int draught = player.takeDraught();
            int points = byDepth.of(content.items().at(draught).amount(), depth);
            events.item(EventType.DRAUGHT_DRUNK, player.body(), draught, player.heal(points));
        }
    }
}
