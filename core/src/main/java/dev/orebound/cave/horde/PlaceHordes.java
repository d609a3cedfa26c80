package dev.orebound.cave.horde;

import dev.orebound.cave.floor.FloorKey;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.cave.pass.FloorBuilder;
import dev.orebound.cave.pass.FloorPass;
import dev.orebound.cave.pass.PassOutcome;
import dev.orebound.cave.pass.PassRound;
import dev.orebound.cave.pass.PlacedRoom;
import dev.orebound.chance.RandomStream;
import dev.orebound.content.Content;
import dev.orebound.content.floor.CaveRules.Hordes;
import dev.orebound.content.floor.FirstRoom;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.FloorPromiseRules;
import dev.orebound.content.monster.Horde;
import dev.orebound.content.monster.Monster;
import dev.orebound.content.reading.IntRange;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lays sleeping hordes on the floor, after those of vignettes: a leader, and minions about it.
 *
 * <p>{@link HordeDraw} draws the hordes, and {@link HordeGround} finds their cells. At first only rooms that hold
 * nothing else count, so that fewer rooms are empty; for the first half of the tries only rooms without a horde, so
 * that they spread out; for three quarters of them, nobody may lie just before a trap room. A horde that finds no place
 * is drawn anew for the same depth: so hordes that ask for a terrain become rarer, and the floor no emptier, where
 * there is little of it.
 *
 * <p>Guarantees: every leader and member lies in a room, on a terrain that its kind asks for, on a cell with an arc
 * count below 2, out of sight of the start and some steps away; none lies in a trap room, behind a guardian's hall or
 * in a doorway. A horde for which no draw finds a place is left out; danger multiplies their number; on a floor that
 * promises an elite, one has an elite leader; one sleeper of the hand-made first room comes in addition, in sight of
 * the start; gives up on the attempt with fewer hordes than the lowest count.
 */
public final class PlaceHordes implements FloorPass {
    @Override
    public List<FloorKey<?>> reads() {
        return List.of(
                FloorKeys.STRUCTURE,
                FloorKeys.ROOM,
                FloorKeys.REGIONS,
                FloorKeys.ARCS,
                FloorKeys.DOORWAYS,
                FloorKeys.START,
                FloorKeys.EXITS,
                FloorKeys.PLACED_CHESTS,
                FloorKeys.TRAPS,
                FloorKeys.TERRAIN,
                FloorKeys.LIQUID,
                FloorKeys.PLACED_FIXTURES,
                FloorKeys.VIGNETTES,
                FloorKeys.PLANNED_LOCKS,
                FloorKeys.VIGNETTE_HORDES,
                FloorKeys.ORES,
                FloorKeys.GUARDIAN_ROOMS);
    }

    @Override
    public List<FloorKey<?>> writes() {
        return List.of(FloorKeys.HORDES);
    }

    @Override
    public PassOutcome run(FloorBuilder floor, RandomStream stream) {
        Content content = floor.content();
        int depth = floor.request().depth();
        IntRange count = content.cave().hordes().countAt(depth);
        HordeDraw draw = new HordeDraw(content, depth);
        HordeGround ground = new HordeGround(floor);
        List<HordeSpot> hordes = new ArrayList<>(floor.get(FloorKeys.VIGNETTE_HORDES));
        int brought = hordes.size();
        PlacedRoom firstRoom = floor.firstRoom();
        if (firstRoom != null) {
            hordes.add(inFirstRoom(firstRoom, content, depth));
            ground.take(hordes.get(brought));
        }
        int wanted = byDanger(stream.between(count.lowest(), count.highest()), floor, stream);
        for (int i = 0; i < wanted; i++) {
            HordeSpot horde = bring(draw, ground, content.cave().hordes(), stream);
            if (horde != null) {
                hordes.add(horde);
                floor.show(PassRound.HORDE_LAID, FloorKeys.HORDES, hordes);
            }
        }
        if (hordes.size() - brought < count.lowest()) {
            return PassOutcome.missed(
                    "only " + (hordes.size() - brought) + " of at least " + count.lowest() + " hordes found a place");
        }
        if (floor.request().promises(FloorPromiseRules.ELITE) && !giveEliteLeader(hordes, brought, content)) {
            return PassOutcome.missed("no horde can have an elite leader");
        }
        floor.put(FloorKeys.HORDES, List.copyOf(hordes));
        return PassOutcome.DONE;
    }

