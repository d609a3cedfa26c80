package dev.orebound.world.component;

import dev.orebound.chance.Hash64;
import dev.orebound.content.item.BrewRules;
import dev.orebound.content.item.Ore;
import java.util.Arrays;

/** The inputs, flasks and upgrades of the player's alchemist. */
public final class PlayerComponent implements HashedComponent {
    /** Number of flasks, one for each possible kind of ore. */
    public static final int FLASKS = Ore.MOST_KINDS;

    /** Rows of the descent ahead that can be seen from the start of a run on. */
    public static final int FIRST_SIGHT_ROWS = 2;

    /** The largest number of draughts that can be carried. */
    public static final int MOST_DRAUGHTS = 6;

    /** Measures of each ore, by the ore's index. */
    public final int[] flasks = new int[FLASKS];

    /** The ores that are mixed, a bit for each index. */
    public int chosenOres = 1;

    /** The carried draughts, as indices into the content's items, in the order in which they were picked up. */
    public final int[] draughts = new int[MOST_DRAUGHTS];

    public int draughtCount;

    /** Ticks until the first draught is drunk; 0 unless the player is drinking. */
    public int drinkTicks;

    /** Additional damage by the pick, in percent. */
    public int strengthPercent;

    /** Health gained on top of the initial maximum. */
    public int moreHealth;

    /** Level of each brew by its index, from 1. */
    public final int[] brews = new int[BrewRules.MOST_KINDS];

    /** Number of rows of the descent ahead that can be seen. */
    public int sightRows = FIRST_SIGHT_ROWS;

    /** The deepest row of the descent that is mapped, or -1. */
    public int mappedRow = -1;

    /** The step of mercy, from 0, and hundredths of harm over time that are not felt yet. */
    public int mercy;

    public int mercyRest;

    /** The buttons that the last intent held, so that holding one is not a second press. */
    public int held;

    /** The next strike of the combo, from 0. */
    public int nextStrike;

    /** Ticks for which the combo still goes on. */
    public int comboTicks;

    /** Ticks for which a press is still remembered, until it is carried out. */
    public int strikeBufferTicks;

    public int dashBufferTicks;

    public int throwBufferTicks;

    public int boltBufferTicks;

    public int burstBufferTicks;

    public int drinkBufferTicks;

    /** Index of the brew whose lay is being drawn, or -1, and the number of cells that it has by now. */
    public int layBrew = -1;

    public int layCells;

    /** Ticks until the next cell of the lay, and until another lay can begin. */
    public int layTicks;

    public int layRestTicks;

    /** The end of the lay, in cells. */
    public float layX;

    public float layY;

    /** Whether the last intent held the button of lays. */
    public boolean wasLaying;

    /** Ticks for which the player has been striding, as far as that makes it faster. */
    public int strideTicks;

    /** Ticks left of the current dash. */
    public int dashTicks;

    /** Ticks until the next dash is possible. */
    public int dashRestTicks;

    /** The unit vector of the dash, or of the dash that would begin now. */
    public float dashX = 1;

    public float dashY;

    /** Ticks for which the player has been pushing straight on at the brink of a hazard. */
    public int brinkTicks;

    /** Whether the intent holds interact. */
    public boolean interacts;

    /** Whether the intent of the tick before held interact. */
    public boolean interacted;

    /** Spawn id of the captive that is being freed, or 0, and the ticks for which interact has been held. */
    public long freesSpawnId;

    public int freeTicks;

    /** Ticks for which interact has been held at a shut door. */
    public int breakTicks;

    /** The id of the player's room, or 0. */
    public int room;

    /** Creates a component with every brew at level 1. */
    public PlayerComponent() {
        reset();
    }

    @Override
    public void reset() {
        Arrays.fill(flasks, 0);
        chosenOres = 1;
        Arrays.fill(draughts, 0);
        draughtCount = 0;
        drinkTicks = 0;
        strengthPercent = 0;
        moreHealth = 0;
        Arrays.fill(brews, 1);
        sightRows = FIRST_SIGHT_ROWS;
        mappedRow = -1;
        mercy = 0;
        mercyRest = 0;
        held = 0;
        nextStrike = 0;
        comboTicks = 0;
        strikeBufferTicks = 0;
        dashBufferTicks = 0;
        throwBufferTicks = 0;
        boltBufferTicks = 0;
        burstBufferTicks = 0;
        drinkBufferTicks = 0;
        layBrew = -1;
        layCells = 0;
        layTicks = 0;
        layRestTicks = 0;
        layX = 0;
        layY = 0;
        wasLaying = false;
        strideTicks = 0;
        dashTicks = 0;
        dashRestTicks = 0;
        dashX = 1;
        dashY = 0;
        brinkTicks = 0;
        interacts = false;
        interacted = false;
        freesSpawnId = 0;
        freeTicks = 0;
        breakTicks = 0;
        room = 0;
    }

    @Override
    public void addTo(Hash64 hash) {
        if (mercy != 0 || mercyRest != 0) {
            // Hashes of runs without mercy are those of builds that knew of none.
            hash.add((long) mercy).add((long) mercyRest);
        }
        for (int measures : flasks) {
            hash.add((long) measures);
        }
        for (int level : brews) {
            hash.add((long) level);
        }
        for (int item : draughts) {
            hash.add((long) item);
        }
        hash.add((long) draughtCount).add((long) drinkTicks).add((long) drinkBufferTicks);
        hash.add((long) strengthPercent).add((long) moreHealth);
        hash.add((long) sightRows).add((long) mappedRow);
        hash.add((long) boltBufferTicks).add((long) burstBufferTicks);
        hash.add((long) chosenOres).add((long) held);
        hash.add((long) nextStrike).add((long) comboTicks);
        hash.add((long) strikeBufferTicks).add((long) dashBufferTicks);
        hash.add((long) throwBufferTicks);
        hash.add((long) layBrew).add((long) layCells).add((long) layTicks).add((long) layRestTicks);
        hash.add(layX).add(layY).add(wasLaying);
        hash.add((long) strideTicks).add((long) dashTicks).add((long) dashRestTicks);
        hash.add(dashX).add(dashY);
        hash.add(freesSpawnId).add((long) freeTicks).add((long) breakTicks);
        hash.add((long) brinkTicks).add(interacts).add(interacted).add((long) room);
    }
}
