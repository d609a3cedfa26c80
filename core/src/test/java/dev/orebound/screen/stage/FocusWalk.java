package dev.orebound.screen.stage;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Walks the focus over a page to find every row that moves can reach. */
public final class FocusWalk {
    private FocusWalk() {}

    /** Returns the focused row and all that are reached from it. */
    public static Set<FocusRow> reached(FocusNavigator focus, List<PageMove> moves) {
        Set<FocusRow> reached = new LinkedHashSet<>();
        Deque<FocusRow> from = new ArrayDeque<>();
        from.add(Objects.requireNonNull(focus.focused(), "a row is focused"));
        while (!from.isEmpty()) {
            FocusRow row = from.remove();
            for (PageMove move : moves) {
                focus.choose(row);
                focus.move(move);
                FocusRow to = Objects.requireNonNull(focus.focused());
                if (reached.add(to)) {
                    from.add(to);
                }
            }
        }
        return reached;
    }
}
