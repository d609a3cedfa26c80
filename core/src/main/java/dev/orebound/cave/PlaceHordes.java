package dev.orebound.cave;

import dev.orebound.chance.Raffle;
import dev.orebound.chance.Stream;
import dev.orebound.content.CaveRules.Hordes;
import dev.orebound.content.Content;
import dev.orebound.content.Horde;
import java.util.ArrayList;
import java.util.List;

/**
 * Lays sleeping hordes on the floor: a leader, and minions about it.
 *
 * <p>A horde's kind is drawn by its frequency among those of the floor's depth or, now and then, of up to five depths more
 * (never more than half the depth). {@link HordeGround} says where one may lie; for the first half of the tries only rooms
 * without a horde count, so that they spread out.
 *
 * <p>Guarantees: every leader lies on a cell with an arc count below 2, out of sight of the start and some steps away; none
 * lies in a trap room. A horde that finds no place in the tries that the rules give is left out; gives up on the attempt
 * with fewer hordes than the lowest count.
 */
final class PlaceHordes implements Pass {
    private static final int MOST_DEPTHS_BEYOND = 5;
    private static final int DEEPEST = 17;

    @Override
    public List<Key<?>> reads() {
        return List.of(
                Keys.STRUCTURE,
                Keys.ROOM,
                Keys.ARCS,
                Keys.DOORWAYS,
                Keys.START,
                Keys.EXITS,
                Keys.CHESTS,
                Keys.TRAPS,
                Keys.TERRAIN,
                Keys.LIQUID,
                Keys.ORES);
    }

    @Override
    public List<Key<?>> writes() {
        return List.of(Keys.HORDES);
    }

    @Override
    public Outcome run(FloorBuilder floor, Stream stream) {
        Content content = floor.content();
        Hordes rules = content.cave().hordes();
        HordeGround ground = new HordeGround(floor);
        List<HordeSpot> hordes = new ArrayList<>();
        int wanted = stream.between(rules.count().lowest(), rules.count().highest());
        for (int i = 0; i < wanted; i++) {
            int depth = drawDepth(floor.request().depth(), rules.outOfDepthPercent(), stream);
            place(drawKind(content, depth, stream), depth, ground, rules, hordes, stream);
        }
        if (hordes.size() < rules.count().lowest()) {
            return Outcome.missed("only " + hordes.size() + " hordes found a place");
        }
        floor.put(Keys.HORDES, List.copyOf(hordes));
        return Outcome.DONE;
    }

    private static int drawDepth(int depth, int outOfDepthPercent, Stream stream) {
        int most = Math.min(Math.min(MOST_DEPTHS_BEYOND, depth / 2), DEEPEST - depth);
        boolean isBeyond = stream.chance(outOfDepthPercent);
        return most > 0 && isBeyond ? depth + stream.between(1, most) : depth;
    }

    private static Horde drawKind(Content content, int depth, Stream stream) {
        Raffle<Horde> raffle = new Raffle<>();
        for (Horde horde : content.hordes()) {
            if (horde.depths().holds(depth)) {
                raffle.add(horde, horde.frequency());
            }
        }
        return raffle.draw(stream);
    }

    private static void place(
            Horde kind, int depth, HordeGround ground, Hordes rules, List<HordeSpot> hordes, Stream stream) {
        List<String> members = drawMembers(kind, stream);
        for (int attempt = 0; attempt < rules.tries(); attempt++) {
            int leader = ground.drawCell(stream);
            boolean mayCrowd = attempt >= rules.tries() / 2;
            if (!ground.suitsLeader(leader) || (!mayCrowd && ground.isRoomTaken(leader))) {
                continue;
            }
            List<Integer> about = ground.cellsAbout(leader, rules.mostMemberSteps(), stream);
            if (about.size() >= members.size()) {
                hordes.add(spot(kind, depth, leader, members, about));
                ground.take(leader, about.subList(0, members.size()));
                return;
            }
        }
    }

    private static List<String> drawMembers(Horde kind, Stream stream) {
        List<String> members = new ArrayList<>();
        for (Horde.Members group : kind.members()) {
            int count = stream.between(group.count().lowest(), group.count().highest());
            for (int i = 0; i < count; i++) {
                members.add(group.monster());
            }
        }
        return members;
    }

    private static HordeSpot spot(Horde kind, int depth, int leader, List<String> members, List<Integer> about) {
        List<HordeSpot.Place> places = new ArrayList<>();
        for (int i = 0; i < members.size(); i++) {
            places.add(new HordeSpot.Place(members.get(i), about.get(i)));
        }
        return new HordeSpot(kind.id(), depth, new HordeSpot.Place(kind.leader(), leader), places);
    }
}
