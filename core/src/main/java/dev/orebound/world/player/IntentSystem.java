package dev.orebound.world.player;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.content.Content;
import dev.orebound.content.gear.Equipment.EquipmentSlot;
import dev.orebound.content.gear.StandingRule;
import dev.orebound.content.item.Brew.BrewUse;
import dev.orebound.content.item.BrewBook;
import dev.orebound.content.player.PlayerRules;
import dev.orebound.world.companion.CompanionOrders;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.HealthComponent;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.component.StrikePhase;
import dev.orebound.world.component.StrikerComponent;
import dev.orebound.world.component.TimedBoost;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.gift.FloorGifts;
import dev.orebound.world.help.HelpRequest;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.BrewPurse;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.TickClock;

/**
 * Turns the intent of the tick into the player's speed, aim and wanted attack, and remembers presses that come too
 * early.
 */
public final class IntentSystem extends EntitySystem {
    private static final int NO_CAST = -1;

    private final PlayerRules rules;
    private final Player player;
    private final TickEvents events;
    private final BrewBook book;
    private final BrewPurse purse;
    private final FloorGifts gifts;
    private final HelpRequest help;
    private final CompanionOrders orders;
    private final Intent intent = new Intent();

    public IntentSystem(PartRegistry parts) {
        Content content = parts.get(Content.class);
        rules = content.player();
        player = parts.get(Player.class);
        events = parts.get(TickEvents.class);
        book = content.brews();
        purse = new BrewPurse(content, player);
        gifts = parts.get(FloorGifts.class);
        help = parts.get(HelpRequest.class);
        orders = parts.get(CompanionOrders.class);
    }

    /** Takes over the intent of the next tick. */
    public void accept(Intent wanted) {
        intent.unpack(wanted.packed());
    }

    @Override
    public void update(float seconds) {
        if (player.isAlive()) {
            obey();
        }
        PlayerComponent input = player.component();
        input.interacted = input.interacts;
        input.interacts = player.isAlive() && intent.holds(Intent.INTERACT);
        press(input);
        want(input);
        walk(input);
    }

    private void obey() {
        HealthComponent health = player.health();
        if (intent.order() == IntentOrder.GIVE_UP) {
            health.health = 0;
            health.hurtBySpawnId = WorldEvent.NOBODY;
            health.hurtByMonster = -1;
        } else if (intent.order() == IntentOrder.CHOOSE_BREW) {
            choose(intent.orderArgument());
        } else if (intent.order() == IntentOrder.DRINK) {
            player.component().drinkBufferTicks = rules.bufferTicks() + 1;
        } else if (intent.order() == IntentOrder.EASE) {
            player.component().mercy = IntentOrder.mercyOf(intent.orderArgument());
        } else if (intent.order() == IntentOrder.READ_SCROLL
                || intent.order() == IntentOrder.LEAVE_COMPANION
                || intent.order() == IntentOrder.TAKE_RELIC
                || intent.order() == IntentOrder.TAKE_EQUIPMENT
                || intent.order() == IntentOrder.BUY_WARE) {
            gifts.answer(intent.order(), intent.orderArgument());
        } else if (intent.order().isToGolems()) {
            orders.give(intent.order(), intent.orderArgument());
        } else if (intent.order().isHelp()) {
            help.give(intent.order(), intent.orderArgument());
        }
    }

    private void choose(int ores) {
        int brew = book.of(ores);
        if (brew == BrewBook.NONE) {
            BodyComponent body = player.body();
            events.place(EventType.MIXTURE_REFUSED, body.x, body.y, body.cell);
        } else {
            player.component().chosenOres = ores;
            tell(EventType.BREW_CHOSEN, brew, BrewUse.BOLT);
        }
    }

    /** Remembers presses that come too early; while a strike is recovered from, a press for the next one is kept. */
    private void press(PlayerComponent input) {
        int pressed = player.isAlive() ? intent.buttons() & ~input.held : 0;
        input.held = intent.buttons();
        if (player.striker().phase != StrikePhase.RECOVERING || (pressed & Intent.STRIKE) != 0) {
            input.strikeBufferTicks = remember(input.strikeBufferTicks, pressed & Intent.STRIKE);
        }
        input.dashBufferTicks = remember(input.dashBufferTicks, pressed & Intent.DASH);
        input.throwBufferTicks =
                rememberCast(input.throwBufferTicks, Intent.THROW, pressed & Intent.THROW, BrewUse.FLASK);
        input.boltBufferTicks = rememberCast(input.boltBufferTicks, Intent.BOLT, pressed & Intent.BOLT, BrewUse.BOLT);
        input.burstBufferTicks =
                rememberCast(input.burstBufferTicks, Intent.BURST, pressed & Intent.BURST, BrewUse.BURST);
    }

