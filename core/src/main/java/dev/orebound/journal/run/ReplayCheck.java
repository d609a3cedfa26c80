package dev.orebound.journal.run;

import dev.orebound.content.Content;
import dev.orebound.expedition.Checkpoint;
import dev.orebound.expedition.Expedition;
import dev.orebound.journal.replay.GameFault;
import dev.orebound.journal.replay.Replay;
import dev.orebound.journal.replay.Replay.FaultEnd;
import dev.orebound.journal.replay.Replay.RecordedFloor;
import dev.orebound.journal.replay.Replay.RecordedSecond;
import dev.orebound.world.HashPart;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
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
     * The result of a check.
     *
     * @param floors how many were played
     * @param ticks how many were compared
     * @param hash of all, where it ended
     * @param fault the fault at the end, the same as when it was played, or null if there was none
     * @param difference the first, or null if there is none
     */
    public record ReplayOutcome(
            int floors,
            long ticks,
            long hash,
            @Nullable GameFault fault,
            @Nullable ReplayDifference difference) {}

    /**
     * The first difference between two runs.
     *
     * @param node of the floor
     * @param lastEqualTick of that floor, 0 for its entrance
     * @param firstDifferingTick of that floor
     * @param parts what differs: kinds of component and streams; {@code entrance}; {@code hash}, if only that of all
     *     does; {@code fault}, if what breaks the game does
     * @param then what broke the game when it was played, or null
     * @param now what breaks it now, or null
     */
    public record ReplayDifference(
            String node,
            long lastEqualTick,
            long firstDifferingTick,
            List<String> parts,
            @Nullable GameFault then,
            @Nullable GameFault now) {
        ReplayDifference(String node, long lastEqualTick, long firstDifferingTick, List<String> parts) {
            this(node, lastEqualTick, firstDifferingTick, parts, null, null);
        }
    }

    /** Plays all floors of a replay, up to the first difference. */
    public ReplayOutcome check(Replay replay) {
        long ticks = 0;
        Expedition expedition = null;
        for (int i = 0; i < replay.floors().size(); i++) {
            RecordedFloor floor = replay.floors().get(i);
            ReplayDifference entrance = null;
            if (expedition == null) {
                expedition = begin(floor);
            } else {
                entrance = enter(expedition, floor);
            }
            if (expedition == null || entrance != null) {
                return new ReplayOutcome(i, ticks, 0, null, entrance == null ? atEntrance(floor, null) : entrance);
            }
            ReplayDifference difference = compare(expedition, floor);
            if (difference != null) {
                return new ReplayOutcome(i + 1, ticks + difference.lastEqualTick(), 0, null, difference);
            }
            ticks += expedition.world().tick();
        }
        int floors = replay.floors().size();
        return expedition == null
                ? new ReplayOutcome(0, 0, 0, null, null)
                : atTheEnd(expedition, replay.end(), floors, ticks);
    }

    private ReplayOutcome atTheEnd(Expedition expedition, @Nullable FaultEnd end, int floors, long ticks) {
        World world = expedition.world();
        if (end == null) {
            return new ReplayOutcome(floors, ticks, world.hash(), null, null);
        }
        long lastEqual = world.tick();
        GameFault now = breakAgain(expedition, end);
        long hash = hashOrZero(world);
        List<String> parts = new ArrayList<>();
        if (!end.fault().equals(now)) {
            parts.add("fault");
        } else if (end.hash() != null && end.hash() != hash) {
            parts.add("hash");
        }
        if (parts.isEmpty()) {
            return new ReplayOutcome(floors, ticks + world.tick() - lastEqual, hash, now, null);
        }
        String node = world.floor().request().node();
        return new ReplayOutcome(
                floors,
                ticks,
                hash,
                null,
                new ReplayDifference(node, lastEqual, world.tick(), parts, end.fault(), now));
    }

    /** Plays the last ticks; returns the fault that ends them, or null. */
    private @Nullable GameFault breakAgain(Expedition expedition, FaultEnd end) {
        try {
            for (long packed : end.intents()) {
                intent.unpack(packed);
                expedition.step(intent);
            }
            if (end.intents().isEmpty()) {
                expedition.descend();
            }
            return null;
        } catch (RuntimeException | Error e) {
            return GameFault.of(e);
        }
    }

    /** Returns the hash, or 0 if the fault prevents computing it. */
    private static long hashOrZero(World world) {
        try {
            return world.hash();
        } catch (RuntimeException e) {
            return 0;
        }
    }

    /**
     * Begins a run on a recorded floor; returns null if there is no such floor, or if its entrance cannot be stood on.
     */
    private @Nullable Expedition begin(RecordedFloor floor) {
        try {
            return Expedition.from(floor.entered(), content);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /** Enters the next floor; returns the difference from the recording, or null. */
    private @Nullable ReplayDifference enter(Expedition expedition, RecordedFloor floor) {
        if (expedition.status() != Expedition.RunStatus.LEAVING) {
            return atEntrance(floor, null);
        }
        try {
            expedition.descend();
        } catch (RuntimeException e) {
            return atEntrance(floor, GameFault.of(e));
        }
        return hasEntered(expedition.checkpoint(), floor.entered()) ? null : atEntrance(floor, null);
    }

    /**
     * Returns true if two checkpoints are equal. The recorded one may hold positions instead of ids, and may lack
     * finds, or facts among them.
     */
    private boolean hasEntered(Checkpoint checkpoint, Checkpoint recorded) {
        boolean lacksFinds = recorded.deeds().finds().isEmpty();
        Checkpoint compared = lacksFinds ? recorded.having(checkpoint.deeds().finds()) : recorded;
        boolean lacksFacts = !lacksFinds && !recorded.deeds().hasFacts();
        Checkpoint now =
                lacksFacts ? checkpoint.having(checkpoint.deeds().withoutFacts().finds()) : checkpoint;
        try {
            return now.equals(compared.withIds(content));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static ReplayDifference atEntrance(RecordedFloor floor, @Nullable GameFault now) {
        List<String> parts = List.of(now == null ? "entrance" : "fault");
        return new ReplayDifference(floor.node(), 0, 0, parts, null, now);
    }

    private @Nullable ReplayDifference compare(Expedition expedition, RecordedFloor floor) {
        long lastEqual = 0;
        for (RecordedSecond second : floor.seconds()) {
            GameFault fault = play(expedition, second);
            World world = expedition.world();
            if (fault != null) {
                return new ReplayDifference(floor.node(), lastEqual, world.tick(), List.of("fault"), null, fault);
            }
            if (world.tick() != second.tick() || world.hash() != second.hash()) {
                return new ReplayDifference(floor.node(), lastEqual, second.tick(), differingParts(world, second));
            }
            lastEqual = second.tick();
        }
        return null;
    }

    /** Plays a second; returns a fault that did not happen when it was recorded, or null. */
    private @Nullable GameFault play(Expedition expedition, RecordedSecond second) {
        try {
            for (long packed : second.intents()) {
                if (expedition.status() == Expedition.RunStatus.PLAYING) {
                    intent.unpack(packed);
                    expedition.step(intent);
                }
            }
            return null;
        } catch (RuntimeException e) {
            return GameFault.of(e);
        }
    }

    private static List<String> differingParts(World world, RecordedSecond second) {
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
