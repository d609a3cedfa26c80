package dev.orebound.world.vignette;

import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.KeySpot;
import dev.orebound.cave.floor.VignetteSpot;
import dev.orebound.chance.Hash64;
import dev.orebound.content.Content;
import dev.orebound.content.vignette.VignetteRule.VignetteMoment;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.horde.HordeMinds;
import dev.orebound.world.state.ChangedBy;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.HashedPart;
import dev.orebound.world.state.PartRegistry;
import java.util.ArrayList;
import java.util.List;

/** Holds how far each vignette of a floor has got. */
@ChangedBy("world")
public final class FloorVignettes implements HashedPart {
    final List<VignetteScene> scenes = new ArrayList<>();
    private final Floor floor;
    private final Content content;
    private final TickEvents events;

    public FloorVignettes(PartRegistry parts) {
        floor = parts.get(Floor.class);
        content = parts.get(Content.class);
        events = parts.get(TickEvents.class);
        for (int number = 0; number < floor.vignettes().size(); number++) {
            VignetteSpot spot = floor.vignettes().get(number);
            int kind = content.vignettes().indexOf(spot.kind());
            scenes.add(new VignetteScene(number, kind, content.vignettes().at(kind), spot));
        }
    }

    /** Gives each key that a horde carries to its leader, once the hordes and the keys are there. */
    public void giveKeys(FloorState state, HordeMinds hordes) {
        for (int number = 0; number < state.keys().size(); number++) {
            KeySpot spot = floor.keys().get(number);
            KeyComponent key = state.keys().get(number);
            long leader = spot.carrier() == VignetteSpot.NO_HORDE
                    ? 0
                    : hordes.all().get(spot.carrier()).leaderSpawnId();
            if (leader != 0) {
                key.state = KeyState.WITH_MONSTER;
                key.carrierSpawnId = leader;
            }
        }
    }

    /** Returns whether a moment of a vignette, by its number from 0, has come. */
    public boolean hasCome(int vignette, VignetteMoment moment) {
        return scenes.get(vignette).hasCome(moment);
    }

    /** Records that the player took a prize, a key or something from a cage. */
    void take(int vignette) {
        scenes.get(vignette).come(VignetteMoment.TAKEN);
    }

    void tell(EventType type, int vignette, int cell) {
        float x = floor.grid().x(cell) + 0.5f;
        float y = floor.grid().y(cell) + 0.5f;
        events.vignette(type, x, y, cell, vignette, scenes.get(vignette).kindIndex);
    }

    void tellOfLock(EventType type, int lock, int cell) {
        float x = floor.grid().x(cell) + 0.5f;
        float y = floor.grid().y(cell) + 0.5f;
        int kind = content.locks().indexOf(floor.locks().get(lock).kind());
        events.lock(type, x, y, cell, lock, kind);
    }

    @Override
    public void addTo(Hash64 hash) {
        for (int i = 0; i < scenes.size(); i++) {
            scenes.get(i).addTo(hash);
        }
    }
}
