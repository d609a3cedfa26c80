package dev.orebound.content.behaviour;

import dev.orebound.content.reading.JsonEntry;
/**
 * How hordes go their way behind their leader, and keep to their places.
 *
 * @param thereCells from the middle of a cell within which a leader has come there, 0.5 to 3
 * @param backSteps from where it set out beyond which a leader that is stopped turns back, 0 to 20
 * @param homeSteps within which a horde looks for another home that cannot come to its own, 2 to 60
 * @param aheadSteps of the way along which a formation looks, 1 to 12
 * @param heldUpTicks without a step nearer after which a leader is held up, and all go its way, 1 to 1200
 * @param restCells from a leader that rests within which the others stay in a hallway, 0 to 12
 * @param chooseTicks from one time to the next that hunters choose their sides of the player, 1 to 240
 * @param keepTicks from one time to the next that those sides go with the player, 1 to 60
 */
public record MarchRules(
        float thereCells,
        int backSteps,
        int homeSteps,
        int aheadSteps,
        int heldUpTicks,
        float restCells,
        int chooseTicks,
        int keepTicks) {

    static MarchRules read(JsonEntry entry) {
        MarchRules rules = new MarchRules(
                entry.number("there_cells", 0.5f, 3),
                entry.whole("back_steps", 0, 20),
                entry.whole("home_steps", 2, 60),
                entry.whole("ahead_steps", 1, 12),
                entry.whole("held_up_ticks", 1, 1200),
                entry.number("rest_cells", 0, 12),
                entry.whole("choose_ticks", 1, 240),
                entry.whole("keep_ticks", 1, 60));
        entry.rejectUnknownFields();
        return rules;
    }
}
