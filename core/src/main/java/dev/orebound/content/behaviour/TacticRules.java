package dev.orebound.content.behaviour;

import dev.orebound.content.reading.Assets;
import dev.orebound.content.reading.IntRange;
import dev.orebound.content.reading.JsonEntry;
import java.util.List;

/**
 * Numbers for all fighting styles, for captives and for companions.
 *
 * @param corneredCells from its enemy within which a cornered monster turns and fights, and past which it does not
 *     run, 0.5 to 6
 * @param closeCells from its enemy within which a monster no longer looks for a side of its own, 0.5 to 6
 * @param elsewhereTicks without reaching an enemy after which a monster tries another side, 30 to 1200
 * @param sideTicks for which it then tries, 30 to 600
 * @param farCells from its enemy, and out of its sight, beyond which a hunter decides only now and then, 16 to 100
 * @param farTicks between two such decisions, 1 to 15
 * @param turnTicks between two looks around while it searches, 5 to 240
 * @param millTicks between two steps around its post while it guards, 30 to 1200
 * @param millCells from its post within which it moves while it guards, 0 to 6
 * @param fireCells that a monster which fears fire keeps from burning bodies, 0 to 6
 * @param circlePercent of its speed with which a monster circles its enemy, 1 to 100
 * @param unseenTicks out of sight after which a fleeing monster may return, 0 to 600
 * @param coverCells that are searched for a place out of sight or out of the light, 1 to 2000
 * @param coverTicks for which a monster keeps to such a place, 1 to 600
 * @param brightPercent of full light from which ground counts as brightly lit, 1 to 100
 * @param freeTicks for which the interact key is held to free a captive, 1 to 600
 * @param captorCells from a captive within which a living captor prevents that, 1 to 20
 * @param leashCells from the player beyond which a companion stops fighting and comes back, 2 to 30
 * @param companionSightCells from the player within which a companion looks for enemies, 1 to 30
 * @param companionCalmTicks without a fight or a wound after which a companion recovers, 0 to 3600
 * @param companionMendTicks for each health point that it then regains, 1 to 600
 * @param asideCells ahead of the walking player within which a companion steps aside, 0 to 4
 * @param lightStepCells ahead of its steps at which a monster that fears light looks for it, 0.5 to 4
 * @param calm numbers for monsters that see no enemy
 * @param places the places of monsters that fight with others
 * @param backingOff numbers for backing off
 * @param waiting numbers for waiting before a narrow place
 * @param lanes numbers for finding a lane for a charge
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
        return entry.complete(new TacticRules(
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
                LaneRules.read(entry.object("lanes"))));
    }

    /**
     * Numbers for monsters that see no enemy.
     *
     * @param strollPercent of its speed with which a calm monster walks, 10 to 100
     * @param thereCells from a place within which a monster has arrived, 0.1 to 1
     * @param lookCells from a searched place within which it looks around, 0.4 to 4
     * @param pauseCells from its post within which it may pause while it guards, 0.5 to 6
     * @param houseCells from its post within which it stays put if rock lies between, 0 to 12
     */
    public record CalmRules(int strollPercent, float thereCells, float lookCells, float pauseCells, float houseCells) {

        private static CalmRules read(JsonEntry entry) {
            return entry.complete(new CalmRules(
                    entry.whole("stroll_percent", 10, 100),
                    entry.number("there_cells", 0.1f, 1),
                    entry.number("look_cells", 0.4f, 4),
                    entry.number("pause_cells", 0.5f, 6),
                    entry.number("house_cells", 0, 12)));
        }
    }

    /**
     * The places of monsters that fight with others: round the enemy, behind their friends, apart from them, or on
     * another side.
     *
     * @param surroundCells from its enemy at which a monster without a place in a formation takes its side, 0.8 to 4
     * @param surroundOffCells from its enemy beyond which a monster does not look for a side yet, 2 to 30
     * @param behindCells behind the centre of its friends at which a monster of the rear stays, 0.5 to 6
     * @param behindNearCells from that place within which it is near enough, 0.1 to 3
     * @param apartStepCells that a monster looks ahead when it steps away from a friend, 0.5 to 4
     * @param apartPercent of its speed with which it steps away, 10 to 100
     * @param beyondCells behind its enemy to which a monster goes for another side, the farthest that is no rock, 1
     *     to 12
     */
    public record PlaceRules(
            float surroundCells,
            float surroundOffCells,
            float behindCells,
            float behindNearCells,
            float apartStepCells,
            int apartPercent,
            IntRange beyondCells) {

        private static PlaceRules read(JsonEntry entry) {
            return entry.complete(new PlaceRules(
                    entry.number("surround_cells", 0.8f, 4),
                    entry.number("surround_off_cells", 2, 30),
                    entry.number("behind_cells", 0.5f, 6),
                    entry.number("behind_near_cells", 0.1f, 3),
                    entry.number("apart_step_cells", 0.5f, 4),
                    entry.whole("apart_percent", 10, 100),
                    IntRange.read(entry, "beyond_cells", 1, 12)));
        }
    }

    /**
     * Numbers for backing off while facing the enemy.
     *
     * @param farCells that it looks ahead for a way, 1 to 8
     * @param gainCells that a way must at least gain in distance from the enemy, 0.1 to 3
     * @param openCells of distance that each open cell around the end of a way is worth, 0 to 1
     * @param keptTicks for which a way is kept, 0 to 120
     */
    public record BackOffRules(int farCells, float gainCells, float openCells, int keptTicks) {

        private static BackOffRules read(JsonEntry entry) {
            return entry.complete(new BackOffRules(
                    entry.whole("far_cells", 1, 8),
                    entry.number("gain_cells", 0.1f, 3),
                    entry.number("open_cells", 0, 1),
                    entry.whole("kept_ticks", 0, 120)));
        }
    }

    /**
     * Numbers for waiting before a narrow place instead of queueing in it.
     *
     * @param offSteps from the enemy beyond which a monster does not wait yet, 2 to 60
     * @param hideCells around it in which it looks for a place out of sight, 1 to 8
     * @param keptTicks for which it goes to a place that it has found, 0 to 300
     */
    public record WaitRules(int offSteps, int hideCells, int keptTicks) {

        private static WaitRules read(JsonEntry entry) {
            return entry.complete(new WaitRules(
                    entry.whole("off_steps", 2, 60),
                    entry.whole("hide_cells", 1, 8),
                    entry.whole("kept_ticks", 0, 300)));
        }
    }

    /**
     * Numbers for finding a straight lane for a charge.
     *
     * @param nearCells that it steps aside at first, 0.5 to 4
     * @param farCells that it steps aside if that gives none, 0.5 to 6
     * @param marginCells by which the lane must lie within the bounds of its charge, 0 to 1
     * @param keptTicks for which it keeps to a lane that it has found, 0 to 120
     */
    public record LaneRules(float nearCells, float farCells, float marginCells, int keptTicks) {

        private static LaneRules read(JsonEntry entry) {
            return entry.complete(new LaneRules(
                    entry.number("near_cells", 0.5f, 4),
                    entry.number("far_cells", 0.5f, 6),
                    entry.number("margin_cells", 0, 1),
                    entry.whole("kept_ticks", 0, 120)));
        }
    }
}
