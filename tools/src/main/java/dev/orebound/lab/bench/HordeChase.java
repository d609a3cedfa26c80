package dev.orebound.lab.bench;

import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorKeys;
import dev.orebound.cave.floor.HordeSpot;
import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.grid.DistanceMap;
import dev.orebound.grid.Grid;
import dev.orebound.grid.StepKind;
import dev.orebound.world.EndlessHunt;
import dev.orebound.world.World;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.Party;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * Floors full of monsters that all hunt a player who walks from one distant place to another at full speed. The floors
 * are ticked in turn, so that the processor's caches and predictors do not adapt to one.
 */
public final class HordeChase {
    /** Cells a side of the floor of the largest chase. */
    public static final int LARGE_SIDE = 512;

    /** Hunters of the largest chase. */
    public static final int LARGE_CROWD = 100_000;

    private static final int WORLDS = 6;
    private static final float OVERLAP = 0.25f;
    private static final int HARDLY_MORTAL = 1_000_000_000;

    private final List<Hunt> hunts = new ArrayList<>();
    private int next;

    /** Creates chases by a number of hunters each, on floors with a number of cells a side. */
    public HordeChase(int side, int hunters) {
        this(WideContent.of(side, side), hunters, WORLDS);
    }

    /** Creates a number of chases with some content. */
    public HordeChase(Content wide, int hunters, int worlds) {
        Content content = (Content) RecordCopy.of(wide, HordeChase::tireless);
        FloorGenerator generator = new FloorGenerator(content);
        for (long seed = 1; seed <= worlds; seed++) {
            Floor floor = generator.generate(new Descent(Seed.of(seed), content.graph()).request(4 + (int) seed));
            hunts.add(new Hunt(floor, content, hunters, new RandomStreams(Seed.of(seed)).stream("bench.Chase")));
        }
    }

    /**
     * Returns a chase by a hundred thousand hunters, distant ones at as low a rate as the content allows, on a floor of
     * 512x512 cells.
     */
    public static HordeChase ofHundredThousand() {
        return sparing(LARGE_SIDE, LARGE_CROWD);
    }

    /** Returns a chase on one floor, in which distant hunters move, try and decide as seldom as the content allows. */
    public static HordeChase sparing(int side, int hunters) {
        return new HordeChase((Content) RecordCopy.of(WideContent.of(side, side), HordeChase::atLowRate), hunters, 1);
    }

    private static Object atLowRate(String name, Object value) {
        return switch (name) {
            case "tactics", "travelling" -> RecordCopy.of(value, HordeChase::atLowRate);
            case "ticks", "waitTicks" -> 15;
            case "thinkTicks" -> 60;
            case "decideTicks" -> 600;
            default -> value;
        };
    }

    /** Changes the rules so that hordes never give up. */
    private static Object tireless(String name, Object value) {
        return switch (name) {
            case "minds", "hordes" -> value instanceof Record ? RecordCopy.of(value, HordeChase::tireless) : value;
            case "followTicks" -> Integer.MAX_VALUE;
            default -> value;
        };
    }

    /** Prepares the next floor for its tick; not to be measured. */
    public void prepare() {
        next = (next + 1) % hunts.size();
        hunts.get(next).prepare();
    }

    /** Plays the tick, which is measured, and returns the world. */
    public World tick() {
        return hunts.get(next).tick();
    }

    /** Returns the current floor. */
    public World world() {
        return hunts.get(next).world;
    }

    /** Returns the number of hunters on the current floor. */
    public int hunters() {
        return hunts.get(next).world.monsters().size();
    }

    /**
     * Returns the share of bodies, in percent of those on all floors, that overlap with another one by more than a
     * quarter of their two radii together.
     */
    public double crowding() {
        int overlapping = 0;
        int all = 0;
        for (Hunt hunt : hunts) {
            List<BodyComponent> bodies = new ArrayList<>();
            hunt.world.monsters().forEach(each -> bodies.add(each.getComponent(BodyComponent.class)));
            bodies.sort(Comparator.comparingDouble(body -> body.x));
            for (int i = 0; i < bodies.size(); i++) {
                overlapping += overlaps(bodies, i, 1) || overlaps(bodies, i, -1) ? 1 : 0;
            }
            all += bodies.size();
        }
        return 100.0 * overlapping / all;
    }

