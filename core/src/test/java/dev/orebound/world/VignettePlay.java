package dev.orebound.world;

import dev.orebound.TestContent;
import dev.orebound.content.Content;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.KeyComponent;
import dev.orebound.world.component.LockComponent;
import dev.orebound.world.component.PropComponent;
import dev.orebound.world.event.EventType;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.intent.IntentOrder;
import dev.orebound.world.state.Party;
import dev.orebound.world.state.PartyMember;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Plays a drawn floor with vignettes, with plenty of ore. */
public final class VignettePlay {
    /** A room above, and a chamber below whose neck is L. */
    public static final String CHAMBER = """
            ###########
            #....7....#
            #.@.123.4.#
            #....5....#
            #####L#####
            ###..6..###
            ###.abc.###
            ###.def.###
            ###########""";

    private static final Content CONTENT = TestContent.BUILT_IN;

    private final Scenario scenario;
    private final World world;
    private final Intent intent = new Intent();

    private VignettePlay(Scenario scenario) {
        this.scenario = scenario;
        world = scenario.world();
        Arrays.fill(world.player().component().flasks, 40);
    }

    public static VignettePlay of(DrawnFloor floor) {
        return new VignettePlay(Scenario.of(floor, CONTENT));
    }

    /** Returns a floor on which golems or other companions, by their monster kinds, come along. */
    public static VignettePlay with(DrawnFloor floor, String... companions) {
        List<Integer> kinds = Stream.of(companions)
                .map(each -> CONTENT.monsters().indexOf(each))
                .toList();
        return new VignettePlay(Scenario.of(floor, Party.fresh(CONTENT).with(PartyMember.allHale(kinds))));
    }

    /** Returns the chamber with a lock of a kind in its neck. */
    public static DrawnFloor locked(String kind) {
        return new DrawnFloor(CHAMBER)
                .vignette("strongroom", "abcdef6", 'b', -1, "")
                .lock(kind, 'L');
    }

    public Scenario scenario() {
        return scenario;
    }

    public World world() {
        return world;
    }

    public int cell(char label) {
        return scenario.cellOf(label);
    }

    public LockComponent lock() {
        return world.floorState().locks().get(0);
    }

    public KeyComponent key() {
        return world.floorState().keys().get(0);
    }

    public PropComponent prop(char label) {
        return Objects.requireNonNull(world.floorState().prop(cell(label)), "nothing stands there");
    }

    /** Stands on a label for a tick. */
    public VignettePlay standsAt(char label) {
        scenario.standsOn(cell(label)).waits(1);
        return this;
    }

    /** Presses interact, and lets go. */
    public VignettePlay interacts() {
        scenario.interacts().waits(1);
        return this;
    }

    public VignettePlay waits(int ticks) {
        scenario.waits(ticks);
        return this;
    }

    public int count(EventType type) {
        return scenario.count(type);
    }

    /**
     * Casts a brew of some ores at a label with a button, and waits for what comes of it.
     *
     * @param ores a bit for each
     */
    public VignettePlay casts(int ores, int button, char at) {
        scenario.orders(IntentOrder.CHOOSE_BREW, ores);
        Arrays.fill(world.player().component().flasks, 40);
        intent.clear();
        Grid grid = world.floor().grid();
        float x = grid.x(cell(at)) + 0.5f - scenario.body().x;
        float y = grid.y(cell(at)) + 0.5f - scenario.body().y;
        intent.aim((int) Math.round(StrictMath.atan2(y, x) / (2 * StrictMath.PI) * Intent.AIMS));
        intent.throwDistance(Math.round((float) Math.sqrt(x * x + y * y) * Intent.STEPS_A_CELL));
        intent.hold(button);
        for (int i = 0; i < 3; i++) {
            scenario.plays(intent);
        }
        scenario.waits(140);
        return this;
    }

    /** Strikes towards a label until a lock or anything else has been hit so often, at most for so long. */
    public VignettePlay strikesUntil(EventType type, int times, char at, int atMostTicks) {
        for (int i = 0; i < atMostTicks && count(type) < times; i++) {
            scenario.strikesAt(at, 1);
        }
        return this;
    }
}
