package dev.orebound.world.player;

import com.badlogic.ashley.core.EntitySystem;
import dev.orebound.content.Content;
import dev.orebound.content.item.Spell.SpellUse;
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
        } else if (intent.order() == IntentOrder.CHOOSE_FLASK
                && intent.orderArgument() < content.ores().size()) {
            player.component().chosenFlask = intent.orderArgument();
            tell(EventType.FLASK_CHOSEN);
        } else if (intent.order() == IntentOrder.READ_SCROLL || intent.order() == IntentOrder.LEAVE_COMPANION) {
            gifts.answer(intent.order(), intent.orderArgument());
        } else if (intent.order().isHelp()) {
            help.give(intent.order(), intent.orderArgument());
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
        if ((pressed & Intent.THROW) != 0 && input.flasks[input.chosenFlask] < rules.throwMeasures()) {
            tell(EventType.FLASK_REFUSED);
            pressed &= ~Intent.THROW;
        }
        input.throwBufferTicks = remember(input.throwBufferTicks, pressed & Intent.THROW);
        input.boltBufferTicks = rememberSpell(input.boltBufferTicks, pressed & Intent.BOLT, SpellUse.BOLT);
        input.burstBufferTicks = rememberSpell(input.burstBufferTicks, pressed & Intent.BURST, SpellUse.BURST);
    }

    private int remember(int ticks, int pressed) {
        return pressed != 0 ? rules.bufferTicks() : Math.max(0, ticks - 1);
    }

    /** Remembers a press for a spell, or refuses it if the spell is unknown or too expensive. */
    private int rememberSpell(int ticks, int pressed, SpellUse use) {
        int left = Math.max(0, ticks - 1);
        int ore = player.component().chosenFlask;
        int spell = book.of(ore, use);
        if (pressed == 0 || spell == SpellBook.NONE) {
            return left;
        }
        if (book.canCast(player.component(), ore, spell)) {
            return rules.bufferTicks();
        }
        events.spell(EventType.SPELL_REFUSED, player.body(), spell, 0, WorldEvent.NOBODY);
        return left;
    }

    /** Returns the attack number of the spell that the player casts as soon as it can, or {@link #NO_SPELL}. */
    private int wantedSpell() {
        PlayerComponent input = player.component();
        int burst = wantedSpell(input.burstBufferTicks, AttackTable.BURST_COOLDOWN, SpellUse.BURST);
        return burst != NO_SPELL ? burst : wantedSpell(input.boltBufferTicks, AttackTable.BOLT_COOLDOWN, SpellUse.BOLT);
    }

    private int wantedSpell(int bufferTicks, int cooldown, SpellUse use) {
        PlayerComponent input = player.component();
        int spell = book.of(input.chosenFlask, use);
        boolean isReady = bufferTicks > 0
                && player.striker().cooldownTicks[cooldown] == 0
                && book.canCast(input, input.chosenFlask, spell);
        return isReady ? AttackTable.cast(spell, input.spells[spell]) : NO_SPELL;
    }

    private void want(PlayerComponent input) {
        StrikerComponent striker = player.striker();
        boolean throwing = input.throwBufferTicks > 0
                && striker.cooldownTicks[AttackTable.THROW_COOLDOWN] == 0
                && input.flasks[input.chosenFlask] >= rules.throwMeasures();
        int spell = wantedSpell();
        boolean isMagic = throwing || spell != NO_SPELL;
        striker.wanted = player.isAlive() && (isMagic || intent.holds(Intent.STRIKE) || input.strikeBufferTicks > 0);
        striker.wantedAttack =
                throwing ? AttackTable.FIRST_THROW + input.chosenFlask : isMagic ? spell : input.nextStrike;
        striker.wantedX = AimTable.x(intent.aim());
        striker.wantedY = AimTable.y(intent.aim());
        float far = throwCells(input.chosenFlask);
        striker.wantedTargetX = player.body().x + striker.wantedX * far;
        striker.wantedTargetY = player.body().y + striker.wantedY * far;
    }

    private float throwCells(int ore) {
        float farthest = content.ores().at(ore).thrown().begins().farthestCells();
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
        if (player.striker().phase != StrikePhase.READY) {
            speed *= rules.strikingSpeed();
        }
        if (intent.holds(Intent.SNEAK)) {
            speed *= rules.sneakPercent() / 100f;
        }
        body.velocityX = tiltX * speed;
        body.velocityY = tiltY * speed;
        if (input.dashTicks == 0) {
            input.dashX = tilt > 0 ? tiltX / tilt : body.facingX;
            input.dashY = tilt > 0 ? tiltY / tilt : body.facingY;
        }
    }

    private void tell(EventType type) {
        events.ore(type, player.body(), player.component().chosenFlask, 0, WorldEvent.NOBODY);
    }
}
