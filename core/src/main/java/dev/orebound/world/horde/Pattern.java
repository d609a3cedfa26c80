package dev.orebound.world.horde;

import com.badlogic.gdx.ai.fma.FormationPattern;
import com.badlogic.gdx.ai.utils.Location;
import com.badlogic.gdx.math.Vector2;
import dev.orebound.content.monster.Formation;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;

/**
 * Where the places of a formation lie about its middle, which looks east: gdx-ai's interface, with slot maths of our own, since
 * gdx-ai's reckons with angles.
 */
final class Pattern implements FormationPattern<Vector2> {
    /** In a loose formation so many lie on one ring. */
    private static final int ON_A_RING = 6;

    /** From place to place of a loose formation in aims, so that rings do not line up. */
    private static final int TURN = 61;

    private static final float TWO_PI = 6.2831855f;

    private final Formation.FormationShape shape;
    private final float spacing;
    private final float leastRadius;
    private int slots;

    Pattern(Formation.FormationShape shape, float spacing, float leastRadius) {
        this.shape = shape;
        this.spacing = spacing;
        this.leastRadius = leastRadius;
    }

    @Override
    public void setNumberOfSlots(int numberOfSlots) {
        slots = numberOfSlots;
    }

    @Override
    public boolean supportsSlots(int slotCount) {
        return slotCount >= 0;
    }

    @Override
    public Location<Vector2> calculateSlotLocation(Location<Vector2> out, int slot) {
        int rank = slot / 2 + 1;
        float side = slot % 2 == 0 ? rank * spacing : -rank * spacing;
        switch (shape) {
            case COLUMN -> out.getPosition().set(-(slot + 1) * spacing, 0);
            case LINE -> out.getPosition().set(0, side);
            case WEDGE -> out.getPosition().set(-rank * spacing, side);
            case RING -> onRing(out, slot, slots, Math.max(leastRadius, slots * spacing / TWO_PI), 0);
            case LOOSE -> {
                int ring = slot / ON_A_RING;
                onRing(out, slot % ON_A_RING, ON_A_RING, spacing * (ring + 1), ring * TURN + slot % 3 * TURN);
            }
        }
        return out;
    }

    private static void onRing(Location<Vector2> out, int number, int count, float radius, int turn) {
        int aim = (number * Intent.AIMS / Math.max(1, count) + turn) % Intent.AIMS;
        out.getPosition().set(AimTable.x(aim) * radius, AimTable.y(aim) * radius);
    }
}
