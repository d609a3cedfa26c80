package dev.orebound.world;

import com.badlogic.ashley.core.PooledEngine;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.content.reading.BuiltInAssets;
import dev.orebound.descent.Descent;
import dev.orebound.grid.BitLayer;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.intent.AimTable;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.motion.MovementSystem;
import dev.orebound.world.state.BodyCollider;
import dev.orebound.world.state.EntitySpawner;
import dev.orebound.world.state.FloorState;
import dev.orebound.world.state.PartRegistry;
import dev.orebound.world.state.Party;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Measures {@link MovementSystem} with ten thousand bodies next to the same work on plain arrays, alternately. */
public final class MovementCosts {
    private static final int BODIES = 10_000;
    private static final int WARM_UP = 600;
    private static final int ROUNDS = 25;
    private static final int TICKS_A_ROUND = 20;
    private static final double MOST = 3.5;

    private MovementCosts() {}

    /** Prints the ratio. */
    public static void print() {
        MovementCosts costs = new MovementCosts();
        Content content = Content.read(new BuiltInAssets());
        Floor floor = new FloorGenerator(content).generate(new Descent(Seed.of(3), content.graph()).request(5));
        PooledEngine engine = new PooledEngine(64, BODIES, 64, BODIES);
        PartRegistry parts = PartList.of(engine, floor, content, Party.fresh(content), floor.start());
        DistanceMap reach = new DistanceMap(floor.grid());
        reach.spreadFrom(floor.start(), parts.get(FloorState.class).unwalkable());
        RandomStream chance = new RandomStreams(Seed.of(7)).stream("bench.MovementCosts");
        int kind = content.monsters().indexOf("goblin");
        List<BodyComponent> bodies = new ArrayList<>();
        for (int i = 0; i < BODIES; i++) {
            bodies.add(parts.get(EntitySpawner.class)
                    .monster(kind, reach.reached(chance.below(reach.reachedCount())))
                    .getComponent(BodyComponent.class));
        }
        MovementSystem system = new MovementSystem(parts);
        engine.addSystem(system);
        Arrays arrays = new Arrays(bodies, parts);
        for (BodyComponent body : bodies) {
            int aim = chance.below(Intent.AIMS);
            body.velocityX = AimTable.x(aim) * 0.05f;
            body.velocityY = AimTable.y(aim) * 0.05f;
        }
        arrays.take(bodies);
        costs.measure(system, arrays, bodies, parts.get(TickEvents.class));
    }

    private void measure(MovementSystem system, Arrays arrays, List<BodyComponent> bodies, TickEvents events) {
        List<Double> ratios = new ArrayList<>();
        double leastOurs = Double.MAX_VALUE;
        double leastPlain = Double.MAX_VALUE;
        for (int round = 0; round < WARM_UP / TICKS_A_ROUND + ROUNDS; round++) {
            long ours = 0;
            long plain = 0;
            for (int tick = 0; tick < TICKS_A_ROUND; tick++) {
                events.clear();
                long start = System.nanoTime();
                system.update(0);
                ours += System.nanoTime() - start;
                events.clear();
                start = System.nanoTime();
                arrays.tick();
                plain += System.nanoTime() - start;
                bounce(bodies, arrays);
            }
            if (round >= WARM_UP / TICKS_A_ROUND) {
                ratios.add((double) ours / plain);
                leastOurs = Math.min(leastOurs, ours / 1e3 / TICKS_A_ROUND);
                leastPlain = Math.min(leastPlain, plain / 1e3 / TICKS_A_ROUND);
            }
        }
        Collections.sort(ratios);
        System.out.printf(
                "%nmovement of %d bodies: %.0f us a tick, plain arrays %.0f us, ratio %.2f (limit %.1f)%n",
                BODIES, leastOurs, leastPlain, ratios.get(ratios.size() / 2), MOST);
    }

    /** Turns every body that was stopped round, in both versions alike. */
    private static void bounce(List<BodyComponent> bodies, Arrays arrays) {
        for (int i = 0; i < BODIES; i++) {
            BodyComponent body = bodies.get(i);
            if (body.x != arrays.x[i] || body.y != arrays.y[i]) {
                throw new IllegalStateException("body " + i + " is elsewhere than plain arrays say");
            }
            if (Math.abs(body.x - body.previousX) + Math.abs(body.y - body.previousY) < 0.03f) {
                body.velocityX = -body.velocityX;
                body.velocityY = -body.velocityY;
                arrays.velocityX[i] = body.velocityX;
                arrays.velocityY[i] = body.velocityY;
            }
        }
    }

