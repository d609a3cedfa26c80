package dev.orebound.autoplay.arena;

import dev.orebound.chance.RandomStream;
import dev.orebound.walker.WalkerControls;
import dev.orebound.world.World;
import dev.orebound.world.arena.ArenaState;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.InteractPrompt;

/**
 * A bot that tries to break one trap room: first by the mischief of its scheme, then by a fight to win. It acts by
 * intents alone. As a test tool it may read more of the world than a player sees.
 */
public final class HostilePlayer {
    /** Average number of ticks between two saves. */
    private static final int TICKS_BETWEEN_SAVES = 300;

    private final ArenaScheme scheme;
    private final RandomStream chance;
    private final ArenaMischief mischief;
    private final ArenaFighter fighter = new ArenaFighter();
    private final ArenaView view;
    private final WalkerControls controls;
    private ArenaState savedState = ArenaState.DORMANT;
    private boolean savedMidway;
    private boolean wantsCheckpoint;
    private boolean isDone;

    /**
     * Creates a bot that stands before a trap room, where the party came in.
     *
     * @param room id of the room
     * @param chance the source of all random decisions of the scheme
     */
    public HostilePlayer(ArenaScheme scheme, World world, int room, RandomStream chance) {
        this.scheme = scheme;
        this.chance = chance;
        mischief = scheme.anew().apply(chance);
        view = new ArenaView(world, room);
        controls = new WalkerControls(view);
    }

    /** Fills in the intent of the next tick. */
    public void decide(Intent intent) {
        controls.take(intent);
        if (mischief.refuses()) {
            isDone = controls.walkTo(view.outside());
        } else if (!mischief.act(view, controls)) {
            fighter.act(view, controls);
            isDone = view.arena().state().isOver() && view.self().cell == view.outside();
        }
        wantsCheckpoint = switch (scheme.saving()) {
            case NEVER -> false;
            case IN_EVERY_STATE -> isNews();
            case ANY_TIME -> chance.below(TICKS_BETWEEN_SAVES) == 0;
        };
    }

    /** Walks to the heart of the mine, whatever its scheme, and takes it if it is to. */
    public void goToHeart(int cell, boolean takes, Intent intent) {
        controls.take(intent);
        boolean isOffered = view.world().prompt() == InteractPrompt.TAKE_HEART;
        if (!isOffered || takes) {
            controls.interactOrWalkTo(cell, isOffered);
        }
    }

    private boolean isNews() {
        ArenaState state = view.arena().state();
        int closingTicks = view.arena().kind().doors().closingTicks();
        boolean isMidway = state == ArenaState.CLOSING && view.arena().closingTicksLeft() == closingTicks / 2;
        boolean isNews = state != savedState || (isMidway && !savedMidway);
        savedMidway = isMidway;
        savedState = state;
        return isNews;
    }

    /** Returns true if the game is to be saved after the current tick and continued from that save. */
    public boolean wantsCheckpoint() {
        return wantsCheckpoint;
    }

    /** Continues in another world in the same state. */
    public void goOnIn(World world) {
        view.lookAt(world);
    }

    /** Returns true once the bot is outside again and wants nothing more. */
    public boolean isDone() {
        return isDone;
    }
}
