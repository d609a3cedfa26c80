package dev.orebound.world;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.content.PlayerRules;
import dev.orebound.world.combat.StrikePhase;
import dev.orebound.world.combat.StrikerComponent;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.PlayerComponent;

/** Turns the intent of the tick into what the alchemist wants: a speed, an aim, held hands. */
final class IntentSystem extends EntitySystem {
    private final PlayerRules rules;
    private final Player player;
    private final Intent intent = new Intent();

    IntentSystem(WorldParts parts) {
        rules = parts.content().player();
        player = parts.player();
    }

    /** Takes over what is wanted in the tick to come. */
    void accept(Intent wanted) {
        intent.unpack(wanted.packed());
    }

    @Override
    public void update(float seconds) {
        HealthComponent health = player.health();
        if (intent.order() == Order.GIVE_UP && player.isAlive()) {
            health.health = 0;
            health.hurtBySpawnId = Event.NOBODY;
            health.hurtByMonster = -1;
        }
        PlayerComponent hands = player.hands();
        hands.interacted = hands.interacts;
        hands.interacts = player.isAlive() && intent.holds(Intent.INTERACT);
        StrikerComponent striker = player.striker();
        striker.wanted = player.isAlive() && intent.holds(Intent.STRIKE);
        striker.wantedX = AimTable.x(intent.aim());
        striker.wantedY = AimTable.y(intent.aim());
        walk();
    }

    private void walk() {
        BodyComponent body = player.body();
        body.velocityX = 0;
        body.velocityY = 0;
        if (!player.isAlive() || player.health().staggerTicks > 0) {
            return;
        }
        body.facingX = player.striker().wantedX;
        body.facingY = player.striker().wantedY;
        float tiltX = (float) intent.moveX() / Intent.FULL_TILT;
        float tiltY = (float) intent.moveY() / Intent.FULL_TILT;
        float tilt = (float) Math.sqrt(tiltX * tiltX + tiltY * tiltY);
        float speed = rules.speed() / World.TICKS_A_SECOND / Math.max(1, tilt);
        if (player.striker().phase != StrikePhase.READY) {
            speed *= rules.strikingSpeed();
        }
        body.velocityX = tiltX * speed;
        body.velocityY = tiltY * speed;
    }
}
