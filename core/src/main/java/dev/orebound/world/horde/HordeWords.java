package dev.orebound.world.horde;

import com.badlogic.ashley.core.ComponentMapper;
import dev.orebound.content.ai.TaskWord;
import dev.orebound.grid.Grid;
import dev.orebound.world.component.BodyComponent;
import dev.orebound.world.component.MindState;
import dev.orebound.world.horde.tree.TreeAction;
import dev.orebound.world.horde.tree.TreeVocabulary;
import dev.orebound.world.path.FlowFields;
import dev.orebound.world.state.FloorContext;
import dev.orebound.world.state.Player;
import dev.orebound.world.state.WorldStreams;

/** What the words of trees mean for hordes. */
final class HordeWords {
    private final ComponentMapper<BodyComponent> bodies = ComponentMapper.getFor(BodyComponent.class);
    private final HordeMinds hordes;
    private final Player player;
    private final Grid grid;
    private final HordeTransitions turns;
    private final int followTicks;
    private final int settleTicks;

    private HordeWords(FloorContext context, HordeMinds hordes, HordeTransitions turns) {
        this.hordes = hordes;
        player = context.player();
        grid = context.floor().grid();
        this.turns = turns;
        followTicks = context.content().minds().hordes().followTicks();
        settleTicks = context.content().minds().hordes().settleTicks();
    }

    static TreeVocabulary<HordeMind> of(
            FloorContext context,
            HordeMinds hordes,
            FlowFields ways,
            WorldStreams chance,
            MonsterSenses senses,
            HordeTransitions turns) {
        HordeWords horde = new HordeWords(context, hordes, turns);
        LeaderNavigator legs = new LeaderNavigator(context.content(), context.floor(), context.state(), hordes, ways);
        return new TreeVocabulary<HordeMind>()
                .ask(TaskWord.KNOWS_PLAYER, (who, amount) -> horde.knowsPlayer(who))
                .ask(TaskWord.HAS_TRACE, (who, amount) -> who.lastSeenCell != Grid.NONE)
                .ask(TaskWord.FEW_LEFT, (who, percent) -> who.size() * 100 <= who.bornSize * percent)
                .ask(TaskWord.BADLY_HURT, horde::isBadlyHurt)
                .ask(TaskWord.UNBROKEN, (who, ticks) -> isFleeing(who) || who.unfledTicks >= ticks)
                .ask(TaskWord.IS_AWAY, horde::isAway)
                .ask(TaskWord.IS_RESTLESS, (who, percent) -> who.temper < percent)
                .does(TaskWord.HUNT, horde.standing(MindState.HUNTING))
                .does(TaskWord.GUARD, horde.standing(MindState.GUARDING))
                .does(
                        TaskWord.SLEEP,
                        new SleepDeed(turns, senses, context.content().minds().searchTicks()))
                .does(TaskWord.FLEE, new FleeDeed(turns))
                .does(
                        TaskWord.SEARCH,
                        new SearchDeed(context.content(), context.floor(), context.state(), chance, turns, legs))
                .does(
                        TaskWord.WANDER,
                        new WanderDeed(context.content(), context.floor(), context.state(), ways, chance, turns, legs))
                .does(TaskWord.RETURN_HOME, new ReturnDeed(turns, legs));
    }

    private boolean knowsPlayer(HordeMind who) {
        return player.isAlive() && (isFleeing(who) || who.unseenTicks <= followTicks);
    }

    /** Who flees knows from whom until its time is up, seen or not. */
    private static boolean isFleeing(HordeMind who) {
        return who.state == MindState.FLEEING && who.restTicks > 0;
    }

    private boolean isBadlyHurt(HordeMind who, int percent) {
        HordeMembers members = who.members;
        int left = 0;
        int most = 0;
        for (int i = 0; i < members.size(); i++) {
            left += members.health(i).health;
            most += members.health(i).most;
        }
        return left * 100 <= most * percent;
    }

    /** Who has only just begun to search is nowhere too far off. */
    private boolean isAway(HordeMind who, int cells) {
        if (who.state == MindState.SEARCHING && who.ticks < settleTicks) {
            return false;
        }
        BodyComponent body = bodies.get(hordes.leader(who));
        float dx = grid.x(who.homeCell) + 0.5f - body.x;
        float dy = grid.y(who.homeCell) + 0.5f - body.y;
        return dx * dx + dy * dy > cells * cells;
    }

    /** To be about something for as long as the tree says so. */
    private TreeAction<HordeMind> standing(MindState state) {
        return new TreeAction<>() {
            @Override
            public void begin(HordeMind who, int amount) {
                turns.to(who, state);
            }

            @Override
            public boolean goesOn(HordeMind who, int amount) {
                return true;
            }
        };
    }
}
