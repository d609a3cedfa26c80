package dev.orebound.world.player;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.content.Content;
import dev.orebound.content.player.PlayerRules;
import dev.orebound.world.combat.Casting;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.help.HelpRequest;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.TickClock;

/** Turns the intent of the tick into what the alchemist wants: a speed, an aim, an attack, held hands. */
public final class IntentSystem extends EntitySystem {
    private final Content content;
    private final PlayerRules rules;
    private final Player player;
    private final TickEvents events;
    private final Casting casting;
    private final FloorGifts gifts;
    private final HelpRequest help;
    private final Intent intent = new Intent();

    public IntentSystem(Content content, TickEvents events, Player player, FloorGifts gifts, HelpRequest help) {
        this.content = content;
        rules = content.player();
        this.player = player;
        this.events = events;
        casting = new Casting(content, events, player);
        this.gifts = gifts;
        this.help = help;
    }

    /** Takes over what is wanted in the tick to come. */
    public void accept(Intent wanted) {
        intent.unpack(wanted.packed());
    }

    @Override
    public void update(float seconds) {
        if (player.isAlive()) {
            obey();
        }
        PlayerComponent hands = player.hands();
        hands.interacted = hands.interacts;
        hands.interacts = player.isAlive() && intent.holds(Intent.INTERACT);
        press(hands);
        want(hands);
        walk(hands);
    }

    private void obey() {
        HealthComponent health = player.health();
        if (intent.order() == IntentOrder.GIVE_UP) {
            health.health = 0;
            health.hurtBySpawnId = WorldEvent.NOBODY;
            health.hurtByMonster = -1;
        } else if (intent.order() == IntentOrder.CHOOSE_FLASK
                && intent.orderArgument() < content.ores().size()) {
            player.hands().chosenFlask = intent.orderArgument();
            tell(EventType.FLASK_CHOSEN);
        } else if (intent.order() == IntentOrder.READ_SCROLL || intent.order() == IntentOrder.LEAVE_COMPANION) {
            gifts.answer(intent.order(), intent.orderArgument());
        } else if (intent.order().isHelp()) {
            help.give(intent.order(), intent.orderArgument());
        }
    }

    /** Remembers presses that come too early: those of a strike as long as the last one is recovered from. */
    private void press(PlayerComponent hands) {
        int pressed = player.isAlive() ? intent.buttons() & ~hands.held : 0;
        hands.held = intent.buttons();
        if (player.striker().phase != StrikePhase.RECOVERING || (pressed & Intent.STRIKE) != 0) {
            hands.strikeBufferTicks = remember(hands.strikeBufferTicks, pressed & Intent.STRIKE);
        }
        hands.dashBufferTicks = remember(hands.dashBufferTicks, pressed & Intent.DASH);
        if ((pressed & Intent.THROW) != 0 && hands.flasks[hands.chosenFlask] < rules.throwMeasures()) {
            tell(EventType.FLASK_REFUSED);
            pressed &= ~Intent.THROW;
        }
        hands.throwBufferTicks = remember(hands.throwBufferTicks, pressed & Intent.THROW);
        casting.press(pressed);
    }

    private int remember(int ticks, int pressed) {
        return pressed != 0 ? rules.bufferTicks() : Math.max(0, ticks - 1);
    }

    private void want(PlayerComponent hands) {
        StrikerComponent striker = player.striker();
        boolean throwing = hands.throwBufferTicks > 0
                && striker.cooldownTicks[AttackTable.THROW_COOLDOWN] == 0
                && hands.flasks[hands.chosenFlask] >= rules.throwMeasures();
        int spell = casting.wanted();
        boolean isMagic = throwing || spell != Casting.NOTHING;
        striker.wanted = player.isAlive() && (isMagic || intent.holds(Intent.STRIKE) || hands.strikeBufferTicks > 0);
        striker.wantedAttack = throwing ? AttackTable.FIRST_THROW + hands.chosenFlask : isMagic ? spell : hands.nextStrike;
        striker.wantedX = AimTable.x(intent.aim());
        striker.wantedY = AimTable.y(intent.aim());
        float far = throwCells(hands.chosenFlask);
        striker.wantedTargetX = player.body().x + striker.wantedX * far;
        striker.wantedTargetY = player.body().y + striker.wantedY * far;
    }

    private float throwCells(int ore) {
        float farthest = content.ores().at(ore).thrown().begins().farthestCells();
        float meant = (float) intent.throwDistance() / Intent.STEPS_A_CELL;
        return intent.throwDistance() == 0 ? farthest : Math.min(farthest, meant);
    }

    private void walk(PlayerComponent hands) {
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
        float speed = rules.speed() / TickClock.TICKS_A_SECOND / Math.max(1, tilt);
        if (player.striker().phase != StrikePhase.READY) {
            speed *= rules.strikingSpeed();
        }
        if (intent.holds(Intent.SNEAK)) {
            speed *= rules.sneakPercent() / 100f;
        }
        body.velocityX = tiltX * speed;
        body.velocityY = tiltY * speed;
        if (hands.dashTicks == 0) {
            hands.dashX = tilt > 0 ? tiltX / tilt : body.facingX;
            hands.dashY = tilt > 0 ? tiltY / tilt : body.facingY;
        }
    }

    private void tell(EventType type) {
        events.ore(type, player.body(), player.hands().chosenFlask, 0, WorldEvent.NOBODY);
    }
}
