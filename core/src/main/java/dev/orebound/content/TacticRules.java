package dev.orebound.content;

import java.util.List;

/**
 * What holds for every way of fighting, for captives and for companions.
 *
 * @param corneredCells from its foe within which somebody who cannot get away turns and fights, 0.5 to 6
 * @param closeCells from its foe within which nobody looks for a side of its own any more, 0.5 to 6
 * @param elsewhereTicks for which somebody reaches nobody before it tries another side, 30 to 1200
 * @param sideTicks for which it then tries, 30 to 600
 * @param farCells from its foe, and out of its sight, beyond which a hunter thinks only now and then, 16 to 100
 * @param farTicks from one such thought to the next, 1 to 15
 * @param turnTicks from one look about to the next while it searches, 5 to 240
 * @param millTicks from one step about its post to the next while it guards, 30 to 1200
 * @param millCells within which of its post it mills about, 0 to 6
 * @param fireCells that who fears fire keeps from whoever is on fire, 0 to 6
 * @param brightPercent of full light from which ground counts as brightly lit, 1 to 100
 * @param freeTicks for which interact is held to set a captive free, 1 to 600
 * @param captorCells from a captive within which a captor who lives hinders that, 1 to 20
 * @param leashCells from the alchemist beyond which a companion fights nobody and comes back, 2 to 30
 * @param companionSightCells from the alchemist within which a companion looks for foes, 1 to 30
 * @param companionDamagePercent of a monster's damage that it does as a companion, 1 to 100
 */
public record TacticRules(
        float corneredCells,
        float closeCells,
        int elsewhereTicks,
        int sideTicks,
        float farCells,
        int farTicks,
        int turnTicks,
        int millTicks,
        float millCells,
        float fireCells,
        int brightPercent,
        int freeTicks,
        float captorCells,
        float leashCells,
        float companionSightCells,
        int companionDamagePercent) {

    static final String FILE = "content/tactics.json";

    static TacticRules read(Assets assets, List<String> complaints) {
        Entry entry = Entry.root(assets, FILE, complaints);
        TacticRules rules = new TacticRules(
                entry.number("cornered_cells", 0.5f, 6),
                entry.number("close_cells", 0.5f, 6),
                entry.whole("elsewhere_ticks", 30, 1200),
                entry.whole("side_ticks", 30, 600),
                entry.number("far_cells", 16, 100),
                entry.whole("far_ticks", 1, 15),
                entry.whole("turn_ticks", 5, 240),
                entry.whole("mill_ticks", 30, 1200),
                entry.number("mill_cells", 0, 6),
                entry.number("fire_cells", 0, 6),
                entry.whole("bright_percent", 1, 100),
                entry.whole("free_ticks", 1, 600),
                entry.number("captor_cells", 1, 20),
                entry.number("leash_cells", 2, 30),
                entry.number("companion_sight_cells", 1, 30),
                entry.whole("companion_damage_percent", 1, 100));
        entry.rejectUnknownFields();
        return rules;
    }
}
