package dev.orebound.content.arena;

/** Is won when all waves are dead and the ward still stands. Is lost when the ward falls. */
final class ProtectGoal implements ArenaGoal {
    @Override
    public boolean isWon(ArenaProgress fight) {
        return !isLost(fight) && ArenaGoal.areAllDead(fight);
    }

    @Override
    public boolean isLost(ArenaProgress fight) {
        return fight.wardHealth() == 0;
    }

    @Override
    public void show(ArenaProgress fight, GoalBanner banner) {
        banner.showWard(fight.wardHealth(), fight.wardMost());
    }

    @Override
    public boolean needsWard() {
        return true;
    }
}
