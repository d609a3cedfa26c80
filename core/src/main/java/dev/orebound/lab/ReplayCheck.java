package dev.orebound.lab;

import dev.orebound.content.Content;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.Replay;
import dev.orebound.journal.Replay.PlayedFloor;
import dev.orebound.journal.Replay.Second;
import dev.orebound.world.HashPart;
import dev.orebound.world.Intent;
import dev.orebound.world.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Simulates a replay again and compares every state that was recorded. */
public final class ReplayCheck {
    private final Content content;
    private final Intent intent = new Intent();

    public ReplayCheck(Content content) {
        this.content = content;
    }

    /**
     * What came of it.
     *
     * @param floors how many were played
     * @param ticks how many were compared
     * @param difference the first, or null if there is none
     */
    public record Outcome(int floors, long ticks, @Nullable Difference difference) {}

    /**
     * Where two runs part.
     *
     * @param node of the floor
     * @param lastEqualTick of that floor, 0 for its entrance
     * @param firstDifferingTick of that floor
     * @param parts what differs: kinds of component and streams; {@code entrance}; {@code hash}, if only that of all does
     */
    public record Difference(String node, long lastEqualTick, long firstDifferingTick, List<String> parts) {}

    /** Plays all floors of a replay, up to the first difference. */
    public Outcome check(Replay replay) {
        long ticks = 0;
        Expedition expedition = null;
        for (int i = 0; i < replay.floors().size(); i++) {
            PlayedFloor floor = replay.floors().get(i);
            if (expedition == null) {
                expedition = begin(floor);
                if (expedition == null) {
                    return new Outcome(i, ticks, new Difference(floor.node(), 0, 0, List.of("entrance")));
                }
            } else if (!enters(expedition, floor)) {
                return new Outcome(i, ticks, new Difference(floor.node(), 0, 0, List.of("entrance")));
            }
            Difference difference = compare(expedition, floor);
            if (difference != null) {
                return new Outcome(i + 1, ticks + difference.lastEqualTick(), difference);
            }
            ticks += expedition.world().tick();
        }
        return new Outcome(replay.floors().size(), ticks, null);
    }

    /** Null if nobody can stand where the floor was entered, or there is no such floor. */
    private @Nullable Expedition begin(PlayedFloor floor) {
        try {
            return Expedition.from(floor.entered(), content);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static boolean enters(Expedition expedition, PlayedFloor floor) {
        if (expedition.status() != Expedition.Status.LEAVING) {
            return false;
        }
        expedition.descend();
        return expedition.checkpoint().equals(floor.entered());
    }

    private @Nullable Difference compare(Expedition expedition, PlayedFloor floor) {
        long lastEqual = 0;
        for (Second second : floor.seconds()) {
            for (long packed : second.intents()) {
                if (expedition.status() == Expedition.Status.PLAYING) {
                    intent.unpack(packed);
                    expedition.step(intent);
                }
            }
            World world = expedition.world();
            if (world.tick() != second.tick() || world.hash() != second.hash()) {
                return new Difference(floor.node(), lastEqual, second.tick(), differingParts(world, second));
            }
            lastEqual = second.tick();
        }
        return null;
    }

    private static List<String> differingParts(World world, Second second) {
        world.hash();
        List<String> parts = new ArrayList<>();
        for (HashPart part : HashPart.values()) {
            boolean isRecorded = part.ordinal() < second.parts().size();
            if (!isRecorded || world.hashOf(part) != second.parts().get(part.ordinal())) {
                parts.add(part.id());
            }
        }
        return parts.isEmpty() ? List.of("hash") : parts;
    }
}
