package dev.orebound.content;

/**
 * A blow in an arc: announced, struck once, recovered from.
 *
 * @param windUpTicks from the first sign to the blow, 1 to 240
 * @param recoveryTicks from the blow until its owner may act again, 1 to 240
 * @param reachCells from the striker's centre to the far end of the arc, 0.3 to 6
 * @param arcDegrees the whole opening of the arc, 10 to 360
 * @param damage health taken, 0 to 999
 * @param knockBack speed given to whom it hits, in cells a second, 0 to 30
 * @param staggerTicks for which whom it hits can do nothing, 0 to 240
 */
public record Attack(
        int windUpTicks,
        int recoveryTicks,
        float reachCells,
        int arcDegrees,
        int damage,
        float knockBack,
        int staggerTicks) {

    static Attack read(Entry entry) {
        Attack attack = new Attack(
                entry.whole("wind_up_ticks", 1, 240),
                entry.whole("recovery_ticks", 1, 240),
                entry.number("reach_cells", 0.3f, 6),
                entry.whole("arc_degrees", 10, 360),
                entry.whole("damage", 0, 999),
                entry.number("knock_back", 0, 30),
                entry.whole("stagger_ticks", 0, 240));
        entry.rejectUnknownFields();
        return attack;
    }
}
