package dev.orebound.world.player;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.content.Content;
import dev.orebound.content.item.SpellUse;
import dev.orebound.content.player.PlayerRules;
import dev.orebound.world.combat.SpellBook;
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

/** Turns the intent of the tick into the player's speed, aim and wanted attack, and remembers presses that come too early. */
public final class IntentSystem extends EntitySystem {
    private static final int NO_SPELL = -1;

    private final Content content;
    private final PlayerRules rules;
    private final Player player;
    private final TickEvents events;
    private final SpellBook book;
    private final FloorGifts gifts;
    private final HelpRequest help;
    private final Intent intent = new Intent();

    public IntentSystem(Content content, TickEvents events, Player player, FloorGifts gifts, HelpRequest help) {
        this.content = content;
        rules = content.player();
        this.player = player;
        this.events = events;
        book = new SpellBook(content);
        this.gifts = gifts;
        this.help = help;
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

    /** Remembers presses that come too early; while a strike is recovered from, a press for the next one is kept. */
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
        hands.boltBufferTicks = rememberSpell(hands.boltBufferTicks, pressed & Intent.BOLT, SpellUse.BOLT);
        hands.burstBufferTicks = rememberSpell(hands.burstBufferTicks, pressed & Intent.BURST, SpellUse.BURST);
    }

    private int remember(int ticks, int pressed) {
        return pressed != 0 ? rules.bufferTicks() : Math.max(0, ticks - 1);
    }

    /** Remembers a press for a spell, or refuses it if the spell is unknown or too expensive. */
    private int rememberSpell(int ticks, int pressed, SpellUse use) {
        int left = Math.max(0, ticks - 1);
        int ore = player.hands().chosenFlask;
        int spell = book.of(ore, use);
        if (pressed == 0 || spell == SpellBook.NONE) {
            return left;
        }
        if (book.canCast(player.hands(), ore, spell)) {
            return rules.bufferTicks();
        }
        events.spell(EventType.SPELL_REFUSED, player.body(), spell, 0, WorldEvent.NOBODY);
        return left;
    }

    /** Returns the attack number of the spell that the player casts as soon as it can, or {@link #NO_SPELL}. */
    private int wantedSpell() {
        PlayerComponent hands = player.hands();
        int burst = wantedSpell(hands.burstBufferTicks, AttackTable.BURST_COOLDOWN, SpellUse.BURST);
        return burst != NO_SPELL ? burst : wantedSpell(hands.boltBufferTicks, AttackTable.BOLT_COOLDOWN, SpellUse.BOLT);
    }

    private int wantedSpell(int bufferTicks, int cooldown, SpellUse use) {
        PlayerComponent hands = player.hands();
        int spell = book.of(hands.chosenFlask, use);
        boolean isReady = bufferTicks > 0
                && player.striker().cooldownTicks[cooldown] == 0
                && book.canCast(hands, hands.chosenFlask, spell);
        return isReady ? AttackTable.cast(spell, hands.spells[spell]) : NO_SPELL;
    }

    private void want(PlayerComponent hands) {
        StrikerComponent striker = player.striker();
        boolean throwing = hands.throwBufferTicks > 0
                && striker.cooldownTicks[AttackTable.THROW_COOLDOWN] == 0
                && hands.flasks[hands.chosenFlask] >= rules.throwMeasures();
        int spell = wantedSpell();
        boolean isMagic = throwing || spell != NO_SPELL;
        striker.wanted = player.isAlive() && (isMagic || intent.holds(Intent.STRIKE) || hands.strikeBufferTicks > 0);
        striker.wantedAttack =
                throwing ? AttackTable.FIRST_THROW + hands.chosenFlask : isMagic ? spell : hands.nextStrike;
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
