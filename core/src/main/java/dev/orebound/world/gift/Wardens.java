package dev.orebound.world.gift;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.monster.Monster;
import dev.orebound.world.horde.HordeMinds;
import dev.orebound.world.state.FloorState;

/**
 * Who has the key to the exits of a battle floor: the leader of its strongest horde. Captors have none, since who frees a
 * captive need not slay them; thieves have none, since they get away with what they carry; nor has anybody to whom nobody can
 * walk. Where that leaves no horde, the exits are open.
 */
public final class Wardens {
    private static final int NONE = -1;

    private Wardens() {}

    /** Gives the key to a floor's warden, once its hordes are there. */
    public static void appoint(FloorGifts gifts, Floor floor, FloorState state, Content content, HordeMinds hordes) {
        if (floor.request().kind() != FloorKind.BATTLE) {
            return;
        }
        int strongest = strongest(floor, state, content);
        if (strongest != NONE) {
            gifts.lock()
                    .appoint(
                            hordes.all().get(strongest).leaderSpawnId(),
                            floor.hordes().get(strongest).leader().at());
        }
    }

    /** The number of the horde whose threats add up to most, the first of those; or -1. */
    private static int strongest(Floor floor, FloorState state, Content content) {
        int strongest = NONE;
        int most = 0;
        for (int number = 0; number < floor.hordes().size(); number++) {
            HordeSpot horde = floor.hordes().get(number);
            int threat = threat(horde, content);
            if (threat > most && mayHaveTheKey(horde, state, content)) {
                strongest = number;
                most = threat;
            }
        }
        return strongest;
    }

    private static boolean mayHaveTheKey(HordeSpot horde, FloorState state, Content content) {
        Monster leader = content.monsters().get(horde.leader().monster());
        return !horde.isCaptive()
                && !content.manners().get(leader.manner()).steals()
                && state.isWalkable(horde.leader().at());
    }

    private static int threat(HordeSpot horde, Content content) {
        int threat = content.monsters().get(horde.leader().monster()).threat();
        for (HordeSpot.Place member : horde.members()) {
            threat += content.monsters().get(member.monster()).threat();
        }
        return threat;
    }
}
