package dev.orebound.screen.bench;

import dev.orebound.screen.page.PageContext;

/** Makes the bench of a run. */
@FunctionalInterface
public interface BenchMaker {
    PlaytestBench make(PageContext parts, BenchHost ways);
}