    /** Returns whether a body overlaps with one of those east of it, or west of it. */
    private static boolean overlaps(List<BodyComponent> fromWest, int index, int step) {
        BodyComponent body = fromWest.get(index);
        for (int i = index + step; i >= 0 && i < fromWest.size(); i += step) {
            BodyComponent other = fromWest.get(i);
            float dx = other.x - body.x;
            float dy = other.y - body.y;
            float reach = (body.radius + other.radius) * (1 - OVERLAP);
            if (Math.abs(dx) > 2) {
                return false;
            } else if (dx * dx + dy * dy < reach * reach) {
                return true;
            }
        }
        return false;
    }

    private static final class Hunt {
        private final World world;
        private final Grid grid;
        private final DistanceMap way;
        private final RandomStream chance;
        private final Intent intent = new Intent();
        private int wayVersion = -1;

        Hunt(Floor floor, Content content, int hunters, RandomStream chance) {
            this.chance = chance;
            grid = floor.grid();
            way = new DistanceMap(grid);
            Party fresh = Party.fresh(content);
            world = new World(
                    crowded(floor, content, hunters),
                    content,
                    new Party(HARDLY_MORTAL, Collections.nCopies(fresh.flasks().size(), 0)));
        }

        /** Returns the floor with one horde for each of its own, each with as many members as needed, anywhere. */
        private Floor crowded(Floor floor, Content content, int hunters) {
            DistanceMap reach = new DistanceMap(grid);
            World bare = new World(floor, content, Party.fresh(content));
            reach.spreadFrom(floor.start(), bare.floorState().unwalkable(), StepKind.EIGHT_WAY);
            List<HordeSpot> spots = floor.hordes().stream()
                    .filter(each -> !each.isCaptive() && !swims(each, content))
                    .toList();
            List<HordeSpot> hordes = new ArrayList<>();
            for (int left = hunters; left > 0; ) {
                HordeSpot spot = spots.get(chance.below(spots.size()));
                List<HordeSpot.MonsterSpot> members = new ArrayList<>();
                for (int i = 0; i < Math.min(left - 1, spot.members().size()); i++) {
                    members.add(anywhere(spot.members().get(i).monster(), reach));
                }
                hordes.add(new HordeSpot(
                        spot.type(), spot.drawnFor(), anywhere(spot.leader().monster(), reach), members, false));
                left -= members.size() + 1;
            }
            return floor.with(FloorKeys.HORDES, List.copyOf(hordes));
        }

        private static boolean swims(HordeSpot horde, Content content) {
            return content.monsters().get(horde.leader().monster()).swims();
        }

        private HordeSpot.MonsterSpot anywhere(String monster, DistanceMap reach) {
            return new HordeSpot.MonsterSpot(monster, reach.reached(chance.below(reach.reachedCount())));
        }

        void prepare() {
            EndlessHunt.keep(world);
            walkOn();
        }

        World tick() {
            world.step(intent);
            return world;
        }

        private void walkOn() {
            int cell = world.player().body().cell;
            int step = way.isReached(cell) ? way.stepDown(cell) : Grid.NONE;
            if (step == Grid.NONE || wayVersion != world.floorState().solidVersion()) {
                wayVersion = world.floorState().solidVersion();
                way.spreadFrom(cell, world.floorState().unwalkable());
                int goal = way.reached(way.reachedCount() * 3 / 4 + chance.below(way.reachedCount() / 4 + 1) - 1);
                way.spreadFrom(goal, world.floorState().unwalkable());
                step = way.stepDown(cell);
            }
            intent.clear();
            if (step != Grid.NONE) {
                float dx = grid.x(step) + 0.5f - world.player().body().x;
                float dy = grid.y(step) + 0.5f - world.player().body().y;
                float length = Math.max(0.01f, (float) Math.sqrt(dx * dx + dy * dy));
                intent.move(Math.round(dx / length * Intent.FULL_TILT), Math.round(dy / length * Intent.FULL_TILT));
            }
        }
    }
}
