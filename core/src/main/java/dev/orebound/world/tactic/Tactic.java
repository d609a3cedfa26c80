package dev.orebound.world.tactic;

/** One way of behaving in a fight. */
interface Tactic {
    /**
     * Decides what a monster does in this tick, if that is this tactic's to say: then the wish or the wanted attack is
     * written, and nobody after it in {@link HuntingTactics} is asked.
     */
    boolean decides(TacticActor at);
}
