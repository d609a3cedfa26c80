package dev.orebound.world.vignette;

import static dev.orebound.world.component.ComponentMappers.BODIES;

import com.badlogic.ashley.core.Entity;
import dev.orebound.cave.floor.Floor;
import dev.orebound.content.combat.HitEffect;
import dev.orebound.content.vignette.VignetteRule;
import dev.orebound.content.vignette.VignetteRule.Collapse;
import dev.orebound.content.vignette.VignetteRule.VignetteEffect;
import dev.orebound.grid.Direction;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.MutableBitLayer;
import dev.orebound.grid.StepKind;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.KeyState;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.HurtSource;
import dev.orebound.world.event.WorldEvent;
import dev.orebound.world.state.ActorColumns;
import dev.orebound.world.state.BlowQueue;
import dev.orebound.world.state.FloorChanges;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Population;
import dev.orebound.world.state.SpawnOrder;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lets the roof of a vignette come down, cell by cell. A cell cracks before it closes. It hits the bodies on it, pushes
 * them towards the way out, and waits until all are off; it also waits while closing would cut a body off from the
 * start of the floor. Things that lie on it, or would be cut off, are moved.
 */
final class RoofCollapse {
    /** Ticks for which a cell cracks before it closes, at least. */
    private static final int WARNING_TICKS = 24;

    /** Ticks until a cell that hit somebody hits again. */
    private static final int AGAIN_TICKS = 40;

    /** Distance in cells beyond its radius at which a body counts as on a cell. */
    private static final float MARGIN = 0.05f;

    private static final float PUSH_CELLS = 1.2f;

    private final Floor floor;
    private final FloorState state;
    private final FloorChanges changes;
    private final Grid grid;
    private final ActorColumns actors;
    private final BlowQueue blows;
    private final SpawnOrder lying;
    private final FloorVignettes vignettes;
    private final MutableBitLayer blocked;

    /** Steps to the start of the floor, before and after a cell has closed. */
    private final DistanceMap before;

    private final DistanceMap after;
    private final List<@Nullable Collapse> collapses = new ArrayList<>();
    private final List<List<HitEffect>> hits = new ArrayList<>();

    RoofCollapse(PartRegistry parts) {
        floor = parts.get(Floor.class);
        state = parts.get(FloorState.class);
        changes = parts.get(FloorChanges.class);
        grid = floor.grid();
        actors = parts.get(ActorColumns.class);
        blows = parts.get(BlowQueue.class);
        lying = parts.get(Population.class).pickups();
        vignettes = parts.get(FloorVignettes.class);
        blocked = new MutableBitLayer(grid);
        before = new DistanceMap(grid);
        after = new DistanceMap(grid);
        for (VignetteScene scene : vignettes.scenes) {
            Collapse collapse = collapseOf(scene);
            collapses.add(collapse);
            hits.add(hitsOf(collapse));
        }
    }

    private static @Nullable Collapse collapseOf(VignetteScene scene) {
        for (VignetteRule rule : scene.rules) {
            for (VignetteEffect effect : rule.effects()) {
                if (effect.does() instanceof Collapse collapse) {
                    return collapse;
                }
            }
        }
        return null;
    }

    private static List<HitEffect> hitsOf(@Nullable Collapse collapse) {
        List<HitEffect> all = new ArrayList<>();
        if (collapse != null && collapse.damage() > 0) {
            all.add(new HitEffect(new HitEffect.Damage(collapse.damage())));
        }
        all.add(new HitEffect(new HitEffect.Push(PUSH_CELLS)));
        return List.copyOf(all);
    }

    /** Lets the roof of a vignette begin to come down. */
    void begin(VignetteScene scene) {
        if (scene.roofTicks == VignetteScene.WAITING) {
            scene.roofTicks = 0;
        }
    }

    /** Advances the roof of a vignette by a tick, if it is coming down. */
    void goOn(VignetteScene scene) {
        Collapse collapse = collapses.get(scene.number);
        List<Integer> cells = scene.spot.closes();
        if (scene.roofTicks < 0 || collapse == null || scene.fallen == cells.size()) {
            return;
        }
        if (scene.cracked < cells.size() && scene.roofTicks >= scene.cracked * collapse.stepTicks()) {
            vignettes.tell(EventType.ROOF_CRACKED, scene.number, cells.get(scene.cracked++));
        }
        int due = scene.fallen * collapse.stepTicks() + WARNING_TICKS;
        if (scene.roofTicks >= Math.max(due, scene.nextFallTick)) {
            boolean isDown = falls(cells.get(scene.fallen), scene, collapse);
            scene.nextFallTick = scene.roofTicks + (isDown ? collapse.stepTicks() : AGAIN_TICKS);
            scene.fallen += isDown ? 1 : 0;
        }
        scene.roofTicks++;
    }

