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
 * applies them.
 *
 * @param content from which the floor was made
 * @param passes the names of all passes, in the order in which they run
 * @param steps one or more
 * @param floorOrNull the floor, or null if no attempt kept every invariant
 * @param failure why there is no floor; empty if there is one
 */
public record FloorMaking(
        FloorRequest request,
        Content content,
        Grid grid,
        List<String> passes,
        List<MakingStep> steps,
        @Nullable Floor floorOrNull,
        String failure) {
    public FloorMaking {
        passes = List.copyOf(passes);
        steps = List.copyOf(steps);
    }

    /** Generates a floor and records every step. */
    public static FloorMaking record(FloorRequest request, Content content, FloorGenerator generator) {
        Grid grid = request.grid(content);
        MakingRecorder recorder = new MakingRecorder(grid);
        Floor floor = null;
        String failure = "";
        try {
            floor = generator.generate(request, recorder);
        } catch (FloorNotMadeException e) {
            failure = String.valueOf(e.getMessage());
        }
        return new FloorMaking(request, content, grid, generator.passNames(), recorder.steps(), floor, failure);
    }

    /** Returns how many steps there are, 1 or more. */
    public int stepCount() {
        return steps.size();
    }

    /** Returns a step, from 0. */
    public MakingStep step(int index) {
        return steps.get(index);
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
