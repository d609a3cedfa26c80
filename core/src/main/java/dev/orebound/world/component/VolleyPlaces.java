package dev.orebound.world.component;

import dev.orebound.content.combat.AttackForm.Lob;
import dev.orebound.content.combat.AttackForm.LobVolley;
import dev.orebound.content.combat.AttackForm.VolleyPattern;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.LineTrace;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;

/**
 * Computes where the lobs of an attack come down, in cells, and when. Simulation and view share it, so that what is
 * shown is what happens. A lob without a volley has one place, its target.
 */
public final class VolleyPlaces {
    private VolleyPlaces() {}

    /** Returns the number of lobs of an attack; their indices begin at 0. */
    public static int count(Lob lob) {
        return lob.volley() == null ? 1 : 1 + lob.volley().more();
    }

    /** Returns where a lob comes down, from west to east. */
    public static float x(Lob lob, StrikerComponent striker, BodyComponent from, int index) {
        LobVolley volley = lob.volley();
        if (volley != null && volley.pattern() == VolleyPattern.ROW) {
            return from.x + striker.aimX * volley.apartCells() * (index + 1);
        }
        if (volley == null || index == 0) {
            return striker.targetX;
        }
        int turn = turn(volley, index);
        float along = AimTable.x(turn) * striker.aimX - AimTable.y(turn) * striker.aimY;
        return striker.targetX + along * volley.apartCells();
    }

    /** Returns where a lob comes down, from south to north. */
    public static float y(Lob lob, StrikerComponent striker, BodyComponent from, int index) {
        LobVolley volley = lob.volley();
        if (volley != null && volley.pattern() == VolleyPattern.ROW) {
            return from.y + striker.aimY * volley.apartCells() * (index + 1);
        }
        if (volley == null || index == 0) {
            return striker.targetY;
        }
        int turn = turn(volley, index);
        float along = AimTable.x(turn) * striker.aimY + AimTable.y(turn) * striker.aimX;
        return striker.targetY + along * volley.apartCells();
    }

    /** Returns the number of ticks for which a lob is in the air. */
    public static int flightTicks(Lob lob, int index) {
        LobVolley volley = lob.volley();
        if (volley == null) {
            return lob.flightTicks();
        }
        int gaps = volley.pattern() == VolleyPattern.ROW ? index : Math.min(1, index);
        return lob.flightTicks() + gaps * volley.gapTicks();
    }

    /** Returns whether a lob is thrown: no further one comes down in rock or behind it. */
    public static boolean isOpen(
            BitLayer opaque, Lob lob, StrikerComponent striker, BodyComponent from, int index, float x, float y) {
        LobVolley volley = lob.volley();
        if (volley == null) {
            return true;
        }
        boolean isRow = volley.pattern() == VolleyPattern.ROW;
        return (!isRow && index == 0)
                || LineTrace.isClear(opaque, isRow ? from.x : striker.targetX, isRow ? from.y : striker.targetY, x, y);
    }

    private static int turn(LobVolley volley, int index) {
        return (index - 1) * Intent.AIMS / volley.more();
    }
}
