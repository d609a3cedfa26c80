package dev.orebound.autoplay.walk;

import dev.orebound.autoplay.BotTask;
import dev.orebound.chance.RandomStream;

/** What somebody who walks about takes into its head next. */
final class Whims {
    private static final int SOFT_PERCENT = 20;

    private final RandomStream chance;
    private final Hunters hunters;
    private final Explores explores;

    Whims(RandomStream chance, Hunters hunters) {
        this.chance = chance;
        this.hunters = hunters;
        explores = new Explores(chance);
    }

    /** Goes on exploring where it left off. */
    BotTask explores() {
        return explores;
    }

    /** While nobody hunts it. */
    BotTask any() {
        int draw = chance.below(100);
        if (draw < 55) {
            return explores;
        } else if (draw < 65) {
            return new Mines();
        } else if (draw < 73) {
            return new CreepsUp(hunters);
        } else if (draw < 81) {
            return new FreesCaptive(hunters);
        } else if (draw < 89) {
            return new ThrowsAbout(chance);
        }
        return draw < 95 ? new OpensChests() : stands();
    }

    /** While somebody does. */
    BotTask whenBeset() {
        int draw = chance.below(100);
        if (draw < 40) {
            return new Fights(hunters);
        } else if (draw < 70) {
            return new RunsAway(chance, hunters);
        }
        return draw < 85 ? explores : stands();
    }

    boolean isSoft() {
        return chance.chance(SOFT_PERCENT);
    }

    private static BotTask stands() {
        return (sight, hands) -> true;
    }
}
