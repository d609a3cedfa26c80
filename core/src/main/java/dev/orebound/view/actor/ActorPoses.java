package dev.orebound.view.actor;

import com.badlogic.gdx.utils.Array;
import com.badlogic.gdx.utils.LongMap;
import org.jspecify.annotations.Nullable;

/** Keeps the poses of all actors by spawn id. A pose that no frame asks for any more is reused. */
public final class ActorPoses {
    private static final int EXPECTED = 256;

    private final LongMap<ActorPose> poses = new LongMap<>(EXPECTED);
    private final Array<ActorPose> unused = new Array<>(EXPECTED);
    private int frame;

    /** Begins a frame. */
    void begin() {
        frame++;
    }

    /** Returns the pose of an actor, a new one if necessary. */
    public ActorPose of(long spawnId, float x, float y) {
        ActorPose pose = poses.get(spawnId);
        if (pose == null) {
            pose = unused.size > 0 ? unused.pop() : new ActorPose();
            pose.reset(spawnId, x, y);
            poses.put(spawnId, pose);
        }
        pose.frame = frame;
        return pose;
    }

    /** Returns the pose of an actor that was drawn before, or null. */
    @Nullable
    public ActorPose find(long spawnId) {
        return poses.get(spawnId);
    }

    /** Ends a frame. */
    void end() {
        LongMap.Entries<ActorPose> entries = poses.entries();
        while (entries.hasNext) {
            ActorPose pose = entries.next().value;
            if (pose.frame != frame) {
                entries.remove();
                unused.add(pose);
            }
        }
    }
}
