package dev.orebound.content.arena;

/** Is won when all heads are dead and no later wave brings another, or when all waves are dead. */
final class SlayHeadsGoal implements ArenaGoal {
    @Override
    public boolean isWon(ArenaProgress fight) {
        int next = fight.isWavePresent() ? fight.wave() + 1 : fight.wave();
        boolean areHeadsDead = fight.heads() == 0 && fight.headsFrom(next) == 0 && fight.headsFrom(0) > 0;
        return areHeadsDead || ArenaGoal.areAllDead(fight);
    }

    @Override
    public boolean needsHeads() {
        return true;
    }
}
