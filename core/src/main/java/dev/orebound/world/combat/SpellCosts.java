package dev.orebound.world.combat;

import dev.orebound.content.Content;
import dev.orebound.content.item.Spell;
import dev.orebound.content.item.SpellUse;
import dev.orebound.world.component.AttackTable;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.Player;

/** What a spell of the player's takes in the tick in which it comes: measures of its ore. */
final class SpellCosts {
    private final Content content;
    private final Player player;
    private final EntitySpawner spawner;
    private final TickEvents events;

    SpellCosts(Content content, TickEvents events, Player player, EntitySpawner spawner) {
        this.content = content;
        this.player = player;
        this.spawner = spawner;
        this.events = events;
    }

    /** Takes the ore for an attack that is a spell and has just come, and tells of it. */
    void pay(int attack) {
        int index = AttackTable.spellOf(attack);
        Spell spell = content.spells().at(index);
        int[] flasks = player.hands().flasks;
        int ore = content.ores().indexOf(spell.ore());
        // A thief may have been at it meanwhile.
        flasks[ore] = Math.max(0, flasks[ore] - spell.measures());
        long shotId = spell.use() == SpellUse.BOLT ? spawner.lastSpawnId() : WorldEvent.NOBODY;
        BodyComponent body = player.body();
        events.spell(EventType.SPELL_CAST, body, index, AttackTable.levelOf(attack), shotId);
    }
}
