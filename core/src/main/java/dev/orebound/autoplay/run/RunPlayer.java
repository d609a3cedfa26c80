package dev.orebound.autoplay.run;

import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.content.player.BotSkill;
import dev.orebound.expedition.Expedition;
import dev.orebound.world.World;
import dev.orebound.world.intent.Intent;
import org.jspecify.annotations.Nullable;

/**
 * Plays a whole run, floor after floor, as well as a skill allows. It knows what a player knows: what was seen of a floor, who is
 * in sight, what is announced, what the prompts say and which kind of floor an exit shows. It moves the run by intents alone, and
 * has chance of its own: the same run and skill are played the same way everywhere.
 */
public final class RunPlayer {
    private final Expedition run;
    private final BotSkill skill;
    private final RandomStream chance;
    private @Nullable World world;
    private @Nullable FloorPlayer player;

    public RunPlayer(Expedition run, BotSkill skill) {
        this.run = run;
        this.skill = skill;
        chance = new RandomStreams(run.seed()).stream("autoplay.run", skill.id());
    }

    /** What it wants in the next tick of the run; the intent is filled in anew. */
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
