package dev.orebound.world.tactic;

/** Draws back for a while after each of its blows: in and out. */
final class Withdraw implements Tactic {
    private final RetreatTactics retreat;

    Withdraw(RetreatTactics retreat) {
        this.retreat = retreat;
    }

    @Override
    public boolean decides(TacticActor at) {
        if (at.tactic.withdrawTicks == 0) {
            return false;
        }
        at.tactic.withdrawTicks--;
        return retreat.takes(at);
    }
}
