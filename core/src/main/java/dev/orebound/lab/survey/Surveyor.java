package dev.orebound.lab.survey;

import dev.orebound.cave.Floor;
import dev.orebound.cave.FloorGenerator;
import dev.orebound.cave.FloorNotMadeException;
import dev.orebound.cave.FloorRequest;
import dev.orebound.chance.Seed;
import dev.orebound.content.Content;
import dev.orebound.descent.Descent;
import dev.orebound.lab.check.FloorChecks.FloorComplaint;
import dev.orebound.lab.check.DumpedFloor;
import dev.orebound.lab.check.FloorChecks;
import dev.orebound.lab.check.FloorDump;
import java.util.List;
import java.util.function.LongToIntFunction;

/** Makes floors and checks them, one after another. One is for one thread. */
final class Surveyor {
    private final Content content;
    private final FloorGenerator generator;
    private final FloorChecks checks;

    Surveyor(Content content, FloorGenerator generator) {
        this.content = content;
        this.generator = generator;
        this.checks = new FloorChecks(content);
    }

    /** What is met on the floors of so many runs from a seed on. */
    SurveyTally survey(long firstSeed, int floors, LongToIntFunction depths) {
        SurveyTally tally = new SurveyTally();
        for (long seed = firstSeed; seed - firstSeed < floors; seed++) {
            int depth = depths.applyAsInt(seed);
            try {
                survey(new Descent(Seed.of(seed), content.graph()).request(depth), tally);
            } catch (RuntimeException e) {
                throw new IllegalStateException("seed " + seed + ", depth " + depth + ": " + e, e);
            }
        }
        return tally;
    }

    private void survey(FloorRequest request, SurveyTally tally) {
        String seed = request.seed().text();
        try {
            long begin = System.nanoTime();
            Floor floor = generator.generate(request);
            long made = System.nanoTime();
            DumpedFloor dump = FloorDump.of(floor, content);
            List<FloorComplaint> complaints = checks.complaints(dump, request.waysOn());
            long checked = System.nanoTime();
            tally.addFloor(dump, floor.attempts(), made - begin);
            tally.addLoops(checks.loops(), dump.isBossFloor());
            tally.addVerdict(seed, request.depth(), complaints, checked - made);
        } catch (FloorNotMadeException e) {
            int attempts = content.cave().attempts();
            tally.addFailure(request.depth(), attempts);
            FloorComplaint complaint =
                    new FloorComplaint("invariant 5", "few attempts make a floor", String.valueOf(e.getMessage()));
            tally.addVerdict(seed, request.depth(), List.of(complaint), 0);
        }
    }
}
