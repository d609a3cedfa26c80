package dev.orebound.content.arena;

/** Is won when all waves are dead. */
final class BeatWavesGoal implements ArenaGoal {
    @Override
    public boolean isWon(ArenaProgress fight) {
        return ArenaGoal.areAllDead(fight);
    }
}
