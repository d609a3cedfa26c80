package dev.orebound.world.tactic;

/** Goes to the foe, by whatever way there is. */
final class Approach implements Tactic {
    @Override
    public boolean decides(TacticActor at) {
        at.goToPrey();
        return true;
    }
}
