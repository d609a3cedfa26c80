package dev.orebound.world.combat;

import dev.orebound.content.Content;
import dev.orebound.content.item.SpellUse;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Player;

/** What the presses for bolt and burst come to: remembered, refused, or wanted as an attack of the player's. */
public final class Casting {
    /** No spell is wanted. */
    public static final int NOTHING = -1;

    private final SpellBook book;
    private final int bufferTicks;
    private final Player player;
    private final TickEvents events;

    public Casting(Content content, TickEvents events, Player player) {
        book = new SpellBook(content);
        bufferTicks = content.player().bufferTicks();
        this.player = player;
        this.events = events;
    }

    /**
     * Remembers presses that come too early, and refuses those for what is not known or too dear.
     *
     * @param pressed the buttons that went down in this tick
     */
    public void press(int pressed) {
        PlayerComponent hands = player.hands();
        hands.boltBufferTicks = remember(hands.boltBufferTicks, (pressed & Intent.BOLT) != 0, SpellUse.BOLT);
        hands.burstBufferTicks = remember(hands.burstBufferTicks, (pressed & Intent.BURST) != 0, SpellUse.BURST);
    }

    private int remember(int ticks, boolean isPressed, SpellUse use) {
        int left = Math.max(0, ticks - 1);
        int spell = book.of(player.hands().chosenFlask, use);
        if (!isPressed || spell == SpellBook.NONE) {
            return left;
        }
        if (book.canCast(player.hands(), player.hands().chosenFlask, spell)) {
            return bufferTicks;
        }
        events.spell(EventType.SPELL_REFUSED, player.body(), spell, 0, WorldEvent.NOBODY);
        return left;
    }

    /** The number of the spell that the player casts as soon as it can, or {@link #NOTHING}. */
    public int wanted() {
        PlayerComponent hands = player.hands();
        int burst = wanted(hands.burstBufferTicks, AttackTable.BURST_COOLDOWN, SpellUse.BURST);
        return burst != NOTHING ? burst : wanted(hands.boltBufferTicks, AttackTable.BOLT_COOLDOWN, SpellUse.BOLT);
    }

    private int wanted(int bufferTicks, int cooldown, SpellUse use) {
        PlayerComponent hands = player.hands();
        int spell = book.of(hands.chosenFlask, use);
        boolean isReady = bufferTicks > 0
                && player.striker().cooldownTicks[cooldown] == 0
                && book.canCast(hands, hands.chosenFlask, spell);
        return isReady ? AttackTable.cast(spell, hands.spells[spell]) : NOTHING;
    }
}
