package dev.orebound.world.component;

import dev.orebound.chance.Hash64;
import dev.orebound.content.item.Ore;
import dev.orebound.content.item.Spell;
import java.util.Arrays;

/** The player's alchemist: what the intent asks for, and what the flasks hold. */
public final class PlayerComponent implements HashedComponent {
    /** One for each kind of ore that there can be. */
    public static final int FLASKS = Ore.MOST_KINDS;

    /** Measures of each ore, by the ore's index. */
    public final int[] flasks = new int[FLASKS];

    /** Index of the ore whose flask a throw takes. */
    public int chosenFlask;

    /** More damage by the pick, in percent. */
    public int strengthPercent;

    /** How much more health there is at most than at first. */
    public int moreHealth;

    /** How well each spell is known, by its index; 0 for not. */
    public final int[] spells = new int[Spell.MOST_KINDS];

    /** How many rows of the descent ahead can be seen. */
    public int sightRows = 1;

    /** The deepest row of the descent of which everything is known, or -1. */
    public int mappedRow = -1;

    /** The buttons that the last intent held, so that holding on is no second press. */
    public int held;

    /** The next blow of the rhythm, from 0. */
    public int nextStrike;

    /** Ticks for which the rhythm still goes on. */
    public int comboTicks;

    /** Ticks for which a press of strike, dash or throw is still remembered; 0 once it is followed. */
    public int strikeBufferTicks;

    public int dashBufferTicks;

    public int throwBufferTicks;

    public int boltBufferTicks;

    public int burstBufferTicks;

    /** Ticks left of the dash under way. */
    public int dashTicks;

    /** Ticks from the end of a dash until the next. */
    public int dashRestTicks;

    /** The unit vector in which the dash goes, or would go now. */
    public float dashX = 1;

    public float dashY;

    /** Ticks for which the alchemist has been pushing straight on at the brink of a peril. */
    public int brinkTicks;

    /** Whether the intent holds interact. */
    public boolean interacts;

    /** Whether it held interact a tick ago, so that holding on does nothing. */
    public boolean interacted;

    /** The captive that is being set free, by spawn id, or 0, and the ticks for which interact has been held for it. */
    public long freesSpawnId;

    public int freeTicks;

    /** The id of the room that the alchemist is in, 0 for none. */
    public int room;

    @Override
    public void reset() {
        Arrays.fill(flasks, 0);
        chosenFlask = 0;
        strengthPercent = 0;
        moreHealth = 0;
        Arrays.fill(spells, 0);
        sightRows = 1;
        mappedRow = -1;
        held = 0;
        nextStrike = 0;
        comboTicks = 0;
        strikeBufferTicks = 0;
        dashBufferTicks = 0;
        throwBufferTicks = 0;
        boltBufferTicks = 0;
        burstBufferTicks = 0;
        dashTicks = 0;
        dashRestTicks = 0;
        dashX = 1;
        dashY = 0;
        brinkTicks = 0;
        interacts = false;
        interacted = false;
        freesSpawnId = 0;
        freeTicks = 0;
        room = 0;
    }

    @Override
    public void addTo(Hash64 hash) {
        for (int measures : flasks) {
            hash.add((long) measures);
        }
        for (int level : spells) {
            hash.add((long) level);
        }
        hash.add((long) strengthPercent).add((long) moreHealth);
        hash.add((long) sightRows).add((long) mappedRow);
        hash.add((long) boltBufferTicks).add((long) burstBufferTicks);
        hash.add((long) chosenFlask).add((long) held);
        hash.add((long) nextStrike).add((long) comboTicks);
        hash.add((long) strikeBufferTicks).add((long) dashBufferTicks);
        hash.add((long) throwBufferTicks);
        hash.add((long) dashTicks).add((long) dashRestTicks);
        hash.add(dashX).add(dashY);
        hash.add(freesSpawnId).add((long) freeTicks);
        hash.add((long) brinkTicks).add(interacts).add(interacted).add((long) room);
    }
}
