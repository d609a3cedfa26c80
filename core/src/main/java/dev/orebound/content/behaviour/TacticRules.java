package dev.orebound.content.behaviour;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.JsonEntry;
import java.util.List;

/**
 * What holds for every way of fighting, for captives and for companions.
 *
 * @param corneredCells from its foe within which somebody who cannot get away turns and fights, and past which it does not run, 0.5 to 6
 * @param closeCells from its foe within which nobody looks for a side of its own any more, 0.5 to 6
 * @param elsewhereTicks for which somebody reaches nobody before it tries another side, 30 to 1200
 * @param sideTicks for which it then tries, 30 to 600
 * @param farCells from its foe, and out of its sight, beyond which a hunter thinks only now and then, 16 to 100
 * @param farTicks from one such thought to the next, 1 to 15
 * @param turnTicks from one look about to the next while it searches, 5 to 240
 * @param millTicks from one step about its post to the next while it guards, 30 to 1200
 * @param millCells within which of its post it mills about, 0 to 6
 * @param fireCells that who fears fire keeps from whoever is on fire, 0 to 6
 * @param circlePercent of its speed with which somebody goes round its foe, 1 to 100
 * @param unseenTicks out of sight after which who ran for its life may come back, 0 to 600
 * @param coverCells round about that are looked at for a place out of sight or out of the light, 1 to 2000
 * @param coverTicks for which somebody keeps to such a place, 1 to 600
 * @param brightPercent of full light from which ground counts as brightly lit, 1 to 100
 * @param freeTicks for which interact is held to set a captive free, 1 to 600
 * @param captorCells from a captive within which a captor who lives hinders that, 1 to 20
 * @param leashCells from the alchemist beyond which a companion fights nobody and comes back, 2 to 30
 * @param companionSightCells from the alchemist within which a companion looks for foes, 1 to 30
 * @param companionCalmTicks without a fight or a wound from which on a companion mends, 0 to 3600
 * @param companionMendTicks from one health point that it then gets back to the next, 1 to 600
 * @param asideCells ahead of the alchemist's steps within which a companion gets out of the way, 0 to 4
 * @param lightStepCells ahead of its steps that who fears the light looks for it, 0.5 to 4
 * @param calm how those walk and stand about who see no foe
 * @param places where those stand who fight with others
 * @param backingOff how somebody backs off
 * @param waiting how those wait their turn before a narrow place
 * @param lanes how somebody gets a straight way for its charge
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
        int circlePercent,
        int unseenTicks,
        int coverCells,
        int coverTicks,
        int brightPercent,
        int freeTicks,
        float captorCells,
        float leashCells,
        float companionSightCells,
        int companionCalmTicks,
        int companionMendTicks,
        float asideCells,
        float lightStepCells,
        CalmRules calm,
        PlaceRules places,
        BackOffRules backingOff,
        WaitRules waiting,
        LaneRules lanes) {

    public static final String FILE = "content/tactics.json";

    public static TacticRules read(Assets assets, List<String> complaints) {
        JsonEntry entry = JsonEntry.root(assets, FILE, complaints);
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
                entry.whole("circle_percent", 1, 100),
                entry.whole("unseen_ticks", 0, 600),
                entry.whole("cover_cells", 1, 2000),
                entry.whole("cover_ticks", 1, 600),
                entry.whole("bright_percent", 1, 100),
                entry.whole("free_ticks", 1, 600),
                entry.number("captor_cells", 1, 20),
                entry.number("leash_cells", 2, 30),
                entry.number("companion_sight_cells", 1, 30),
                entry.whole("companion_calm_ticks", 0, 3600),
                entry.whole("companion_mend_ticks", 1, 600),
                entry.number("aside_cells", 0, 4),
                entry.number("light_step_cells", 0.5f, 4),
                CalmRules.read(entry.object("calm")),
                PlaceRules.read(entry.object("places")),
                BackOffRules.read(entry.object("backing_off")),
                WaitRules.read(entry.object("waiting")),
                LaneRules.read(entry.object("lanes")));
        entry.rejectUnknownFields();
        return rules;
    }
}