    /** The same arithmetic without entities. */
    private static final class Arrays {
        final float[] x = new float[BODIES];
        final float[] y = new float[BODIES];
        final float[] velocityX = new float[BODIES];
        final float[] velocityY = new float[BODIES];
        private final float[] previousX = new float[BODIES];
        private final float[] previousY = new float[BODIES];
        private final float[] knockX = new float[BODIES];
        private final float[] knockY = new float[BODIES];
        private final float[] pace = new float[BODIES];
        private final float[] radius = new float[BODIES];
        private final float[] stride = new float[BODIES];
        private final int[] cell = new int[BODIES];
        private final BodyCollider collider;
        private final BodyComponent hand = new BodyComponent();
        private final FloorState state;
        private final TickEvents events;
        private final float strideCells;
        private final Grid grid;
        private final BitLayer solid;

        Arrays(List<BodyComponent> bodies, PartRegistry parts) {
            collider = parts.get(BodyCollider.class);
            state = parts.get(FloorState.class);
            events = parts.get(TickEvents.class);
            strideCells = parts.get(Content.class).motion().strideCells();
            grid = parts.get(Floor.class).grid();
            solid = state.solid();
            take(bodies);
        }

        void take(List<BodyComponent> bodies) {
            for (int i = 0; i < BODIES; i++) {
                BodyComponent body = bodies.get(i);
                x[i] = body.x;
                y[i] = body.y;
                velocityX[i] = body.velocityX;
                velocityY[i] = body.velocityY;
                pace[i] = body.pace;
                radius[i] = body.radius;
                cell[i] = body.cell;
            }
        }

        void tick() {
            for (int i = 0; i < BODIES; i++) {
                previousX[i] = x[i];
                previousY[i] = y[i];
                float kept = state.paceAt(cell[i]) * pace[i];
                float dx = velocityX[i] * kept + knockX[i];
                float dy = velocityY[i] * kept + knockY[i];
                float longest = Math.max(Math.abs(dx), Math.abs(dy));
                int moves = longest < 1e-6f ? 0 : (int) Math.floor(longest / 0.09f) + 1;
                for (int move = 0; move < moves; move++) {
                    move(i, dx / moves, dy / moves);
                }
                float wayX = x[i] - previousX[i];
                float wayY = y[i] - previousY[i];
                stride[i] += (float) Math.sqrt(wayX * wayX + wayY * wayY);
                if (stride[i] >= strideCells) {
                    stride[i] -= strideCells;
                    events.actor(EventType.FOOT_SET, x[i], y[i], cell[i], i, 0);
                }
            }
        }

        private void move(int i, float dx, float dy) {
            if (isFree(x[i] + dx, y[i] + dy, radius[i])) {
                int to = grid.cell((int) (x[i] + dx), (int) (y[i] + dy));
                if (to == cell[i] || !state.isPeril(to) || state.isPeril(cell[i])) {
                    x[i] += dx;
                    y[i] += dy;
                    cell[i] = to;
                    return;
                }
            }
            slide(i, dx, dy);
        }

        /** Moves a body along a wall or a brink, with the same arithmetic as the system. */
        private void slide(int i, float dx, float dy) {
            if (goesOver(i, dx, dy) && goesOver(i, dx, 0)) {
                goesOver(i, 0, dy);
            }
        }

        private boolean goesOver(int i, float dx, float dy) {
            hand.x = x[i];
            hand.y = y[i];
            hand.radius = radius[i];
            hand.cell = cell[i];
            collider.move(hand, dx, dy);
            if (hand.cell != cell[i] && state.isPeril(hand.cell) && !state.isPeril(cell[i])) {
                return true;
            }
            x[i] = hand.x;
            y[i] = hand.y;
            cell[i] = hand.cell;
            return false;
        }

        private boolean isFree(float atX, float atY, float by) {
            int lowX = (int) Math.floor(atX - by);
            int highX = (int) Math.floor(atX + by);
            int lowY = (int) Math.floor(atY - by);
            int highY = (int) Math.floor(atY + by);
            for (int cellY = lowY; cellY <= highY; cellY++) {
                for (int cellX = lowX; cellX <= highX; cellX++) {
                    if (solid.at(cellX, cellY, true)) {
                        return false;
                    }
                }
            }
            return true;
        }
    }
}
