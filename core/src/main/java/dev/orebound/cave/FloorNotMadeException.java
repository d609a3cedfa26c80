package dev.orebound.cave;

import dev.orebound.cave.floor.FloorRequest;

/** No attempt at a floor kept every invariant. The message names the request and what the last attempt missed. */
public final class FloorNotMadeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public FloorNotMadeException(FloorRequest request, int attempts, String missed) {
        super("seed " + request.seed().text() + ", depth " + request.depth() + ": " + attempts
                + " attempts, none of which kept every invariant; the last missed: " + missed);
    }
}
