package dev.orebound.lab.check;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** There is one exit for each way on in the graph, in the order of the columns; 1 to 3, and one out of the boss's floor. */
final class ExitsLeadOn implements FloorCheck {
    private static final int MOST = 3;

    @Override
    public String given() {
        return "invariant 9";
    }

    @Override
    public @Nullable String fault(CheckedFloor floor) {
        List<String> to = floor.dump.exits.stream().map(DumpedFloor.DumpedExit::to).toList();
        boolean isRight = floor.dump.isBossFloor()
                ? to.equals(List.of("out"))
                : !to.isEmpty() && to.size() <= MOST && to.equals(floor.waysOn);
        return isRight ? null : "they lead to " + to + ", and the ways on to " + floor.waysOn;
    }
}
