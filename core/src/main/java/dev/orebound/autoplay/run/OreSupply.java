package dev.orebound.autoplay.run;

import dev.orebound.content.player.BotSkill;
import dev.orebound.content.Content;
import dev.orebound.content.floor.FixtureGift;
import dev.orebound.content.floor.FloorKind;
import dev.orebound.content.monster.GolemKind;
import dev.orebound.world.World;

/** How much ore there is, how much of it may be cast, and of which more is wanted. */
final class OreSupply {
    private final World world;
    private final BotSkill skill;
    private final int golemOre;
    private final int golemMeasures;

    OreSupply(World world, BotSkill skill) {
        this.world = world;
        this.skill = skill;
        Content content = world.content();
        GolemKind golem = content.golemOf(world.floor().primaryOre());
        golemOre = content.ores().indexOf(golem.ore());
        golemMeasures = golem.measures();
    }

    /** Measures of an ore that can be cast or thrown: what wakes this floor's golem is kept for that. */
    int toSpend(int ore) {
        return measures(ore) - (ore == golemOre && isGolemWanted() ? golemMeasures : 0);
    }

    int measures(int ore) {
        return world.player().component().flasks[ore];
    }

    /** True if more of an ore is to be mined. */
    boolean wants(int ore) {
        int wanted = ore == golemOre && isGolemWanted() ? golemMeasures + skill.minedMeasures() : skill.minedMeasures();
        return measures(ore) < Math.min(wanted, world.content().player().flaskMeasures());
    }

    /** True if there is less of all ores together than it would have of each. */
    boolean isLow() {
        int all = 0;
        for (int ore = 0; ore < world.content().ores().size(); ore++) {
            all += measures(ore);
        }
        return all < skill.minedMeasures();
    }

    /** True if an ore is wanted without which a golem does not wake. */
    boolean needs(int ore) {
        return ore == golemOre && isGolemWanted() && measures(ore) < golemMeasures;
    }

    /** True if a fixture is a golem that there is too little ore to wake. */
    boolean lacksOreFor(int fixture) {
        String type = world.floor().fixtures().get(fixture).type();
        return world.content().fixtures().get(type).gives() == FixtureGift.GOLEM && measures(golemOre) < golemMeasures;
    }

    /** True while the floor's golem sleeps. */
    private boolean isGolemWanted() {
        return world.floor().request().kind() == FloorKind.GOLEM
                && !world.floor().fixtures().isEmpty()
                && !world.gifts().isTaken(0);
    }
}
