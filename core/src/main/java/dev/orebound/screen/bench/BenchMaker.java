package dev.orebound.screen.bench;

import dev.orebound.screen.page.PageParts;

/** Makes the bench of a run. */
@FunctionalInterface
public interface BenchMaker {
    Bench make(PageParts parts, BenchWays ways);
}
