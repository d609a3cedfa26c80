package dev.orebound.autoplay.arena;

import dev.orebound.autoplay.BotControls;
import dev.orebound.chance.RandomStream;
import dev.orebound.world.World;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.intent.Intent;

/**
 * Plays one trap room of a world as somebody who wants to break it: first the mischief of its scheme, then a fight to win.
 * It moves the world by intents alone. Being a tester, it may read more of the world than a player sees.
 */
public final class HostilePlayer {
    /** On average. */
    private static final int TICKS_BETWEEN_SAVES = 300;

    private final ArenaScheme scheme;
    private final RandomStream chance;
    private final ArenaMischief mischief;
    private final ArenaFighter fighter = new ArenaFighter();
    private final ArenaView sight;
    private final BotControls hands;
    private ArenaState savedState = ArenaState.DORMANT;
    private boolean savedMidway;
    private boolean wantsCheckpoint;
    private boolean isDone;

    /**
     * Stands before a trap room, where the party has come in.
     *
     * @param room the room's id
     * @param chance what the scheme leaves to chance
     */
    public HostilePlayer(ArenaScheme scheme, World world, int room, RandomStream chance) {
        this.scheme = scheme;
        this.chance = chance;
        mischief = scheme.anew().apply(chance);
        sight = new ArenaView(world, room);
        hands = new BotControls(sight);
    }

    /** What it wants in the next tick; the intent is filled in anew. */
    public void decide(Intent intent) {
        hands.take(intent);
        if (mischief.refuses()) {
            isDone = hands.walkTo(sight.outside());
        } else if (!mischief.act(sight, hands)) {
            fighter.act(sight, hands);
            isDone = sight.arena().state().isOver() && sight.self().cell == sight.outside();
        }
        wantsCheckpoint = switch (scheme.saving()) {
            case NEVER -> false;
            case IN_EVERY_STATE -> isNews();
            case ANY_TIME -> chance.below(TICKS_BETWEEN_SAVES) == 0;
        };
    }

    private boolean isNews() {
        ArenaState state = sight.arena().state();
        int closingTicks = sight.arena().kind().doors().closingTicks();
        boolean isMidway = state == ArenaState.CLOSING && sight.arena().closingTicksLeft() == closingTicks / 2;
        boolean isNews = state != savedState || (isMidway && !savedMidway);
        savedMidway = isMidway;
        savedState = state;
        return isNews;
    }

    /** True if the game is to be saved after the tick that was just decided, and gone on with from there. */
    public boolean wantsCheckpoint() {
        return wantsCheckpoint;
    }

    /** Plays on in another world, which has come to the same state. */
    public void goOnIn(World world) {
        sight.lookAt(world);
    }

    /** True once it stands outside again and wants nothing more. */
    public boolean isDone() {
        return isDone;
    }
}
