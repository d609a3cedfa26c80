package dev.orebound.autoplay.run;

import static dev.orebound.world.component.ComponentMappers.GOLEM_CORES;

import com.badlogic.ashley.core.Entity;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FixtureKind;
import dev.orebound.content.floor.FixtureKind.FixtureGift;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.floor.PedlarWare;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.content.player.BotSkill;
import dev.orebound.world.World;
import dev.orebound.world.gift.FloorGifts;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bot's ore: how much it has, how much it may spend, and what it wants to mine. */
final class OreSupply {
    /** The measures of all ores together from which the bot goes to a forge. */
    private static final int FORGE_MEASURES = 70;

    private final boolean usesForge;
    private final World world;
    private final BotSkill skill;
    private final int golemOre;
    private final int golemMeasures;

    /** @param usesForge whether ore is spent at forges */
    OreSupply(World world, BotSkill skill, boolean usesForge) {
        this.usesForge = usesForge;
        this.world = world;
        this.skill = skill;
        Content content = world.content();
        GolemKind golem = world.part(FloorGifts.class).golem();
        golemOre = content.ores().indexOf(golem.ore());
        golemMeasures = golem.measures();
    }

    /**
     * Returns the measures of an ore that may be cast or thrown. The ore that wakes this floor's golem and that of
     * fallen golems is reserved.
     */
    int toSpend(int ore) {
        return measures(ore) - reserved(ore);
    }

    /** Returns the measures of an ore that wake this floor's golem and bring fallen golems back. */
    private int reserved(int ore) {
        int reserved = ore == golemOre && isGolemWanted() ? golemMeasures : 0;
        for (int i = 0; i < world.golemCores().size() && skill.commandPercent() > 0; i++) {
            Entity core = world.golemCores().get(i);
            reserved += oreOf(core) == ore ? priceOf(core) : 0;
        }
        return reserved;
    }

    /** Returns the index of the ore that brings a fallen golem back. */
    int oreOf(Entity core) {
        GolemKind golem = world.content().golems().ofMonster(GOLEM_CORES.get(core).monster);
        return golem == null ? 0 : world.content().ores().indexOf(golem.ore());
    }

    /** Returns the measures that bring a fallen golem back. */
    int priceOf(Entity core) {
        return world.content().golems().rules().raiseMeasures(GOLEM_CORES.get(core).fedMeasures);
    }

    int measures(int ore) {
        return world.player().component().flasks[ore];
    }

    /** Returns true if more of an ore is to be mined. */
    boolean wants(int ore) {
        int wanted = reserved(ore) + skill.minedMeasures();
        return measures(ore) < Math.min(wanted, world.purse().flaskMeasures());
    }

    /** Returns true if all ores together are less than the bot wants of each. */
    boolean isLow() {
        return all() < skill.minedMeasures();
    }

    private int all() {
        int all = 0;
        for (int ore = 0; ore < world.content().ores().size(); ore++) {
            all += measures(ore);
        }
        return all;
    }

    /** Returns true if the ore is still needed to wake a golem. */
    boolean needs(int ore) {
        return ore == golemOre && isGolemWanted() && measures(ore) < golemMeasures;
    }

    /** Returns true if a fixture is a forge. */
    boolean isForge(int fixture) {
        return giftOf(fixture) == FixtureGift.FORGE;
    }

    private FixtureGift giftOf(int fixture) {
        return kindOf(fixture).gives();
    }

    private FixtureKind kindOf(int fixture) {
        return world.content()
                .fixtures()
                .get(world.floor().fixtures().get(fixture).type());
    }

    /**
     * Returns true if a fixture wants ore that the bot lacks: a golem its price, a forge more than the bot needs for
     * brews.
     */
    boolean lacksOreFor(int fixture) {
        if (isForge(fixture)) {
            return !usesForge || all() < FORGE_MEASURES;
        }
        return switch (giftOf(fixture)) {
            case GOLEM -> measures(golemOre) < golemMeasures;
            case WARES -> !usesForge || surplus() < cheapestWare(fixture);
            case RELIC_FOR_HEALTH, RELIC_FOR_RELIC -> !usesForge;
            case SCROLLS, HEALTH, STRENGTH, FORGE -> false;
            case EFFECTS -> lacksPrice(kindOf(fixture).price());
        };
    }

    private boolean lacksPrice(FixtureKind.@Nullable OrePrice price) {
        return price != null && !spares(world.content().ores().indexOf(price.ore()), price.measures());
    }

    private int cheapestWare(int fixture) {
        List<PedlarWare> wares = kindOf(fixture).wares();
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < wares.size(); i++) {
            least = Math.min(least, wares.get(i).measures());
        }
        return least;
    }

    /** Returns the ore of all kinds that is left over from what the bot keeps for fighting. */
    int surplus() {
        return all() - skill.sparedMeasures() * world.content().ores().size();
    }

    /** Returns true if enough of an ore is left for fighting when so much of it is spent. */
    boolean spares(int ore, int measures) {
        return toSpend(ore) - measures >= skill.sparedMeasures();
    }

    /**
     * Returns true if the run goes well without a fixture: it belongs to a vignette, where it may stay shut in or
     * unseen.
     */
    boolean isTrade(int fixture) {
        return kindOf(fixture).floors().isEmpty();
    }

    /** Returns true while the floor's golem sleeps. */
    private boolean isGolemWanted() {
        return world.floor().request().kind() == FloorKind.GOLEM
                && !world.floor().fixtures().isEmpty()
                && !world.part(FloorGifts.class).isTaken(0);
    }
}
