package dev.orebound.autoplay.run;

import dev.orebound.chance.Stream;
import dev.orebound.chance.Streams;
import dev.orebound.content.BotSkill;
import dev.orebound.expedition.Expedition;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import org.jspecify.annotations.Nullable;

/**
 * A bot that plays a whole run as well as its skill allows. It knows what a player knows: seen cells, visible monsters,
 * announced attacks, prompts, and the kinds of floor that exits show. It acts by intents alone and has its own source
 * of chance, so that the same run and skill are played identically everywhere.
 */
public final class RunPlayer {
    private final Expedition run;
    private final BotSkill skill;
    private final Stream chance;
    private @Nullable World world;
    private @Nullable FloorPlayer player;

    public RunPlayer(Expedition run, BotSkill skill) {
        this.run = run;
        this.skill = skill;
        chance = new Streams(run.seed()).stream("autoplay.run", skill.id());
    }

    /** Fills in the intent of the next tick of the run. */
    public void decide(Intent intent) {
        FloorPlayer current = player;
        if (current == null || world != run.world()) {
            world = run.world();
            current = new FloorPlayer(run.world(), run.descent(), skill, chance);
            player = current;
        }
        current.decide(intent);
    }
}
