package dev.orebound.lab.world;

import dev.orebound.chance.Hash64;
import dev.orebound.lab.world.WorldRule.RuleBreach;
import dev.orebound.world.World;
import dev.orebound.world.event.EventType;
import dev.orebound.world.event.TickEvents;
import dev.orebound.world.intent.Intent;
import dev.orebound.world.state.TickClock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Plays worlds one after another, tick by tick, and holds each tick against rules. A rule that was broken is not asked
 * again. A bot fills in {@link #intent} before each {@link #step}.
 */
public final class Trial {
    /** The word for a tick that throws an exception. */
    public static final String BREAKS = "nothing_breaks";

    /** Ticks from one hash to the next that is counted in. */
    private static final int HASH_TICKS = 10 * TickClock.TICKS_A_SECOND;

    private final Intent intent;
    private final Hash64 hash = new Hash64(0);
    private final int[] happened = new int[EventType.values().length];
    private final List<BrokenRule> broken = new ArrayList<>();
    private final List<WorldRule> unbroken = new ArrayList<>();
    private World world;
    private Consumer<Intent> tick;
    private int worlds;
    private long ticks;

    /**
     * A rule that was broken.
     *
     * @param rule its word
     * @param world the number of the world, from 1
     * @param tick of that world, from 1
     * @param what in words, with who it is about
     * @param cell of the fault
     */
    public record BrokenRule(String rule, int world, long tick, String what, int cell) {}

    /** Begins with a world. */
    public Trial(World world, List<WorldRule> rules) {
        this(world, world::step, rules, new Intent());
    }

    /**
     * Begins with a world.
     *
     * @param tick plays a tick of it
     * @param intent for a bot that begins with what it wanted last, on another floor
     */
    public Trial(World world, Consumer<Intent> tick, List<WorldRule> rules, Intent intent) {
        this.world = world;
        this.tick = tick;
        this.intent = intent;
        enter(world, tick, rules);
    }

    /** Goes on in another world, with rules that have not looked at any yet. */
    public void enter(World next, Consumer<Intent> nextTick, List<WorldRule> rules) {
        goOnIn(next, nextTick);
        worlds++;
        unbroken.clear();
        unbroken.addAll(rules);
        unbroken.removeIf(rule -> broken.stream().anyMatch(each -> each.rule().equals(rule.id())));
    }

    /** Goes on in the same world, loaded anew. */
    public void goOnIn(World loaded, Consumer<Intent> nextTick) {
        world = loaded;
        tick = nextTick;
    }

    /** Returns what is done in the next tick, for a bot to fill in. */
    public Intent intent() {
        return intent;
    }

    /**
     * Plays a tick; returns the rules that it broke. An exception ends the world: no further tick may be played in it.
     */
    public List<BrokenRule> step() {
        int before = broken.size();
        ticks++;
        try {
            tick.accept(intent);
        } catch (RuntimeException e) {
            String where = e.getStackTrace().length == 0 ? "" : " at " + e.getStackTrace()[0];
            add(BREAKS, e + where, world.player().body().cell);
            return broken.subList(before, broken.size());
        }
        count(world.events());
        if (world.tick() % HASH_TICKS == 0) {
            hash.add(world.hash());
        }
        for (int i = 0; i < unbroken.size(); i++) {
            RuleBreach wrong = unbroken.get(i).look(world);
            if (wrong != null) {
                add(unbroken.get(i).id(), wrong.what(), wrong.cell());
            }
        }
        if (broken.size() > before) {
            unbroken.removeIf(
                    rule -> broken.stream().anyMatch(each -> each.rule().equals(rule.id())));
        }
        return broken.subList(before, broken.size());
    }

    /**
     * Lets a bot play until a rule is broken.
     *
     * @param bot fills in the intent of the next tick
     * @param isOver asked before each tick
     */
    public void play(Consumer<Intent> bot, BooleanSupplier isOver) {
        while (broken.isEmpty() && !isOver.getAsBoolean()) {
            bot.accept(intent);
            step();
        }
    }

    private void add(String rule, String what, int cell) {
        broken.add(new BrokenRule(rule, worlds, world.tick(), what, cell));
    }

    private void count(TickEvents events) {
        for (int i = 0; i < events.size(); i++) {
            happened[events.at(i).type().ordinal()]++;
        }
    }

    public World world() {
        return world;
    }

    /** Returns the number of worlds so far. */
    public int worlds() {
        return worlds;
    }

    /** Returns the ticks of all worlds together. */
    public long ticks() {
        return ticks;
    }

    /** Returns the rules that were broken, the first first. */
    public List<BrokenRule> broken() {
        return List.copyOf(broken);
    }

    /** Returns true if a tick threw an exception. */
    public boolean hasThrown() {
        return !broken.isEmpty() && broken.get(broken.size() - 1).rule().equals(BREAKS);
    }

    /** Returns how often each type of event came, by its number. */
    public List<Integer> happened() {
        return Arrays.stream(happened).boxed().toList();
    }

    /** Ends the current world and returns the hash of what all worlds so far came to. */
    public long hash() {
        return hash.add(world.hash()).value();
    }
}