    /** Returns the number of hordes for the danger of the floor; the boss's floor keeps its own number. */
    private static int byDanger(int drawn, FloorBuilder floor, RandomStream stream) {
        FloorRequest request = floor.request();
        if (request.kind() == FloorKind.BOSS) {
            return drawn;
        }
        int hundredths = drawn
                * floor.content().graph().promises().marksOf(request.danger()).hordesPercent();
        return hundredths / 100 + (stream.chance(hundredths % 100) ? 1 : 0);
    }

    /**
     * Gives an elite leader to the strongest horde that no vignette brought, the first of equals. Captives, thieves,
     * which flee with what they have, and swimmers never are elite.
     */
    private static boolean giveEliteLeader(List<HordeSpot> hordes, int from, Content content) {
        int strongest = -1;
        for (int number = from; number < hordes.size(); number++) {
            HordeSpot horde = hordes.get(number);
            Monster leader = content.monsters().get(horde.leader().monster());
            boolean canLead = !horde.isCaptive() && !leader.steals() && !leader.swims();
            if (canLead
                    && (strongest < 0
                            || horde.threat(content.monsters())
                                    > hordes.get(strongest).threat(content.monsters()))) {
                strongest = number;
            }
        }
        if (strongest >= 0) {
            hordes.set(strongest, hordes.get(strongest).withEliteLeader());
        }
        return strongest >= 0;
    }

    private static HordeSpot inFirstRoom(PlacedRoom firstRoom, Content content, int depth) {
        Horde kind = content.hordes().get(firstRoom.horde());
        int at = firstRoom.cellsOf(FirstRoom.SLEEPER).at(0);
        return new HordeSpot(kind.id(), depth, new HordeSpot.MonsterSpot(kind.leader(), at), List.of(), false);
    }

    private static @Nullable HordeSpot bring(HordeDraw draw, HordeGround ground, Hordes rules, RandomStream stream) {
        int drawnFor = draw.depth(stream);
        for (int redraw = 0; redraw <= rules.redraws(); redraw++) {
            Horde kind = draw.kind(drawnFor, stream);
            HordeSpot horde = place(kind, drawnFor, ground, rules, stream);
            if (horde != null) {
                return horde;
            }
        }
        return null;
    }

    private static @Nullable HordeSpot place(
            Horde kind, int drawnFor, HordeGround ground, Hordes rules, RandomStream stream) {
        List<String> members = HordeDraw.members(kind, stream);
        int count = ground.findCellsFor(kind);
        for (int attempt = 0; attempt < rules.tries() && count > 0; attempt++) {
            int leader = ground.cellFound(stream.below(count));
            boolean mayCrowd = attempt >= rules.tries() / 2;
            if (attempt < rules.emptyRoomTries() && ground.isRoomOfThings(leader)) {
                continue;
            }
            if ((!mayCrowd && ground.isRoomTaken(leader)) || !ground.isHidden(leader)) {
                continue;
            }
            boolean mayLieBeforeTrap = attempt >= rules.tries() * 3 / 4;
            if (!mayLieBeforeTrap && ground.isBeforeTrap(leader)) {
                continue;
            }
            int about = ground.findCellsAbout(leader, rules.mostMemberSteps(), mayLieBeforeTrap, stream);
            if (about >= members.size()) {
                HordeSpot spot = spot(kind, drawnFor, leader, members, ground);
                ground.take(spot);
                return spot;
            }
        }
        return null;
    }

    private static HordeSpot spot(Horde kind, int drawnFor, int leader, List<String> members, HordeGround ground) {
        List<HordeSpot.MonsterSpot> places = new ArrayList<>();
        for (int i = 0; i < members.size(); i++) {
            places.add(new HordeSpot.MonsterSpot(members.get(i), ground.cellAbout(i)));
        }
        return new HordeSpot(
                kind.id(),
                drawnFor,
                new HordeSpot.MonsterSpot(kind.leader(), leader),
                places,
                kind.has(Horde.HordeFlag.CAPTIVE));
    }
}