    /** Closes a cell unless it has to wait; returns whether it is closed. */
    private boolean falls(int cell, VignetteScene scene, Collapse collapse) {
        if (state.opaque().at(cell) || state.ore(cell) != null) {
            // A pillar that somebody raised is waited for; ore holds the roof.
            return state.ore(cell) != null || !floor.structure().at(cell);
        }
        blocked.copyFrom(state.unwalkable());
        before.spreadFrom(floor.start(), blocked, StepKind.EIGHT_WAY);
        blocked.set(cell, true);
        after.spreadFrom(floor.start(), blocked, StepKind.EIGHT_WAY);
        if (hits(cell, scene, collapse) || cutsOff(cell)) {
            return false;
        }
        moveThings(cell);
        changes.collapse(cell);
        vignettes.tell(EventType.ROOF_FELL, scene.number, cell);
        return true;
    }

    private boolean hits(int cell, VignetteScene scene, Collapse collapse) {
        int out = wayOut(cell);
        boolean hasHit = false;
        for (int i = 0; i < actors.size(); i++) {
            BodyComponent body = actors.bodies.get(i);
            if (actors.healths.get(i).health > 0 && touches(body, cell)) {
                float dx = grid.x(out) + 0.5f - body.x;
                float dy = grid.y(out) + 0.5f - body.y;
                float length = (float) Math.sqrt(dx * dx + dy * dy);
                blows.add(
                                actors.entity(i),
                                WorldEvent.NOBODY,
                                -1,
                                collapse.damage(),
                                hits.get(scene.number),
                                length == 0 ? 0 : dx / length,
                                length == 0 ? 0 : dy / length)
                        .from(HurtSource.ROOF, -1);
                actors.wake(i);
                hasHit = true;
            }
        }
        return hasHit;
    }

    private boolean touches(BodyComponent body, int cell) {
        float dx = Math.max(0, Math.abs(body.x - grid.x(cell) - 0.5f) - 0.5f);
        float dy = Math.max(0, Math.abs(body.y - grid.y(cell) - 0.5f) - 0.5f);
        float near = body.radius + MARGIN;
        return dx * dx + dy * dy < near * near;
    }

    /** Returns the walkable cell beside a closing one that is nearest to the start of the floor, or the cell itself. */
    private int wayOut(int cell) {
        int best = cell;
        for (int i = 0; i < Direction.ALL.size(); i++) {
            int beside = grid.neighbour(cell, Direction.ALL.get(i));
            if (beside != Grid.NONE && after.isReached(beside) && (best == cell || after.at(beside) < after.at(best))) {
                best = beside;
            }
        }
        return best;
    }

    /** Returns whether closing a cell would cut anybody off from the start of the floor. */
    private boolean cutsOff(int cell) {
        for (int i = 0; i < actors.size(); i++) {
            int at = actors.bodies.get(i).cell;
            if (actors.healths.get(i).health > 0 && (at == cell || isCutOff(at))) {
                return true;
            }
        }
        return false;
    }

    private boolean isCutOff(int cell) {
        return before.isReached(cell) && !after.isReached(cell);
    }

    private void moveThings(int cell) {
        int out = wayOut(cell);
        for (int i = 0; i < lying.size(); i++) {
            Entity thing = lying.entities().get(i);
            BodyComponent body = BODIES.get(thing);
            if (touches(body, cell) || isCutOff(body.cell)) {
                body.x = grid.x(out) + 0.5f;
                body.y = grid.y(out) + 0.5f;
                body.cell = out;
            }
        }
        List<KeyComponent> keys = state.keys();
        for (int i = 0; i < keys.size(); i++) {
            KeyComponent key = keys.get(i);
            if (key.state == KeyState.LYING && (key.cell == cell || isCutOff(key.cell))) {
                key.cell = out;
            }
        }
    }
}
