package dev.orebound.lab.making;

import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.FloorNotMadeException;
import dev.orebound.cave.floor.Floor;
import dev.orebound.cave.floor.FloorRequest;
import dev.orebound.content.Content;
import dev.orebound.grid.Grid;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The recorded generation of a floor, including failed attempts. Each step keeps only its changes; {@link MakingView}
 * applies them. Immutable.
 */
public final class FloorMaking {
    private final FloorRequest request;
    private final Content content;
    private final Grid grid;
    private final List<String> passes;
    private final List<MakingStep> steps;
    private final @Nullable Floor floor;
    private final String failure;

    private FloorMaking(
            FloorRequest request,
            Content content,
            List<String> passes,
            List<MakingStep> steps,
            @Nullable Floor floor,
            String failure) {
        this.request = request;
        this.content = content;
        grid = new Grid(content.cave().width(), content.cave().height());
        this.passes = passes;
        this.steps = List.copyOf(steps);
        this.floor = floor;
        this.failure = failure;
    }

    /** Generates a floor and records every step. */
    public static FloorMaking record(FloorRequest request, Content content, FloorGenerator generator) {
        MakingRecorder recorder = new MakingRecorder(
                new Grid(content.cave().width(), content.cave().height()));
        try {
            Floor floor = generator.generate(request, recorder);
            return new FloorMaking(request, content, generator.passNames(), recorder.steps(), floor, "");
        } catch (FloorNotMadeException e) {
            String failure = String.valueOf(e.getMessage());
            return new FloorMaking(request, content, generator.passNames(), recorder.steps(), null, failure);
        }
    }

    public FloorRequest request() {
        return request;
    }

    /** What the floor was made from. */
    public Content content() {
        return content;
    }

    public Grid grid() {
        return grid;
    }

    /** The names of all passes, in the order in which they run. */
    public List<String> passes() {
        return passes;
    }

    /** How many steps there are, 1 or more. */
    public int stepCount() {
        return steps.size();
    }

    /** A step, from 0. */
    public MakingStep step(int index) {
        return steps.get(index);
    }

    /** The floor that came of it, or null where no attempt kept every invariant. */
    public @Nullable Floor floorOrNull() {
        return floor;
    }

    /** Returns why there is no floor; empty if there is one. */
    public String failure() {
        return failure;
    }

    /** The first step of the pass that a step belongs to. */
    public int beginOfPass(int index) {
        int begin = index;
        while (begin > 0 && !steps.get(begin - 1).endsPass()) {
            begin--;
        }
        return begin;
    }

    /** The step with which the pass that a step belongs to ends. */
    public int endOfPass(int index) {
        int end = index;
        while (end < steps.size() - 1 && !steps.get(end).endsPass()) {
            end++;
        }
        return end;
    }
}