    private int remember(int ticks, int pressed) {
        return pressed != 0 ? rules.bufferTicks() : Math.max(0, ticks - 1);
    }

    /**
     * Remembers a press for a use of the chosen brew, as long as the button stays held, or refuses it if there is too
     * little ore.
     *
     * @param pressed the button if it was pressed in this tick, else 0
     */
    private int rememberCast(int ticks, int button, int pressed, BrewUse use) {
        int left = intent.holds(button) ? ticks : Math.max(0, ticks - 1);
        int brew = book.of(player.component().chosenOres);
        if (pressed == 0 || brew == BrewBook.NONE) {
            return left;
        }
        if (purse.affords(brew, use)) {
            return rules.bufferTicks();
        }
        tell(EventType.BREW_REFUSED, brew, use);
        return left;
    }

    /** Returns the attack number of the cast that the player begins as soon as it can, or {@link #NO_CAST}. */
    private int wantedCast(PlayerComponent input) {
        int thrown = wantedCast(input, input.throwBufferTicks, BrewUse.FLASK);
        if (thrown != NO_CAST) {
            return thrown;
        }
        int burst = wantedCast(input, input.burstBufferTicks, BrewUse.BURST);
        return burst != NO_CAST ? burst : wantedCast(input, input.boltBufferTicks, BrewUse.BOLT);
    }

    private int wantedCast(PlayerComponent input, int bufferTicks, BrewUse use) {
        int brew = book.of(input.chosenOres);
        boolean isReady = bufferTicks > 0
                && player.striker().cooldownTicks[AttackTable.cooldownOf(use)] == 0
                && purse.affords(brew, use);
        return isReady ? AttackTable.cast(brew, use, input.brews[brew]) : NO_CAST;
    }

    private void want(PlayerComponent input) {
        StrikerComponent striker = player.striker();
        int cast = wantedCast(input);
        boolean isCast = cast != NO_CAST;
        striker.wanted = player.isAlive()
                && input.layBrew == BrewBook.NONE
                && input.drinkTicks == 0
                && (isCast || intent.holds(Intent.STRIKE) || input.strikeBufferTicks > 0);
        striker.wantedAttack = isCast
                ? cast
                : AttackTable.strike(player.gear().component().worn[EquipmentSlot.PICK.ordinal()], input.nextStrike);
        striker.wantedX = AimTable.x(intent.aim());
        striker.wantedY = AimTable.y(intent.aim());
        float far = throwCells(input);
        striker.wantedTargetX = player.body().x + striker.wantedX * far;
        striker.wantedTargetY = player.body().y + striker.wantedY * far;
    }

    private float throwCells(PlayerComponent input) {
        int brew = book.of(input.chosenOres);
        if (brew == BrewBook.NONE) {
            return 0;
        }
        float farthest =
                book.attack(brew, BrewUse.FLASK, input.brews[brew]).begins().farthestCells();
        float meant = (float) intent.throwDistance() / Intent.STEPS_A_CELL;
        return intent.throwDistance() == 0 ? farthest : Math.min(farthest, meant);
    }

    private void walk(PlayerComponent input) {
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
        if (player.striker().phase != StrikePhase.READY || input.layBrew != BrewBook.NONE) {
            speed *= rules.strikingSpeed();
        }
        if (input.drinkTicks > 0) {
            speed *= rules.drinkPercent() / 100f;
        }
        if (intent.holds(Intent.SNEAK)) {
            speed *= rules.sneakPercent() / 100f;
        }
        PlayerRules.StrideRules stride = rules.stride();
        int faster = player.gear().standing(StandingRule.SPEED)
                + player.gear().boost(TimedBoost.HASTE)
                + (stride == null ? 0 : stride.percent() * input.strideTicks / stride.riseTicks());
        speed = faster == 0 ? speed : speed * (100 + faster) / 100;
        body.velocityX = tiltX * speed;
        body.velocityY = tiltY * speed;
        if (input.dashTicks == 0) {
            input.dashX = tilt > 0 ? tiltX / tilt : body.facingX;
            input.dashY = tilt > 0 ? tiltY / tilt : body.facingY;
        }
    }

    private void tell(EventType type, int brew, BrewUse use) {
        events.brew(type, player.body(), brew, use, 0, WorldEvent.NOBODY);
    }
}
