package dev.orebound.content.arena;

/** Is won when the time is up. Until then waves keep coming. */
final class HoldOutGoal implements ArenaGoal {
    @Override
    public boolean isWon(ArenaProgress fight) {
        return fight.holdOutTicksLeft() == 0;
    }

    @Override
    public void show(ArenaProgress fight, GoalBanner banner) {
        banner.showTime(fight.holdOutTicksLeft(), fight.kind().holdOutTicks());
    }

    @Override
    public boolean isTimed() {
        return true;
    }
}
