package dev.orebound.world.combat;

import com.badlogic.ashley.core.Entity;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Blows that were struck in this tick and not yet felt. Slots are used again, so that fighting makes no garbage. */
public final class Blows {
    private final List<Blow> slots = new ArrayList<>();
    private int size;

    /** One blow against one actor. */
    static final class Blow {
        @Nullable
        Entity target;

        long bySpawnId;
        int byMonster;
        int damage;
        int staggerTicks;
        float knockX;
        float knockY;
    }

    int size() {
        return size;
    }

    Blow at(int index) {
        return slots.get(index);
    }

    /** A slot to fill in. */
    Blow add(Entity target) {
        if (size == slots.size()) {
            slots.add(new Blow());
        }
        Blow blow = slots.get(size++);
        blow.target = target;
        return blow;
    }

    /** Forgets all of them, and whom they were against. */
    void clear() {
        for (int i = 0; i < size; i++) {
            slots.get(i).target = null;
        }
        size = 0;
    }
}
