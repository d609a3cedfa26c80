package dev.orebound.autoplay.run;

import dev.orebound.chance.RandomStream;
import dev.orebound.chance.RandomStreams;
import dev.orebound.content.Content;
import dev.orebound.content.player.BotSkill;
import dev.orebound.descent.Descent;
import dev.orebound.descent.GraphNode;
import dev.orebound.expedition.Expedition;
import dev.orebound.world.World;
import dev.orebound.world.component.PlayerComponent;
import dev.orebound.world.intent.Intent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A bot that plays a whole run as well as its skill allows. It knows what a player knows: seen cells, visible monsters,
 * announced attacks, prompts, and the kinds of floor that exits show. It acts by intents alone and has its own source
 * of chance, so that the same run and skill are played identically everywhere.
 */
public final class RunPlayer {
    private final Expedition run;
    private final BotSkill skill;
    private final RandomStream chance;
    private final boolean takesGear;
    private @Nullable World world;
    private @Nullable FloorPlayer player;

    /** The ticks of the run so far. */
    private long ticks;

    /** Creates a bot that takes relics and equipment. */
    public RunPlayer(Expedition run, BotSkill skill) {
        this(run, skill, true);
    }

    /** @param takesGear whether it takes relics and equipment that it is offered */
    public RunPlayer(Expedition run, BotSkill skill, boolean takesGear) {
        this.takesGear = takesGear;
        this.run = run;
        this.skill = skill;
        chance = new RandomStreams(run.seed()).stream("autoplay.run", skill.id());
    }

    /**
     * Returns the entrance at which the bot begins a run: the one above the best way through the rows that are told at
     * the start, or any, where it does not choose well.
     */
    public static String entrance(Descent descent, Content content, BotSkill skill) {
        RandomStream chance = new RandomStreams(descent.seed()).stream("autoplay.entrance", skill.id());
        List<GraphNode> entrances = descent.entrances();
        boolean choosesWell = chance.chance(skill.goodChoicePercent());
        int favourite = chance.below(entrances.size());
        GraphNode best = entrances.get(favourite);
        for (int i = 1; i < entrances.size() && choosesWell; i++) {
            GraphNode other = entrances.get((favourite + i) % entrances.size());
            if (worth(other, descent, PlayerComponent.FIRST_SIGHT_ROWS, content, skill)
                    > worth(best, descent, PlayerComponent.FIRST_SIGHT_ROWS, content, skill)) {
                best = other;
            }
        }
        return best.id();
    }

    /** Returns the value of a floor and of the best way through some rows below it. */
    private static int worth(GraphNode node, Descent descent, int rows, Content content, BotSkill skill) {
        int below = descent.graph().waysOn(node).stream()
                .filter(way -> rows > 0)
                .mapToInt(way -> worth(way, descent, rows - 1, content, skill))
                .max()
                .orElse(0);
        return below + KnownExits.worth(node, content, skill, false, true);
    }

    /** Fills in the intent of the next tick of the run. */
    public void decide(Intent intent) {
        FloorPlayer current = player;
        if (current == null || world != run.world()) {
            world = run.world();
            current = new FloorPlayer(run.world(), run.descent(), skill, this::chanceOf, takesGear, ticks);
            player = current;
        }
        ticks++;
        current.decide(intent);
    }

    /**
     * Returns the stream for a purpose on the current floor. A skill with limits has one for each, so that its draws do
     * not drift apart between two contents; the others have one for the whole run.
     */
    private RandomStream chanceOf(String purpose) {
        return skill.limits() == null
                ? chance
                : new RandomStreams(run.seed())
                        .stream(
                                "autoplay." + purpose,
                                skill.id(),
                                run.world().floor().request().node());
    }
}
